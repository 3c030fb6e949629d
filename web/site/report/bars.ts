import { thousands } from "../findings/words.ts";
import { type Html, html } from "./html.ts";

export interface Bar {
  label: Html;
  pages: number;
  /** The class of the bar's colour. */
  colour?: string;
}

/** Returns a table with a bar in each row. */
export function bars(caption: string, heading: string, rows: readonly Bar[]): Html {
  const most = Math.max(1, ...rows.map(({ pages }) => pages));
  return html`<table class="bars"><caption class="hidden">${caption}</caption>
<thead class="hidden"><tr><th scope="col">${heading}</th><th scope="col">Pages</th></tr></thead>
<tbody>${rows.map(({ label, pages, colour }) => {
    const width = Math.max(0.5, (100 * pages) / most).toFixed(1);
    return html`<tr><th scope="row">${label}</th><td>
<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" class="${colour ?? "plain"}"><rect width="${width}" height="8"/></svg>
<span>${thousands(pages)}</span></td></tr>`;
  })}</tbody></table>`;
}
