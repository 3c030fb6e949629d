import { createHash } from "node:crypto";
import type { SiteSummary } from "../findings/summary.ts";
import { count, thousands } from "../findings/words.ts";
import { bars } from "./bars.ts";
import { findingsTable } from "./findings-table.ts";
import { foreign, Html, html, sentence } from "./html.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style.ts";
import { folderMap, folderName } from "./treemap.ts";
import { VERDICTS } from "./verdicts.ts";

/** Returns the report of a run as one HTML page, without external files. Texts of the site are escaped. */
export function siteReport(summary: SiteSummary): string {
  const { findings, source } = summary;
  const number = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const title = source === undefined ? "Site report" : `Site report: ${source}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header>
<h1>Site report</h1>
<p>${source !== undefined && html`${foreign(source)} · `}
${summary.now !== undefined && html`${day(summary.now)} · `}
evaluated for ${foreign(summary.crawlers.join(", "))}</p>
<dl class="tiles">
${tile("Pages", summary.pages)}
${tile("In sitemaps", summary.listed)}
${tile("Hosts", summary.hosts)}
${tile("Errors", number("error"))}
${tile("Warnings", number("warning"))}
${tile("Information", number("information"))}
</dl>
</header>
<main>
<section aria-labelledby="folders"><h2 id="folders">Folders by verdict</h2>
${legend(summary)}
${folderMap(summary)}
${folderTable(summary)}
</section>
<div class="charts">${causeChart(summary)}${statusChart(summary)}${depthChart(summary)}</div>
<section aria-labelledby="causes"><h2 id="causes">Findings</h2>${findingsTable(summary)}</section>
</main>
<footer><p>Verdicts of the charts are those for search engines. Made by robotscope.</p></footer>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`;
  return page.text;
}

/** Returns the policy that permits this page's style and script, and nothing else. */
function policy(): string {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`;
}

const day = (now: number) => new Date(now).toISOString().slice(0, 10);

const tile = (name: string, number: number) => html`<div><dt>${name}</dt><dd>${thousands(number)}</dd></div>`;

function legend({ verdicts }: SiteSummary): Html {
  const items = VERDICTS.filter(([verdict]) => verdicts[verdict] > 0).map(
    ([verdict, name]) =>
      html`<li><svg viewBox="0 0 1 1" aria-hidden="true" class="${verdict}"><rect width="1" height="1"/></svg>
${name}: ${thousands(verdicts[verdict])}</li>`,
  );
  return html`<ul class="legend">${items}</ul>`;
}

function folderTable({ folders, hosts, verdicts }: SiteSummary): Html {
  const shown = VERDICTS.filter(([verdict]) => verdicts[verdict] > 0);
  return html`<details><summary>${count(folders.length, "folder")} as a table</summary>
<div class="scroll" role="region" aria-label="Folders" tabindex="0">
<table>
<thead><tr><th scope="col">Folder</th><th scope="col">Pages</th>${shown.map(([, name]) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${folders.map(
    (folder) =>
      html`<tr><th scope="row">${foreign(folderName(folder, hosts > 1))}</th>
<td>${thousands(folder.pages)}</td>${shown.map(([verdict]) => html`<td>${thousands(folder.verdicts[verdict])}</td>`)}</tr>`,
  )}</tbody></table></div></details>`;
}

function causeChart({ causes }: SiteSummary): Html {
  const rows = causes.map(({ label, pages }) => ({ label: sentence(label), pages, colour: "blocked" }));
  if (rows.length === 0) return html``;
  return html`<section class="broad" aria-labelledby="hidden"><h2 id="hidden">Lines that hide pages</h2>
${bars("Lines and the number of pages that they hide", "Line", rows)}</section>`;
}

function statusChart({ statuses }: SiteSummary): Html {
  const rows = Object.entries(statuses).map(([status, pages]) => ({
    label: html`${STATUSES[status] ?? status}`,
    pages,
    colour: colourOf(status),
  }));
  return chart("Status codes", "Pages by status", "Status", rows);
}

function depthChart({ depths }: SiteSummary): Html {
  const rows = Object.entries(depths)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([depth, pages]) => ({ label: html`${count(Number(depth), "link")}`, pages }));
  return chart("Links from a start page", "Pages by the number of links from a start page", "Links", rows);
}

function chart(heading: string, caption: string, column: string, rows: Parameters<typeof bars>[2]): Html {
  if (rows.length === 0) return html``;
  const id = column.toLowerCase();
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${bars(caption, column, rows)}</section>`;
}

const STATUSES: Record<string, string> = {
  failure: "no response",
  "not-fetched": "not requested",
  unknown: "unknown",
};

function colourOf(status: string): string {
  if (/^2/.test(status)) return "listed";
  if (/^3/.test(status)) return "redirected";
  if (/^[45]/.test(status) || status === "failure") return "broken";
  return "unknown";
}
