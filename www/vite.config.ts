import { defineConfig } from "vite";

export default defineConfig({
  // Relative, so that the page works in any folder of any host.
  base: "./",
  clearScreen: false,
  build: {
    outDir: "../dist/page",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // Nothing becomes a data: URL, which a strict Content-Security-Policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // It tells which files belong to the first load; scripts/build.mjs moves it out of the page.
    manifest: "manifest.json",
    reportCompressedSize: false,
  },
});
