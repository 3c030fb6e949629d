import { defineConfig, type Plugin } from "vite";
import { languages } from "../scripts/lib/languages.mjs";
import { messageFiles } from "./message-files.js";
import { skeleton } from "./skeleton.js";

/** Removes the Content-Security-Policy in development, because it would block the styles and scripts that Vite inserts. */
const withoutPolicy: Plugin = {
  name: "without-policy",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
  },
};

/** Inserts the address of the service if the environment names one (docs/SERVICE.md); the Fetch button depends on it. */
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
  // Relative, so that the page works in any folder of any host.
  base: "./",
  clearScreen: false,
  define: { LANGUAGES: JSON.stringify(languages) },
  // Dependencies of the worker. In development, Vite reloads the page when the worker imports a dependency that is not
  // listed here.
  optimizeDeps: { include: ["diff/lib/diff/array.js", "saxes"] },
  plugins: [withoutPolicy, withService, messageFiles(), skeleton()],
  // Module workers can import modules, as the page does.
  worker: { format: "es" },
  build: {
    outDir: "../dist/page",
    emptyOutDir: true,
    target: "es2022",
    // The first browser versions with light-dark(). For older browsers, Lightning CSS would generate longer code.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    sourcemap: false,
    // Inline no files: a strict Content-Security-Policy blocks data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The manifest lists the files of the first load; scripts/build.mjs moves it out of the page.
    manifest: "manifest.json",
    reportCompressedSize: false,
  },
});
