/** Formats the report of `npm run upstream` as Markdown. */

/** @typedef {import("./sections.mjs").Report} Report */

/** The maximum number of rows in a table. The report must fit into a GitHub issue, which has at most 65,536 characters. */
const ROWS = 50;

/** The maximum number of names that the report shows from one list. */
const NAMES = 300;

/** The maximum length of a text from another site, in characters. */
const LONGEST = 160;

/** @param {Report} report */
export function markdown(report) {
  const { at, version, ages, quotes, changes, names, origins, unread, requested } = report;
  const sections = [
    `# Upstream, ${at}`,
    `The catalogue of ${version} beside the pages that it cites. Of ${requested.all} addresses, ${requested.read} could be read.`,
    ages && [
      `## Old pages\n\n${ages.old.length} of ${ages.all} pages are older than 90 days. The age counts from the date that the page gives itself, otherwise from the day on which it was read.`,
      table(
        ["Days", "Page's date", "Read", "Page", "Crawlers"],
        ages.old.map(({ age, pageDate, read, title, url, crawlers }) => [
          String(age),
          pageDate ?? "–",
          read,
          link(title, url),
          few(crawlers),
        ]),
      ),
      `## Documented facts without a quotation\n\n${count(ages.unquoted.length, "fact")}.`,
      table(
        ["Crawler", "Field"],
        ages.unquoted.map(({ token, field }) => [verbatim(token), `\`${field}\``]),
      ),
    ],
    quotes && [
      `## Quotations that are gone\n\n${count(quotes.gone.length, "quotation")} gone, ${quotes.found} found; pages that could not be read are listed below.`,
      table(
        ["Quotation", "Text", "Page", "Crawlers"],
        quotes.gone.map(({ id, quote, title, url, redirect, crawlers }) => [
          `\`${id}\``,
          verbatim(quote),
          link(title, url) + (redirect === undefined ? "" : `, redirected to ${link("another page", redirect)}`),
          few(crawlers),
        ]),
      ),
    ],
    changes && [
      `## Announced changes\n\n${count(changes.entries.length, "entry", "entries")} of change feeds since ${version}, ${count(changes.revisions.length, "revision")} of cited drafts since they were read.`,
      table(
        ["Date", "Feed", "Entry", "Crawlers"],
        changes.entries.map(({ date, feed, title, url, crawlers }) => [
          date ?? "no date",
          verbatim(feed),
          link(title, url),
          few(crawlers),
        ]),
      ),
      table(
        ["Date", "Revision", "Source", "Read"],
        changes.revisions.map(({ date, revision, url, source, read }) => [
          date,
          link(revision, url),
          `\`${source}\``,
          read,
        ]),
      ),
    ],
    names && [
      `## Names on public lists\n\nNeither in the catalogue nor in ignored.json. ${names.compared.map(({ list, names, missing }) => `${list}: ${missing} of ${names}`).join("; ") || "No list could be read"}.`,
      table(
        ["Name", "Lists"],
        names.missing
          .filter(({ lists }) => lists.length > 1)
          .map(({ name, lists }) => [verbatim(name), lists.join(", ")]),
      ),
      ...names.compared.map(({ list }) =>
        nameLine(
          list,
          names.missing.filter(({ lists }) => lists.join() === list),
        ),
      ),
    ],
    origins && [
      `## Address lists and key directories\n\n${count(origins.broken.length, "address", "addresses")} with a problem, ${origins.sound} sound.`,
      table(
        ["Origins", "Kind", "Problem", "Address"],
        origins.broken.map(({ origins, kind, problem, url }) => [
          few(origins),
          kind,
          verbatim(problem),
          link(url, url),
        ]),
      ),
    ],
    unread.length > 0 && [
      `## Not read\n\n${count(unread.length, "page")} could not be read: nothing is known about changes there.`,
      table(
        ["Page", "Reason"],
        unread.map(({ url, reason }) => [link(url, url), verbatim(reason)]),
      ),
    ],
  ];
  const parts = sections.flat().filter((part) => typeof part === "string" && part !== "");
  return `${parts.join("\n\n")}\n`;
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  if (rows.length === 0) return "";
  const shown = [head, head.map(() => "---"), ...rows.slice(0, ROWS)].map((row) => `| ${row.join(" | ")} |`);
  const rest = rows.length > ROWS ? `\n\nAnd ${rows.length - ROWS} more: \`--json\` has all of them.` : "";
  return shown.join("\n") + rest;
}

/** @param {string} list @param {{ name: string }[]} names */
function nameLine(list, names) {
  if (names.length === 0) return "";
  const shown = names.slice(0, NAMES).map(({ name }) => verbatim(name));
  const rest = names.length > NAMES ? ` and ${names.length - NAMES} more` : "";
  return `<details><summary>Only in ${list}: ${names.length}</summary>\n\n${shown.join(", ")}${rest}\n\n</details>`;
}

/** @param {number} number @param {string} one @param {string} [many] */
const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** @param {string[]} names */
const few = (names) =>
  names.slice(0, 4).map(verbatim).join(", ") + (names.length > 4 ? ` and ${names.length - 4} more` : "");

/** Escapes the text of another site, so that it cannot create markup, mention anyone or link to an issue. @param {string} text */
function verbatim(text) {
  const line = text.replace(/\s+/g, " ").trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  return short
    .replace(/[\\`*_[\]|~#]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("@", "@\u200b");
}

/** @param {string} text @param {string} [url] */
function link(text, url) {
  if (url === undefined || !URL.canParse(url) || !/^https?:/.test(url)) return verbatim(text);
  return `[${verbatim(text)}](<${new URL(url).href.replaceAll("|", "%7C")}>)`;
}
