/** Extracts the texts of pages, and normalizes them to search for quotations. */
import { parse } from "parse5";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node */

/** Elements whose content is not visible text. */
const NO_TEXT = new Set(["script", "style", "template", "noscript", "svg"]);

/**
 * Normalizes a text for comparison. Removes white space, because tags between words may add white space. Removes Markdown characters,
 * because quotations are copied from the rendered page.
 *
 * @param {string} text
 */
export const fold = (text) =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚‛′´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff*_`\\]+/g, "")
    .replace(/''/g, '"');

/**
 * Returns `true` if a normalized text contains a quotation. `…` and `[…]` in the quotation represent omitted text.
 *
 * @param {string} folded
 * @param {string} quote
 */
export function hasQuote(folded, quote) {
  let from = 0;
  for (const piece of quote.split(/\[…\]|…/).map(fold)) {
    const at = folded.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

/** Returns the visible text of an HTML document, with decoded character references. @param {string} html */
export function textOfHtml(html) {
  /** @param {Node} node @returns {string} */
  const textOf = (node) => {
    if ("value" in node && node.nodeName === "#text") return node.value;
    if (NO_TEXT.has(node.nodeName) || !("childNodes" in node)) return "";
    return node.childNodes.map(textOf).join("\n");
  };
  return textOf(parse(html, { scriptingEnabled: false }));
}

/** Replaces each Markdown link with its text. @param {string} markdown */
const withoutLinks = (markdown) =>
  markdown.replace(/!?\[((?:[^[\]\\]|\\.)*)\](?:\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)|\[[^\]]*\])/g, "$1");

/**
 * Returns the normalized texts of a page. A Markdown page has two: one in which `<…>` is text, and one in which it is HTML.
 *
 * @param {import("./reader.mjs").Page} page
 */
export function foldedTexts({ text, type }) {
  const isHtml = /html/i.test(type) || (type === "" && /^\s*<(?:!doctype|html)/i.test(text));
  if (isHtml) return [fold(textOfHtml(text))];
  const plain = withoutLinks(text);
  return [fold(plain), fold(textOfHtml(plain))];
}

/**
 * Returns the URL of the plain text of a page; `undefined` if the host is not known to serve plain text.
 *
 * @param {string} url
 */
export function plainTextAddress(url) {
  const { origin, host, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, "");
  if (host === "developers.google.com") return `${origin}${path}.md.txt`;
  if (/^yandex\.(?:com|ru)$/.test(host) && path.startsWith("/support/")) return `${origin}${path}.md`;
  if (host === "developers.openai.com") return `${origin}${path}.md`;
  if (host === "developers.cloudflare.com") return `${origin}${path}/index.md`;
  return undefined;
}
