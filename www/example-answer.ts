/** The answer for the page's example, rendered in Node.js by the components of the page and inserted into index.html. */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { pageFiles, textOf } from "../scripts/lib/languages.mjs";

/** Static HTML without working controls: the content of `.answers` and of `.beside`. */
export type ExampleAnswer = { answers: string; beside: string };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The script of wasm-bindgen, which imports the page's JavaScript by paths such as `../js/bridge.ts`. */
const MODULE = here("pkg/robotscope_www.js");
const WASM = here("pkg/robotscope_www_bg.wasm");

/** Returns the answer in each language. Requires the compiled page in `pkg`. */
export async function exampleAnswers(languages: readonly string[]): Promise<Map<string, ExampleAnswer>> {
  const { skeleton } = await engine();
  const answers = new Map<string, ExampleAnswer>();
  for (const language of languages) {
    const { childNodes } = parseFragment(await skeleton(language, textOf(pageFiles(language))));
    const [answer, ...reason] = childNodes.filter(isElement);
    if (!answer) throw new Error("the skeleton has no answer");
    answers.set(language, { answers: htmlOf(answer.childNodes), beside: htmlOf(reason) });
  }
  return answers;
}

type Engine = { skeleton(language: string, messages: string): Promise<string> };

/** Loads the module of the page. Replaces imported JavaScript by stubs, because it needs a browser and rendering does not call it. */
async function engine(): Promise<Engine> {
  const stubs: Plugin = {
    name: "stubs",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.ts$/ }, ({ path }) => ({ path, namespace: "stub" }));
      onLoad({ filter: /./, namespace: "stub" }, ({ path }) => ({ contents: stub(path) }));
    },
  };
  const outfile = here("pkg/in-node.mjs");
  await build({
    entryPoints: [MODULE],
    bundle: true,
    format: "esm",
    plugins: [stubs],
    // The WebAssembly expects timer ids to be numbers, as in browsers.
    banner: { js: "const setTimeout = (call, delay) => Number(globalThis.setTimeout(call, delay));" },
    outfile,
    logLevel: "error",
  });
  // The query makes Vite's dev server import each new build instead of the cached module.
  const { initSync, skeleton } = await import(`${pathToFileURL(outfile)}?${Date.now()}`);
  initSync({ module: readFileSync(WASM) });
  return { skeleton };
}

/** Returns a script that exports each name the module imports from `path`, as a function without a body. */
function stub(path: string): string {
  const module = new WebAssembly.Module(readFileSync(WASM));
  const byModule = WebAssembly.Module.imports(module).filter((imported) => imported.module === path);
  const byScript = [...readFileSync(MODULE, "utf8").matchAll(/^import \{ (.*) \} from '(.*)';?$/gm)];
  const named = byScript
    .filter(([, , from]) => from === path)
    .flatMap(([, names = ""]) => names.split(", ").map((name) => name.split(" as ")[0] ?? ""));
  const names = new Set([...byModule.map(({ name }) => name), ...named]);
  return [...names].map((name) => `export function ${name}() {}`).join("\n");
}

const TEXTS = ["pin-name", "place", "line-link"];
const GROUPS = ["why-panel", "share"];
const INERT = ["answer-foot", "pin-remove", "problems", "link-button"];
const ATTRIBUTES = ["class", "lang", "aria-current", "aria-hidden"];
/** Elements whose following siblings are hidden or below the first screen. */
const LAST = ["indexing", "outcomes"];
const LAST_TAGS = ["summary", "option"];

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;

const hasClass = ({ attrs }: Tree.Element, names: string[]): boolean => {
  const classes = attrs.find(({ name }) => name === "class")?.value.split(" ") ?? [];
  return names.some((name) => classes.includes(name));
};

function htmlOf(nodes: Tree.ChildNode[]): string {
  const fragment = parseFragment("");
  fragment.childNodes = withoutControls(nodes);
  return serialize(fragment);
}

/** Returns the nodes that are visible at first; replaces controls by text or makes them inert. */
function withoutControls(nodes: Tree.ChildNode[]): Tree.ChildNode[] {
  const kept: Tree.ChildNode[] = [];
  for (const node of nodes) {
    if (!isElement(node)) {
      kept.push(node);
      continue;
    }
    const isEmptyStatus = node.attrs.some(({ name, value }) => name === "role" && value === "status");
    if (isEmptyStatus && node.childNodes.length === 0) continue;
    const isLast = LAST_TAGS.includes(node.tagName) || hasClass(node, LAST);
    const tagName = hasClass(node, TEXTS) ? "span" : hasClass(node, GROUPS) ? "div" : node.tagName;
    const attrs = node.attrs.filter(({ name }) => ATTRIBUTES.includes(name));
    if (hasClass(node, INERT)) attrs.push({ name: "inert", value: "" }, { name: "aria-hidden", value: "true" });
    kept.push({ ...node, tagName, nodeName: tagName, attrs, childNodes: withoutControls(node.childNodes) });
    if (isLast) break;
  }
  return kept;
}
