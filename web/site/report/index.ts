import type { SiteSummary } from "../findings/summary.ts";
import { VERDICTS } from "../findings/verdicts.ts";
import { count, limitInWords, thousands, unevaluatedInWords } from "../findings/words.ts";
import { bars, statusColour } from "./bars.ts";
import { findingsTable } from "./findings-table.ts";
import { foreign, type Html, html, sentence } from "./html.ts";
import { reportPage, scrolled, section, tiles } from "./page.ts";
import { folderMap, folderName } from "./treemap.ts";

/** Returns the report of a run as one HTML page, without external files. Escapes texts from the site. */
export function siteReport(summary: SiteSummary): string {
  const { findings, source } = summary;
  const number = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const title = source === undefined ? "Site report" : `Site report: ${source}`;
  return reportPage({
    title,
    header: html`<h1>Site report</h1>
<p>${source !== undefined && html`${foreign(source)} · `}
${summary.now !== undefined && html`${day(summary.now)} · `}
evaluated for ${foreign(summary.crawlers.join(", "))}</p>
${summary.limited && html`<p><strong>${limitInWords(summary.limited)}</strong></p>`}
${unevaluatedInWords(summary).map((sentence) => html`<p><strong>${foreign(sentence)}</strong></p>`)}
${tiles([
  ["Pages", summary.pages],
  ["In sitemaps", summary.listed],
  ["Hosts", summary.hosts],
  ["Errors", number("error")],
  ["Warnings", number("warning")],
  ["Information", number("information")],
])}`,
    main: html`${section(
      "folders",
      "Folders by verdict",
      html`${legend(summary)}
${folderMap(summary)}
${folderTable(summary)}`,
    )}
<div class="charts">${causeChart(summary)}${statusChart(summary)}${depthChart(summary)}</div>
${section("causes", "Findings", findingsTable(summary))}`,
    footer: html`Verdicts of the charts are those for search engines. Made by robotscope.`,
  });
}

const day = (now: number) => new Date(now).toISOString().slice(0, 10);

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
${scrolled(
  "Folders",
  html`<table>
<thead><tr><th scope="col">Folder</th><th scope="col">Pages</th>${shown.map(([, name]) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${folders.map(
    (folder) =>
      html`<tr><th scope="row">${foreign(folderName(folder, hosts > 1))}</th>
<td>${thousands(folder.pages)}</td>${shown.map(([verdict]) => html`<td>${thousands(folder.verdicts[verdict])}</td>`)}</tr>`,
  )}</tbody></table>`,
)}</details>`;
}

function causeChart({ causes }: SiteSummary): Html {
  const rows = causes.map(({ label, pages }) => ({ label: sentence(label), number: pages, colour: "blocked" }));
  if (rows.length === 0) return html``;
  const table = bars("Lines and the number of pages that they hide", ["Line", "Pages"], rows);
  return section("hidden", "Lines that hide pages", table, "broad");
}

function statusChart({ statuses }: SiteSummary): Html {
  const rows = Object.entries(statuses).map(([status, pages]) => ({
    label: html`${STATUSES[status] ?? status}`,
    number: pages,
    colour: statusColour(status),
  }));
  return chart("Status codes", "Pages by status", "Status", rows);
}

function depthChart({ depths }: SiteSummary): Html {
  const rows = Object.entries(depths)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([depth, pages]) => ({ label: html`${count(Number(depth), "link")}`, number: pages }));
  return chart("Links from a start page", "Pages by the number of links from a start page", "Links", rows);
}

function chart(heading: string, caption: string, column: string, rows: Parameters<typeof bars>[2]): Html {
  if (rows.length === 0) return html``;
  return section(column.toLowerCase(), heading, bars(caption, [column, "Pages"], rows));
}

const STATUSES: Record<string, string> = {
  failure: "no response",
  "not-fetched": "not requested",
  unknown: "unknown",
};
