import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { facts, stale } from "../../scripts/lib/facts.mjs";

const at = (...days) => days.map((read, number) => ({ title: String(number), url: "https://example.com/", read }));

test("what was read more than 90 days ago is listed, the oldest first", () => {
  // From 2026-08-24 to 2026-11-22 it is 90 days.
  const old = stale(at("2026-08-24", "2026-08-23", "2026-11-22", "2025-11-22"), "2026-11-22");
  assert.deepEqual(
    old.map(({ title, age }) => [title, age]),
    [
      ["3", 365],
      ["1", 91],
    ],
  );
});

test("crawlers and sources are facts, each with its title and page", () => {
  const crawlers = [{ token: "ExampleBot", doc: "https://example.com/bot", read: "2026-11-22" }];
  const sources = { rfc: { title: "RFC", url: "https://example.com/rfc", read: "2026-11-21" } };
  assert.deepEqual(facts({ crawlers }, { sources }), [
    { title: "ExampleBot", url: "https://example.com/bot", read: "2026-11-22" },
    { title: "RFC", url: "https://example.com/rfc", read: "2026-11-21" },
  ]);
});

test("npm run facts: everything is old after a year, and no day is refused", () => {
  const run = (day) =>
    execFileSync(process.execPath, ["scripts/facts.mjs", "--at", day], { encoding: "utf8", stdio: "pipe" });
  const lines = run("2028-01-01").trimEnd().split("\n");
  const [, old, all] = /(\d+) of (\d+) facts/.exec(lines.at(-1) ?? "") ?? [];
  assert.equal(old, all);
  assert.equal(lines.length, Number(all) + 1);
  assert.match(
    lines.find((line) => line.includes("  Googlebot  ")) ?? "",
    /^2026-09-22 +\d+ days {2}Googlebot {2}https:\/\/developers\.google\.com\//,
  );
  assert.match(run("2020-01-01"), /0 of \d+ facts/);
  assert.throws(() => run("soon"));
});
