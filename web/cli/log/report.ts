import { count, list, thousands } from "../../site/findings/words.ts";
import { bars, statusColour } from "../../site/report/bars.ts";
import { foreign, Html, html } from "../../site/report/html.ts";
import { reportPage, scrolled, section, tiles } from "../../site/report/page.ts";
import { size } from "../output.ts";
import type { Traffic } from "./traffic.ts";
import type { Log } from "./visits.ts";
import { byPurpose, type CheckedVisits, disobeys, neverRequested, obedience, trafficOf } from "./visits-words.ts";

export interface LogReportContext {
  /** The names of the logs, for the title. */
  names: readonly string[];
  /** `true` if the requests were checked against a robots.txt. */
  hasRobotsTxt: boolean;
}

/** The maximum numbers of rows per table and days per chart. `--json` has no such limits. */
const MOST_ROWS = 200;
const MOST_DAYS = 62;

/** Returns the report on access logs as one HTML page, without external files. Escapes text from the logs. */
export function logReport(log: Log, all: readonly CheckedVisits[], { names, hasRobotsTxt }: LogReportContext): string {
  const traffic = trafficOf(all);
  const days = [...log.all.days.keys()].sort();
  const period = days.length < 2 ? days.join("") : `${days[0]} to ${days.at(-1)}`;
  const disallowed = all.reduce((sum, { visits }) => sum + visits.disallowed, 0);
  return reportPage({
    title: `Log report: ${names.join(", ")}`,
    header: html`<h1>Log report</h1>
<p>${foreign(names.join(", "))}${period !== "" && html` · ${period}`} · ${count(log.lines, "line")}</p>
${tiles([
  ["Requests", log.all.requests],
  ["By crawlers", traffic.requests],
  ...(log.withBytes > 0 ? [["Bytes to crawlers", size(traffic.bytes)] as const] : []),
  ...(log.withStatus > 0 ? [["Errors to crawlers", traffic.errors] as const] : []),
  ...(hasRobotsTxt ? [["Disallowed", disallowed] as const] : []),
  ["Unknown bots", log.unknownBots.list().length],
])}`,
    main: html`${[
      crawlerSection(log, all, hasRobotsTxt),
      html`<div class="charts">${[purposeChart(all), statusChart(traffic), dayChart(traffic)]}</div>`,
      purposeTable(log, all),
      dayTable(log, traffic),
      disallowedSection(log, all, hasRobotsTxt),
      strangerSection(all),
      signatureSection(log),
      trapSection(log),
      botSection(log),
      unreadableSection(log),
    ]}`,
    footer: html`Crawlers are those that requests name: any client can send a name. Made by robotscope.`,
  });
}

const nothing = new Html("");

/** Returns the content of a section, or nothing if the section has no rows. */
const ifAny = (rows: readonly unknown[], content: Html) => (rows.length === 0 ? nothing : content);

interface Column<Row> {
  name: string;
  /** `true` to align the column to the left, as text. The cells of the first column are row headings. */
  isText?: boolean;
  cell(row: Row): Html | string;
}

const text = (content: Html | string) => (typeof content === "string" ? html`${content}` : content);

/** Returns a scrollable table, followed by the number of left-out rows if there are any. */
function table<Row>(label: string, columns: readonly Column<Row>[], rows: readonly Row[]): Html {
  const shown = rows.slice(0, MOST_ROWS);
  const classOf = ({ isText }: Column<Row>) => (isText ? html` class="text"` : nothing);
  const cells = (row: Row) =>
    columns.map((column, index) =>
      index === 0
        ? html`<th scope="row">${text(column.cell(row))}</th>`
        : html`<td${classOf(column)}>${text(column.cell(row))}</td>`,
    );
  const head = columns.map((column) => html`<th scope="col"${classOf(column)}>${column.name}</th>`);
  const content = html`<table>
<thead><tr>${head}</tr></thead>
<tbody>${shown.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table>`;
  const further = rows.length - shown.length;
  return html`${scrolled(`${label}, table`, content)}
${further > 0 && html`<p class="note">${count(further, "further row")}: see --json.</p>`}`;
}

/** Returns the columns for traffic. Leaves out statuses or bytes if the log does not contain them. */
function trafficColumns<Row>({ withBytes, withStatus }: Log, trafficOf: (row: Row) => Traffic): Column<Row>[] {
  const ofClass = (first: number) => (row: Row) => {
    const statuses = [...trafficOf(row).statuses].filter(([status]) => Math.floor(status / 100) === first);
    return thousands(statuses.reduce((sum, [, requests]) => sum + requests, 0));
  };
  return [
    { name: "Requests", cell: (row) => thousands(trafficOf(row).requests) },
    ...(withBytes > 0 ? [{ name: "Bytes", cell: (row: Row) => size(trafficOf(row).bytes) }] : []),
    ...(withStatus > 0 ? [2, 3, 4, 5].map((first) => ({ name: `${first}xx`, cell: ofClass(first) })) : []),
  ];
}

function crawlerSection(log: Log, all: readonly CheckedVisits[], hasRobotsTxt: boolean): Html {
  if (all.length === 0)
    return section("crawlers", "Crawlers", html`<p class="none">No crawler of the catalogue is named.</p>`);
  const areChecked = all.some(({ origins }) => origins !== undefined);
  const columns: Column<CheckedVisits>[] = [
    { name: "Crawler", cell: ({ visits }) => visits.crawler.token },
    { name: "Purpose", isText: true, cell: ({ visits }) => visits.crawler.class },
    ...trafficColumns<CheckedVisits>(log, ({ visits }) => visits.traffic),
    { name: "robots.txt", cell: ({ visits }) => thousands(visits.robotsTxt) },
    ...(hasRobotsTxt
      ? [{ name: "Disallowed", cell: ({ visits }: CheckedVisits) => thousands(visits.disallowed) }]
      : []),
    ...(areChecked
      ? [{ name: "Not genuine", cell: ({ origins }: CheckedVisits) => thousands(origins?.notGenuine ?? 0) }]
      : []),
    { name: "Known of it", isText: true, cell: ({ visits }) => obedience(visits) },
  ];
  const silent = neverRequested(log, all);
  const note = silent.length > 0 && html`<p class="note">Never fetched robots.txt: ${list(silent, 20)}.</p>`;
  return section("crawlers", "Crawlers", html`${table("Crawlers", columns, all)}${note}`);
}

function purposeChart(all: readonly CheckedVisits[]): Html {
  const rows = [...byPurpose(all)].map(([purpose, { requests }]) => ({ label: html`${purpose}`, number: requests }));
  return ifAny(rows, section("purposes", "Purposes", bars("Requests by purpose", ["Purpose", "Requests"], rows)));
}

function statusChart({ statuses }: Traffic): Html {
  const rows = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, requests]) => ({
      label: html`${status}`,
      number: requests,
      colour: statusColour(String(status)),
    }));
  return ifAny(rows, section("statuses", "Status codes", bars("Requests by status", ["Status", "Requests"], rows)));
}

const inOrder = ({ days }: Traffic) => [...days].sort(([one], [other]) => (one < other ? 1 : -1));

function dayChart(traffic: Traffic): Html {
  const days = inOrder(traffic);
  const rows = days.slice(0, MOST_DAYS).map(([day, { requests }]) => ({ label: html`${day}`, number: requests }));
  return ifAny(rows, section("days", "Days", bars("Requests by day", ["Day", "Requests"], rows), "broad"));
}

function purposeTable(log: Log, all: readonly CheckedVisits[]): Html {
  const rows = [...byPurpose(all)];
  const columns: Column<[string, Traffic]>[] = [
    { name: "Purpose", cell: ([purpose]) => purpose },
    ...trafficColumns<[string, Traffic]>(log, ([, traffic]) => traffic),
  ];
  return ifAny(rows, section("purpose-table", "By purpose", table("Purposes", columns, rows)));
}

function dayTable({ withBytes, withStatus }: Log, traffic: Traffic): Html {
  const rows = inOrder(traffic);
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    { name: "Day", cell: ([day]) => day },
    { name: "Requests", cell: ([, { requests }]) => thousands(requests) },
    ...(withBytes > 0 ? [{ name: "Bytes", cell: ([, { bytes }]: Row) => size(bytes) }] : []),
    ...(withStatus > 0 ? [{ name: "Errors", cell: ([, { errors }]: Row) => thousands(errors) }] : []),
  ];
  return ifAny(rows, section("day-table", "By day", table("Days", columns, rows)));
}

function disallowedSection(log: Log, all: readonly CheckedVisits[], hasRobotsTxt: boolean): Html {
  const found = all.filter(({ visits }) => visits.disallowed > 0);
  const tables = found.slice(0, MOST_ROWS).map((checked) => disallowedTable(log, checked));
  const none = hasRobotsTxt ? "There is none." : "No robots.txt was given, so no request was evaluated.";
  return section(
    "disallowed",
    "Disallowed requests",
    html`${tables}${tables.length === 0 && html`<p class="none">${none}</p>`}`,
  );
}

type Example = CheckedVisits["visits"]["examples"][number];

function disallowedTable({ withBytes }: Log, checked: CheckedVisits): Html {
  const { crawler, disallowed, disallowedBytes, examples } = checked.visits;
  const word = disobeys(checked) ? "did not obey" : "asked for what is disallowed";
  const others = checked.origins?.disallowedByOthers ?? 0;
  const beside = others > 0 && html`, ${thousands(others)} of them from addresses that are not its own`;
  const columns: Column<Example>[] = [
    { name: "Line of the log", cell: ({ line }) => thousands(line) },
    { name: "Path", isText: true, cell: ({ target }) => foreign(target) },
    { name: "Address", isText: true, cell: ({ address }) => foreign(address) },
    { name: "Status", cell: ({ status }) => (status === 0 ? "–" : String(status)) },
    { name: "robots.txt", isText: true, cell: ({ why }) => foreign(why) },
  ];
  return html`<h3>${crawler.token} ${word}</h3>
<p class="cause">${count(disallowed, "request")}${withBytes > 0 && ` (${size(disallowedBytes)})`}${beside}. The first:</p>
${table(`Disallowed requests of ${crawler.token}`, columns, examples)}`;
}

/** Returns the section about addresses that do not belong to the crawlers named in their requests. */
function strangerSection(all: readonly CheckedVisits[]): Html {
  const rows = all.flatMap(({ visits, origins }) =>
    (origins?.addresses ?? [])
      .filter(({ origin }) => origin.word === "not-genuine")
      .map((address) => ({ ...address, crawler: visits.crawler.token })),
  );
  const columns: Column<(typeof rows)[number]>[] = [
    { name: "Address", cell: ({ address }) => foreign(address) },
    { name: "Named crawler", isText: true, cell: ({ crawler }) => crawler },
    { name: "Requests", cell: ({ requests }) => thousands(requests) },
    { name: "Why", isText: true, cell: ({ origin }) => foreign(origin.why) },
  ];
  return ifAny(rows, section("strangers", "Not genuine", table("Not genuine", columns, rows)));
}

function signatureSection({ signatures }: Log): Html {
  const rows = [...signatures].flatMap(([name, results]) =>
    [...results].map(([result, requests]) => ({ name, result, requests })),
  );
  const columns: Column<(typeof rows)[number]>[] = [
    { name: "Name", cell: ({ name }) => foreign(name) },
    { name: "Result", isText: true, cell: ({ result }) => result.replace("-", " ") },
    { name: "Requests", cell: ({ requests }) => thousands(requests) },
  ];
  return ifAny(rows, section("signatures", "Signed requests", table("Signed requests", columns, rows)));
}

function trapSection({ facets, withBytes }: Log): Html {
  const traps = facets.traps().map(
    ({ parameter, fetched, urls, paths, lines, saved }) => html`<h3>${foreign(`?${parameter}=`)}</h3>
<p class="cause">${count(fetched.requests, "request")} for about ${count(urls, "URL")} of ${count(paths, "path")}.
In each group of robots.txt, these lines would save ${count(saved.requests, "request")}${withBytes > 0 && html` and ${size(saved.bytes)}`}:</p>
<p>${lines.map((line) => html`<code>${foreign(line)}</code><br>`)}</p>`,
  );
  return ifAny(traps, section("traps", "Facet traps", html`${traps}`));
}

function botSection(log: Log): Html {
  const bots = log.unknownBots.list();
  const columns: Column<(typeof bots)[number]>[] = [
    { name: "Name", cell: ({ name }) => foreign(name) },
    ...trafficColumns<(typeof bots)[number]>(log, ({ traffic }) => traffic),
    { name: "User-Agent", isText: true, cell: ({ userAgent }) => foreign(userAgent) },
  ];
  const heading = "Bots that are not in the catalogue";
  return ifAny(bots, section("bots", heading, table(heading, columns, bots)));
}

function unreadableSection({ unreadable, unreadableExamples }: Log): Html {
  const columns: Column<(typeof unreadableExamples)[number]>[] = [
    { name: "Line of the log", cell: ({ line }) => thousands(line) },
    { name: "Text", isText: true, cell: ({ text }) => foreign(text) },
  ];
  const content = html`<p class="cause">${count(unreadable, "line")} could not be read. The first:</p>
${table("Unreadable lines", columns, unreadableExamples)}`;
  return ifAny(unreadableExamples, section("unreadable", "Unreadable lines", content));
}
