import { inRoot } from "./paths.mjs";

/**
 * What the page says of the example that it begins with: for each language the elements that www/first-picture.ts puts into index.html.
 * `npm run hot` writes it.
 */
export const firstAnswer = inRoot("www", "first-answer.json");

/**
 * What a page at rest shows of its answer, as HTML in which nothing can be used: what is read becomes plain elements, controls are inert.
 *
 * @param {import("playwright-core").Page} page
 * @returns {Promise<{ answers: string, beside: string }>}
 */
export const answerOf = (page) =>
  page.evaluate(() => {
    const words = "button:is(.pin-name, .place, .line-link)";
    const controls = ".answer-foot, .pin-remove, .problems";
    /** Below what the first screen has room for. */
    const later = ".indexing ~ *, .outcomes ~ *, option ~ option, details > summary ~ *";
    const names = ["class", "lang", "aria-current", "aria-hidden"];
    const escaped = (/** @type {string} */ text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

    /** @param {Node} node @returns {string} */
    const picture = (node) => {
      if (!(node instanceof Element)) return escaped(node.textContent ?? "");
      const isSeen = node.checkVisibility() || node.matches("option");
      if (!isSeen || node.matches(later) || node.matches("[role=status]:empty")) return "";
      const name = node.matches(words) ? "span" : node.matches(".why-panel, .share") ? "div" : node.localName;
      const attributes = names.flatMap((name) => {
        const value = node.getAttribute(name);
        return value === null ? [] : [` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`];
      });
      if (node.matches(controls)) attributes.push(' inert aria-hidden="true"');
      return `<${name}${attributes.join("")}>${inside(node)}</${name}>`;
    };
    const inside = (/** @type {Element} */ element) => [...element.childNodes].map(picture).join("");
    const of = (/** @type {string} */ selector) => inside(/** @type {Element} */ (document.querySelector(selector)));
    return { answers: of("#results > .answers"), beside: of("#page .beside") };
  });
