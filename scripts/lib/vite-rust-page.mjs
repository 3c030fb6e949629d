import { existsSync } from "node:fs";
import { sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { noteQuickEngine } from "./build.mjs";
import { makeEntries } from "./entries.mjs";
import { inRoot } from "./paths.mjs";
import { duration, paint, say } from "./say.mjs";
import { compileCrates, ENGINE, PAGE } from "./wasm.mjs";

/** The sources of the page's Rust crate and of its engine. */
const sources = [
  ...["Cargo.toml", "Cargo.lock", "core/Cargo.toml", "core/build.rs", "core/src", "core/data", "core/crawl"],
  ...["web/Cargo.toml", "web/src", "web/js", "www/Cargo.toml", "www/src"],
].map((path) => inRoot(...path.split("/")));

const compiled = inRoot("www", "pkg", "robotscope_www.js");

/** The delay between the last change and a build. Editors write a file in several steps, and switching branches changes many files. */
const quietMilliseconds = 150;

/**
 * Returns a Vite plugin for development. It compiles the page's Rust crate and the worker's engine before the server starts. After every
 * change, it compiles again and reloads the page. If compilation fails, the old page remains, with the compiler's message as an overlay.
 *
 * @returns {import("vite").Plugin}
 */
export function rustPage() {
  /** The compiler's message; empty if the last build succeeded. */
  let failure = "";
  let building = false;
  let changedMeanwhile = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  async function build() {
    const start = performance.now();
    failure = await compile();
    const took = duration(performance.now() - start);
    say(failure ? paint("red", "the page does not compile; the old one is still served") : `page compiled in ${took}`);
  }

  /** @param {import("vite").ViteDevServer} server */
  function notify(server) {
    if (failure) {
      server.ws.send({ type: "error", err: { message: failure, stack: "", plugin: "rust" } });
    } else {
      // Vite does not watch the compiled files, so its cache misses their changes.
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    }
  }

  /** @param {import("vite").ViteDevServer} server */
  async function rebuild(server) {
    if (building) {
      changedMeanwhile = true;
      return;
    }
    building = true;
    do {
      changedMeanwhile = false;
      say("a source has changed, compiling the page");
      await build();
    } while (changedMeanwhile);
    building = false;
    notify(server);
  }

  return {
    name: "rust-page",
    apply: "serve",
    // wasm-bindgen writes several files, and Vite would reload the page after each of them. This plugin reloads the page once, after the
    // last file.
    config: () => ({ server: { watch: { ignored: ["**/pkg/**"] } } }),
    // If the page has never been compiled, show the compiler's message instead of an error about a missing file.
    resolveId(id, _, /** @type {any} */ { scan }) {
      if (failure && !scan && id.endsWith("/pkg/robotscope_www.js") && !existsSync(compiled)) throw new Error(failure);
    },
    async configureServer(server) {
      say("compiling the page (the first time about 3 minutes)");
      await build();
      // Also show the failure to pages that connect later.
      server.ws.on("connection", () => failure && notify(server));
      server.watcher.add(sources);
      server.watcher.on("all", (_, path) => {
        if (!sources.some((source) => path === source || path.startsWith(source + sep))) return;
        clearTimeout(timer);
        timer = setTimeout(() => rebuild(server), quietMilliseconds);
      });
    },
  };
}

/**
 * Compiles the page and the package, because the page's worker loads the package's engine. Returns an error message, or an empty string on
 * success.
 */
async function compile() {
  noteQuickEngine();
  const { ok, output } = await compileCrates([ENGINE, PAGE], { capture: true });
  if (!ok) return compilerMessage(output);
  try {
    await makeEntries("robotscope", "");
    return "";
  } catch (error) {
    return String(error);
  }
}

/** Returns the errors in Cargo's output, without progress messages. @param {string} output */
export function compilerMessage(output) {
  const lines = stripVTControlCharacters(output).split(/\r?\n/);
  const first = lines.findIndex((line) => /^error(\[|:)/.test(line));
  const last = lines.findIndex((line) => /^error: could not compile/.test(line));
  return lines
    .slice(Math.max(first, 0), last > first ? last : undefined)
    .join("\n")
    .trim();
}
