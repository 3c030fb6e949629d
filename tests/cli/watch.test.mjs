// Tests `robotscope watch`, which prints nothing until a verdict changes, and then names the line that caused the change.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { commandLine, environment, folder, run } from "./command-line.mjs";
import { proxy } from "./proxy.mjs";
import { serve } from "./servers.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private/\n";
const html = { "content-type": "text/html" };

/**
 * Starts a site whose pages can be changed, and writes a configuration for it.
 *
 * @param {import("node:test").TestContext} context
 * @param {Record<string, unknown>} [site]
 * @param {Record<string, string>} [files]
 */
async function start(context, site = {}, files = {}) {
  const pages = {
    "/robots.txt": [200, {}, ROBOTS],
    "/": [200, html, '<title>Home</title><a href="/a">a</a><a href="/b">b</a>'],
    "/a": [200, html, "<title>A</title>"],
    "/b": [200, html, "<title>B</title>"],
  };
  const { url } = await serve(context, pages);
  const configuration = { crawlers: ["Googlebot", "GPTBot"], watch: { sites: [{ url, crawl: true, ...site }] } };
  const cwd = await folder(context, { "robotscope.json": JSON.stringify(configuration), ...files });
  const watch = (args = [], env) => run(["watch", ...args], { cwd, env });
  const saved = join(cwd, ".robotscope", new URL(url).host.replace(":", "-"));
  return { pages, url, cwd, watch, saved };
}

const flat = (text) => text.replace(/\s+/g, " ");

test("saves the verdicts in the first run, and prints nothing in a second run on the unchanged site", async (context) => {
  const { watch, saved } = await start(context);
  const first = await watch();
  assert.deepEqual([first.code, first.stdout], [0, ""]);
  assert.match(first.stderr, /first run, 3 pages/);
  const before = await readFile(join(saved, "pages.ndjson"), "utf8");
  const second = await watch();
  assert.deepEqual([second.code, second.stdout], [0, ""]);
  assert.match(second.stderr, /no verdict changed in 3 pages/);
  assert.equal(await readFile(join(saved, "pages.ndjson"), "utf8"), before, "there is nothing to commit");
  assert.deepEqual(await readdir(saved), ["pages.ndjson", "robots"]);
});

test("reports a new Disallow line in every run until --update accepts it", async (context) => {
  const { pages, url, watch, saved } = await start(context);
  await watch();
  pages["/robots.txt"][2] = "User-agent: *\nDisallow: /private/\nDisallow: /a\n";
  for (let times = 0; times < 2; times++) {
    const { code, stdout } = await watch();
    assert.equal(code, 1);
    assert.match(flat(stdout), /`Disallow: \/a` \(robots\.txt, line 3\) now hides 1 page from Googlebot and GPTBot\./);
    assert.ok(stdout.includes(`${url}/a`));
  }
  const copies = await readdir(join(saved, "robots"));
  assert.equal(copies.length, 1, "one copy for each day");
  assert.equal(await readFile(join(saved, "robots", copies[0]), "utf8"), pages["/robots.txt"][2]);
  assert.equal((await watch(["--update"])).code, 0);
  const { code, stdout } = await watch();
  assert.deepEqual([code, stdout], [0, ""]);
});

test("does not report changes to robots.txt and pages if no verdict changes", async (context) => {
  const { pages, watch } = await start(context);
  await watch();
  pages["/robots.txt"][2] = "# Edited by the CDN\nuser-agent: *\nallow: /\ndisallow: /private/\n";
  pages["/a"][2] = "<title>Another title</title><meta name=robots content=index>";
  const { code, stdout } = await watch();
  assert.deepEqual([code, stdout], [0, ""]);
});

test("does not report a new page, but compares this page in later runs", async (context) => {
  const { pages, watch } = await start(context);
  await watch();
  pages["/"][2] += '<a href="/c">c</a>';
  pages["/c"] = [200, html, "<title>C</title>"];
  assert.equal((await watch()).code, 0);
  pages["/c"][1] = { ...html, "x-robots-tag": "noindex" };
  const { code, stdout } = await watch();
  assert.equal(code, 1);
  assert.match(flat(stdout), /The header `X-Robots-Tag: noindex` now hides 1 page from Googlebot/i);
});

test("reports missing pages in every run until --update", async (context) => {
  const { pages, url, watch, saved } = await start(context);
  await watch();
  pages["/"][2] = "<title>Home</title>";
  for (let times = 0; times < 2; times++) {
    const { code, stdout } = await watch();
    assert.equal(code, 1);
    assert.ok(flat(stdout).includes(`This run did not find 2 pages of the earlier one, such as ${url}/a.`), stdout);
  }
  assert.equal((await watch(["--update"])).code, 0);
  assert.equal((await watch()).code, 0);
  assert.deepEqual(await readdir(saved), ["pages.ndjson", "robots"]);
});

test("does not continue an interrupted run, but reads all pages again", async (context) => {
  const { pages, watch, saved } = await start(context);
  await watch();
  const before = await readFile(join(saved, "pages.ndjson"), "utf8");
  await writeFile(join(saved, "new.ndjson.part"), before);
  await writeFile(join(saved, "new.ndjson.queue"), "");
  pages["/a"][1] = { ...html, "x-robots-tag": "noindex" };
  const { code, stdout } = await watch();
  assert.equal(code, 1, stdout);
  assert.deepEqual(await readdir(saved), ["pages.ndjson", "robots"]);
});

test("refuses to run during another run, and does not change that run's files", async (context) => {
  const { watch, saved } = await start(context);
  await watch();
  await writeFile(join(saved, "new.ndjson.lock"), `${process.pid}\n`);
  await writeFile(join(saved, "new.ndjson.part"), "first run");
  const { code, stdout } = await watch();
  assert.equal(code, 3);
  assert.match(
    flat(stdout),
    new RegExp(`It could not be checked: another run is writing \\S+ \\(process ${process.pid}\\): wait for it\\.`),
  );
  assert.equal(await readFile(join(saved, "new.ndjson.part"), "utf8"), "first run");
});

test("fails for a site that cannot be read, and retains the saved verdicts", async (context) => {
  const { pages, watch, saved } = await start(context);
  await watch();
  const before = await readFile(join(saved, "pages.ndjson"), "utf8");
  for (const path of Object.keys(pages)) pages[path] = (request) => request.socket.destroy();
  const { code, stdout } = await watch();
  assert.equal(code, 3);
  assert.match(flat(stdout), /It could not be checked: the only page could not be fetched/);
  assert.equal(await readFile(join(saved, "pages.ndjson"), "utf8"), before);
});

test("reports a robots.txt only if its rules differ from the committed robots.txt", async (context) => {
  const files = { "public/robots.txt": `# committed\n${ROBOTS}` };
  const { pages, watch } = await start(context, { robotsTxt: "public/robots.txt" }, files);
  assert.equal((await watch()).code, 0);
  pages["/robots.txt"][2] = `${ROBOTS}User-agent: GPTBot\nDisallow: /\n`;
  const { code, stdout } = await watch(["--update"]);
  assert.equal(code, 1, "--update does not accept a robots.txt that was not committed");
  assert.match(flat(stdout), /The server.s robots\.txt differs from public\/robots\.txt\. For GPTBot: /);
  pages["/robots.txt"] = [403, { "CF-Mitigated": "challenge" }, "Just a moment"];
  const walled = flat((await watch()).stdout);
  assert.match(walled, /robots\.txt is unreachable, so it was not compared with public\/robots\.txt\./);
});

test("reports the loss of all pages, with the line that causes it, if robots.txt forbids everything", async (context) => {
  const files = { "public/robots.txt": ROBOTS, "robots.expect": "GPTBot allowed /a\n" };
  const { pages, url, watch } = await start(
    context,
    { robotsTxt: "public/robots.txt", expect: "robots.expect" },
    files,
  );
  assert.equal((await watch()).code, 0);
  pages["/robots.txt"][2] = "User-agent: *\nDisallow: /\n";
  const { code, stdout } = await watch();
  assert.equal(code, 1);
  assert.match(flat(stdout), /`Disallow: \/` \(robots\.txt, line 2\) now hides 3 pages from Googlebot and GPTBot\./);
  assert.match(flat(stdout), /The server.s robots\.txt differs from public\/robots\.txt\./);
  assert.match(flat(stdout), /robots\.expect:1: “GPTBot allowed \/a” is not met: disallowed for GPTBot: line 2/);
  assert.doesNotMatch(stdout, /could not be read|did not find/);
  const [{ state, unmet, comparison }] = (await watch(["--json"])).json().sites;
  assert.deepEqual([state, unmet.length, comparison.compared, comparison.missing.pages], ["changed", 1, 3, 0]);
  assert.ok(comparison.changes[0].examples.includes(`${url}/b`));
  await watch(["--update"]);
  assert.match((await watch()).stderr, /no verdict changed in 3 pages/);
  pages["/robots.txt"][2] = ROBOTS;
  const { changes } = (await watch(["--json"])).json().sites[0].comparison;
  assert.deepEqual(
    changes.map(({ effect, pages }) => [effect, pages]),
    [["gain", 3]],
  );
});

test("reports a site as unreadable if its robots.txt forbids only robotscope", async (context) => {
  const { pages, watch } = await start(context);
  await watch();
  pages["/robots.txt"][2] = `${ROBOTS}User-agent: robotscope\nDisallow: /\n`;
  const { code, stdout } = await watch();
  assert.equal(code, 3);
  assert.match(flat(stdout), /It could not be checked: .* forbids it in line 4/);
});

test("reports a committed robots.txt that is too complex to find all differences", async (context) => {
  const files = { "robots.txt": `User-agent: *\nAllow: /${"*ba*ab".repeat(100)}\n` };
  const { pages, watch } = await start(context, { robotsTxt: "robots.txt" }, files);
  pages["/robots.txt"][2] = `User-agent: *\nDisallow: /${"*a*b".repeat(100)}\n`;
  const { code, stdout } = await watch();
  assert.equal(code, 1);
  assert.match(flat(stdout), /robots\.txt are too large or too complex to find all differences\./);
});

test("reports a committed robots.txt of which crawlers may ignore the end", async (context) => {
  const files = { "robots.txt": `${ROBOTS}${`# ${"x".repeat(97)}\n`.repeat(5200)}` };
  const { pages, watch } = await start(context, { robotsTxt: "robots.txt" }, files);
  const { code, stdout } = await watch();
  assert.equal(code, 1);
  assert.match(flat(stdout), /robots\.txt are too large or too complex to find all differences\./);
  pages["/robots.txt"][2] = files["robots.txt"];
  assert.equal((await watch()).code, 0);
});

test("compares the committed robots.txt if no listed page is on the site's origin", async (context) => {
  const { url: other } = await serve(context, { "/": [200, html, "<title>Home</title>"] });
  const files = { "urls.txt": `${other}/\n`, "robots.txt": ROBOTS };
  const { pages, watch } = await start(context, { crawl: false, urls: "urls.txt", robotsTxt: "robots.txt" }, files);
  assert.equal((await watch(["--allow-private"])).code, 0);
  pages["/robots.txt"][2] = "User-agent: *\nDisallow: /\n";
  const changed = await watch(["--allow-private"]);
  assert.equal(changed.code, 1);
  assert.match(flat(changed.stdout), /The server's robots\.txt differs from robots\.txt\./);
  pages["/robots.txt"][0] = 503;
  const unreachable = await watch(["--allow-private"]);
  assert.equal(unreachable.code, 1);
  assert.match(flat(unreachable.stdout), /robots\.txt is unreachable, so it was not compared with robots\.txt\./);
  pages["/robots.txt"] = [403, { "CF-Mitigated": "challenge" }, "Just a moment"];
  const walled = await watch(["--allow-private"]);
  assert.match(flat(walled.stdout), /robots\.txt is unreachable, so it was not compared with robots\.txt\./);
});

test("compares robots.txt with the committed file and the expectations even if no page can be read", async (context) => {
  const files = { "public/robots.txt": "", "robots.expect": "GPTBot allowed /a\n" };
  const { pages, watch } = await start(context, { robotsTxt: "public/robots.txt", expect: "robots.expect" }, files);
  pages["/robots.txt"][2] = "User-agent: *\nDisallow: /\n";
  const { code, stdout } = await watch();
  assert.equal(code, 3);
  assert.match(flat(stdout), /It could not be checked: the only page .* forbids it in line 2/);
  assert.match(flat(stdout), /robots\.txt differs from public\/robots\.txt/);
  assert.match(flat(stdout), /robots\.expect:1: “GPTBot allowed \/a” is not met/);
});

test("watch reports expectations that a site does not meet", async (context) => {
  const files = { "robots.expect": "GPTBot disallowed /a\nGooglebot allowed /a\n" };
  const { watch } = await start(context, { expect: "robots.expect" }, files);
  const { code, stdout } = await watch();
  assert.equal(code, 1);
  assert.match(flat(stdout), /robots\.expect:1: “GPTBot disallowed \/a” is not met: allowed for GPTBot/);
  assert.doesNotMatch(stdout, /robots\.expect:2/);
});

test("checks all other sites if an expectation of one site is invalid", async (context) => {
  const { url, cwd, watch } = await start(context, {}, { "robots.expect": "Googlebot allowed //\n" });
  const { url: other } = await serve(context, { "/": [200, html, "<title>Home</title>"] });
  const sites = [
    { url, crawl: true, expect: "robots.expect" },
    { url: other, crawl: true },
  ];
  await writeFile(join(cwd, "robotscope.json"), JSON.stringify({ watch: { sites } }));
  const { code, stdout, stderr } = await watch();
  assert.equal(code, 3, stderr);
  assert.match(flat(stdout), /robots\.expect:1: “\/\/” is neither a URL nor a path\./);
  assert.ok(stderr.includes(`${other}: first run, 1 page.`), stderr);
});

test("sends changes to the webhook and the GitHub job summary, without printing the webhook's URL", async (context) => {
  const received = [];
  const webhook = createServer((request, response) => {
    let text = "";
    request.on("data", (piece) => (text += piece));
    request.on("end", () => {
      received.push(JSON.parse(text));
      response.writeHead(request.url === "/secret" ? 200 : 500).end();
    });
  });
  await new Promise((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  context.after(() => webhook.close());
  const { pages, cwd, watch } = await start(context);
  const summary = join(cwd, "summary.md");
  const base = `http://127.0.0.1:${webhook.address().port}`;
  const env = { ROBOTSCOPE_WEBHOOK: `${base}/secret`, GITHUB_STEP_SUMMARY: summary };
  await watch(["--notify", "json"], env);
  assert.deepEqual(received, [], "without a change, nothing is sent");
  pages["/a"][1] = { ...html, "x-robots-tag": "noindex, <!channel>" };
  const { code, stderr } = await watch(["--notify", "slack"], env);
  assert.equal(code, 1);
  assert.match(received[0].text, /verdicts changed on .*x-robots-tag: noindex, &lt;!channel&gt;/s);
  assert.doesNotMatch(received[0].text, /[<>]/, "a site cannot mention a channel");
  await watch(["--notify", "json"], env);
  assert.equal(received[1].sites[0].comparison.changes[0].effect, "loss");
  assert.match(await readFile(summary, "utf8"), /No verdict changed\.[\s\S]*now hides 1 page/);
  const failed = await watch(["--notify", "json"], { ROBOTSCOPE_WEBHOOK: `${base}/other` });
  assert.equal(failed.code, 3);
  assert.match(flat(failed.stderr), /could not be notified: it returned status 500/);
  for (const text of [stderr, failed.stdout, failed.stderr]) assert.ok(!text.includes(base), text);
});

test("notifies the webhook through the proxy in HTTP_PROXY", async (context) => {
  const { host, requests } = await proxy(context, await serve(context, { "/secret": [200] }));
  const { pages, watch } = await start(context);
  const env = { HTTP_PROXY: host, NO_PROXY: "127.0.0.1", ROBOTSCOPE_WEBHOOK: "http://hooks.test/secret" };
  await watch([], env);
  pages["/robots.txt"][2] = "User-agent: *\nDisallow: /a\n";
  const { code, stderr } = await watch(["--notify", "json"], env);
  assert.equal(code, 1, stderr);
  assert.deepEqual(requests, ["POST http://hooks.test/secret"]);
});

/**
 * Runs a script of docs/recipes/watch.md in a shell. There, `npx` runs the command line under test, `gh` appends its arguments to gh.log,
 * and `gh issue list` prints open.txt.
 *
 * @param {string} cwd
 * @param {string} script
 * @returns {Promise<number>} the exit code
 */
async function runRecipe(cwd, script) {
  const programs = {
    npx: `#!/bin/sh\n[ "$1" = --yes ] && shift\nshift\nexec "${process.execPath}" "${commandLine}" "$@"\n`,
    gh: '#!/bin/sh\necho "$@" >> gh.log\n[ "$1 $2" = "issue list" ] && cat open.txt\nexit 0\n',
  };
  for (const [name, text] of Object.entries(programs)) await writeFile(join(cwd, name), text, { mode: 0o755 });
  // GitHub runs scripts with -e: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell
  const env = { ...environment(), PATH: `${cwd}:${process.env.PATH}` };
  const child = spawn("bash", ["-e", "-c", script], { cwd, env, stdio: "ignore" });
  const [code] = await once(child, "close");
  return code;
}

const recipe = readFileSync(inRoot("docs", "recipes", "watch.md"), "utf8");

test("the recipe for GitHub opens one issue when a verdict changes, and then updates this issue", async (context) => {
  const [, run] = /^ +- run: (npx --yes robotscope watch .*)$/m.exec(recipe) ?? [];
  const [, failure] = /^ +- if: failure\(\)\n[\s\S]*? run: \|\n([\s\S]*?)```/m.exec(recipe) ?? [];
  assert.ok(run && failure);
  const { pages, cwd } = await start(context, {}, { "open.txt": "" });
  assert.equal(await runRecipe(cwd, run), 0);
  pages["/a"][1] = { ...html, "x-robots-tag": "noindex" };
  assert.equal(await runRecipe(cwd, run), 1);
  assert.match(await readFile(join(cwd, "changes.txt"), "utf8"), /`X-Robots-Tag: noindex` now hides 1 page/i);
  assert.equal(await runRecipe(cwd, failure), 0);
  await writeFile(join(cwd, "open.txt"), "7\n");
  assert.equal(await runRecipe(cwd, failure), 0);
  const calls = (await readFile(join(cwd, "gh.log"), "utf8"))
    .split("\n")
    .filter((call) => /^issue (?!list)/.test(call));
  assert.equal(calls.length, 2);
  assert.match(calls[0], /^issue create .*--body-file changes\.txt$/);
  assert.match(calls[1], /^issue edit 7 --body-file changes\.txt$/);
});

test("the recipe for cron sends a change to the webhook of its environment file", async (context) => {
  const [, command] = /^\d+ \d+ \* \* \* +cd \/srv\/sites && (.*)$/m.exec(recipe) ?? [];
  assert.ok(command);
  const received = [];
  const { url } = await serve(context, {
    "/hook": (request, response) => {
      request.on("data", (piece) => received.push(String(piece)));
      request.on("end", () => response.end());
    },
  });
  const { pages, cwd } = await start(context, {}, { "webhook.env": `export ROBOTSCOPE_WEBHOOK=${url}/hook\n` });
  assert.equal(await runRecipe(cwd, command), 0);
  assert.deepEqual(received, []);
  pages["/robots.txt"][2] = `${ROBOTS}Disallow: /b\n`;
  assert.equal(await runRecipe(cwd, command), 1);
  assert.match(JSON.parse(received.join("")).text, /`Disallow: \/b` \(robots\.txt, line 3\) now hides 1 page/);
});

test("rejects a configuration that has no sites or is invalid, and names the fault", async (context) => {
  const { cwd, watch } = await start(context);
  const cases = [
    ["{}", /lists no sites to watch/],
    ['{ "watch": { "sites": [] } }', /robotscope\.json:1:23: sites must be a list/],
    ['{ "watch": { "sites": [{ "url": "example" }] } }', /robotscope\.json:1:24: a site needs a url/],
    [
      '{ "watch": { "sites": [{ "url": "https://a.example", "limits": 3 }] } }',
      /there is no field “limits”; did you mean limit/,
    ],
    [
      '{ "watch": { "sites": [{ "url": "https://a.example/A/b" }, { "url": "https://a.example/a-b" }] } }',
      /robotscope\.json:1:60: another site stores its results in the same folder, “a\.example-a-b”/,
    ],
  ];
  for (const [text, message] of cases) {
    await writeFile(join(cwd, "robotscope.json"), text);
    const { code, stderr } = await watch();
    assert.equal(code, 2, stderr);
    assert.match(flat(stderr), message);
  }
});

test("names an unreadable sitemap, and retains the pages that only this sitemap lists", async (context) => {
  for (const isNamed of [true, false]) {
    const { pages, url, watch } = await start(context, { crawl: false });
    const sitemap = `<urlset>${["/", "/a", "/b"].map((path) => `<url><loc>${url}${path}</loc></url>`).join("")}</urlset>`;
    if (isNamed) pages["/robots.txt"][2] += `Sitemap: ${url}/sitemap.xml\n`;
    pages["/sitemap.xml"] = [200, { "content-type": "application/xml" }, sitemap];
    assert.equal((await watch()).code, 0);
    pages["/sitemap.xml"] = [500];
    for (const args of [[], ["--update"]]) {
      const { code, stdout } = await watch(args);
      assert.equal(code, 1, args.join());
      assert.match(flat(stdout), /did not find 2 pages .*sitemap\.xml was not read completely: the status is 500\./);
    }
    pages["/sitemap.xml"] = [200, { "content-type": "application/xml" }, sitemap];
    const { code, stderr } = await watch();
    assert.deepEqual([code, /no verdict changed in 3 pages/.test(stderr)], [0, true], stderr);
  }
});

test("names the crawlers for which an expectation depends on unknown facts", async (context) => {
  const { pages, watch } = await start(context, { expect: "robots.expect" }, { "robots.expect": "ai allowed /a\n" });
  pages["/robots.txt"] = [404];
  const { code, stdout } = await watch();
  assert.equal(code, 1);
  assert.match(flat(stdout), /robots\.expect:1: “ai allowed \/a” is not met: it depends for Amazonbot/);
});

test("the configuration in .github/watch reports a noindex and a block on the published documentation", async (context) => {
  const names = ["robotscope.json", "pages.txt", "robots.expect"];
  const texts = await Promise.all(names.map((name) => readFile(inRoot(".github", "watch", name), "utf8")));
  const paths = texts[1]
    .trim()
    .split("\n")
    .map((url) => new URL(url).pathname);
  const pages = Object.fromEntries(paths.map((path) => [path, [200, html, "<title>robotscope</title>"]]));
  pages["/robots.txt"] = [404];
  const { url } = await serve(context, pages);
  const files = texts.map((text) => text.replace(/https:\/\/[^/]+/g, url));
  const cwd = await folder(context, Object.fromEntries(names.map((name, index) => [name, files[index]])));
  const watch = () => run(["watch", "--allow-private"], { cwd });
  const first = await watch();
  assert.equal(first.code, 0, first.stderr);
  assert.match(first.stderr, new RegExp(`first run, ${paths.length} pages`));
  pages["/robotscope/docs/"][1] = { ...html, "x-robots-tag": "noindex" };
  const hidden = await watch();
  assert.equal(hidden.code, 1);
  assert.match(flat(hidden.stdout), /The header `X-Robots-Tag: noindex` now hides 1 page/i);
  pages["/robots.txt"] = [200, {}, "User-agent: *\nDisallow: /robotscope/\n"];
  const blocked = await watch();
  assert.equal(blocked.code, 1);
  assert.match(flat(blocked.stdout), /`Disallow: \/robotscope\/` \(robots\.txt, line 2\)/);
});

test("warns once if the configured limit differs from the limit of the saved run", async (context) => {
  const { cwd, watch } = await start(context);
  await watch();
  const path = join(cwd, "robotscope.json");
  const configuration = JSON.parse(await readFile(path, "utf8"));
  configuration.watch.sites[0].limit = 50;
  await writeFile(path, JSON.stringify(configuration));
  const words = /was made with --limit 10000, and this run with --limit 50: pages that only one of them reads/;
  const second = await watch();
  assert.equal(second.code, 0, second.stderr);
  assert.match(flat(second.stderr), words);
  assert.doesNotMatch(flat((await watch()).stderr), words);
});
