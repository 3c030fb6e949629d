// Measures how much memory and time SiteFindings needs for a million pages: node benches/node/site-findings.mjs 1000000
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "../../tests/sites/load.mjs";
import { CRAWLERS, NOW, RUN } from "../../tests/sites/records.mjs";

const number = Number(process.argv[2] ?? 1_000_000);
const ORIGIN = "https://example.com";

/** Returns the record of a page. Pages have translations, scripts and canonicals, and every tenth page has a fault. */
function page(index) {
  const folder = `/${["blog", "shop", "docs", "de"][index % 4]}/f${index % 5_000}/`;
  const url = `${ORIGIN}${folder}a-page-with-a-long-name-${index}`;
  const other = `${ORIGIN}/fr${folder}a-page-with-a-long-name-${index}`;
  const fault = index % 10 === 0 ? (index / 10) % 5 : 5;
  const header = fault === 0 ? ["X-Robots-Tag: noindex"] : [];
  const isBlocked = fault === 2;
  const cause = [
    { text: "header", line: header[0] },
    { text: "status", status: 404 },
    { text: "robots-txt", origin: ORIGIN, line: 2, rule: "Disallow: /hidden/" },
  ][fault];
  const listing = isBlocked ? "url-only" : cause ? "hidden" : "full";
  const crawl = isBlocked ? "disallowed" : "allowed";
  return {
    record: "page",
    url,
    discovery: "sitemap",
    inSitemap: index % 3 > 0,
    sitemap: `${ORIGIN}/sitemap-${index % 100}.xml`,
    redirects: fault === 3 ? [{ url, status: 301, target: `${url}/` }] : [],
    status: fault === 1 ? 404 : 200,
    contentType: "text/html; charset=utf-8",
    title: `Title of the page ${index}`,
    robotsHeaders: header,
    robotsMetas: [{ name: "robots", content: "index, follow, max-image-preview:large", line: 12 }],
    canonical: {
      url: fault === 4 ? `${ORIGIN}${folder}a-page-with-a-long-name-${index + 10}` : url,
      from: "html",
      line: 9,
    },
    hreflang: [
      { language: "en", url },
      { language: "fr", url: other },
      { language: "x-default", url: `${ORIGIN}${folder}a-page-with-a-long-name-${index - (index % 2)}` },
    ],
    resources: [`${ORIGIN}/assets/site.css`, `${ORIGIN}/assets/chunks/${index % 50_000}.js`],
    verdicts: CRAWLERS.map((crawler) => ({ crawler, crawl, listing, cause, summary: "" })),
  };
}

const { SiteFindings } = await load("findings/index.ts");
const directory = mkdtempSync(join(tmpdir(), "robotscope-findings-"));
const started = Date.now();
let peak = 0;
const measure = () => {
  peak = Math.max(peak, process.memoryUsage().rss);
};
try {
  const findings = new SiteFindings({ directory, crawlers: CRAWLERS });
  findings.add({ ...RUN, now: NOW });
  const text = "User-agent: *\nDisallow: /hidden/\n";
  findings.add({ record: "robots", origin: ORIGIN, status: 200, redirects: 0, text });
  for (let index = 0; index < number; index++) {
    findings.add(page(index));
    if (index % 1_000 === 0) measure();
  }
  measure();
  const added = Date.now();
  const summary = await findings.finish();
  peak = Math.max(peak, process.resourceUsage().maxRSS * 1024);
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `${number} pages: ${Math.round(peak / 2 ** 20)} MiB, ${seconds(started, added)} to add, ${seconds(added, Date.now())} to finish`,
  );
  for (const { kind, pages, cause } of summary.findings.slice(0, 12)) console.log(`${kind} ${pages}: ${cause}`);
} finally {
  rmSync(directory, { recursive: true });
}
