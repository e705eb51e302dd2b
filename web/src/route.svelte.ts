import { build } from "./app/worker.svelte";

/** Where we are: `/` is the start page, `/mesa/ID` a table, `/galeria` shows every component. */
class Route {
  path = $state(location.pathname);

  get table(): string | null {
    const found = /^\/mesa\/([^/]+)\/?$/.exec(this.path)?.[1];
    return found === undefined ? null : decodeURIComponent(found);
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
