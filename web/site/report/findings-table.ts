import type { Severity, SiteFinding, SiteSummary } from "../findings/summary.ts";
import { count, thousands } from "../findings/words.ts";
import { foreign, type Html, html, link, sentence } from "./html.ts";

const SEVERITIES: readonly (readonly [Severity, string])[] = [
  ["error", "Error"],
  ["warning", "Warning"],
  ["information", "Information"],
];

/**
 * Returns the filters and the table of findings. The report's script makes the filters visible. Without the script, the table shows all
 * findings.
 */
export function findingsTable({ findings, leftOut }: SiteSummary): Html {
  if (findings.length === 0) return html`<p class="none">No finding: nothing is hidden, broken or contradictory.</p>`;
  const titles = new Map(findings.map(({ kind, title }) => [kind, title]));
  const kinds = [...titles].sort(([, one], [, other]) => (one < other ? -1 : 1));
  const missing = Object.entries(leftOut).map(
    ([kind, number]) => `${thousands(number)} of ${titles.get(kind) ?? kind}`,
  );
  return html`<form class="filters" id="filters" hidden>
<fieldset><legend>Severity</legend>${SEVERITIES.map(([severity, name]) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return html`<label><input type="checkbox" name="severity" value="${severity}" checked> ${name} (${number})</label>`;
  })}</fieldset>
<label>Kind <select name="kind"><option value="">all</option>
${kinds.map(([kind, title]) => html`<option value="${kind}">${title}</option>`)}</select></label>
<label>Search <input type="search" name="search" placeholder="a rule, a folder, a crawler …" autocomplete="off"></label>
<p id="shown" role="status"></p>
</form>
<table class="findings" id="findings"><caption class="hidden">Findings</caption>
<thead><tr><th scope="col">Severity</th><th scope="col">Cause</th><th scope="col" class="number">Pages</th></tr></thead>
<tbody>${findings.map(row)}</tbody></table>
${missing.length > 0 && html`<p class="note">Causes with fewer pages are left out: ${missing.join("; ")}.</p>`}`;
}

function row({ kind, severity, title, cause, advice, pages, crawlers, examples }: SiteFinding): Html {
  const all = count(pages, "page");
  const shown = examples.length < pages ? `${examples.length} of ${all}` : count(examples.length, "page");
  const name = SEVERITIES.find(([id]) => id === severity)?.[1];
  return html`<tr data-severity="${severity}" data-kind="${kind}">
<td><span class="severity ${severity}">${name}</span></td>
<td><h3>${title}</h3><p class="cause">${sentence(cause)}</p><p class="advice">${advice}</p>
${crawlers.length > 0 && html`<p class="crawlers">${crawlers.map((crawler) => html`<span>${foreign(crawler)}</span>`)}</p>`}
${examples.length > 0 && html`<details><summary>${shown}</summary><ul>${examples.map((url) => html`<li>${link(url)}</li>`)}</ul></details>`}</td>
<td class="number">${thousands(pages)}</td>
</tr>`;
}
