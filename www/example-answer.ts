/** The answer to the page's example, rendered in Node.js by the page's components and inserted into index.html. */
import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { pageFiles, textOf } from "../scripts/lib/languages.mjs";

/** The content of `.answers` and `.beside`, as static HTML whose controls do not work. */
export type ExampleAnswer = { answers: string; beside: string };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** wasm-bindgen's script and the WebAssembly module. */
const compiled = { script: here("pkg/robotscope_www.js"), wasm: here("pkg/robotscope_www_bg.wasm") };

/** Returns the answer in each language, keyed by language tag. Requires that the page has been compiled into `pkg`. */
export async function exampleAnswers(languages: readonly string[]): Promise<Map<string, ExampleAnswer>> {
  const { document, skeleton } = await engine();
  const answers = new Map<string, ExampleAnswer>();
  for (const language of languages) {
    const root = document.createElement("div");
    skeleton(root, language, textOf(pageFiles(language)));
    // Yew renders in a microtask.
    await setImmediate();
    const { childNodes } = parseFragment(root.innerHTML);
    const [answer, ...reason] = childNodes.filter(isElement);
    if (!answer) throw new Error("the skeleton has no answer");
    answers.set(language, { answers: htmlOf(answer.childNodes), beside: htmlOf(reason) });
  }
  return answers;
}

type Engine = { document: Document; skeleton(root: Element, language: string, messages: string): void };

/** The browser's global objects, as linkedom implements them. The WebAssembly module expects numeric timer ids, as in browsers. */
const BROWSER = `
import { parseHTML } from "linkedom";
export const { window, document } = parseHTML("<html></html>");
const setTimeout = (call, delay) => Number(globalThis.setTimeout(call, delay));
`;

/**
 * Loads the page's WebAssembly module. Replaces the JavaScript functions that the module imports with stubs: the functions need a browser,
 * and the result of rendering does not depend on them.
 */
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
    entryPoints: [compiled.script],
    bundle: true,
    format: "esm",
    plugins: [stubs],
    banner: { js: BROWSER },
    // linkedom has no class `Window`.
    define: { globalThis: "window", self: "window", global: "window", Window: "Object" },
    outfile,
    logLevel: "error",
  });
  // The query makes Vite's development server import each new build instead of the cached module.
  const { document, initSync, skeleton } = await import(`${pathToFileURL(outfile)}?${Date.now()}`);
  initSync({ module: readFileSync(compiled.wasm) });
  return { document, skeleton };
}

/** Returns a script that exports an empty function for each name that the module imports from `path`. */
function stub(path: string): string {
  const module = new WebAssembly.Module(readFileSync(compiled.wasm));
  const byModule = WebAssembly.Module.imports(module).filter((imported) => imported.module === path);
  const byScript = [...readFileSync(compiled.script, "utf8").matchAll(/^import \{ (.*) \} from '(.*)';?$/gm)];
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
/** Elements after which all siblings are hidden or below the first screen. */
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

/** Returns the nodes that are visible at first. Replaces controls with text or makes them inert. */
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
