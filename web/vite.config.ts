import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { onlyOnce, packed } from "./build.ts";
import { worker } from "./worker/plugin.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), onlyOnce("public"), worker(), packed()],
  base: "/",
  build: {
    outDir: "../src/carteado/web",
    emptyOutDir: true,
  },
  server: {
    fs: { allow: [".."] }, // the words of the games lie beside their rules
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/browser.ts"],
  },
});
