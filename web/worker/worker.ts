/**
 * The service worker: keeps the built client, so that the page is there at once and without a network. It keeps nothing
 * else: what comes from the server's API or its socket never passes through here.
 *
 * A new build takes over as soon as it is complete. A page of the build before it goes on: its files stay in the cache of
 * that build, which is kept until the next one. Pages themselves come from the network whenever there is one, so that no
 * reload shows an old one.
 */

/** Path and revision of every file of the build, put in by `plugin.ts`. */
declare const __FILES__: Record<string, string>;
declare const __BUILD__: string;

const scope = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = "carteado-";
const OWN = PREFIX + __BUILD__;
const PAGE = "/";
/** Files here have names that change with what is in them. */
const HASHED = "/assets/";
const SERVER = /^\/(api|ws)(\/|$)/;

const ours = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The newest that one of these caches has of a path. */
async function kept(path: string, names: readonly string[]): Promise<Response | undefined> {
  for (const cacheName of names) {
    const found = await caches.match(path, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Brings every file of this build; what an earlier build had under the same name is taken from there. */
async function fill(): Promise<void> {
  const [before, cache] = [await ours(), await caches.open(OWN)];
  const bring = async (path: string): Promise<void> => {
    const known = path.startsWith(HASHED) ? await kept(path, before) : undefined;
    const response =
      known ?? (await fetch(path, { cache: path.startsWith(HASHED) ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  };
  try {
    await Promise.all(Object.keys(__FILES__).map(bring));
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
}

/** Forgets all builds but this one and the one before it, of which a page may still be open. */
async function forget(): Promise<void> {
  const before = (await ours()).filter((name) => name !== OWN);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(event.request);
  } catch {
    return (await kept(PAGE, [OWN])) ?? Response.error();
  }
}

async function file(request: Request, path: string): Promise<Response> {
  const names = [OWN, ...(await ours()).reverse()];
  return (await kept(path, names)) ?? fetch(request);
}

scope.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  const begin = async (): Promise<void> => {
    await scope.registration.navigationPreload?.enable();
    await forget();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || SERVER.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname in __FILES__ || pathname.startsWith(HASHED)) event.respondWith(file(request, pathname));
});
