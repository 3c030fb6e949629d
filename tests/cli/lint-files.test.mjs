// Tests how `robotscope lint` selects files and detects their kinds.
import assert from "node:assert/strict";
import { chmod, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { generateConfig, textKind } from "robotscope";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { folder, run } from "./command-line.mjs";

const ROBOTS = "User-agent: *\nDissallow: /a\n";
const HEADERS_FILE = "# ours\n/*\n  X-Robots-Tag: noindex nofollow\r\n\n/b é\n\tx-robots-tag: noindx\n";

/**
 * Files that are not robots.txt, headers or HTML. Some contain text that the lints would report, or bytes that --fix would change, such as
 * a byte order mark.
 */
const OTHERS = {
  "nginx.conf":
    'server {\n  allow 10.0.0.0/8;\n  deny all;\n  location /robots.txt { return 200 "User-agent: *\\nDisalow: /"; }\n}\n',
  "package.json": '{\n  "name": "x",\n  "host": "x"\n}\n',
  ".htaccess": "# User-agent\nOrder allow,deny\r\nAllow from all\nHeader set X-Robots-Tag noindex\n",
  "README.md": "# Robots\n\n```\nUser-agent: *\nDisalow: /a\n```\n",
  "docker-compose.yml": "host: localhost\nallow: /a\ndisalow: /b\n",
  "sitemap.xml": '<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>\n',
  "robots.ts": "export default () => `\nUser-agent: *\nDisalow: /\n`;\n",
  "robots.py": "\ufeffTEXT = '''\nUser-agent: *\nDisalow: /\n'''\n",
  "netlify.toml": '[[headers]]\n  for = "/*"\n',
  "notes.txt": "We wrote:\n\nUser-agent: *\nDisalow: /\n\nand it failed.\nNobody saw why.\n",
  LICENSE: "Permission is granted: to all.\n",
};

for (const [name, text] of Object.entries(OTHERS)) {
  test(`refuses to lint or change ${name}`, async (context) => {
    const cwd = await folder(context, { [name]: text });
    for (const fix of ["--fix", "--fix-unsafe"]) {
      const { code, stdout, stderr } = await run(["lint", name, fix], { cwd });
      assert.deepEqual([code, stdout], [3, ""]);
      assert.ok(stderr.includes(`${name} is not linted: it `), stderr);
      assert.match(stderr, /--as robots\|headers\|_headers\|html\./);
    }
    assert.equal(await readFile(join(cwd, name), "utf8"), text);
    assert.notEqual((await run(["lint", name, "--as", "robots"], { cwd })).code, 3);
  });
}

test("reports problems in the remaining files if some files cannot be linted", async (context) => {
  const files = {
    "robots.txt": ROBOTS,
    "package.json": "{}",
    "z/robots.txt": ROBOTS,
    "latin-1.robots.txt": Buffer.from("User-agent: *\n# \xe4", "latin1"),
  };
  const cwd = await folder(context, files);
  const args = ["lint", "package.json", "robots.txt", "missing.txt", "z/robots.txt"];
  const { code, stdout, stderr } = await run(args, { cwd });
  assert.equal(code, 3, "the exit code if a file cannot be read");
  assert.match(stderr, /error package\.json is not linted: it /);
  assert.match(stderr, /error cannot read “missing\.txt”: there is no such file\./);
  assert.match(stdout, /^robots\.txt:2:1 error /m);
  assert.match(stdout, /^z\/robots\.txt:2:1 error /m);
  const json = await run([...args, "--json"], { cwd });
  assert.equal(json.code, 3);
  assert.deepEqual(
    json.json().map(({ file }) => file),
    ["robots.txt", "z/robots.txt"],
  );
  assert.equal((await run([...args, "--fail-on", "never", "--format", "sarif"], { cwd })).code, 3);

  // Files in UTF-8 are still fixed.
  const fixed = await run([...args, "latin-1.robots.txt", "--fix"], { cwd });
  assert.equal(fixed.code, 3);
  assert.match(fixed.stderr, /latin-1\.robots\.txt is not fixed, because it is not UTF-8/);
  for (const name of ["robots.txt", "z/robots.txt"])
    assert.equal(await readFile(join(cwd, name), "utf8"), ROBOTS.replace("Dissallow", "Disallow"));
  assert.equal(await readFile(join(cwd, "package.json"), "utf8"), "{}");
});

test("detects a file's kind from its content, even if its name suggests another kind", async (context) => {
  const cwd = await folder(context, {
    "example.com": ROBOTS,
    "www.example.pl": `# Ours\n\nSitemap: https://www.example.pl/s.xml\n${ROBOTS}`,
    "robots.txt.bak": ROBOTS,
    "page.txt": "<!doctype html><meta name=robots content='noindex nofollow'>",
    "robots.html": ROBOTS,
  });
  for (const name of ["example.com", "www.example.pl", "robots.txt.bak", "robots.html", "page.txt"]) {
    const { code, stdout } = await run(["lint", name], { cwd });
    assert.equal(code, 1, name);
    assert.match(stdout, name === "page.txt" ? /missing-comma/ : /misspelled-field/, name);
  }
});

test("treats every file named robots.txt as a robots.txt, even with HTML or JSON content", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": "",
    "a/robots.txt": "# nothing\n",
    "b/robots.txt": "<!DOCTYPE html>\n<title>404</title>\n",
    "c/robots.txt": "{}",
    "only-comments.txt": "# nothing\n",
  });
  const codes = async (...args) => {
    const { json } = await run(["lint", "--json", ...args], { cwd });
    return json().flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
  };
  assert.deepEqual(await codes("robots.txt"), []);
  assert.deepEqual(await codes("a/robots.txt"), []);
  assert.deepEqual(await codes("b/robots.txt"), ["html-document"]);
  assert.deepEqual(await codes("c/robots.txt"), ["malformed-line"]);
  assert.match((await run(["lint", "only-comments.txt"], { cwd })).stderr, /it has only comments/);
  assert.equal((await run(["lint", "-"], { input: "# nothing\n" })).code, 0);
});

test("exits with 3 for empty stdin, and prints that nothing was checked", async () => {
  for (const kind of [[], ["--as", "robots"], ["--as", "headers"], ["--as", "html"], ["--as", "_headers"]]) {
    for (const input of ["", "\n\n"]) {
      const { code, stdout, stderr } = await run(["lint", "-", ...kind], { input });
      assert.deepEqual([code, stdout, stderr], [3, "", "error stdin is empty: nothing was checked.\n"], kind.join(" "));
    }
  }
});

test("prints no summary if stdin is empty", async () => {
  const { code, stdout, stderr } = await run(["lint", "-", "--fix"], { input: "" });
  assert.deepEqual([code, stdout, stderr], [3, "", "error stdin is empty: nothing was checked.\n"]);
});

test("exits with 3 if one of several arguments matches no lintable file", async (context) => {
  const cwd = await folder(context, { "robots.txt": "User-agent: *\nDisallow: /a\n", "empty/notes.md": "" });
  for (const arg of ["empty", "pubilc/**/*.html"]) {
    const { code, stdout, stderr } = await run(["lint", arg, "robots.txt"], { cwd });
    assert.deepEqual([code, stdout], [3, "No problems in robots.txt.\n"]);
    assert.ok(stderr.startsWith(`error there is nothing to lint in “${arg}”: `), stderr);
  }
  // Both arguments select the same file, so the glob is not reported as empty.
  assert.equal((await run(["lint", "robots.txt", "*.txt"], { cwd })).code, 0);
});

test("recognizes each robots.txt in the corpus, or the HTML page served in its place", async (context) => {
  const corpus = process.env.ROBOTSCOPE_CORPUS ?? inRoot("..", "shared", "corpus");
  const names = (await readdir(corpus).catch(() => [])).filter((name) => !/^(README\.md|SOURCES\.tsv)$/.test(name));
  if (names.length === 0) return context.diagnostic(`no corpus in ${corpus}`);
  for (const name of names) {
    const text = await readFile(join(corpus, name));
    assert.equal(textKind(text, "robots.txt"), "robots-txt", name);
    // Some sites serve an HTML page as robots.txt.
    assert.match(textKind(text, name), /^(robots-txt|html)$/, name);
  }
});

test("--fix in a _headers file inserts only the missing comma", async (context) => {
  const cwd = await folder(context, { "public/_headers": HEADERS_FILE });
  const { code, json } = await run(["lint", "public/_headers", "--json"], { cwd });
  assert.equal(code, 1);
  assert.deepEqual(
    json()[0].diagnostics.map(({ code, line, column }) => [code, line, column]),
    [
      ["missing-comma", 3, 17],
      ["unknown-directive", 6, 16],
    ],
  );
  const fixed = await run(["lint", "public/_headers", "--fix"], { cwd });
  assert.equal(fixed.code, 0);
  assert.equal(
    await readFile(join(cwd, "public/_headers"), "utf8"),
    HEADERS_FILE.replace("noindex nofollow", "noindex, nofollow"),
  );
  // Text from stdin has no file name. Its content or --as determines its kind.
  assert.equal((await run(["lint", "-"], { input: HEADERS_FILE })).code, 1);
  assert.equal((await run(["lint", "-", "--as", "_headers"], { input: "/a\nX-Robots-Tag: noindex nofollow" })).code, 1);
});

test("finds no problems in configurations that robotscope generates for Netlify and Cloudflare", async (context) => {
  const plan = { statements: [{ directives: ["noindex", "nofollow"] }] };
  for (const server of ["netlify", "cloudflare-pages"]) {
    const { file, text } = generateConfig(plan, server);
    const cwd = await folder(context, { [file]: text });
    assert.match(text, /X-Robots-Tag: noindex/);
    assert.equal((await run(["lint", file, "--fix"], { cwd })).stdout, "No problems in _headers.\n");
    assert.equal(await readFile(join(cwd, file), "utf8"), text);
  }
});

const SITE = {
  "robots.txt": ROBOTS,
  "public/_headers": HEADERS_FILE,
  "public/robots-staging.txt": ROBOTS,
  "public/de.robots.txt": ROBOTS,
  "_robots.txt": ROBOTS,
  "config/robots.prod.txt": ROBOTS,
  "config/robots.staging.txt": ROBOTS,
  "config/prod-robots.txt": ROBOTS,
  "config/myrobots.txt": ROBOTS,
  "public/a/index.html": "<meta name=robots content='noindex nofollow'>",
  "public/a/notes.txt": ROBOTS,
  "package.json": "{}",
  "node_modules/x/robots.txt": ROBOTS,
  "build/robots.txt": ROBOTS,
  "build/keep/robots.txt": ROBOTS,
  "public/old/robots.txt": ROBOTS,
  "public/[slug]/index.html": "<p>",
  ".gitignore": "/build/\n*.bak\n",
  "public/.gitignore": "old\n",
};

test("lints the files in folders and globs, except files that Git ignores", async (context) => {
  const cwd = await folder(context, SITE);
  await mkdir(join(cwd, ".git"));
  const found = async (args, at = cwd) => {
    const { json } = await run(["lint", ...args, "--json"], { cwd: at });
    return json()
      .map(({ file }) => file.replaceAll("\\", "/"))
      .sort();
  };
  const inPublic = ["[slug]/index.html", "_headers", "a/index.html", "de.robots.txt", "robots-staging.txt"];
  const inConfig = ["prod-robots.txt", "robots.prod.txt", "robots.staging.txt"].map((name) => `config/${name}`);
  const built = inPublic.map((name) => `public/${name}`);
  const all = ["_robots.txt", ...inConfig, ...built, "robots.txt"];
  assert.deepEqual(await found([]), all);
  assert.deepEqual(await found(["."]), all);
  assert.deepEqual(await found([], join(cwd, "public")), inPublic);
  assert.deepEqual(await found(["public/"]), built);
  assert.deepEqual(await found(["public/**/*.txt"]), ["public/de.robots.txt", "public/robots-staging.txt"]);
  assert.deepEqual(await found(["./public/*.{txt,html}", "robots.txt"]), [
    "public/de.robots.txt",
    "public/robots-staging.txt",
    "robots.txt",
  ]);
  assert.deepEqual(await found(["public/**/*.txt", "--as", "robots"]), [
    "public/a/notes.txt",
    "public/de.robots.txt",
    "public/robots-staging.txt",
  ]);
  // Lints a file that the user names, even if Git ignores it.
  assert.deepEqual(await found(["build/robots.txt"]), ["build/robots.txt"]);
  assert.deepEqual(await found(["public/[slug]/index.html"]), ["public/[slug]/index.html"]);

  const { code, stdout } = await run(["lint"], { cwd });
  assert.equal(code, 1);
  assert.match(
    stdout,
    /\n9 errors and 1 warning in 9 of 10 files; can be fixed: 9 with --fix, 1 with --fix-unsafe\.\n$/,
  );
});

const ignoresCase = process.platform === "win32" || process.platform === "darwin";

test("lints a folder whose name differs from .gitignore in its case", { skip: ignoresCase }, async (context) => {
  const cwd = await folder(context, { ".gitignore": "Build/\n", "build/robots.txt": ROBOTS });
  const { json } = await run(["lint", "--json"], { cwd });
  assert.deepEqual(
    json().map(({ file }) => file),
    ["build/robots.txt"],
  );
});

test("reports folders that cannot be read", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS, "a/robots.txt": ROBOTS, "b/c/robots.txt": ROBOTS });
  const entryPoints = [inRoot("web", "cli", "lint-files.ts")];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, platform: "node", format: "esm" });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`;
  const { lintFiles } = await import(url);
  await chmod(cwd, 0o755);
  const closed = join(cwd, "b", "c");
  await chmod(closed, 0);
  // Root can read all folders, so become another user.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    const { files, failures } = await lintFiles([cwd], false);
    assert.deepEqual(
      files.map(({ file }) => file),
      ["a/robots.txt", "robots.txt"].map((name) => join(cwd, name)),
    );
    assert.deepEqual(failures, [`cannot read “${closed}”: permission denied.`]);
    await assert.rejects(lintFiles([closed], false), { message: `cannot read “${closed}”: permission denied.` });
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(closed, 0o755);
  }
});

test("reports a folder that contains no lintable files", async (context) => {
  const cwd = await folder(context, { "a.css": "" });
  for (const args of [[], ["."], ["*.html"]]) {
    const { code, stderr } = await run(["lint", ...args], { cwd });
    assert.equal(code, 3);
    assert.match(stderr, /there is nothing to lint in/);
  }
  assert.match((await run(["lint", "none.txt"], { cwd })).stderr, /there is no such file/);
});

test("prints diagnostics of severity info only on request", async (context) => {
  // A byte order mark is harmless, so its diagnostic has the severity info.
  const cwd = await folder(context, { "robots.txt": "\ufeffUser-agent: *\nDisallow: /a\n" });
  const codes = async (...args) => {
    const { json } = await run(["lint", "--json", "robots.txt", ...args], { cwd });
    return json()[0].diagnostics.map(({ code }) => code);
  };
  assert.deepEqual(await codes(), []);
  assert.deepEqual(await codes("--info"), ["byte-order-mark"]);
  assert.deepEqual(await codes("--severity", "byte-order-mark=info"), ["byte-order-mark"]);
  assert.deepEqual(await codes("--fail-on", "info"), ["byte-order-mark"]);
  assert.equal((await run(["lint", "robots.txt"], { cwd })).stdout, "No problems in robots.txt; 1 note with --info.\n");
  const configured = await folder(context, {
    "robots.txt": "\ufeffUser-agent: *\nDisallow: /a\n",
    "robotscope.json": '{ "info": true }',
    "a/robotscope.json": '{ "info": "yes" }',
    "a/robots.txt": "",
  });
  assert.match((await run(["lint", "robots.txt"], { cwd: configured })).stdout, /byte-order-mark/);
  const wrong = await run(["lint", "a/robots.txt"], { cwd: configured });
  assert.deepEqual([wrong.code, /info must be true or false/.test(wrong.stderr)], [2, true]);
});
