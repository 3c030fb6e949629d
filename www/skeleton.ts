/**
 * Completes the skeleton, which index.html shows until the WebAssembly module is loaded. Inserts the messages in each language, the
 * example's text and answer, and the script that runs first (js/startup/first.ts). That script either shows the answer to the example or
 * preloads the WebAssembly module. Its `data-editor` attribute is the URL of the editor's file, for js/editor/robots-editor.ts.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { languages, pageFiles, textOf } from "../scripts/lib/languages.mjs";
import { type ExampleAnswer, exampleAnswers } from "./example-answer.js";

const NAME = "first.js";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function skeleton(): Plugin {
  let isBuild = false;
  return {
    name: "skeleton",
    // Run before Vite's plugins compile the CSS.
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: "asset", name: NAME, source: await script() });
    },
    transform: (code, id) => (/\/boot\.css(?:$|\?)/.test(id) ? forEachLanguage(code) : undefined),
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const whole = await withAnswer(withTexts(withWords(html)));
        // In development, there are no bundled files.
        if (!bundle) return beforeStyles(whole, '<script type="module" src="/js/startup/first.ts"></script>');
        const file = (name: RegExp) => {
          const found = Object.keys(bundle).find((path) => name.test(path));
          if (!found) throw new Error(`the bundle contains no file that matches ${name}`);
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

/**
 * Inserts a script before the styles, because a script after them would wait for them. While this script loads, browsers might not fetch
 * the styles after it, so the styles are preloaded, too.
 */
const beforeStyles = (html: string, script: string): string => html.replace(STYLES, `${script}\n    $&`);

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here("js/startup/first.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { LANGUAGES: JSON.stringify(languages) },
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

/** Repeats each selector that contains `:lang(en)` for all languages. Such a rule must have only one selector. */
const forEachLanguage = (css: string): string =>
  css.replace(/^(.*:lang\(en\).*) \{$/gm, (_, selector: string) => {
    const selectors = languages.map((language) => selector.replaceAll(/(?<=lang\(|lang=")en/g, language));
    return `${selectors.join(",\n")} {`;
  });

/** Inserts the message named in `data-say`, in all languages. boot.css shows one of them. */
function withWords(html: string): string {
  const bundles = languages.map(messagesOf);
  return html.replace(/ data-say="([\w-]+)">/g, (start, name: string) => {
    const words = bundles.map((bundle) => {
      // Fall back to English, as the application does.
      const from = bundle.hasMessage(name) ? bundle : bundles[0];
      const text = from?.getMessage(name)?.value;
      if (!from || !text) throw new Error(`unknown message in data-say: ${name}`);
      return `<span lang="${bundle.locales[0]}">${escaped(from.formatPattern(text))}</span>`;
    });
    return start + words.join("");
  });
}

function messagesOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(textOf(pageFiles(language))));
  return bundle;
}

/** Inserts the text of the file named in `data-text`. */
const withTexts = (html: string): string =>
  html.replace(/ data-text="([\w/.-]+)">/g, (start, path: string) => start + escaped(readFileSync(here(path), "utf8")));

/** Inserts the part of the example's answer that `data-answer` names, in all languages, before the element's existing content. */
async function withAnswer(html: string): Promise<string> {
  const answers = [...(await exampleAnswers(languages))];
  return html.replace(/ data-answer="(answers|beside)">/g, (start, part: keyof ExampleAnswer) => {
    const prerendered = answers.map(
      ([language, answer]) => `<div class="prerendered" lang="${language}">${answer[part]}</div>`,
    );
    return start + prerendered.join("");
  });
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
