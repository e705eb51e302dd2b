import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What grows smaller when it is packed; fonts and pictures of dots are packed already. */
const TEXTS = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt"]);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));

/**
 * A file of `public/` that the sources import has a name with its hash, so that browsers may keep it for ever. It is not
 * put there a second time under its own name.
 */
export function onlyOnce(publicFolder: string): Plugin {
  let out = "";
  const imported = new Set<string>();
  return {
    name: "only-once",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset") continue;
        for (const name of file.originalFileNames) imported.add(relative(publicFolder, name));
      }
    },
    closeBundle() {
      for (const name of imported) if (!name.startsWith("..")) rmSync(join(out, name), { force: true });
    },
  };
}

/** Beside each text there is one packed by Brotli and one by gzip, as small as they can; the server sends what fits. */
export function packed(): Plugin {
  let out = "";
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      out = config.build.outDir;
    },
    closeBundle() {
      for (const path of filesOf(out)) {
        if (!TEXTS.has(extname(path))) continue;
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        const small = { br: brotliCompressSync(text, { params }), gz: gzipSync(text, { level: 9 }) };
        for (const [end, content] of Object.entries(small)) {
          if (content.length < text.length) writeFileSync(`${path}.${end}`, content);
        }
      }
    },
  };
}
