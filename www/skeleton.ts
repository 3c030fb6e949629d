/**
 * Completes the skeleton, which index.html shows until the WebAssembly has arrived: words in each language, the example's text and answer,
 * and the script that runs first (js/first.ts). That script decides whether the example's answer is shown, and preloads the WebAssembly
 * otherwise. Its `data-editor` is the URL of the editor's file, for js/editor.ts.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { type ExampleAnswer, exampleAnswers } from "./example-answer.js";

const NAME = "first.js";
const LANGUAGES = ["en", "de", "th", "zh"];
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function skeleton(): Plugin {
  let isBuild = false;
  return {
    name: "skeleton",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: "asset", name: NAME, source: await script() });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const whole = await withAnswer(withTexts(withWords(html)));
        // In development there are no such files.
        if (!bundle) return beforeStyles(whole, '<script type="module" src="/js/first.ts"></script>');
        const file = (name: RegExp) => {
          const found = Object.keys(bundle).find((own) => name.test(own));
          if (!found) throw new Error(`the page has no file ${name}`);
          return `./${found}`;
        };
        const [first, engine, editor] = [/first-.*\.js$/, /robotscope_www_bg.*\.wasm$/, /codemirror-.*\.js$/].map(file);
        const script = `<script src="${first}" data-engine="${engine}" data-editor="${editor}"></script>`;
        return beforeStyles(whole, script).replace(
          '<script type="module"',
          `<link rel="preload" as="style"${STYLES.exec(whole)?.[1]}>\n    $&`,
        );
      },
    },
  };
}

const STYLES = /<link rel="stylesheet"([^>]*)>/;

/** Behind the styles a script would wait for them. What follows a script is not fetched beside it, so the styles are preloaded. */
const beforeStyles = (html: string, script: string): string => html.replace(STYLES, `${script}\n    $&`);

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here("js/first.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

/** An element with the name of a message gets its words in all languages; boot.css shows those of one. */
function withWords(html: string): string {
  const messages = LANGUAGES.map((language) => [language, messagesOf(language)] as const);
  return html.replace(/ data-say="([\w-]+)">/g, (start, name: string) => {
    const words = messages.map(([language, all]) => {
      const text = all.get(name);
      if (!text) throw new Error(`${language} has no message ${name} of one line and without arguments`);
      return `<span lang="${language}">${escaped(text)}</span>`;
    });
    return start + words.join("");
  });
}

/** The simple ones. */
function messagesOf(language: string): Map<string, string> {
  const folder = here(`messages/${language}/`);
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, "utf8"));
  const simple = texts.join("\n").matchAll(/^([a-z][\w-]*) = ([^{}\n]+)$/gm);
  return new Map([...simple].map(([, name = "", text = ""]) => [name, text.trim()]));
}

/** An element with the name of a file gets its text. */
const withTexts = (html: string): string =>
  html.replace(/ data-text="([\w/.-]+)">/g, (start, path: string) => start + escaped(readFileSync(here(path), "utf8")));

/** An element with the name of a part of the answer gets that part in all languages, before what it has. */
async function withAnswer(html: string): Promise<string> {
  const answers = [...(await exampleAnswers(LANGUAGES))];
  return html.replace(/ data-answer="(answers|beside)">/g, (start, part: keyof ExampleAnswer) => {
    const told = answers.map(([language, answer]) => `<div class="told" lang="${language}">${answer[part]}</div>`);
    return start + told.join("");
  });
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
