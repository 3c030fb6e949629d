// Measures the memory and the time of `robotscope site` for generated folders: node benches/node/site-folder.mjs 10000 1000000
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleCommandLine, commandLine } from "../../scripts/lib/cli.mjs";

const BASE = "https://example.com";
/** The total number of pages in the four folders that share a number, such as blog/f0 and shop/f0. */
const IN_FOLDER = 1_000;
/** The maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html#index). */
const IN_SITEMAP = 50_000;

const pathOf = (index) =>
  `${["blog", "shop", "docs", "de"][index % 4]}/f${Math.floor(index / IN_FOLDER)}/a-page-with-a-long-name-${index}.html`;

/** Returns a page with a canonical link, a translation and a script. Every tenth page has noindex. */
function page(index) {
  const url = `${BASE}/${pathOf(index)}`;
  const noindex = index % 10 === 0 ? '<meta name="robots" content="noindex">' : "";
  return `<!doctype html>
<title>Title of the page ${index}</title>
<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="en" href="${url}">
<link rel="stylesheet" href="/assets/site.css">
<script src="/assets/chunks/${index % 50_000}.js"></script>
${noindex}
<p>Text</p>
`;
}

/** Writes a site with a robots.txt, a sitemap index, sitemaps and pages. */
function generate(folder, pages) {
  const made = new Set();
  for (let index = 0; index < pages; index++) {
    const path = join(folder, pathOf(index));
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(path, page(index));
  }
  const sitemaps = [];
  for (let first = 0; first < pages; first += IN_SITEMAP) {
    const urls = Array.from({ length: Math.min(IN_SITEMAP, pages - first) }, (_, index) => first + index);
    const locations = urls.map((index) => `<url><loc>${BASE}/${pathOf(index)}</loc></url>`);
    const name = `sitemap-${sitemaps.push(first)}.xml`;
    writeFileSync(join(folder, name), `<urlset>${locations.join("\n")}</urlset>`);
  }
  const entries = sitemaps.map((_, index) => `<sitemap><loc>${BASE}/sitemap-${index + 1}.xml</loc></sitemap>`);
  writeFileSync(join(folder, "sitemap.xml"), `<sitemapindex>${entries.join("\n")}</sitemapindex>`);
  writeFileSync(join(folder, "robots.txt"), `User-agent: *\nDisallow: /shop/f1/\nSitemap: ${BASE}/sitemap.xml\n`);
}

// Makes the measured process print its peak memory, in kilobytes, when it exits.
const MEASURE = `process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS));`;
const measure = `data:text/javascript,${encodeURIComponent(MEASURE)}`;

await bundleCommandLine();
for (const pages of process.argv.slice(2).map(Number)) {
  const directory = mkdtempSync(join(tmpdir(), "robotscope-folder-"));
  try {
    const folder = join(directory, "dist");
    mkdirSync(folder);
    generate(folder, pages);
    const started = performance.now();
    const args = ["site", folder, "--base", BASE, "--out", join(directory, "pages.ndjson")];
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", measure, commandLine, ...args], {
      encoding: "utf8",
    });
    const seconds = (performance.now() - started) / 1000;
    const kilobytes = Number(/peak (\d+)/.exec(stderr)?.[1]);
    if (status !== 0) throw new Error(stderr);
    console.log(stdout.split("\n").slice(0, 2).join("; "));
    console.log(
      `${pages} pages: ${Math.round(kilobytes / 1024)} MiB, ${seconds.toFixed(1)} s, ${Math.round(pages / seconds)} pages a second`,
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}
