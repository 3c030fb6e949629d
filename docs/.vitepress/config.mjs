import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { homepage } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** @param {string} text @param {string} link */
const item = (text, link) => ({ text, link });

const sidebar = [
  {
    text: "Guides",
    items: [
      item("Install", "/install"),
      item("Block AI training and prove it", "/guides/block-ai-training"),
      item("Why a page is not in Google", "/guides/not-in-google"),
      item("Fail a deploy that blocks the site", "/guides/fail-a-deploy"),
      item("Whole sites", "/sites"),
      item("Audit a site", "/guides/audit-a-site"),
      item("Read a log", "/guides/read-a-log"),
      item("Write a crawler that obeys", "/guides/write-a-crawler"),
    ],
  },
  {
    text: "Look it up",
    items: [
      item("Command line", "/cli/"),
      {
        ...item("JavaScript API", "/api/"),
        collapsed: true,
        items: [
          item("robotscope/robots-txt", "/api/robots-txt"),
          item("robotscope/robots-parser", "/api/robots-parser"),
          item("robotscope/live", "/api/live"),
          item("robotscope/site", "/api/site"),
        ],
      },
      item("Lints", "/lints/"),
      item("Crawlers", "/crawlers/"),
      item("Directives", "/directives"),
      item("Dialects", "/dialects"),
      item("Conformance", "/conformance"),
    ],
  },
  {
    text: "Packages",
    items: [
      item("npm", "/npm"),
      item("robots-parser drop-in", "/robots-parser"),
      item("Rust", "/rust"),
      item("Python", "/python"),
      item("Data engines", "/data"),
      item("Editors", "/editors"),
      item("VS Code", "/vscode"),
    ],
  },
  {
    text: "Recipes",
    items: [
      item("CI and commits", "/recipes/ci"),
      item("Watch sites", "/recipes/watch"),
      item("A crawler", "/recipes/crawler"),
      item("Vite", "/recipes/vite"),
      item("Bundlers", "/recipes/bundlers"),
      item("Cloudflare Workers", "/recipes/cloudflare-worker"),
    ],
  },
  {
    text: "More",
    items: [
      item("Host the page", "/hosting"),
      item("The service", "/service"),
      item("What it weighs", "/weight"),
      item("Performance", "/performance"),
      item("Differences from Lighthouse", "/lighthouse"),
      item("Changes", "/changelog"),
    ],
  },
];

/** Converts empty table headers to ordinary cells: for screen readers, a header must have text. */
const emptyHeaders = ({ tokens }) => {
  for (const [index, token] of tokens.entries())
    if (token.type === "th_open" && tokens[index + 1].content === "") token.tag = tokens[index + 2].tag = "td";
};

const WIDE = /^(?:crawlers\/|dialects|directives|lints\/index)/;

export default defineConfig({
  title: "robotscope",
  description: "May this bot crawl, index or show this page, and which line decides?",
  lang: "en",
  // `generate/main.mjs` writes the pages. They must be inside this folder, because Vite resolves packages from it.
  srcDir: ".vitepress/pages",
  outDir: `${root}dist/docs`,
  cacheDir: `${root}dist/docs-cache`,
  // No “.html” in URLs: a lint's URL ends with its code, and a crawler's URL with its name.
  cleanUrls: true,
  // VitePress's default, set explicitly because the build must fail on a dead link.
  ignoreDeadLinks: false,
  // Lint messages contain addresses that must not become links.
  markdown: {
    linkify: false,
    languageAlias: { caddy: "nginx", kak: "sh" },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config: (md) => md.core.ruler.push("empty-table-headers", emptyHeaders),
  },
  // Links to the icon of the web app, which is in the folder above this site.
  transformHead: ({ page }) => {
    const href = `${"../".repeat(page.split("/").length)}favicon.svg`;
    return [["link", { rel: "icon", type: "image/svg+xml", href }]];
  },
  // Removes the outline from pages with wide tables, which need the space.
  transformPageData: ({ relativePath, frontmatter }) => {
    if (WIDE.test(relativePath)) Object.assign(frontmatter, { aside: false, pageClass: "wide" });
  },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    search: { provider: "local" },
    nav: [item("Source", homepage)],
    // No links to the previous and next page, because the pages have no meaningful order.
    docFooter: { prev: false, next: false },
  },
});
