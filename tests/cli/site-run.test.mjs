// Tests the requests of `robotscope site`, and that a continued run has the same result as an uninterrupted run.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { commandLine, environment, folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const page = (title, ...links) =>
  `<!doctype html><title>${title}</title>${links.map((href) => `<a href="${href}">x</a>`).join("")}`;

/** Returns the pages of a site in which page n links to the pages 2n, 2n + 1, n - 1 and 1, if they exist. @param {number} last */
function tree(last, headers = {}) {
  const pages = { "/robots.txt": [200, {}, "User-agent: *\nDisallow: /13\n"], "/": [301, { Location: "/1" }] };
  for (let at = 1; at <= last; at += 1) {
    const links = [2 * at, 2 * at + 1, at - 1, 1].filter((to) => to > 0 && to <= last).map((to) => `/${to}`);
    pages[`/${at}`] = [200, { "Content-Type": "text/html", ...headers }, page(`Page ${at}`, ...links)];
  }
  return pages;
}

/** Runs the command, and kills it when its file of records has at least `lines` lines. */
async function killed(args, cwd, lines) {
  const child = spawn(process.execPath, [commandLine, "site", ...args], { cwd, env: environment(), stdio: "ignore" });
  const closed = once(child, "close");
  for (;;) {
    const text = await readFile(join(cwd, "out.ndjson.part"), "utf8").catch(() => "");
    if (text.split("\n").length > lines || child.exitCode !== null) break;
    await delay(5);
  }
  child.kill("SIGKILL");
  const [code] = await closed;
  return code;
}

const linesOf = async (file) => (await readFile(file, "utf8")).trimEnd().split("\n");

test("a run that is killed twice and continued has the same result as an uninterrupted run", async (context) => {
  const pages = tree(250);
  const slow = Object.fromEntries(
    Object.entries(pages).map(([path, [status, headers, body]]) => [
      path,
      // The delays differ, so that the pages do not arrive in the order of the requests.
      (_, response) => setTimeout(() => response.writeHead(status, headers).end(body), (path.length * 7) % 5),
    ]),
  );
  const { url, requests } = await serve(context, slow);
  const whole = await folder(context);
  const args = [url, "--crawl", "--depth", "20", "--out", "out.ndjson"];
  assert.equal((await run(["site", ...args], { cwd: whole })).code, 0);
  const needed = requests.length;
  const expected = await linesOf(join(whole, "out.ndjson"));
  assert.ok(expected.length > 200, `${expected.length} records`);

  const cwd = await folder(context);
  assert.equal(await killed(args, cwd, 40), null);
  // The run ignores an incomplete last line.
  await appendFile(join(cwd, "out.ndjson.part"), '{"record":"page","url":"http://');
  assert.equal(await killed(args, cwd, 120), null);
  const last = await run(["site", ...args], { cwd });
  assert.equal(last.code, 0, last.stderr);
  assert.match(last.stderr, /continuing after \d+ pages/);
  const found = await linesOf(join(cwd, "out.ndjson"));
  assert.deepEqual(found.slice(1), expected.slice(1));
  // After a kill, only pages without a record are fetched again.
  assert.ok(requests.length - needed < needed + 2 * 70, `${requests.length - needed} requests, not ${needed}`);
  await assert.rejects(stat(join(cwd, "out.ndjson.part")));
  await assert.rejects(stat(join(cwd, "out.ndjson.queue")));
});

test("--as fetches robots.txt and pages with a crawler's User-Agent, and reports refusals", async (context) => {
  const isNamed = ({ headers }) => headers["user-agent"].includes("GPTBot");
  const { url, requests } = await serve(context, {
    "/robots.txt": (request, response) =>
      response.end(
        `User-agent: robotscope\nDisallow: /own/\n${isNamed(request) ? "User-agent: GPTBot\nDisallow: /open\n" : ""}`,
      ),
    "/": [200, { "Content-Type": "text/html" }, page("Home", "/wall", "/stub", "/open", "/own/a")],
    "/wall": [403, { "Content-Type": "text/html", "CF-Mitigated": "challenge" }, page("Just a moment...")],
    "/stub": [200, { "Content-Type": "text/html" }, '<div id="sec-if-cpt-container"></div>'],
    "/open": [200, { "Content-Type": "text/html" }, page("Open")],
  });
  const cwd = await folder(context);
  const args = ["site", url, "--crawl", "--as", "GPTBot", "--crawler", "Googlebot"];
  const { code, stdout } = await run([...args, "--out", "out.ndjson", "--json"], { cwd });
  assert.equal(code, 0);
  const causes = JSON.parse(stdout).findings.map(({ kind, cause }) => [kind, cause]);
  assert.deepEqual(
    causes.filter(([kind]) => kind === "allowed-refused" || kind === "disallowed-served"),
    [
      ["allowed-refused", "robots.txt allows 1 page, but the server refused the name of GPTBot with 200 (Akamai)."],
      ["allowed-refused", "robots.txt allows 1 page, but the server refused the name of GPTBot with 403 (Cloudflare)."],
      [
        "disallowed-served",
        "`Disallow: /open` (robots.txt, line 4) disallows 1 page, but the server sent it to the name of GPTBot.",
      ],
    ],
  );
  assert.ok(requests.every(isNamed));
  assert.ok(!requests.some((request) => request.url === "/own/a"), "the rules for robotscope apply");
  const [first] = await linesOf(join(cwd, "out.ndjson"));
  assert.deepEqual([JSON.parse(first).as, JSON.parse(first).crawlers], ["GPTBot", ["Googlebot", "GPTBot"]]);
  for (const [wrong, message] of [
    [["site", url, "--as", "GPTBot", "--user-agent", "bingbot"], /--as and --user-agent each set the User-Agent/],
    [["site", url, "--as", "ai"], /--as must be one crawler/],
    [["site", url, "--as", "*"], /“\*” cannot be sent as a User-Agent/],
    [["site", ".", "--base", url, "--as", "GPTBot"], /--as fetches pages from the web/],
  ]) {
    const { code, stderr } = await run(wrong, { cwd });
    assert.equal(code, 2, stderr);
    assert.match(stderr, message);
  }
});

for (const status of [202, 403, 429, 503])
  test(`treats robots.txt as unknown if a bot wall answers in its place with status ${status}`, async (context) => {
    const wall = [status, { "Content-Type": "text/html", "CF-Mitigated": "challenge" }, page("Just a moment...")];
    const { url } = await serve(context, {
      "/robots.txt": wall,
      "/": [200, { "Content-Type": "text/html" }, page("Home", "/wall")],
      "/wall": [403, ...wall.slice(1)],
    });
    const cwd = await folder(context);
    const args = ["site", url, "--crawl", "--as", "GPTBot", "--out", "out.ndjson", "--json"];
    const { code, stdout, stderr } = await run(args, { cwd });
    assert.equal(code, 0, stderr);
    assert.match(
      stderr,
      /robots\.txt: Cloudflare sent a challenge \(documented\) instead of robots\.txt, so robots\.txt is unknown/,
    );
    const kinds = JSON.parse(stdout).findings.map(({ kind }) => kind);
    assert.ok(!kinds.includes("allowed-refused") && !kinds.includes("robots-unreachable"), kinds.join());
    const records = (await linesOf(join(cwd, "out.ndjson"))).map((line) => JSON.parse(line));
    assert.equal(records.find(({ record }) => record === "robots").wall, "Cloudflare");
    const pages = records.filter(({ record }) => record === "page");
    assert.deepEqual(
      pages.map(({ status }) => status),
      [200, 403],
    );
    assert.deepEqual(
      new Set(pages.flatMap(({ verdicts }) => verdicts.map(({ crawl }) => crawl))),
      new Set([undefined]),
    );
  });

test("continues reading a folder after the run was killed", async (context) => {
  const files = { "dist/robots.txt": "User-agent: *\nDisallow: /3" };
  for (let at = 0; at < 600; at += 1) files[`dist/${at}.html`] = page(`Page ${at}`);
  const cwd = await folder(context, files);
  const args = ["dist", "--base", "https://example.com", "--out", "out.ndjson"];
  assert.equal((await run(["site", ...args], { cwd })).code, 0);
  const expected = await linesOf(join(cwd, "out.ndjson"));
  await writeFile(join(cwd, "out.ndjson.part"), `${expected.slice(0, 400).join("\n")}\n{"record":"pa`);
  await writeFile(join(cwd, "out.ndjson.queue"), "");
  const { code, stderr } = await run(["site", ...args], { cwd });
  assert.equal(code, 0, stderr);
  assert.match(stderr, /continuing after 398 pages/);
  assert.deepEqual(await linesOf(join(cwd, "out.ndjson")), expected);
});

/** Starts the command, and waits until its file of records has at least `lines` lines. */
async function started(args, cwd, lines) {
  const child = spawn(process.execPath, [commandLine, "site", ...args], { cwd, env: environment() });
  const closed = once(child, "close");
  const stderr = child.stderr.toArray();
  while ((await readFile(join(cwd, "out.ndjson.part"), "utf8").catch(() => "")).split("\n").length <= lines)
    await delay(5);
  return { child, closed, stderr: async () => Buffer.concat(await stderr).toString() };
}

for (const signal of ["SIGINT", "SIGTERM"])
  test(`prints how to continue after ${signal}`, async (context) => {
    const { url } = await serve(context, tree(60));
    const cwd = await folder(context);
    const args = [url, "--crawl", "--rate", "40", "--out", "out.ndjson"];
    const { child, closed, stderr } = await started(args, cwd, 6);
    child.kill(signal);
    assert.deepEqual(await closed, [null, signal]);
    const written = (await linesOf(join(cwd, "out.ndjson.part"))).filter((line) => line.startsWith('{"record":"page"'));
    assert.match(
      await stderr(),
      new RegExp(`^Interrupted after ${written.length} pages: the same command line continues this run\\.$`, "m"),
    );
    const last = await run(["site", ...args.with(3, "1000")], { cwd });
    assert.equal(last.code, 0, last.stderr);
    assert.match(last.stderr, new RegExp(`continuing after ${written.length} pages`));
    assert.deepEqual(await readdir(cwd), ["out.ndjson"]);
  });

test("refuses to write a file that another run is writing", async (context) => {
  const { url } = await serve(context, tree(60));
  const cwd = await folder(context);
  const args = [url, "--crawl", "--rate", "40", "--out", "out.ndjson"];
  const { child, closed } = await started(args, cwd, 6);
  const second = await run(["site", ...args], { cwd });
  assert.equal(second.code, 2);
  assert.match(
    second.stderr.replace(/\s+/g, " "),
    new RegExp(
      `another run is writing out\\.ndjson \\(process ${child.pid}\\): wait for it, or use another file for --out`,
    ),
  );
  const other = await run(["site", ...args.slice(0, 2), "--limit", "1", "--out", "other.ndjson"], { cwd });
  assert.equal(other.code, 0, other.stderr);
  child.kill("SIGKILL");
  await closed;
  // The lock file of the killed process has no effect.
  const last = await run(["site", ...args.with(3, "1000")], { cwd });
  assert.equal(last.code, 0, last.stderr);
  assert.deepEqual((await readdir(cwd)).sort(), ["other.ndjson", "out.ndjson"]);
});

test("ignores the lock of a zombie process", async (context) => {
  const { url } = await serve(context, tree(2));
  const cwd = await folder(context);
  // `exec` replaces the shell with a program that never waits for the shell's child, so the child stays a zombie. End the child only after
  // `exec`, because the shell itself may wait for it.
  const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"]);
  context.after(() => parent.kill());
  const [output] = await once(parent.stdout, "data");
  const isZombie = async (pid) => (await readFile(`/proc/${pid}/stat`, "utf8")).includes(") Z ");
  while ((await readFile(`/proc/${parent.pid}/comm`, "utf8")) !== "sleep\n") await delay(10);
  process.kill(Number(output));
  while (!(await isZombie(Number(output)))) await delay(10);
  await writeFile(join(cwd, "out.ndjson.lock"), String(output));
  const { code, stderr } = await run(["site", url, "--out", "out.ndjson"], { cwd });
  assert.equal(code, 0, stderr);
  assert.deepEqual(await readdir(cwd), ["out.ndjson"]);
});

test("refuses to continue a run with different options or a different version", async (context) => {
  const cwd = await folder(context, { "dist/a.html": page("A") });
  const args = ["site", "dist", "--base", "https://example.com", "--out", "out.ndjson"];
  await run(args, { cwd });
  const [first, ...others] = await linesOf(join(cwd, "out.ndjson"));
  const restore = async (change) => {
    const line = JSON.stringify({ ...JSON.parse(first), ...change });
    await writeFile(join(cwd, "out.ndjson.part"), `${[line, ...others].join("\n")}\n`);
    await writeFile(join(cwd, "out.ndjson.queue"), "");
    return run(args, { cwd });
  };
  for (const [change, message] of [
    [{ crawlers: ["GPTBot"] }, /cannot be continued: it is for the crawlers GPTBot, not /],
    [{ source: "dist --base https://example.org/" }, /it is for “dist --base https:\/\/example\.org\/”/],
    [{ version: "0.0.1" }, /it was written by robotscope 0\.0\.1/],
    [{ record: "page" }, /it does not begin with a run record of “robotscope site”/],
  ]) {
    const { code, stderr } = await restore(change);
    assert.equal(code, 2, stderr);
    assert.match(stderr, message);
  }
  assert.equal((await restore({})).code, 0);
});

test("starts from the beginning after a run that fetched no pages", async (context) => {
  const pages = { "/robots.txt": [503], "/": [200, { "Content-Type": "text/html" }, page("A")] };
  const { url } = await serve(context, pages);
  const cwd = await folder(context);
  const once = () => run(["site", url, "--out", "out.ndjson"], { cwd });
  const { code, stderr } = await once();
  assert.equal(code, 3, stderr);
  await assert.rejects(stat(join(cwd, "out.ndjson.part")));
  pages["/robots.txt"] = [404];
  assert.equal((await once()).code, 0);
});

test("fetches all pages again after a complete run", async (context) => {
  const pages = { "/": [200, { "Content-Type": "text/html", "X-Robots-Tag": "noindex" }, page("A")] };
  const { url } = await serve(context, pages);
  const cwd = await folder(context);
  const listing = async () => {
    assert.equal((await run(["site", url, "--out", "out.ndjson"], { cwd })).code, 0);
    return JSON.parse((await linesOf(join(cwd, "out.ndjson"))).at(-1)).verdicts[0].listing;
  };
  assert.equal(await listing(), "hidden");
  pages["/"][1] = { "Content-Type": "text/html" };
  assert.equal(await listing(), "full");
});

test("sends at most two requests at a time to a host", async (context) => {
  let [now, most] = [0, 0];
  const pages = Object.fromEntries(
    Object.entries(tree(60)).map(([path, [status, headers, body]]) => [
      path,
      (_, response) => {
        now += 1;
        most = Math.max(most, now);
        setTimeout(() => {
          now -= 1;
          response.writeHead(status, headers).end(body);
        }, 10);
      },
    ]),
  );
  const { url } = await serve(context, pages);
  const cwd = await folder(context);
  assert.equal((await run(["site", url, "--crawl", "--out", "out.ndjson"], { cwd })).code, 0);
  assert.equal(most, 2);
});

/** Serves pages and records when each request arrives. */
async function timed(context, pages) {
  const times = [];
  const handlers = Object.entries(pages).map(([path, answer]) => [
    path,
    (request, response) => {
      times.push({ path, at: performance.now() });
      const [status, headers, body] = typeof answer === "function" ? answer(request) : answer;
      response.writeHead(status, headers).end(body);
    },
  ]);
  const server = await serve(context, Object.fromEntries(handlers));
  return { ...server, times };
}

test("waits as long as Retry-After requires, and sends no other request in the meantime", async (context) => {
  let isBusy = true;
  const html = { "Content-Type": "text/html" };
  const { url, times } = await timed(context, {
    "/robots.txt": [404, {}, ""],
    "/sitemap.xml": [404, {}, ""],
    "/": [200, html, page("Home", "/busy", "/a", "/b", "/c")],
    "/busy": () => {
      if (!isBusy) return [200, html, page("Free")];
      isBusy = false;
      return [503, { "Retry-After": "1" }, ""];
    },
    "/a": [200, html, page("A")],
    "/b": [200, html, page("B")],
    "/c": [200, html, page("C")],
  });
  const cwd = await folder(context);
  const { code, stderr } = await run(["site", url, "--crawl", "--out", "out.ndjson"], { cwd });
  assert.equal(code, 0, stderr);
  assert.match(stderr, /returned status 503: waiting 1 seconds/);
  const attempts = times.filter(({ path }) => path === "/busy");
  assert.equal(attempts.length, 2);
  assert.ok(attempts[1].at - attempts[0].at >= 990, `${attempts[1].at - attempts[0].at} ms`);
  // One request may be in flight when the 503 response arrives.
  const between = times.filter(({ at }) => at > attempts[0].at + 200 && at < attempts[0].at + 980);
  assert.deepEqual(between, []);
  const pages = (await linesOf(join(cwd, "out.ndjson"))).map((line) => JSON.parse(line));
  assert.equal(pages.find((one) => one.url === `${url}/busy`).title, "Free");
});

test("pauses between two requests as Crawl-delay and --rate require", async (context) => {
  const html = { "Content-Type": "text/html" };
  const site = (robotsTxt) =>
    timed(context, {
      "/robots.txt": [200, {}, robotsTxt],
      "/": [200, html, page("Home", "/a", "/b")],
      "/a": [200, html, page("A")],
      "/b": [200, html, page("B")],
    });
  const pauses = async ({ url, times }, ...args) => {
    const cwd = await folder(context);
    const { code, stderr } = await run(["site", url, "--crawl", "--out", "out.ndjson", ...args], { cwd });
    assert.equal(code, 0, stderr);
    const pages = times.filter(({ path }) => path !== "/robots.txt");
    assert.equal(pages.length, 3);
    return { stderr, elapsed: pages[2].at - pages[0].at };
  };
  const delayed = await pauses(await site("User-agent: robotscope\nCrawl-delay: 0.4\n"));
  // On a busy machine, the first request may arrive late, so the first and the third may be less than two pauses apart.
  assert.ok(delayed.elapsed >= 600, `${delayed.elapsed} ms`);
  assert.match(delayed.stderr, /asks for 0\.4 seconds between two requests/);
  const rated = await pauses(await site(""), "--rate", "4");
  assert.ok(rated.elapsed >= 350, `${rated.elapsed} ms`);
});
