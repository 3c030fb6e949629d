// Tests the log report in Chromium: its parts, printing, accessibility, widths, and hostile texts in the log.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "../cli/command-line.mjs";
import { violations } from "../page/axe.mjs";
import { escapesAll, fits, reportBrowser } from "./report-page.mjs";

const open = reportBrowser();

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const GPTBOT = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const DAY = Date.UTC(2026, 10, 23) / 1000;

const line = (time, address, path, agent, status = 200) =>
  JSON.stringify({
    msec: DAY + time,
    remote_addr: address,
    request_uri: path,
    status,
    body_bytes_sent: 5120,
    http_user_agent: agent,
  });

/** Returns the lines of a log. `text` occurs in all strings that clients control. */
function logWith(text) {
  const filters = Array.from({ length: 90 }, (_, at) =>
    line(at, "66.249.66.1", `/shoes?colour=${at % 9}&size=${Math.floor(at / 9)}`, GOOGLEBOT),
  );
  return [
    line(0, "66.249.66.1", "/robots.txt", GOOGLEBOT),
    line(90_000, "66.249.66.1", "/private/a", GOOGLEBOT, 404),
    line(1, text, `/${text}`, GPTBOT),
    line(2, "203.0.113.9", "/", `examplebot/1.0 ${text}`),
    ...filters,
    `${text} is no line of a log`,
    "",
  ].join("\n");
}

const ROBOTS = (text) => `User-agent: GPTBot\nDisallow: / # ${text}\n\nUser-agent: *\nDisallow: /private/\n`;

/** Runs `verify` on a log that contains `text`, and returns the report. */
async function reportOf(context, text, args = ["--robots", "robots.txt"]) {
  const cwd = await folder(context, { "access.log": "", "robots.txt": "" });
  await writeFile(join(cwd, "access.log"), logWith(text.replaceAll("\n", " ").replaceAll("\r", " ")));
  await writeFile(join(cwd, "robots.txt"), ROBOTS(text.replace(/[\r\n]/g, " ")));
  const { code, stderr } = await run(["verify", "access.log", "--report", "log.html", ...args], { cwd });
  assert.equal(code, 0, stderr);
  return readFile(join(cwd, "log.html"), "utf8");
}

/** Returns the texts of the cells in each row of the table with this label. */
const rows = (page, label) =>
  page
    .getByRole("region", { name: `${label}, table`, exact: true })
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));

test("the log report has tables of requests, bytes and statuses by crawler, purpose and day", async (context) => {
  const { page, messages, requests, url } = await open(context, await reportOf(context, "x"));
  assert.equal(await page.title(), "Log report: access.log");
  assert.match(await page.locator("header").textContent(), /access\.log · 2026-11-23 to 2026-11-24 · 95 lines/);
  assert.deepEqual(await rows(page, "Crawlers"), [
    ["Googlebot", "search", "92", "471 kB", "91", "0", "1", "0", "1", "1", "obeys robots.txt (documented)"],
    ["GPTBot", "ai-training", "1", "5.12 kB", "1", "0", "0", "0", "0", "1", "obeys robots.txt (documented)"],
  ]);
  assert.deepEqual(await rows(page, "Purposes"), [
    ["search", "92", "471 kB", "91", "0", "1", "0"],
    ["ai-training", "1", "5.12 kB", "1", "0", "0", "0"],
  ]);
  assert.deepEqual(await rows(page, "Days"), [
    ["2026-11-24", "1", "5.12 kB", "1"],
    ["2026-11-23", "92", "471 kB", "0"],
  ]);
  assert.equal(await page.getByText("Never fetched robots.txt: GPTBot.").count(), 1);
  assert.deepEqual(messages, []);
  assert.deepEqual(requests, [url], "the report loads other files");
});

test("the log report lists disallowed requests, facet traps, unknown bots and unreadable lines", async (context) => {
  const { page } = await open(context, await reportOf(context, "x"));
  assert.deepEqual(await rows(page, "Disallowed requests of Googlebot"), [
    ["2", "/private/a", "66.249.66.1", "404", "line 5: Disallow: /private/"],
  ]);
  assert.deepEqual(await rows(page, "Disallowed requests of GPTBot"), [["3", "/x", "x", "200", "line 2: Disallow: /"]]);
  const traps = await page.getByRole("region", { name: "Facet traps" }).textContent();
  assert.match(traps, /\?colour=\s+90 requests for about 90 URLs of 1 path\./);
  assert.match(traps, /Disallow: \/\*\?colour=\s+Disallow: \/\*&colour=/);
  assert.deepEqual(
    (await rows(page, "Bots that are not in the catalogue")).map((cells) => [cells[0], cells.at(-1)]),
    [["examplebot", "examplebot/1.0 x"]],
  );
  assert.deepEqual(await rows(page, "Unreadable lines"), [["95", "x is no line of a log"]]);
});

test("the log report states if no robots.txt was given", async (context) => {
  const { page } = await open(context, await reportOf(context, "x", []), { bypassCSP: true });
  assert.match(
    await page.getByRole("region", { name: "Disallowed requests", exact: true }).textContent(),
    /No robots\.txt was given/,
  );
  assert.deepEqual(await violations(page), []);
});

test("the printed log report does not cut off tables", async (context) => {
  const { page } = await open(context, await reportOf(context, "x"));
  await page.pdf();
  await page.emulateMedia({ media: "print" });
  const region = page.getByRole("region", { name: "Crawlers, table", exact: true });
  assert.equal(await region.evaluate((element) => getComputedStyle(element).overflowX), "visible");
});

const LONG = "a-very-long-name-without-a-place-to-break-".repeat(20);

let long;
fits(async (context, options) => {
  long ??= await reportOf(context, LONG);
  return open(context, long, options);
});

test("the log report escapes all text from the log", async (context) => {
  const opened = await open(context, await reportOf(context, "x"));
  await escapesAll(opened, (text) => reportOf(context, text));
});
