import { defineConfig, type Plugin } from "vite";
import { languages } from "../scripts/lib/languages.mjs";
import { messageFiles } from "./message-files.js";
import { skeleton } from "./skeleton.js";

/** Removes the Content-Security-Policy in development. It would block the styles and scripts that Vite inserts. */
const withoutPolicy: Plugin = {
  name: "without-policy",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
  },
};

/** Inserts the service's address from ROBOTSCOPE_SERVICE (docs/SERVICE.md). Without this variable, the page has no Fetch button. */
const withService: Plugin = {
  name: "with-service",
  transformIndexHtml: () =>
    process.env.ROBOTSCOPE_SERVICE
      ? [
          {
            tag: "meta",
            attrs: { name: "robotscope-service", content: process.env.ROBOTSCOPE_SERVICE },
            injectTo: "head",
          },
        ]
      : [],
};

export default defineConfig({
  // Use relative URLs, so that the page works in any folder on any host.
  base: "./",
  clearScreen: false,
  define: { LANGUAGES: JSON.stringify(languages) },
  // Dependencies of the worker. In development, if the worker imports a dependency that is not listed here, Vite reloads the page.
  optimizeDeps: { include: ["diff/lib/diff/array.js", "saxes"] },
  plugins: [withoutPolicy, withService, messageFiles(), skeleton()],
  // Build the worker as a module, so that it can import modules, as the page does.
  worker: { format: "es" },
  build: {
    outDir: "../dist/page",
    emptyOutDir: true,
    target: "es2022",
    // The first browser versions that support light-dark(). For older versions, Lightning CSS would generate longer code.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    sourcemap: false,
    // Do not inline files: a strict Content-Security-Policy blocks data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Through the manifest, the size check finds the files of the first load. scripts/lib/build.mjs moves it out of the page's folder.
    manifest: "manifest.json",
    reportCompressedSize: false,
  },
});
