import { whenIdle } from "../idle";

/** The service worker, seen from the page: see `worker/worker.ts`. */
class Build {
  /** A newer build has taken over; this page still is of the one before. */
  newer = $state(false);
}
export const build = new Build();

const HOUR = 3_600_000;
const RELOADED = "carteado.recarregou";

/** Registers the worker when the page stands, and learns of newer builds. */
export function keepClient(): void {
  addEventListener("vite:preloadError", reloadOnce);
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    build.newer = before;
    before = true;
  });
  const register = (): void => {
    serviceWorker.register("/sw.js", { updateViaCache: "none" }).then(lookForNewer, () => undefined);
  };
  const later = (): void => whenIdle(register); // the page comes first
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}

/** An app that stays open for days looks now and then whether there is a newer build. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** A part of the page is not to be had any more, as the server has a newer build: the newer page is. */
function reloadOnce(event: Event): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 10_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return; // without storage it might reload for ever
  }
  event.preventDefault();
  location.reload();
}
