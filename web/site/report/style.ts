/** The style sheet of the report. White text on a verdict's colour has a contrast ratio of at least 4.5. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --background: light-dark(#f4f6f9, #0d1218);
  --surface: light-dark(#ffffff, #151c25);
  --text: light-dark(#17212e, #e7ecf2);
  --muted: light-dark(#52606f, #9fadbc);
  --border: light-dark(#dbe1e8, #2a3542);
  --accent: light-dark(#2450c8, #8fb0ff);
  --listed: light-dark(#1f7a54, #23805a);
  --partly: light-dark(#8a6100, #8f6708);
  --noindex: light-dark(#6b45b8, #7a54c7);
  --blocked: light-dark(#b3303a, #bb3a44);
  --redirected: light-dark(#2b66b0, #3570ba);
  --broken: light-dark(#4a5563, #5f6b7a);
  --unknown: light-dark(#6b7684, #6b7684);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); line-height: 1.5;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif; }
main, header, footer { max-width: 1160px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 32px; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 1.15rem; margin: 0 0 12px; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 0; }
a { color: var(--accent); }
code { font: 0.9em ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  background: var(--background); border: 1px solid var(--border); border-radius: 4px; padding: 1px 4px; }
header p, .advice, .note, footer { color: var(--muted); }
header p, code, .cause, li, .bars th { overflow-wrap: anywhere; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
section { background: var(--surface); border: 1px solid var(--border); border-radius: 10px; padding: 20px; margin: 16px 0; min-width: 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 12px; margin: 20px 0 0; }
.tiles div { background: var(--surface); border: 1px solid var(--border); border-radius: 10px; padding: 12px 16px; }
.tiles dt { color: var(--muted); font-size: 0.85rem; }
.tiles dd { margin: 0; font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.charts { display: flex; flex-wrap: wrap; gap: 0 16px; }
.charts section { flex: 1 1 0; }
.charts .broad { flex-basis: 100%; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; list-style: none; padding: 0; margin: 0 0 12px; font-size: 0.9rem; }
.legend svg { width: 12px; height: 12px; margin-right: 6px; border-radius: 3px; vertical-align: -1px; }
.map svg { display: block; width: 100%; height: auto; }
.map text { font-size: 11px; fill: #ffffff; pointer-events: none; font-variant-numeric: tabular-nums; }
.map .name { fill: var(--text); font-weight: 600; }
.map .folder { fill: var(--background); stroke: var(--border); }
.narrow { display: none; }
.listed rect { fill: var(--listed); }
.partly rect { fill: var(--partly); }
.noindex rect { fill: var(--noindex); }
.blocked rect { fill: var(--blocked); }
.redirected rect { fill: var(--redirected); }
.broken rect { fill: var(--broken); }
.unknown rect { fill: var(--unknown); }
.plain rect { fill: var(--accent); }
table { border-collapse: collapse; width: 100%; }
.bars { table-layout: fixed; }
.bars th { text-align: left; font-weight: 400; padding: 4px 12px 4px 0; width: 40%; vertical-align: top; font-size: 0.92rem; }
.broad .bars th { width: 60%; }
.bars td { padding: 4px 0; display: flex; align-items: center; gap: 10px; }
.bars td svg { flex: 1; height: 14px; min-width: 0; border-radius: 3px; }
.bars td span { min-width: 4.5em; text-align: right; font-variant-numeric: tabular-nums; }
details { margin-top: 8px; }
summary { cursor: pointer; color: var(--accent); width: fit-content; }
.scroll { overflow-x: auto; }
.scroll table { font-size: 0.9rem; margin-top: 8px; }
.scroll th, .scroll td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--border); font-variant-numeric: tabular-nums; }
.scroll th:first-child, .scroll .text { text-align: left; overflow-wrap: anywhere; min-width: 10em; }
.scroll td:not(.text) { white-space: nowrap; }
.scroll + h3 { margin-top: 16px; }
.filters { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: end; margin-bottom: 12px; }
.filters[hidden] { display: none; }
.filters fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; }
.filters legend { padding: 0; color: var(--muted); font-size: 0.85rem; float: left; width: 100%; }
.filters > label { color: var(--muted); font-size: 0.85rem; display: grid; min-width: 0; }
.filters select, .filters [type="search"] { font: inherit; font-size: 1rem; color: var(--text); background: var(--background);
  border: 1px solid light-dark(#8290a0, #66778a); border-radius: 6px; padding: 5px 8px; width: 17em; max-width: 100%; }
#shown { color: var(--muted); margin-left: auto; }
.findings > thead th { text-align: left; color: var(--muted); font-weight: 500; font-size: 0.85rem; padding: 6px 10px 6px 0; }
.findings > tbody > tr { border-top: 1px solid var(--border); break-inside: avoid; }
.findings td { padding: 12px 10px 12px 0; vertical-align: top; }
.findings .number { text-align: right; padding-right: 0; font-variant-numeric: tabular-nums; }
.findings tr[hidden] { display: none; }
.findings ul { margin: 6px 0 0; padding-left: 20px; }
.severity { display: inline-block; border-radius: 6px; padding: 1px 8px; font-size: 0.85rem; color: #ffffff; background: var(--broken); }
.severity.error { background: var(--blocked); }
.severity.warning { background: var(--partly); }
.cause { margin: 2px 0; }
.advice { font-size: 0.92rem; }
.crawlers { display: flex; flex-wrap: wrap; gap: 4px 6px; margin-top: 6px; }
.crawlers span { border: 1px solid var(--border); border-radius: 6px; padding: 0 7px; font-size: 0.82rem; overflow-wrap: anywhere; }
footer { padding-bottom: 32px; font-size: 0.9rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media screen and (max-width: 720px) {
  main, header, footer { padding-left: 14px; padding-right: 14px; }
  section { padding: 14px; }
  .wide { display: none; }
  .narrow { display: block; }
  .charts section { flex-basis: 100%; }
  .broad .bars tr, .broad .bars th, .broad .bars td { width: 100%; }
  .broad .bars tr { display: grid; padding: 4px 0; }
  .findings > thead { display: none; }
  .findings > tbody > tr { display: grid; grid-template-columns: 1fr auto; }
  .findings > tbody > tr[hidden] { display: none; }
  .findings td { padding: 8px 0; }
  .findings td:nth-child(2) { grid-column: 1 / -1; grid-row: 2; padding-top: 0; min-width: 0; }
  .findings td.number::before { content: "Pages: "; color: var(--muted); }
  .filters > label, .filters select, .filters [type="search"] { width: 100%; }
  #shown { margin-left: 0; }
}
@media print {
  :root { color-scheme: light; }
  body { background: none; font-size: 10.5pt; }
  section, .tiles div { border-color: #b9c2cc; }
  .filters, summary { display: none !important; }
  .scroll { overflow: visible; }
  .scroll table { font-size: 8pt; }
  svg, .severity { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
}
`;
