import type { Event, View } from "../protocol";

/** The view after the events, from the view before them: changed fields come whole. Knows no game. */
export function follow<V extends View>(view: V, events: readonly Event[]): V {
  const changes = events.map((event) => event.changes);
  return Object.assign({}, view, ...changes) as V;
}
