import { inRoot } from "./paths.mjs";

/**
 * What the page says of the example that it begins with: for each language the elements that www/first-picture.ts puts into index.html.
 * `npm run first-answer` writes it.
 */
export const firstAnswer = inRoot("www", "first-answer.json");

/**
 * What a page at rest shows of its answer, as HTML in which nothing can be used.
 *
 * @param {import("playwright-core").Page} page
 * @returns {Promise<{ answers: string, beside: string }>}
 */
export async function answerOf(page) {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [inRoot("www", "js", "picture.ts")],
    bundle: true,
    format: "iife",
    globalName: "picture",
    write: false,
    logLevel: "warning",
  });
  return page.evaluate(`(() => {
    ${outputFiles[0]?.text}
    const isLeftOut = (element) => !element.checkVisibility() && !element.matches("option");
    const of = (selector) => {
      const all = document.createElement("div");
      all.append(...picture.pictureOf(document.querySelector(selector), isLeftOut));
      return all.innerHTML;
    };
    return { answers: of("#results > .answers"), beside: of("#page .beside") };
  })()`);
}
