// Runs the steps of action.yml as GitHub does, in a repository with a pull request.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { parse } from "yaml";
import { tarball } from "../../scripts/lib/package.mjs";
import { inRoot, root } from "../../scripts/lib/paths.mjs";
import { environment, folder } from "../cli/command-line.mjs";
import { serve } from "../cli/servers.mjs";

const action = parse(await readFile(inRoot("action.yml"), "utf8"));
const { version } = JSON.parse(await readFile(inRoot("web", "package.json"), "utf8"));

test("action.yml and the pre-commit hooks install the current version of the package", async () => {
  assert.equal(action.inputs.package.default, `robotscope@${version}`);
  const hooks = parse(await readFile(inRoot(".pre-commit-hooks.yaml"), "utf8"));
  assert.equal(hooks.length, 3);
  for (const { entry } of hooks)
    assert.ok(entry.startsWith(`npx --yes --package=robotscope@${version} robotscope lint`));
});

/** Creates a repository and a branch with changes. */
async function pullRequest(context, before, after) {
  const origin = await folder(context, before);
  const git = (cwd, ...args) => {
    const { status, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
    assert.equal(status, 0, stderr);
  };
  const commit = (cwd) => {
    git(cwd, "add", "-A");
    git(cwd, "-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "all");
  };
  git(origin, "init", "--quiet", "--initial-branch=main");
  commit(origin);
  const parent = await folder(context);
  const cwd = join(parent, "site");
  git(parent, "clone", "--quiet", "--depth=1", `file://${origin}`, "site");
  git(cwd, "checkout", "--quiet", "-b", "change");
  for (const [name, text] of Object.entries(after)) await writeFile(join(cwd, name), text);
  commit(cwd);
  return cwd;
}

/**
 * Simulates GitHub's API for the comments on a pull request, including pagination (https://docs.github.com/en/rest/issues/comments).
 *
 * @param {object[]} [others] comments that exist already
 */
async function github(context, others = []) {
  const comments = [...others];
  const requests = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Readable.from(request).toArray()).toString();
    const { origin, pathname, searchParams } = new URL(request.url, `http://${request.headers.host}`);
    assert.equal(request.headers.authorization, "Bearer secret");
    requests.push(`${request.method} ${pathname}`);
    const at = comments.findIndex(({ url }) => url === origin + pathname);
    if (request.method === "DELETE") {
      comments.splice(at, 1);
      return response.writeHead(204).end();
    }
    if (request.method === "POST")
      comments.push({ url: `${origin}/repos/me/site/issues/comments/${comments.length}`, ...JSON.parse(body) });
    if (request.method === "PATCH") Object.assign(comments[at], JSON.parse(body));
    const [count, page] = [Number(searchParams.get("per_page") ?? 30), Number(searchParams.get("page") ?? 1)];
    const shown = comments.slice((page - 1) * count, page * count);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(shown));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  context.after(() => server.closeAllConnections());
  context.after(() => server.close());
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, comments, requests };
}

/** Runs the steps that have a script and whose conditions hold. Returns the results of the steps, keyed by name. */
async function runAction(context, cwd, given, api = "") {
  const temp = await folder(context, { path: "", output: "", summary: "" });
  const inputs = Object.fromEntries(Object.entries(action.inputs).map(([name, { default: value }]) => [name, value]));
  Object.assign(inputs, { package: tarball, token: "secret" }, given);
  const known = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`inputs.${name}`, value])),
    "github.base_ref": "main",
    "github.event.pull_request.number": "7",
  };
  /** Replaces each `${{ … }}` expression in a text with its value. Fails for an unknown expression. */
  const filled = (text) =>
    text.replace(/\$\{\{ (.*?) \}\}/g, (_, name) => known[name] ?? assert.fail(`unknown expression: ${name}`));
  const isRun = ({ if: condition = "" }) =>
    [...condition.matchAll(/((?:inputs|github)\.[\w.-]+) != ''/g)].every(([, name]) => known[name] !== "");
  const results = {};
  for (const step of action.runs.steps.filter(isRun)) {
    if (!step.run) {
      assert.match(step.uses, /^[\w-]+\/[\w/-]+@v\d+$/);
      continue;
    }
    const paths = (await readFile(join(temp, "path"), "utf8")).split("\n").filter(Boolean);
    const env = environment({
      ...Object.fromEntries(Object.entries(step.env).map(([name, text]) => [name, filled(text)])),
      GITHUB_ACTION_PATH: root,
      GITHUB_API_URL: api,
      GITHUB_BASE_REF: "main",
      GITHUB_OUTPUT: join(temp, "output"),
      GITHUB_PATH: join(temp, "path"),
      GITHUB_REPOSITORY: "me/site",
      GITHUB_STEP_SUMMARY: join(temp, "summary"),
      PATH: [...paths, process.env.PATH].join(delimiter),
      RUNNER_TEMP: temp,
      npm_config_offline: "true",
    });
    const child = spawn("bash", ["-eo", "pipefail", "-c", step.run], { cwd, env });
    const output = [child.stdout, child.stderr].map((stream) => Readable.from(stream).toArray());
    const [code] = await once(child, "close");
    const printed = (await Promise.all(output)).flat().map(String).join("");
    results[step.name] = { code, printed };
  }
  return { results, output: await readFile(join(temp, "output"), "utf8") };
}

test("lints a pull request, checks expectations, and comments on changed access", async (context) => {
  const cwd = await pullRequest(
    context,
    { "robots.txt": "User-agent: *\nDisallow: /a\n" },
    {
      "robots.txt": "User-agent: *\nDisallow: /a\nDisallow: /shop\nDisalow: /b\n",
      "robots.expect": "Googlebot allowed /shop/\n",
    },
  );
  const { url, comments } = await github(context);
  const given = { robots: "robots.txt", expectations: "robots.expect", "fail-on": "warning", sarif: "robots.sarif" };
  const { results, output } = await runAction(context, cwd, given, url);
  assert.equal(results["Install robotscope"].code, 0, results["Install robotscope"].printed);
  assert.equal(results["Write SARIF"].code, 0, results["Write SARIF"].printed);
  const sarif = JSON.parse(await readFile(join(cwd, "robots.sarif"), "utf8"));
  assert.ok(sarif.runs[0].results.some(({ ruleId }) => ruleId === "misspelled-field"));
  assert.equal(results.Lint.code, 1);
  assert.match(results.Lint.printed, /^::\w+ file=robots\.txt,line=4/m);
  assert.equal(results["Check expectations"].code, 1);
  const diff = results["Compare with the base branch"];
  assert.equal(diff.code, 1, diff.printed);
  assert.match(diff.printed, /Googlebot.*may no longer fetch/s);
  assert.match(output, /^changes<<ROBOTSCOPE_END\n[\s\S]*\/shop/);
  assert.equal(comments.length, 1);
  assert.match(comments[0].body, /^<!-- robotscope -->\n### robots\.txt\n/);

  await writeFile(join(cwd, "robots.txt"), "User-agent: *\nDisallow: /a\n");
  const fixed = await runAction(context, cwd, given, url);
  assert.deepEqual(
    Object.values(fixed.results).map(({ code }) => code),
    [0, 0, 0, 0, 0],
  );
  assert.deepEqual(comments, [], "without changes, the comment is deleted");
});

const SHOP = "User-agent: *\nDisallow: /shop\n";

test("updates its own comment among 130 others, but not a user's copy of the comment", async (context) => {
  const before = { "robots.txt": "User-agent: *\nDisallow: /a\n" };
  const cwd = await pullRequest(context, before, { "robots.txt": SHOP });
  const person = { body: "<!-- robotscope -->\ncopied", user: { type: "User", login: "me" } };
  const others = Array.from({ length: 130 }, (_, at) => ({
    url: `other ${at}`,
    ...(at === 3 ? person : { body: "a" }),
  }));
  const { url, comments } = await github(context, others);
  const given = { robots: "robots.txt", "fail-on-change": "never" };
  await runAction(context, cwd, given, url);
  assert.equal(comments.length, 131);
  assert.match(comments[130].body, /^<!-- robotscope -->\n### robots\.txt\n[\s\S]*\/shop/);
  await writeFile(join(cwd, "robots.txt"), "User-agent: *\nDisallow: /news\n");
  await runAction(context, cwd, given, url);
  assert.equal(comments.length, 131);
  assert.match(comments[130].body, /\/news/);
  assert.equal(comments[3].body, person.body);
});

test("checks expectations with the served robots.txt if the input robots is empty", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, SHOP] });
  const expectations = `Googlebot allowed ${url}/a\nGooglebot allowed ${url}/shop\n`;
  const cwd = await pullRequest(context, { "robots.expect": expectations }, { "index.html": "<p>" });
  const { results } = await runAction(context, cwd, { robots: "", expectations: "robots.expect" });
  const { code, printed } = results["Check expectations"];
  assert.equal(code, 1, printed);
  assert.match(printed, /1 of 2 expectations failed/);
});

test("lints the files in all subfolders that a glob matches", async (context) => {
  const page = "<!doctype html><meta name=robots content='noindex nofollow'>";
  // Without `set -f`, Bash would expand the glob to the file in the middle.
  const files = { "public/a/b/page.html": page, "public/a/page.html": page, "public/page.html": page };
  const cwd = await pullRequest(context, files, { "a.txt": "" });
  const given = { files: "public/**/*.html", robots: "", sarif: "robots.sarif" };
  const { results } = await runAction(context, cwd, given);
  assert.equal(results.Lint.code, 1, results.Lint.printed);
  const sarif = JSON.parse(await readFile(join(cwd, "robots.sarif"), "utf8"));
  for (const file of Object.keys(files)) {
    assert.ok(results.Lint.printed.includes(`file=${file},line=1`), results.Lint.printed);
    assert.ok(JSON.stringify(sarif.runs[0].results).includes(`"${file}"`));
  }
});

test("writes no comment if no crawler's access changes", async (context) => {
  const cwd = await pullRequest(context, { "robots.txt": SHOP }, { "robots.txt": `# Ours\n${SHOP}` });
  const { url, comments, requests } = await github(context);
  const { results } = await runAction(context, cwd, { robots: "robots.txt" }, url);
  assert.equal(results["Compare with the base branch"].code, 0);
  assert.deepEqual(comments, []);
  assert.deepEqual([...new Set(requests)], ["GET /repos/me/site/issues/7/comments"]);
});

test("fails if robots.txt is in neither branch, but reports a deleted robots.txt", async (context) => {
  const cwd = await pullRequest(context, { "index.html": "" }, { "index.html": "<p>" });
  const { url, comments } = await github(context);
  const { results } = await runAction(context, cwd, { robots: "public/robots.txt" }, url);
  const diff = results["Compare with the base branch"];
  assert.equal(diff.code, 3);
  assert.match(diff.printed, /::error::There is no public\/robots\.txt, neither here nor in the branch main/);
  assert.deepEqual(comments, []);
  // If only one branch contains robots.txt, the action compares as usual.
  const deleted = await pullRequest(context, { "robots.txt": SHOP, "index.html": "" }, { "index.html": "<p>" });
  await rm(join(deleted, "robots.txt"));
  const after = await runAction(context, deleted, { robots: "robots.txt" }, url);
  assert.match(after.results["Compare with the base branch"].printed, /may fetch more/);
  assert.equal(comments.length, 1);
});

test("prints a warning instead of failing if the comment cannot be written", async (context) => {
  const cwd = await pullRequest(context, { "index.html": "" }, { "robots.txt": "User-agent: *\nDisallow: /a\n" });
  const given = { robots: "robots.txt", "fail-on-change": "never" };
  const { results } = await runAction(context, cwd, given, "http://127.0.0.1:9");
  assert.deepEqual(Object.keys(results), ["Install robotscope", "Lint", "Compare with the base branch"]);
  const diff = results["Compare with the base branch"];
  assert.equal(diff.code, 0, diff.printed);
  assert.match(diff.printed, /::warning::The comment could not be written/);
});
