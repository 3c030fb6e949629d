import { thousands } from "../findings/words.ts";
import { type Html, html } from "./html.ts";

export interface Bar {
  label: Html;
  number: number;
  /** The CSS class of the bar's colour. */
  colour?: string;
}

/** Returns a table with a bar in each row. */
export function bars(caption: string, [first, second]: readonly [string, string], rows: readonly Bar[]): Html {
  const most = Math.max(1, ...rows.map(({ number }) => number));
  return html`<table class="bars"><caption class="hidden">${caption}</caption>
<thead class="hidden"><tr><th scope="col">${first}</th><th scope="col">${second}</th></tr></thead>
<tbody>${rows.map(({ label, number, colour }) => {
    const width = Math.max(0.5, (100 * number) / most).toFixed(1);
    return html`<tr><th scope="row">${label}</th><td>
<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" class="${colour ?? "plain"}"><rect width="${width}" height="8"/></svg>
<span>${thousands(number)}</span></td></tr>`;
  })}</tbody></table>`;
}

/** Returns the CSS class for the colour of a status, or of the word that replaces a missing status. */
export function statusColour(status: string): string {
  if (/^2/.test(status)) return "listed";
  if (/^3/.test(status)) return "redirected";
  if (/^[45]/.test(status) || status === "failure") return "broken";
  return "unknown";
}
