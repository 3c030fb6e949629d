// Pages whose scripts change directives, and what each change means for crawlers.

/** @param {string} content @param {string} [name] */
const robots = (content, name = "robots") => `<meta name="${name}" content="${content}">`;
const canonical = (/** @type {string} */ href) => `<link rel="canonical" href="${href}">`;

/**
 * A change that a script makes: it replaces the element `served` in the head with `rendered`. Without `served`, the script only adds an
 * element; without `rendered`, it only removes one.
 *
 * @typedef {object} Change
 * @property {string} name what the script does
 * @property {string} [served] the element in the HTML as served
 * @property {string} [rendered] the element after the script has run
 * @property {Difference} difference what differs for crawlers, according to `google-javascript` in docs/CONFORMANCE.md
 */

/**
 * `noindex`: only the rendered page forbids indexing. `lifted`: only the HTML as served forbids it. `robots`: another directive differs.
 * `canonical`: the canonical link differs, and the HTML as served has one. `none`: nothing that crawlers read differs.
 *
 * @typedef {"noindex" | "lifted" | "robots" | "canonical" | "none"} Difference
 */

const NOINDEX = robots("noindex");

/** @param {string} name @param {string} rendered @param {Difference} difference */
const adds = (name, rendered, difference) => ({ name: `adds ${name}`, rendered, difference });
/** @param {string} name @param {string} served @param {Difference} difference */
const removes = (name, served, difference) => ({ name: `removes ${name}`, served, difference });
/** @param {string} name @param {string} served @param {string} rendered @param {Difference} difference */
const replaces = (name, served, rendered, difference) => ({ name: `replaces ${name}`, served, rendered, difference });
/** @param {string} name @param {string} served */
const keeps = (name, served) => ({
  name: `keeps ${name}`,
  served,
  rendered: served,
  difference: /** @type {const} */ ("none"),
});

/** @type {Change[]} */
export const changes = [
  adds("noindex", NOINDEX, "noindex"),
  adds("none", robots("none"), "noindex"),
  adds("noindex among others", robots("noarchive, noindex, nofollow"), "noindex"),
  adds("noindex in capitals", robots("NOINDEX", "ROBOTS"), "noindex"),
  adds("noindex for Googlebot", robots("noindex", "googlebot"), "noindex"),
  adds("noindex for bingbot", robots("noindex", "bingbot"), "noindex"),
  adds("nosnippet", robots("nosnippet"), "robots"),
  adds("a limit for snippets", robots("max-snippet:0"), "robots"),
  adds("noarchive", robots("noarchive"), "robots"),
  adds("nofollow", robots("nofollow"), "robots"),
  adds("noimageindex", robots("noimageindex"), "robots"),
  removes("noindex", NOINDEX, "lifted"),
  removes("none", robots("none"), "lifted"),
  removes("noindex for Googlebot", robots("noindex", "googlebot"), "lifted"),
  removes("nosnippet", robots("nosnippet"), "robots"),
  removes("a limit for snippets", robots("max-snippet:50"), "robots"),
  removes("the canonical link", canonical("/a"), "canonical"),
  replaces("noindex by index", NOINDEX, robots("index"), "lifted"),
  replaces("noindex by all", NOINDEX, robots("all"), "lifted"),
  replaces("noindex by nothing", NOINDEX, robots(""), "lifted"),
  replaces("noindex by nosnippet", NOINDEX, robots("nosnippet"), "lifted"),
  replaces("index by noindex", robots("index"), NOINDEX, "noindex"),
  replaces("nosnippet by noindex", robots("nosnippet"), NOINDEX, "noindex"),
  replaces("a limit by a lower one", robots("max-snippet:50"), robots("max-snippet:20"), "robots"),
  replaces("a limit by none", robots("max-snippet:50"), robots("max-snippet:-1"), "robots"),
  replaces("noarchive by nofollow", robots("noarchive"), robots("nofollow"), "robots"),
  replaces("the canonical path", canonical("/a"), canonical("/b"), "canonical"),
  replaces("the canonical host", canonical("/a"), canonical("https://example.org/a"), "canonical"),
  // Scripts may set the canonical link if the HTML as served has none, so this change counts as no difference.
  adds("a canonical link", canonical("/a"), "none"),
  adds("a description", '<meta name="description" content="Text about noindex">', "none"),
  adds("a viewport", '<meta name="viewport" content="width=device-width">', "none"),
  adds("a link to another language", '<link rel="alternate" hreflang="de" href="/de">', "none"),
  adds("structured data", '<script type="application/ld+json">{"robots":"noindex"}</script>', "none"),
  adds("a template with noindex", `<template>${NOINDEX}</template>`, "none"),
  replaces("the spelling of noindex", NOINDEX, '<meta content="NoIndex" name="Robots">', "none"),
  replaces("the spelling of the canonical link", canonical("/a"), '<link href="./a" rel="Canonical">', "none"),
  keeps("noindex", NOINDEX),
  keeps("none", robots("none")),
  keeps("noindex for Googlebot", robots("noindex", "googlebot")),
  keeps("nosnippet", robots("nosnippet")),
  keeps("a limit for snippets", robots("max-snippet:50")),
  keeps("the canonical link", canonical("/a")),
];

/**
 * Code that changes the head, keyed by the kind of change and the name of the API. `old` is the element to change or remove,
 * `made` is the new element, and `rendered` is the HTML of `made`.
 */
const apis = {
  adds: {
    append: "document.head.append(made)",
    prepend: "document.head.prepend(made)",
    insertBefore: "document.head.insertBefore(made, document.head.firstChild)",
    insertAdjacentHTML: 'document.head.insertAdjacentHTML("beforeend", rendered)',
    innerHTML: "document.head.innerHTML += rendered",
    createContextualFragment: "document.head.append(document.createRange().createContextualFragment(rendered))",
    DOMParser: 'document.head.append(...new DOMParser().parseFromString(rendered, "text/html").head.children)',
    replaceChildren: "document.head.replaceChildren(...document.head.childNodes, made)",
  },
  removes: {
    remove: "old.remove()",
    removeChild: "document.head.removeChild(old)",
    outerHTML: 'old.outerHTML = ""',
    deleteContents: "const range = document.createRange(); range.selectNode(old); range.deleteContents()",
  },
  replaces: {
    setAttribute: "for (const { name, value } of made.attributes) old.setAttribute(name, value)",
    replaceWith: "old.replaceWith(made)",
    outerHTML: "old.outerHTML = rendered",
    "remove and append": "old.remove(); document.head.append(made)",
  },
};

/** @param {string} code */
const dataUrl = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Markup that runs the function `act` once, keyed by the moment at which `act` runs. */
const moments = {
  "in the body": "<script>act()</script>",
  "on DOMContentLoaded": '<script>document.addEventListener("DOMContentLoaded", act)</script>',
  "on load": '<script>addEventListener("load", act)</script>',
  "in a module": '<script type="module">act()</script>',
  "in a deferred script": `<script defer src="${dataUrl("act()")}"></script>`,
  "in an async script": `<script async src="${dataUrl("act()")}"></script>`,
  "in a timer": "<script>setTimeout(act, 50)</script>",
  "in a promise": "<script>Promise.resolve().then(act)</script>",
  "in an animation frame": "<script>requestAnimationFrame(() => requestAnimationFrame(act))</script>",
  "after a request": '<script>fetch("/robots.txt").then((response) => response.text()).then(act)</script>',
  "in a custom element":
    '<script>customElements.define("x-a", class extends HTMLElement { connectedCallback() { act(); } })</script><x-a></x-a>',
  "in an observer":
    "<script>new MutationObserver((_, one) => { one.disconnect(); act(); }).observe(document.body, { childList: true })</script><p></p>",
  "on a message": '<script>addEventListener("message", act, { once: true }); postMessage("", "*")</script>',
};

/** Returns the HTML of a page. @param {Change} change @param {string} api @param {string} moment the markup that runs `act` */
const pageOf = ({ served = "", rendered = "" }, api, moment) => `<!doctype html>
<html lang="en"><head><title>Fixture</title>${served}</head><body><p>Text</p><script>
function act() {
  const rendered = ${JSON.stringify(rendered).replaceAll("</", "<\\/")};
  const template = document.createElement("template");
  template.innerHTML = rendered;
  const made = template.content.firstElementChild;
  const old = document.head.children[1];
  ${api};
  document.body.dataset.isDone = "";
}
</script>${moment}</body></html>`;

/** @typedef {{ name: string, change: Change, html: string }} ChangedPage */

/** Returns a page without scripts for each element in `changes`, and one without such an element. @returns {ChangedPage[]} */
export const staticPages = () =>
  [...new Set(changes.flatMap(({ served, rendered }) => [served ?? "", rendered ?? ""]))].map((served) => {
    const html = `<!doctype html><html lang="en"><head><title>Fixture</title>${served}</head><body data-is-done><p>Text</p></body></html>`;
    return { name: `is static: ${served}`, change: keeps(served, served), html };
  });

/**
 * Returns pages for each change, made with every second or third API that can make the change. The pages together use every API. Successive
 * pages make their change at different `moments`.
 */
export function plainPages() {
  const whens = Object.entries(moments);
  let count = 0;
  return changes.flatMap((change, index) => {
    const kind = change.served === undefined ? "adds" : change.rendered === undefined ? "removes" : "replaces";
    const all = Object.entries(apis[kind]);
    const chosen = all.filter((_, at) => (at + index) % Math.ceil(all.length / 3) === 0);
    return chosen.map(([api, code]) => {
      const [when, markup] = whens[count++ % whens.length];
      return { name: `${change.name} with ${api} ${when}`, change, html: pageOf(change, code, markup) };
    });
  });
}
