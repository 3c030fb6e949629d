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
      item("Audit a site", "/guides/audit-a-site"),
      item("Read a log", "/guides/read-a-log"),
      item("Write a crawler that obeys", "/guides/write-a-crawler"),
    ],
  },
  {
    text: "Look it up",
    items: [
      item("Command line", "/cli/"),
      item("JavaScript API", "/api/"),
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
      item("Performance", "/performance"),
      item("Differences to Lighthouse", "/lighthouse"),
      item("Changes", "/changelog"),
    ],
  },
];

export default defineConfig({
  title: "robotscope",
  description: "May this bot crawl, index or show this page, and which line decides?",
  lang: "en",
  // `generate/main.mjs` writes the pages.
  srcDir: `${root}dist/docs-pages`,
  outDir: `${root}dist/docs`,
  cacheDir: `${root}dist/docs-cache`,
  // A lint's code and a crawler's name are the ends of addresses.
  cleanUrls: true,
  // Sets the default of VitePress explicitly: the check of the site relies on this failure.
  ignoreDeadLinks: false,
  // Messages of lints contain addresses that are no links.
  markdown: {
    linkify: false,
    languageAlias: { caddy: "nginx", kak: "sh" },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  themeConfig: {
    sidebar,
    outline: "deep",
    search: { provider: "local" },
    socialLinks: [{ icon: "github", link: homepage }],
    // The generated order has no meaning.
    docFooter: { prev: false, next: false },
  },
});
