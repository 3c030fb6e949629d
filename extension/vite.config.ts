import { defineConfig, type Plugin } from "vite";
import { messageVariables } from "../scripts/lib/browser-messages.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { pageUrl } from "../scripts/lib/project.mjs";

const LIST = "virtual:variables";

/**
 * Provides the names of each message's variables, in order: the browsers' format for an extension's messages has numbered placeholders, not
 * names.
 */
const variables: Plugin = {
  name: "variables",
  resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
  load: async (id) => (id === `\0${LIST}` ? `export default ${JSON.stringify(await messageVariables())};` : undefined),
};

export default defineConfig({
  base: "./",
  clearScreen: false,
  define: { ROBOTSCOPE_PAGE: JSON.stringify(pageUrl) },
  plugins: [variables],
  build: {
    outDir: inRoot("dist", "browser", "files"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120"],
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        popup: inRoot("extension", "popup.html"),
        panel: inRoot("extension", "panel.html"),
        background: inRoot("extension", "src", "background.ts"),
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
});
