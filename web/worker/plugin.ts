import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = "worker/worker.ts";
const BUILT = "sw.js";

/** What nobody needs who has no network: the gallery, licences, manifests and icons that the system has taken. */
const LEFT_OUT = /^assets\/Gallery-|\.txt$|\.webmanifest$|^icons\/|\.map$|^sw\.js$/;

const revision = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Builds the service worker, and tells it which files make up this build. */
export function worker(): Plugin {
  let publicDir = "";
  return {
    name: "carteado-worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: BUILT });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files: Record<string, string> = {};
        const imported = new Set<string>(); // these are in `assets`, under another name, and nowhere else
        for (const each of Object.values(bundle)) {
          files[each.fileName] = revision(each.type === "chunk" ? each.code : each.source);
          if (each.type === "asset") for (const name of each.originalFileNames) imported.add(basename(name));
        }
        for (const each of readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
          if (!each.isFile() || imported.has(each.name)) continue;
          const path = join(each.parentPath, each.name);
          const name = path.slice(publicDir.length + 1).replaceAll("\\", "/");
          files[name] = revision(readFileSync(path));
        }
        const kept = Object.entries(files).filter(([name]) => !LEFT_OUT.test(name));
        const list = Object.fromEntries(
          kept.map(([name, hash]) => [name === "index.html" ? "/" : `/${name}`, hash]),
        );
        const chunk = bundle[BUILT];
        if (chunk?.type !== "chunk") throw new Error(`${BUILT} was not built`);
        const text = JSON.stringify(list);
        chunk.code = chunk.code
          .replaceAll("__FILES__", () => text)
          .replaceAll("__BUILD__", JSON.stringify(revision(text + chunk.code)));
      },
    },
  };
}
