import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { LISTS } from "./lists.mjs";
import { serveUpstream } from "./server.mjs";

/** GitHub's maximum length for an issue. */
const ISSUE = 65_536;

/**
 * @param {Record<string, import("./server.mjs").Reply>} replies
 * @param {string[]} args
 * @returns {Promise<{ code: number, out: string, err: string, requests: { url: string, agent?: string }[] }>}
 */
async function run(replies, ...args) {
  const server = await serveUpstream(replies);
  const env = { ...process.env, ROBOTSCOPE_UPSTREAM_VIA: server.via };
  const options = { env, cwd: inRoot(), maxBuffer: 1e8 };
  const result = await new Promise((resolve) => {
    execFile(process.execPath, ["tests/upstream/main.mjs", ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
  await server.close();
  return { ...result, requests: server.requests };
}

const list = (/** @type {string[]} */ ...names) => ({
  [LISTS[0]?.url ?? ""]: JSON.stringify(Object.fromEntries(names.map((name) => [name, {}]))),
});

test("fails without a report if no address can be read, and gives the first reason", async () => {
  const { code, out, err, requests } = await run({});
  assert.equal(code, 1);
  assert.equal(out, "");
  assert.match(err, /None of \d+ addresses could be read.*status 404.*Check the network/s);
  assert.ok(requests.length > 50);
});

test("succeeds if any page can be read, and lists the unread pages with their reasons", async () => {
  const { code, out, requests } = await run(list("NewExampleBot"));
  assert.equal(code, 0);
  assert.match(out, /^# Upstream, \d{4}-\d\d-\d\d$/m);
  assert.match(out, /Only in ai\.robots\.txt: 1<\/summary>\n\nNewExampleBot\n/);
  const unread = out.slice(out.indexOf("## Not read"));
  assert.match(unread, /crawler-user-agents\.json.*\| status 404 \|/);
  assert.match(unread, /google-common-crawlers>\) \| status 404 \(.*\.md\.txt\); status 404/);
  for (const { agent } of requests) assert.match(agent ?? "", /^robotscope-upstream \(\+https:\/\/.*robotscope\)$/);
});

test("keeps a report with thousands of names short enough for a GitHub issue", async () => {
  const names = Array.from({ length: 2000 }, (_, number) => `A Crawler Of Quite A Long Name ${number}`);
  const other = { [LISTS[1]?.url ?? ""]: JSON.stringify(names.map((pattern) => ({ pattern }))) };
  const { code, out } = await run({ ...list(...names), ...other }, "--at", "2036-01-01");
  assert.equal(code, 0);
  assert.match(out, /And 1950 more/);
  assert.ok(out.length < ISSUE, String(out.length));
});

test("escapes links, mentions and markup in text from other sites", async () => {
  const { out } = await run(list("[a](https://evil.example) | <b>@person #1"), "--only", "names");
  const shown = out.split("\n").find((line) => line.includes("evil.example"));
  assert.equal(shown, "\\[a\\](https://evil.example) \\| &lt;b>@\u200bperson \\#1");
});

test("prints the results as JSON with --json", async () => {
  const { code, out } = await run(list("NewExampleBot"), "--json", "--only", "names,origins");
  assert.equal(code, 0);
  const report = JSON.parse(out);
  assert.deepEqual(report.names.missing, [{ name: "NewExampleBot", lists: ["ai.robots.txt"] }]);
  assert.ok(report.origins.broken.length > 20);
  assert.equal(report.quotes, undefined);
});

test("computes the ages of pages on the day in --at, without requests", async () => {
  const late = await run({}, "--only", "ages", "--json", "--at", "2036-01-01");
  assert.deepEqual([late.code, late.requests], [0, []]);
  const { ages } = JSON.parse(late.out);
  assert.equal(ages.old.length, ages.all);
  assert.equal(ages.old[0].prominence, "leading");
  const early = await run({}, "--only", "ages", "--json", "--at", "2020-01-01");
  assert.deepEqual(JSON.parse(early.out).ages.old, []);
});

test("writes the report to a file with --out", async () => {
  const folder = await mkdtemp(join(tmpdir(), "robotscope-upstream-"));
  const file = join(folder, "report.md");
  const { code, out } = await run({}, "--only", "ages", "--out", file);
  assert.deepEqual([code, out], [0, ""]);
  assert.match(await readFile(file, "utf8"), /^# Upstream/);
  await rm(folder, { recursive: true });
});

test("rejects unknown sections and invalid days, and names the valid sections", async () => {
  const section = await run({}, "--only", "facts");
  assert.equal(section.code, 1);
  assert.match(section.err, /unknown section "facts"; use one or more of: ages, quotes/);
  const day = await run({}, "--at", "soon");
  assert.equal(day.code, 1);
  assert.match(day.err, /--at must be a day such as 2027-03-01, not "soon"/);
});
