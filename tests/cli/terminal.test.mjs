// Tests terminal output: progress, and lines that fit the terminal's width.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { commandLine, environment, folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

// The program `script` in util-linux provides a terminal. Other systems have a different `script`, or none.
const skip = spawnSync("script", ["-qec", "true", "/dev/null"]).status !== 0;

/** Returns a command's output on a terminal with this number of columns. */
async function onTerminal(columns, args, { cwd, redirect = "" }) {
  const quoted = [process.execPath, commandLine, ...args].map((word) => `'${word}'`).join(" ");
  const child = spawn("script", ["-qec", `stty cols ${columns} rows 50; ${quoted} ${redirect}`, "/dev/null"], {
    cwd,
    env: environment({ TERM: "xterm" }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pieces = [];
  child.stdout.on("data", (piece) => pieces.push(piece));
  await once(child, "close");
  return Buffer.concat(pieces).toString().replaceAll("\r\n", "\n");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches colours and erased progress lines.
const UNSEEN = /\r[^\n\r]*\x1b\[K|\x1b\[[\d;]*[mK]/g;

const FILES = {
  "robots.txt": `User-agent: *
Disallow: /private/
Allow: /private/press/
Dissallow: /x
Disallow: /a-path-of-many-words/and-more-of-it/and-even-more-of-it/which-goes-on-and-on/and-on/and-on # with a comment behind it
Disallow: b

User-agent: GPTBot
Crawl-delay: 5
Disallow: /
`,
  "new.txt": "User-agent: *\nDisallow: /shop/\nDisallow: /*.css$\n",
  "headers.txt": "HTTP/1.1 200 OK\nX-Robots-Tag: googlebot: noindex, nosnippett\nX-Robots-Tag: max-snippet: 20\n",
  "page.html":
    '<!DOCTYPE html>\n<title>A page</title>\n<meta name="robots" content="noindex nofollow, max-image-preview:large">\n',
  "robots.expect": "search allowed /private/\nGPTBot, bingbot, Googlebot disallowed /private/press/release\n",
};

const COMMANDS = [
  ["check", "/a", "/private/b", "no url", "-r", "robots.txt", "-c", "main"],
  ["check", "/a", "/private/b", "-r", "robots.txt", "-c", "main", "--summary"],
  [
    "explain",
    "/private/press/a",
    "-r",
    "robots.txt",
    "-c",
    "Googlebot-Image",
    "--readings",
    "--headers",
    "headers.txt",
  ],
  ["lint", "robots.txt", "page.html", "headers.txt"],
  ["lint", "--list"],
  ["diff", "robots.txt", "new.txt"],
  ["assert", "robots.expect", "-r", "robots.txt"],
  ["headers", "headers.txt", "-c", "main"],
  ["crawlers"],
  ["crawlers", "Googlebot-Image", "ChatGPT-User"],
  ["check", "/a", "-r", "missing.txt"],
  ["check", "/a", "--nosuchoption"],
  ["--help"],
  ...["check", "explain", "inspect", "lint", "diff", "assert", "headers", "crawlers"].map((name) => ["help", name]),
];

const columnsOf = (line) => Array.from(line.normalize("NFC")).length;

/**
 * Checks that no line is wider than the terminal and no word is broken. Lines with a single long word may be wider, and so may examples,
 * because users copy them as whole lines. `wide` is the output on a wide terminal.
 */
async function keepsToItsWidth(columns, args, cwd, wide) {
  const narrow = (await onTerminal(columns, args, { cwd })).replaceAll(UNSEEN, "");
  const title = `${columns} columns: robotscope ${args.join(" ")}`;
  assert.ok(narrow.trim().length > 0, title);
  const words = new Set(wide.split(/\s+/));
  const examples = new Set((/^Examples:\n((?: .*\n)+)/m.exec(wide)?.[1] ?? "").split("\n"));
  for (const line of narrow.split("\n")) {
    const mayBeWider = examples.has(line) || /^\s*\S+$/.test(line) || /^ {2}[#{]/.test(line);
    assert.ok(columnsOf(line) <= columns || mayBeWider, `${title}\n${line}`);
    // Quotations and underlines are cut off in narrow terminals, so their last word may be incomplete.
    if (/^\s*\d*\s*│/.test(line)) continue;
    for (const word of line.split(/\s+/)) assert.ok(words.has(word), `${title}\n“${word}” in: ${line}`);
  }
}

test("breaks lines only between words at 80 and 60 columns", { skip }, async (context) => {
  const cwd = await folder(context, FILES);
  for (const args of COMMANDS) {
    const wide = (await onTerminal(400, args, { cwd })).replaceAll(UNSEEN, "");
    for (const columns of [80, 60]) await keepsToItsWidth(columns, args, cwd, wide);
  }
  const { url } = await serve(context, {
    "/robots.txt": [200, {}, FILES["robots.txt"]],
    "/old": [301, { Location: "/page" }],
    "/page": [200, { "Content-Type": "text/html", "X-Robots-Tag": "bingbot: noindex" }, FILES["page.html"]],
  });
  const page = ["inspect", `${url}/old`];
  const table = (text) => text.slice(text.indexOf("Search"));
  for (const size of [400, 80, 60]) {
    const seen = (await onTerminal(size, page, { cwd })).replaceAll(UNSEEN, "");
    assert.match(table(seen), /Googlebot +allowed +\S/);
    for (const line of seen.split("\n")) assert.ok(columnsOf(line) <= size, `${size}: ${line}`);
  }
});

test("omits the least important columns of a table on a narrow terminal", { skip }, async (context) => {
  const cwd = await folder(context);
  const titles = async (columns) =>
    (await onTerminal(columns, ["--no-color", "crawlers"], { cwd })).split("\n")[0].trim().split(/\s+/);
  assert.deepEqual(await titles(120), ["crawler", "operator", "purpose", "robots.txt"]);
  assert.deepEqual(
    (await titles(60)).filter((word) => word === "operator"),
    [],
  );
  assert.ok((await titles(60)).includes("robots.txt"));
});

test("shows progress only on a terminal", { skip }, async (context) => {
  const cwd = await folder(context, {
    "robots.txt": FILES["robots.txt"],
    "urls.txt": "/private/\n/a\n".repeat(1_500_000),
  });
  const late = (_request, response) =>
    void setTimeout(() => response.writeHead(200, { "Content-Type": "text/plain" }).end(), 2500);
  const { url } = await serve(context, { "/robots.txt": late, "/page": late });
  const commands = [
    [["check", "-u", "urls.txt", "-r", "robots.txt", "--summary"], /\r[\d,]+ URLs, [\d,]+ disallowed, [\d,]+ a second/],
    [["inspect", `${url}/page`], /\rfetching http:\/\/127\.0\.0\.1:\d+\/page, [12] seconds?/],
    [["check", `${url}/page`], /\rfetching http:\/\/127\.0\.0\.1:\d+\/robots\.txt, [12] seconds?/],
    [["explain", `${url}/page`], /\rfetching http:\/\/127\.0\.0\.1:\d+\/robots\.txt, [12] seconds?/],
    [["lint", `${url}/robots.txt`], /\rfetching http:\/\/127\.0\.0\.1:\d+\/robots\.txt, [12] seconds?/],
    [["diff", `${url}/robots.txt`, "robots.txt"], /\rfetching http:\/\/127\.0\.0\.1:\d+\/robots\.txt, [12] seconds?/],
  ];
  const showsProgress = async ([args, expected]) => {
    const [seen, piped] = await Promise.all([onTerminal(80, args, { cwd }), run(args, { cwd })]);
    assert.match(seen, expected, args.join(" "));
    // A progress line must not wrap: only its last row would be erased.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches the code that erases a line.
    for (const line of seen.match(/\r[^\r\x1b]*(?=\x1b\[K)/g)) assert.ok(columnsOf(line.slice(1)) < 80);
    assert.match(seen.replaceAll(UNSEEN, ""), /^[\x20-\x7e“”’│✓✗–…\n]*$/);
    assert.equal(piped.stderr.replace(/^.* is empty: .*\n/m, ""), "", args.join(" "));
    assert.ok(!piped.stdout.includes("fetching") && !piped.stdout.includes("\r"));
  };
  const [long, ...fetching] = commands;
  await showsProgress(long);
  await Promise.all(fetching.map(showsProgress));
  assert.doesNotMatch(await onTerminal(80, fetching[0][0], { cwd, redirect: "2>/dev/null" }), /fetching/);
});
