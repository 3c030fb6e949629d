import { defineConfig, type Plugin } from "vite";
import { languages } from "../scripts/lib/languages.mjs";
import { skeleton } from "./skeleton.js";

/** In development Vite puts styles and scripts of its own into the page, which its policy would refuse. */
const withoutPolicy: Plugin = {
  name: "without-policy",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
  },
};

/** Who serves the page beside the service names its address (docs/SERVICE.md); only then is there a Fetch button. */
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
  // Known before the worker asks for them: else Vite reloads the page that is being used.
  optimizeDeps: { include: ["diff/lib/diff/array.js", "saxes"] },
  plugins: [withoutPolicy, withService, skeleton()],
  // The worker imports modules, as the page does.
  worker: { format: "es" },
  build: {
    outDir: "../dist/page",
    emptyOutDir: true,
    target: "es2022",
    // The first browsers with light-dark(). For older ones Lightning CSS replaces it by longer code.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    sourcemap: false,
    // Nothing becomes a data: URL, which a strict Content-Security-Policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // It tells which files belong to the first load; scripts/build.mjs moves it out of the page.
    manifest: "manifest.json",
    reportCompressedSize: false,
  },
});
