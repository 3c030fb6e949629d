import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

const SHOP = "# the shop\r\nUser-agent: *\r\nDisallow: /admin/ # staff\r\n\r\nUser-agent: bingbot\r\nDisallow: /\r\n";

/** Returns `true` if `check` reports that a crawler may fetch a URL. */
async function isAllowed(cwd, file, url, crawler) {
  const { code } = await run(["check", url, "--robots", file, "--crawler", crawler], { cwd });
  return code === 0;
}

test("writes a new robots.txt for purposes to stdout, and its effect on crawlers to stderr", async (context) => {
  const cwd = await folder(context);
  const args = ["generate", "--allow", "search,social-preview", "--disallow", "ai-training"];
  const { code, stdout, stderr } = await run(args, { cwd });
  assert.equal(code, 0);
  const lines = stdout.trimEnd().split("\n");
  assert.ok(
    lines.slice(0, -1).every((line) => line.startsWith("User-agent: ")),
    stdout,
  );
  assert.equal(lines.at(-1), "Disallow: /");
  for (const name of ["GPTBot", "CCBot", "Google-Extended"]) assert.ok(lines.includes(`User-agent: ${name}`), name);
  for (const name of ["Googlebot", "Twitterbot"]) assert.ok(!lines.includes(`User-agent: ${name}`), name);
  assert.match(stderr, /^! No line is needed for these, which may already fetch \/: Googlebot, /m);
  assert.match(
    stderr,
    /^Google-Extended, .* and \d+ more: may no longer fetch some URLs\n {2}- \/ is disallowed now: /m,
  );
});

test("adds rules to an existing file without removing, changing or moving a line", async (context) => {
  const cwd = await folder(context, { "robots.txt": SHOP });
  const args = [
    "generate",
    "--disallow",
    "GPTBot:/drafts/",
    "--disallow",
    "/*.pdf$",
    "--into",
    "robots.txt",
    "--in-place",
  ];
  const { code, stdout, stderr } = await run(args, { cwd });
  assert.deepEqual([code, stderr], [0, ""]);
  const text = await readFile(join(cwd, "robots.txt"), "utf8");
  assert.ok(text.startsWith(SHOP), text);
  assert.ok(text.slice(SHOP.length).includes("User-agent: GPTBot\r\n"));
  assert.match(stdout, /^robots\.txt: \d+ lines added, from line 7 on\.\n/);
  const expectations = [
    ["/drafts/a", "GPTBot", false],
    ["/drafts/a", "Googlebot", true],
    ["/admin/a", "GPTBot", false],
    ["/a.pdf", "GPTBot", false],
    ["/a.pdf", "Googlebot", false],
    ["/a", "GPTBot", true],
    ["/a", "bingbot", false],
  ];
  for (const [url, crawler, expected] of expectations)
    assert.equal(await isAllowed(cwd, "robots.txt", url, crawler), expected, `${url} ${crawler}`);
  const again = await run(args, { cwd });
  assert.match(again.stdout, /^robots\.txt: no line had to be added\.\n/);
  assert.match(again.stdout, /^Nothing changes for any of these crawlers\.$/m);
  assert.equal(await readFile(join(cwd, "robots.txt"), "utf8"), text);
});

test("--output writes to a different file, and --into - extends a robots.txt from stdin", async (context) => {
  const cwd = await folder(context, { "robots.txt": SHOP });
  const wish = ["generate", "--allow", "bingbot"];
  const { code } = await run([...wish, "--into", "robots.txt", "--output", "new.txt"], { cwd });
  assert.equal(code, 0);
  assert.equal(await readFile(join(cwd, "robots.txt"), "utf8"), SHOP);
  const { stdout, stderr } = await run([...wish, "--into", "-"], { cwd, input: SHOP });
  assert.equal(stdout, await readFile(join(cwd, "new.txt"), "utf8"));
  assert.match(stderr, /^bingbot.*: may fetch more$/m);
  const unchanged = await run(["generate", "--disallow", "bingbot", "--into", "robots.txt", "-o", "copy.txt"], { cwd });
  assert.equal(unchanged.code, 0);
  assert.equal(await readFile(join(cwd, "copy.txt"), "utf8"), SHOP);
});

test("exits with 1 and names the line that contradicts the requested rules", async (context) => {
  // RFC 9309, 2.2.2: if two matching rules have equal lengths, the allow rule decides.
  const cwd = await folder(context, { "robots.txt": "User-agent: GPTBot\nAllow: /a\n" });
  const { code, stderr } = await run(["generate", "--disallow", "GPTBot:/a", "--into", "robots.txt"], { cwd });
  assert.equal(code, 1);
  assert.match(stderr, /^! \/a stays allowed for GPTBot: line 2 decides/m);
});

test("--json prints the generated robots.txt and the changes in access", async (context) => {
  const cwd = await folder(context, { "robots.txt": SHOP });
  const args = ["generate", "--disallow", "operator:Apple:/x/", "--into", "robots.txt", "--json"];
  const { code, json } = await run(args, { cwd });
  assert.equal(code, 0);
  const { text, added, changes, notes } = json();
  assert.ok(text.startsWith(SHOP));
  assert.equal(added.first, 7);
  assert.ok(changes.flatMap(({ crawlers }) => crawlers).includes("Applebot"));
  assert.ok(changes.every(({ change }) => change.access === "disallowed"));
  assert.deepEqual(
    notes.filter(({ kind }) => kind === "not-reached"),
    [],
  );
});

test("writes nothing and exits with 2 for invalid arguments, and with 3 for missing files", async (context) => {
  const cwd = await folder(context, { "robots.txt": SHOP, "latin.txt": new Uint8Array([0x23, 0xe4, 0x0a]) });
  const wish = ["--disallow", "GPTBot"];
  for (const [args, expected, message] of [
    [[], 2, /Nothing to write/],
    [["--disallow", "GPTBot:drafts"], 2, /“GPTBot:drafts” is not WHO, WHO:PATH, or a path/],
    [["--disallow", ""], 2, /is not WHO/],
    [["--disallow", "GPT*Bot"], 2, /cannot be a product token/],
    [["--disallow", "/a b"], 2, /cannot be the path of a rule/],
    [["--disallow", "operator:Nobody"], 2, /no crawler is run by “Nobody”/],
    [[...wish, "--in-place"], 2, /--in-place needs a file/],
    [[...wish, "--in-place", "--into", "-"], 2, /--in-place needs a file/],
    [[...wish, "--in-place", "--into", "robots.txt", "-o", "b"], 2, /use one of them/],
    [[...wish, "--into", "https://example.com/robots.txt"], 2, /--into cannot change a file on a server: save https/],
    [[...wish, "--into", "latin.txt", "--in-place"], 2, /not UTF-8/],
    [[...wish, "--into", "missing.txt"], 3, /there is no such file/],
    [[...wish, "--output", "no/such/folder.txt"], 3, /cannot write “no\/such\/folder\.txt”/],
  ]) {
    const { code, stdout, stderr } = await run(["generate", ...args], { cwd });
    assert.deepEqual([code, stdout], [expected, ""], args.join(" "));
    assert.match(stderr, message, args.join(" "));
  }
  assert.equal(await readFile(join(cwd, "robots.txt"), "utf8"), SHOP);
});

test("rejects misspelled crawler names, but writes groups for crawlers outside the catalogue", async () => {
  for (const [name, meant] of [
    ["GPTBott", "GPTBot"],
    ["Googlbot", "Googlebot"],
    ["Googlbott", "Googlebot"],
    ["operator:Gogle", "Google"],
  ]) {
    for (const format of [[], ["--format", "nginx"]]) {
      const { code, stdout, stderr } = await run(["generate", "--disallow", name, ...format]);
      assert.deepEqual([code, stdout], [2, ""], name);
      assert.ok(stderr.includes(`did you mean ${meant}? “robotscope crawlers” lists`), stderr);
    }
  }
  for (const name of ["MyOwnCrawler", "FooBot"]) {
    const { code, stdout } = await run(["generate", "--disallow", name]);
    assert.deepEqual([code, stdout], [0, `User-agent: ${name}\nDisallow: /\n`]);
  }
});

test("--into warns about a file that is not a robots.txt", async (context) => {
  const cwd = await folder(context, {
    "page.html": "<!doctype html><title>A page</title>",
    "robots.txt": SHOP,
    "empty.txt": "",
  });
  const into = (file) => run(["generate", "--disallow", "/x", "--into", file], { cwd });
  assert.match(
    (await into("page.html")).stderr,
    /^warning page\.html does not look like a robots\.txt: it is an HTML page\.$/m,
  );
  for (const file of ["robots.txt", "empty.txt"]) assert.doesNotMatch((await into(file)).stderr, /^warning/m, file);
  const { code, stdout, stderr } = await into("-");
  assert.deepEqual([code, stdout], [3, ""]);
  assert.match(stderr, /^error stdin is empty, so nothing was added\./);
});

test("rejects an invalid crawler name, with a suggestion or a reason", async () => {
  for (const [given, message] of [
    ["GPT Bot", /“GPT Bot” cannot be a product token; “GPTBot” is probably meant/],
    ["Googlebot Images", /“Googlebot Images” cannot be a product token; “Googlebot-Image” is probably meant/],
    ["Googlebot News:/x", /“Googlebot News” cannot be a product token; “Googlebot-News” is probably meant/],
    ["AI search:/a", /“AI search” is not a crawler; the purpose “ai-search” is probably meant/],
    ["ai-trainning", /the purpose “ai-training” is probably meant/],
    ["https://example.com/private/", /“https:\/\/example\.com\/private\/” is a URL, not a crawler/],
    ["GPTBot,https://example.com", /“https:\/\/example\.com” is a URL, not a crawler/],
  ])
    for (const option of ["--disallow", "--allow"]) {
      const { code, stdout, stderr } = await run(["generate", option, given]);
      assert.deepEqual([code, stdout], [2, ""], given);
      assert.match(stderr, message);
    }
});

test("--format writes a User-Agent block list to stdout, and its notes to stderr", async (context) => {
  const args = ["generate", "--disallow", "ai-training,NewBot", "--allow", "GPTBot", "--format", "nginx"];
  const { code, stdout, stderr } = await run(args);
  assert.equal(code, 0);
  assert.match(stdout, /^# Refuses \(403\) requests of crawlers/);
  assert.match(stdout, /\bClaudeBot\b.*\bNewBot\b/);
  assert.doesNotMatch(stdout, /GPTBot|Google-Extended|Googlebot/);
  assert.match(stderr, /^! These are names for robots\.txt only .*: Google-Extended and Applebot-Extended\.$/m);
  assert.match(stderr, /^Refuses \d+ crawlers: ClaudeBot, .* and NewBot\.$/m);

  const cwd = await folder(context);
  const saved = await run([...args, "--output", "list.conf"], { cwd });
  assert.deepEqual([saved.code, saved.stderr], [0, ""]);
  assert.match(saved.stdout, /^list\.conf: written\.\n! /);
  assert.equal(await readFile(join(cwd, "list.conf"), "utf8"), stdout);

  const { json } = await run([...args, "--json"]);
  const { format, text, crawlers, notes } = json();
  assert.deepEqual([format, text], ["nginx", stdout]);
  assert.ok(crawlers.includes("CCBot") && !crawlers.includes("GPTBot"));
  assert.deepEqual(notes.find(({ kind }) => kind === "no-requests").crawlers, ["Google-Extended", "Applebot-Extended"]);
});

test("a block list for an operator includes the crawlers that robots.txt cannot name", async () => {
  const { json } = await run(["generate", "--disallow", "operator:Google", "--format", "caddy", "--json"]);
  const { crawlers } = json();
  assert.ok(crawlers.includes("Googlebot") && crawlers.includes("Google-Agent"), "Google-Agent has no product token");
  assert.ok(!crawlers.includes("DuplexWeb-Google"), "a retired crawler sends no requests");
});

test("exits with 2 for a request that a block list cannot express, and suggests an alternative", async (context) => {
  const cwd = await folder(context, { "robots.txt": SHOP });
  const wish = ["--format", "nginx", "--disallow", "GPTBot"];
  for (const [args, message] of [
    [
      ["--format", "iis", "--disallow", "GPTBot"],
      /Allowed choices are nginx, apache, caddy, haproxy, lighttpd, traefik, cloudflare/,
    ],
    [["--format", "nginx"], /Nothing to refuse/],
    [[...wish, "--allow", "gptbot"], /Nothing to refuse/],
    [["--format", "nginx", "--disallow", "GPTBot:/drafts/"], /“GPTBot:\/drafts\/” has a path, .* leave out the path/],
    [["--format", "nginx", "--disallow", "/*.pdf$"], /“\/\*\.pdf\$” has a path/],
    [[...wish, "--allow", "bingbot:/a"], /“bingbot:\/a” has a path/],
    [["--format", "nginx", "--disallow", "*"], /not all crawlers can be refused: choose purposes such as ai-training/],
    [["--format", "nginx", "--disallow", "Applebot-Extended"], /no requests come with these names/],
    [["--format", "nginx", "--disallow", 'x"; return 200 "'], /cannot be a product token/],
    [["--format", "nginx", "--disallow", "GPT Bot"], /“GPTBot” is probably meant/],
    [[...wish, "--into", "robots.txt"], /cannot be combined with --into or --in-place: use --output/],
    [[...wish, "--in-place"], /cannot be combined with --into or --in-place/],
  ]) {
    const { code, stdout, stderr } = await run(["generate", ...args], { cwd });
    assert.deepEqual([code, stdout], [2, ""], args.join(" "));
    assert.match(stderr, message, args.join(" "));
  }
});
