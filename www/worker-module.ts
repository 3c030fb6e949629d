/**
 * The worker runs the page's module, but not the JavaScript that the module imports, which needs a DOM. A worker imports
 * `robotscope_www.js?in-worker`, where these imports are functions that throw.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** wasm-bindgen's script, which imports the page's JavaScript by paths such as `../js/bridge.ts`. */
export const MODULE = here("pkg/robotscope_www.js");
export const WASM = here("pkg/robotscope_www_bg.wasm");

/** Returns a script that exports the names which the module imports from `path`, as functions with this body. */
export function stub(path: string, body: string): string {
  const module = new WebAssembly.Module(readFileSync(WASM));
  const byModule = WebAssembly.Module.imports(module).filter((imported) => imported.module === path);
  const byScript = [...readFileSync(MODULE, "utf8").matchAll(/^import \{ (.*) \} from '(.*)';?$/gm)];
  const named = byScript
    .filter(([, , from]) => from === path)
    .flatMap(([, names = ""]) => names.split(", ").map((name) => name.split(" as ")[0] ?? ""));
  const names = new Set([...byModule.map(({ name }) => name), ...named]);
  return [...names].map((name) => `export function ${name}() { ${body} }`).join("\n");
}

const STUB = "\0in-worker:";

export const workerModule = (): Plugin => ({
  name: "worker-module",
  enforce: "pre",
  resolveId: (path, importer) =>
    importer?.endsWith("/robotscope_www.js?in-worker") && path.startsWith("../js/") ? STUB + path : undefined,
  load: (id) =>
    id.startsWith(STUB)
      ? stub(id.slice(STUB.length), 'throw new Error("only the page has this function");')
      : undefined,
});
