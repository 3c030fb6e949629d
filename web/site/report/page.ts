import { createHash } from "node:crypto";
import { thousands } from "../findings/words.ts";
import { Html, html } from "./html.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style.ts";

export interface ReportPage {
  title: string;
  /** The page's header, including the heading. */
  header: Html;
  main: Html;
  footer: Html;
}

/** Returns a report as one HTML page, without external files. */
export function reportPage({ title, header, main, footer }: ReportPage): string {
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
${header}
</header>
<main>
${main}
</main>
<footer><p>${footer}</p></footer>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`;
  return page.text;
}

/** Returns the Content-Security-Policy that permits only this page's style and script. */
function policy(): string {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`;
}

/** Returns a list of labelled figures, such as “Pages: 1,204”. Strings are shown unchanged. */
export function tiles(numbers: readonly (readonly [name: string, number: number | string])[]): Html {
  const tile = ([name, number]: readonly [string, number | string]) =>
    html`<div><dt>${name}</dt><dd>${typeof number === "number" ? thousands(number) : number}</dd></div>`;
  return html`<dl class="tiles">
${numbers.map(tile)}
</dl>`;
}

/** Returns a section with a heading. `id` must be unique on the page. */
export function section(id: string, heading: string, content: Html, className?: string): Html {
  const classes = className === undefined ? new Html("") : html` class="${className}"`;
  return html`<section${classes} aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>
${content}
</section>`;
}

/** Wraps a table in a scrollable region that is also keyboard-accessible. */
export function scrolled(label: string, table: Html): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
${table}</div>`;
}
