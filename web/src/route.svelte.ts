import { build } from "./app/worker.svelte";

/** Where we are: `/` is the start page, `/mesa/ID` a table, `/galeria` shows every component, all else is nothing. */
class Route {
  path = $state(location.pathname);

  get table(): string | null {
    const found = /^\/mesa\/([^/]+)\/?$/.exec(this.path)?.[1];
    if (found === undefined) return null;
    try {
      return decodeURIComponent(found);
    } catch {
      return found; // no table has such a name, and the server will say so
    }
  }

  /** Whether there is nothing at this address. */
  get lost(): boolean {
    return !/^\/(mesa\/?)?$/.test(this.path) && this.table === null && !this.gallery;
  }

  get gallery(): boolean {
    return /^\/galeria\/?$/.test(this.path);
  }

  go(path: string): void {
    if (build.newer) {
      location.assign(path); // a good moment for the newer build
      return;
    }
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

addEventListener("popstate", () => {
  route.path = location.pathname;
});

export const tablePath = (table: string): string => `/mesa/${encodeURIComponent(table)}`;
