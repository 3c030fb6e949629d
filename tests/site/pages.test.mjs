// Tests the built site's pages and their links.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "parse5";
import { crawlers, dialects, directives, lints } from "robotscope";
import { slug } from "../../docs/.vitepress/generate/markdown.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { site } from "../../scripts/lib/site.mjs";

/**
 * The elements of each page, keyed by the page's path.
 *
 * @type {Map<string, { name: string, attributes: Record<string, string> }[]>}
 */
const pages = new Map();
for (const entry of readdirSync(site, { recursive: true, encoding: "utf8" }))
  if (entry.endsWith(".html")) {
    const address = entry.replaceAll("\\", "/").replace(/(?:(?<=^|\/)index)?\.html$/, "");
    pages.set(address, elementsOf(readFileSync(join(site, entry), "utf8")));
  }

/** @param {string} html */
function elementsOf(html) {
  /** @type {{ name: string, attributes: Record<string, string> }[]} */
  const elements = [];
  const visit = (/** @type {any} */ node) => {
    if (node.tagName) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      elements.push({ name: node.tagName, attributes });
    }
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(html));
  return elements;
}

test("the site has a page for each lint, crawler, command, guide and entry point of the API", () => {
  const commands = Array.from(
    readFileSync(inRoot("docs", "CLI.md"), "utf8").matchAll(/^\| \[`(\w+)`\]/gm),
    ([, name]) => name,
  );
  const guides = readdirSync(inRoot("docs", "guides")).map((name) => name.replace(".md", ""));
  const expected = [
    ...lints().map(({ code }) => `lints/${code}`),
    ...crawlers().map(({ token }) => `crawlers/${slug(token)}`),
    ...commands.map((name) => `cli/${name}`),
    ...guides.map((name) => `guides/${name}`),
    ...["api/", "api/robots-txt", "api/robots-parser", "api/live", "api/site", "directives", "dialects", "install", ""],
  ];
  assert.ok(commands.length >= 12 && guides.length >= 6);
  assert.equal(new Set(expected).size, expected.length, "two pages have the same address");
  assert.deepEqual(
    expected.filter((address) => !pages.has(address)),
    [],
  );
});

test("the site describes each dialect, each directive and each function of the package", async () => {
  const ids = (/** @type {string} */ page) => new Set(pages.get(page)?.map(({ attributes }) => attributes.id));
  for (const { name } of dialects()) assert.ok(ids("dialects").has(name), name);
  const table = readFileSync(join(site, "directives.html"), "utf8");
  for (const { name } of directives()) assert.ok(table.includes(`<td><code>${name}</code></td>`), name);
  for (const name of Object.keys(await import("robotscope"))) assert.ok(ids("api/").has(name.toLowerCase()), name);
});

test("the site has no link to a missing page or heading", () => {
  const base = "https://site.example/docs/";
  const dead = [];
  let count = 0;
  for (const [page, elements] of pages) {
    if (page === "404") continue;
    for (const { name, attributes } of elements) {
      const link = name === "a" ? attributes.href : attributes.src;
      if (link === undefined) continue;
      const { href, pathname, hash } = new URL(link, base + page);
      if (!href.startsWith("https://site.example/")) continue;
      count += 1;
      if (pathname === "/") continue;
      const address = decodeURIComponent(pathname.slice("/docs/".length));
      const target = pages.get(address);
      const id = decodeURIComponent(hash.slice(1));
      const isFound = target
        ? id === "" || target.some(({ attributes }) => attributes.id === id)
        : address !== "" && existsSync(join(site, address));
      if (!isFound) dead.push(`${page}: ${link}`);
    }
  }
  assert.ok(count > 10_000, `${count} links`);
  assert.deepEqual([...new Set(dead)], []);
});

test("the site loads nothing from other hosts", () => {
  const foreign = [...pages].flatMap(([page, elements]) =>
    elements.flatMap(({ name, attributes }) => {
      const link = name === "link" ? attributes.href : attributes.src;
      return link && /^(?:https?:)?\/\//.test(link) ? [`${page}: ${link}`] : [];
    }),
  );
  assert.deepEqual(foreign, []);
});
