// Opens many pages in one Chromium with the extension, and checks the extension's comparisons against what the pages' scripts do.
import assert from "node:assert/strict";
import { startBrowser } from "./support.mjs";
import { View } from "./view.mjs";

/** @typedef {import("./changes.mjs").Change} Change */

/** The beginning of the popup's comparison for each difference. */
const WORDS = {
  noindex: /^Scripts forbid .* to index the page/,
  lifted: /^Scripts remove this, but .* may obey it without running them/,
  robots: /^Scripts change robots directives/,
  canonical: /^Scripts change the canonical link/,
  none: /^The scripts of the page change neither robots directives nor a canonical link/,
};

/** Returns the elements that the comparison must quote, with the text to which each belongs. @param {Change} change */
const quotations = ({ served, rendered, difference }) =>
  [
    { source: "HTML", element: served },
    { source: "rendered HTML", element: rendered },
  ].flatMap(({ source, element = "" }) => {
    const [, value = ""] = / (?:content|href)="([^"]*)"/.exec(element) ?? [];
    return difference === "none" || value === "" ? [] : [{ source, element, value }];
  });

/**
 * Checks the sentences and quoted lines of the popup's comparison against the change that the page's script makes.
 *
 * @param {{ sentences: string[], lines: string[] }} found
 * @param {Change} change
 * @param {{ isExact?: boolean }} [options] `isExact`: each quoted line must end with the complete element in `change`, not only
 *   contain the value of its attribute
 */
function check({ sentences, lines }, change, { isExact = false } = {}) {
  assert.match(sentences[0] ?? "", WORDS[change.difference]);
  const expected = quotations(change);
  assert.equal(lines.length, expected.length, lines.join("\n"));
  for (const { source, element, value } of expected) {
    const isQuoted = (/** @type {string} */ line) =>
      line.startsWith(`${source}, line `) && (isExact ? line.endsWith(`: ${element}`) : line.includes(`"${value}"`));
    assert.ok(lines.some(isQuoted), `${lines.join("\n")}\nquotes no ${element} of the ${source}`);
  }
}

/** Returns an expression that waits until a condition holds in a document. @param {string} condition */
const waiting = (condition) => `new Promise((resolve, reject) => {
  const look = () => (${condition}) && resolve();
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  setTimeout(() => reject(new Error("waited 15 seconds, " + location.href)), 15_000);
  look();
})`;

/** Starts Chromium with the popup in a tab in the background. The popup shows the answers for the tab in the foreground. */
export async function startComparing() {
  const browser = await startBrowser({ isGranted: true, isObserved: false });
  const popup = await browser.context.newPage();
  const view = new (class extends View {
    evaluate = (/** @type {string} */ expression) => popup.evaluate(expression);
  })();
  const isReady = '"ready" in document.documentElement.dataset';
  return {
    /** Opens a page, waits for its script, and checks the comparison. @param {string} url @param {Change} change @param {Parameters<typeof check>[2]} [options] */
    async check(url, change, options) {
      await browser.page.goto(url);
      await browser.page.evaluate(waiting('"isDone" in document.body.dataset'));
      if (popup.url() === "about:blank") {
        await browser.page.bringToFront();
        await popup.goto(`chrome-extension://${browser.id}/popup.html`);
        await popup.evaluate(waiting(isReady));
      } else {
        // A change of the pinned crawlers makes the popup fetch the page again without restarting its engine.
        await popup.evaluate('document.querySelector(".pin-editor select").dispatchEvent(new Event("change"))');
        await popup.evaluate(
          waiting(`${isReady} && document.querySelector("h1")?.innerText === ${JSON.stringify(url)}`),
        );
      }
      check(await view.comparison(), change, options);
    },
    close: browser.close,
  };
}
