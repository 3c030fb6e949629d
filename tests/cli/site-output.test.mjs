// Tests which files `robotscope site` may replace, and its messages for files that it cannot write.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { lstat, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

const PAGE = "<title>Home</title>";
const SITE = ["site", "dist", "--base", "https://example.com", "-c", "Googlebot"];

/** @param {import("node:test").TestContext} context */
async function start(context, files = {}) {
  const cwd = await folder(context, { "dist/index.html": PAGE, ...files });
  return {
    cwd,
    site: (...args) => run([...SITE, ...args], { cwd }),
    read: (name) => readFile(join(cwd, name), "utf8"),
  };
}

test("--out refuses a pipe, a folder, a device and a broken link, and does not change them", async (context) => {
  const { cwd, site } = await start(context);
  execFileSync("mkfifo", [join(cwd, "pipe")]);
  await symlink("nowhere", join(cwd, "broken"));
  for (const [name, why] of [
    ["pipe", /“pipe” is a pipe/],
    ["dist", /“dist” is a folder/],
    ["broken", /“broken” is a link to a file that does not exist/],
    ["/dev/null", /“\/dev\/null” is a device/],
  ]) {
    const { code, stderr } = await site("--out", name);
    assert.equal(code, 2, name);
    assert.match(stderr, why);
    assert.match(stderr, /use another file for --out/);
  }
  assert.ok((await lstat(join(cwd, "pipe"))).isFIFO());
  assert.equal(await readlink(join(cwd, "broken")), "nowhere");
});

test("--out follows a symbolic link to the records of an earlier run", async (context) => {
  const { cwd, site, read } = await start(context);
  assert.equal((await site("--out", "first.ndjson")).code, 0);
  const before = await read("first.ndjson");
  await symlink("first.ndjson", join(cwd, "link"));
  await writeFile(join(cwd, "dist/a.html"), PAGE);
  assert.equal((await site("--out", "link")).code, 0);
  assert.equal(await readlink(join(cwd, "link")), "first.ndjson");
  assert.notEqual(await read("first.ndjson"), before);
});

test("--out and --report refuse to replace inputs, pages, or each other's output", async (context) => {
  const list = "https://example.com/\n";
  const { cwd, site, read } = await start(context, { "list.txt": list, "notes.txt": "notes" });
  assert.equal((await site("--out", "old")).code, 0);
  const old = await read("old");
  for (const args of [
    ["--out", "new", "--report", "new"],
    ["--out", "old", "--report", "./old"],
    ["--out", "dist/index.html"],
    ["--out", "notes.txt"],
    ["--out", "old", "--baseline", "./old"],
    ["--out", "new", "--report", "old", "--baseline", "old"],
    ["--out", "new", "--report", "dist/index.html"],
  ]) {
    const { code, stderr } = await site(...args);
    assert.equal(code, 2, args.join(" ") + stderr);
    assert.match(stderr, /use another file for --(?:out|report)/);
  }
  const listed = await run(["site", "--urls", "list.txt", "--out", "new", "--report", "list.txt"], { cwd });
  assert.equal(listed.code, 2);
  assert.deepEqual(
    [await read("old"), await read("dist/index.html"), await read("notes.txt"), await read("list.txt")],
    [old, PAGE, "notes", list],
  );
});

test("--out and --report replace the output files of an earlier run", async (context) => {
  const { site } = await start(context);
  for (let times = 0; times < 2; times++) {
    const { code, stderr } = await site("--out", "out", "--report", "dist/report.html");
    assert.equal(code, 0, stderr);
  }
  assert.equal((await site("--out", "out", "--report", "/dev/null")).code, 0);
});

test("reports why a file cannot be written or read", async (context) => {
  const { site } = await start(context, { "other/file": "" });
  for (const [args, message] of [
    [["--out", "no/out"], /cannot write “no\/out”: there is no such folder\./],
    [["--out", "out", "--report", "no/report.html"], /cannot write “no\/report\.html”: there is no such folder\./],
    [["--out", "out", "--report", "other"], /cannot write “other”: it is a folder\./],
    [["--out", "out", "--baseline", "nosuch"], /cannot read “nosuch”: there is no such file\./],
  ]) {
    const { code, stderr } = await site(...args);
    assert.equal(code, 3, stderr);
    assert.match(stderr, message);
  }
});

test("does not count current or earlier output files as pages of the folder", async (context) => {
  const files = { _headers: "/*\n  X-Robots-Tag: noindex\n", "data.ndjson": "{}\n", "index.html": PAGE };
  const cwd = await folder(context, files);
  const site = (...args) => run(["site", ".", "--base", "https://example.com", "-c", "Googlebot", ...args], { cwd });
  assert.match((await site("--out", "one.ndjson", "--report", "report.html")).stdout, /^2 pages/);
  assert.match((await site("--report", "report.html")).stdout, /^2 pages/);
  const compared = await site("--baseline", "one.ndjson", "--out", "two", "--report", "report.html", "--json");
  assert.equal(compared.code, 0, compared.stderr);
  const { pages, comparison } = compared.json();
  assert.deepEqual([pages, comparison.added.pages, comparison.missing.pages], [2, 0, 0]);
});
