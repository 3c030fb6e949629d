// Writes a page for each crawler in the catalogue: its facts, with their certainty, quotations, dates and sources.
import { readFileSync } from "node:fs";
import { crawlers as catalogue, catalogueVersion } from "robotscope";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { code, link, plain, slug, table } from "./markdown.mjs";

/** @typedef {import("robotscope").Crawler} Crawler */
/** @typedef {{ value: unknown, certainty: string }} Fact */

const data = inRoot("core", "crawl", "data");
const dataOf = (/** @type {string} */ name) => JSON.parse(readFileSync(`${data}/${name}`, "utf8"));

/** The facts on a crawler's page, in order: the field in the package's catalogue, the field in crawlers.json, and the label. */
const FACTS = /** @type {const} */ ([
  ["robots", "robots", "robots.txt"],
  ["fallback", "fallback", "looks for groups of"],
  ["wildcard", "wildcard", "groups for *"],
  ["availability", "availability", "reads failures of robots.txt as"],
  ["crawlDelay", "crawl_delay", "Crawl-delay"],
  ["metaNames", "meta_names", "names in meta elements and X-Robots-Tag"],
  ["pageDialect", "page_dialect", "reads directives as"],
  ["renders", "renders", "renders pages"],
  ["aiAnswers", "ai_answers", "search results with AI answers use its pages"],
  ["sentName", "sent_name", "name in its requests"],
  ["userAgent", "user_agent", "User-Agent"],
]);

/** @returns {import("./main.mjs").Pages} */
export function crawlerPages() {
  const raw = new Map(dataOf("crawlers.json").crawlers.map((entry) => [entry.token, entry]));
  const { sources } = dataOf("sources.json");
  const crawlers = catalogue();
  const pages = crawlers.map((crawler) => [
    `crawlers/${slug(crawler.token)}.md`,
    crawlerPage(crawler, raw.get(crawler.token), sources),
  ]);
  return { "crawlers/index.md": overview(crawlers), ...Object.fromEntries(pages) };
}

/** @param {Crawler[]} crawlers */
function overview(crawlers) {
  const rows = crawlers.map(({ token, operator, class: purpose, robots, status }) => [
    `[${plain(token)}](./${slug(token)}.md)`,
    plain(operator),
    purpose,
    `${robots.value} (${robots.certainty})`,
    status,
  ]);
  return `# Crawlers

\`\`\`sh
npx robotscope crawlers
\`\`\`

The catalogue of ${catalogueVersion()} has ${crawlers.length} crawlers. A fact is **documented** by the operator,
**reported** by others, or **assumed**.

${table(["crawler", "operator", "purpose", "robots.txt", "status"], rows)}`;
}

/**
 * @param {Crawler} crawler
 * @param {Record<string, { quote?: string }>} raw
 * @param {Record<string, any>} sources
 */
function crawlerPage(crawler, raw, sources) {
  const { token, operator, class: purpose, status, successor, aiUses, dialect, origin, doc, source, read } = crawler;
  const about = [
    ["operator", plain(operator)],
    ["purpose", purpose],
    ["status", status + (successor ? `, succeeded by [${plain(successor)}](./${slug(successor)}.md)` : "")],
    ["pages are used in AI for", aiUses.join(", ") || "–"],
    ["reads robots.txt as", `[${dialect}](../dialects.md#${dialect})`],
  ];
  const facts = FACTS.flatMap(([field, key, label]) => {
    const fact = /** @type {Fact | undefined} */ (crawler[field]);
    return fact ? [[label, valueIn(fact), fact.certainty, citation(raw[key]?.quote, sources)]] : [];
  });
  const published = origin ? `${link(origin.source.title, origin.source.url)}, read ${origin.source.read}` : "";
  const addresses = /** @type {[string, Fact | undefined][]} */ ([
    ["domains of its addresses", origin?.reverseDns],
    ["lists of its addresses", origin?.addressLists],
    ["keys of its signatures", origin?.keyDirectory],
  ]).flatMap(([label, fact]) => (fact ? [[label, valueIn(fact), fact.certainty, published]] : []));
  return `# ${plain(token)}

\`\`\`sh
npx robotscope crawlers ${/[^\w.-]/.test(token) ? JSON.stringify(token) : token}
\`\`\`

${table(["property", "value"], about)}
## Facts

${table(["fact", "value", "certainty", "source"], [...facts, ...addresses])}
${quotations(raw, sources)}## Sources

${plain(source)}. Read on ${read}${doc ? `: <${doc}>` : ""}.

[All crawlers](./index.md)
`;
}

/** @param {Fact} fact */
function valueIn({ value }) {
  if (!Array.isArray(value)) return /^[a-z-]+$/.test(String(value)) ? String(value) : code(value);
  return value.map((entry) => (String(entry).startsWith("https:") ? `<${entry}>` : code(entry))).join(", ") || "none";
}

/** @param {string | undefined} quote @param {Record<string, any>} sources */
function citation(quote, sources) {
  if (quote === undefined) return "";
  const { title, url } = sources[quote.split("#")[0]];
  return link(title, url);
}

/** @param {Record<string, { quote?: string }>} raw @param {Record<string, any>} sources */
function quotations(raw, sources) {
  const names = new Set(Object.values(raw).flatMap((fact) => (fact?.quote ? [fact.quote] : [])));
  const found = Array.from(names, (name) => {
    const [id, part] = name.split("#");
    const { title, url, read, pageDate, quotes } = sources[id];
    const days = [pageDate && `page of ${pageDate}`, `read ${read}`].filter(Boolean).join(", ");
    return `> ${plain(quotes[part])}\n>\n> ${link(title, url)}, ${days}\n\n`;
  });
  return found.length > 0 ? `## Quotations\n\n${found.join("")}` : "";
}
