import type { Event, TableInfo, View } from "../protocol";
import type { Cue } from "./cues";

/** What a game says of how its table is heard and felt. It decides no rule. */
export interface Senses<V extends View = View> {
  /** The sound of an event that is being shown. */
  cue(event: Event, view: V, info: TableInfo): Cue | null;
  /** What kind of question is put to this player: a turn, or the answer to a call. */
  asks(view: V): "turn" | "call";
  over(view: V): boolean;
}
