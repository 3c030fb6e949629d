// Tests the MCP server with the official SDK's client over stdin and stdout.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { crawlers, lints } from "robotscope";
import { commandLine, environment, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n";

/** Connects an MCP client, which validates each structured result with the tool's schema. */
async function connect(context, ...args) {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [commandLine, "mcp", ...args],
    env: environment(),
  });
  await client.connect(transport);
  context.after(() => client.close());
  const { tools } = await client.listTools();
  return {
    client,
    tools,
    ask: async (name, given) => {
      const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
      assert.ok(!isError, content[0].text);
      assert.deepEqual(JSON.parse(content[0].text), structuredContent, "the text is the structured content as JSON");
      return structuredContent;
    },
    /** Calls a tool, checks that it fails, and returns the error. */
    refused: async (name, given) => {
      const { isError, content } = await client.callTool({ name, arguments: given });
      assert.equal(isError, true);
      return content[0].text;
    },
  };
}

test("documents the arguments and results of every tool, and marks every tool as read-only", async (context) => {
  const { client, tools } = await connect(context);
  assert.equal(client.getServerVersion().name, "robotscope");
  assert.deepEqual(
    tools.map(({ name }) => name),
    ["check", "explain", "evaluate", "lint", "compare", "crawlers", "generate_robots_txt", "generate_block_list"],
  );
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    assert.ok(description, name);
    assert.ok(Object.keys(inputSchema.properties ?? {}).length > 0, name);
    assert.ok(Object.keys(outputSchema.properties).length > 0, name);
    assert.deepEqual([annotations.readOnlyHint, annotations.openWorldHint], [true, false], name);
    assert.equal(inputSchema.additionalProperties, false, name);
    assert.ok(!("crawler" in inputSchema.properties || "names" in inputSchema.properties), name);
  }
  assert.equal(tools.find(({ name }) => name === "evaluate").inputSchema.properties.fetch, undefined);
});

test("check and explain return the deciding line", async (context) => {
  const { ask, refused } = await connect(context);
  const { verdicts, notes } = await ask("check", {
    urls: ["/private/a", "/b", "hello world"],
    robotsTxt: ROBOTS,
    crawlers: ["Googlebot", "GPTBot", "Gogglebot"],
  });
  const of = (crawler, url) => verdicts.find((one) => one.url === url && one.crawlers.includes(crawler));
  assert.deepEqual([of("Googlebot", "/private/a").access, of("Googlebot", "/private/a").line], ["disallowed", 2]);
  assert.deepEqual([of("Googlebot", "/b").access, of("Googlebot", "/b").line], ["allowed", undefined]);
  assert.deepEqual([of("GPTBot", "/b").access, of("GPTBot", "/b").line], ["disallowed", 5]);
  assert.equal(of("GPTBot", "hello world").access, "invalid");
  assert.match(notes[0], /did you mean Googlebot\?/);
  const list = await ask("check", { urls: ["/b"], robotsTxt: ROBOTS, crawlers: ["Googlebot, GPTBot"] });
  assert.deepEqual(list.verdicts.map(({ crawlers, access }) => `${crawlers} ${access}`).sort(), [
    "GPTBot disallowed",
    "Googlebot allowed",
  ]);

  const explained = await ask("explain", { url: "/private/a", robotsTxt: ROBOTS });
  assert.deepEqual([explained.crawler, explained.access, explained.line], ["Googlebot", "disallowed", 2]);
  assert.match(explained.summary, /^Googlebot may not crawl \/private\/a: line 2/);
  assert.ok(explained.otherReadings.length > 0);
  const typo = await ask("explain", {
    url: "/a",
    crawlers: ["GPTBot"],
    robotsTxt: "User-agent: *\nDisalow: /\n",
    dialect: "google",
  });
  assert.equal(typo.access, "disallowed");

  assert.match(await refused("explain", { url: "hello world", robotsTxt: ROBOTS }), /neither a URL nor a path/);
  assert.match(
    await refused("check", { urls: ["https://example.com/"] }),
    /Without --allow-fetch, the server fetches nothing/,
  );
  assert.match(await refused("check", { urls: [], robotsTxt: "" }), /urls/);
  assert.match(
    await refused("check", { urls: ["/"], robotsTxt: "", crawlers: ["operator:Gogle"] }),
    /did you mean Google\?/,
  );
});

test("evaluates headers and HTML together with robots.txt", async (context) => {
  const { ask } = await connect(context);
  const page = { url: "https://example.com/a", robotsTxt: ROBOTS, headers: "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n" };
  const { crawlers, findings } = await ask("evaluate", {
    ...page,
    html: "<p>a</p>",
    crawlers: ["Googlebot", "GPTBot"],
  });
  const [google, gpt] = crawlers;
  assert.deepEqual(
    [google.crawler, google.crawl, google.listing, google.index],
    ["Googlebot", "allowed", "hidden", "forbidden"],
  );
  assert.equal(google.indexCertainty, "documented");
  assert.deepEqual([gpt.crawl, gpt.visibility, gpt.indexCertainty], ["disallowed", "unseen", "assumed"]);
  // RFC 9309, 2.2.2: a crawler that obeys robots.txt never reaches a page behind a blocked redirect target.
  const headers = "HTTP/2 301\nlocation: /private/a\n\nHTTP/2 200\n";
  const behind = await ask("evaluate", { url: "/old", robotsTxt: ROBOTS, headers, crawlers: ["Googlebot"] });
  assert.deepEqual([behind.crawlers[0].crawl, behind.crawlers[0].visibility], ["allowed", "unseen"]);
  // According to Google, scripts may add a robots meta element.
  const rendered = await ask("evaluate", {
    url: "/a",
    robotsTxt: ROBOTS,
    headers: "HTTP/1.1 200 OK\n",
    html: "<p>a</p>",
    renderedHtml: "<meta name=robots content=noindex>",
    crawlers: ["Googlebot", "CCBot"],
  });
  assert.deepEqual(
    rendered.crawlers.map(({ index }) => index),
    ["forbidden", "allowed"],
  );
  assert.ok(rendered.findings.some(({ kind }) => kind === "rendered-noindex"));
  // According to Google, a directive on a page that a crawler may not fetch has no effect.
  assert.ok(
    findings.some(({ crawlers }) => crawlers.includes("GPTBot")),
    JSON.stringify(findings),
  );
});

test("evaluate returns unknown if a text that is left out could forbid indexing", async (context) => {
  const { ask } = await connect(context);
  const unknown = ["unknown", "unknown", "unknown"];
  const headers = "HTTP/1.1 200 OK\nContent-Type: text/html\n";
  for (const [crawler, texts, expected] of [
    ["Googlebot", {}, unknown],
    ["Googlebot", { headers }, unknown],
    ["Googlebot", { html: "<p>a" }, unknown],
    ["Googlebot", { headers, html: "<p>a" }, ["full", "allowed", "documented"]],
    ["Googlebot", { headers: headers.replace("html", "plain") }, ["full", "allowed", "documented"]],
    ["Googlebot", { status: 404 }, ["hidden", "forbidden", "documented"]],
    ["Googlebot", { url: "/private/a" }, ["url-only", "unknown", "unknown"]],
    // As in the summary, “forbidden” is an answer, although “all” in the unknown HTML could override “noindex” for Yandex.
    ["Yandex", { headers: `${headers}X-Robots-Tag: noindex\n` }, ["hidden", "forbidden", "documented"]],
  ]) {
    const page = { url: "/a", robotsTxt: ROBOTS, crawlers: [crawler], ...texts };
    const [{ listing, index, indexCertainty }] = (await ask("evaluate", page)).crawlers;
    assert.deepEqual([listing, index, indexCertainty], expected, JSON.stringify(page));
  }
});

test("evaluate rejects a status next to headers, and explains how to pass both", async (context) => {
  const { refused } = await connect(context);
  const both = await refused("evaluate", { url: "/a", headers: "X-Robots-Tag: noindex", status: 404 });
  assert.match(both, /leave out status, and begin headers with a line such as HTTP\/1\.1 404\.$/);
});

test("notes that a text does not look like a robots.txt", async (context) => {
  const { ask } = await connect(context);
  const robotsTxt = "https://example.com/robots.txt";
  for (const [tool, given] of [
    ["check", { urls: ["/a"], robotsTxt }],
    ["explain", { url: "/a", robotsTxt }],
    ["evaluate", { url: "/a", robotsTxt }],
    ["compare", { before: robotsTxt, after: ROBOTS }],
    ["generate_robots_txt", { wishes: [{ who: "GPTBot", access: "disallowed" }], existing: robotsTxt }],
  ])
    assert.match((await ask(tool, given)).notes[0], /does not look like a robots\.txt: it is only a URL\.$/, tool);
  assert.deepEqual((await ask("check", { urls: ["/a"], robotsTxt: "" })).notes, []);

  // Some servers answer a missing robots.txt with status 200 and their home page.
  const { url } = await serve(context, { "/robots.txt": [200, {}, "<!doctype html><title>a</title>"] });
  const fetching = await connect(context, "--allow-fetch", "--allow-private");
  const { notes } = await fetching.ask("check", { urls: [new URL("/a", url).href] });
  assert.deepEqual(notes, [`${new URL("/robots.txt", url)} does not look like a robots.txt: it is an HTML page.`]);
});

test("lints and fixes a robots.txt, compares versions and generates rules", async (context) => {
  const { ask, refused } = await connect(context);
  const typo = "User-agent: *\nDisalow: /a\n";
  const { diagnostics, fixed } = await ask("lint", { text: typo, fix: true });
  const found = diagnostics.find(({ code }) => code === "misspelled-field");
  assert.deepEqual([found.line, found.column, found.fixes[0].applicability], [2, 1, "safe"]);
  assert.equal(fixed, "User-agent: *\nDisallow: /a\n");
  const off = await ask("lint", { text: typo, severity: { "misspelled-field": "off" } });
  assert.ok(!off.diagnostics.some(({ code }) => code === "misspelled-field"));
  assert.match(
    await refused("lint", { text: typo, severity: { "mispelled-field": "off" } }),
    /did you mean misspelled-field\?/,
  );
  const html = await ask("lint", { text: '<meta name="robots" content="noindex nofollow">', kind: "html" });
  assert.ok(html.diagnostics.some(({ code }) => code === "missing-comma"));

  const after = "User-agent: *\nUser-agent: Bytespider\nDisallow: /\n";
  const { losing, gaining, changes, unbound } = await ask("compare", { before: ROBOTS, after });
  assert.ok(losing.includes("Googlebot") && !losing.includes("GPTBot"));
  assert.ok(unbound.includes("Bytespider"));
  assert.deepEqual(
    changes.flatMap(({ crawlers }) => crawlers).filter((crawler) => !losing.includes(crawler)),
    [],
  );
  assert.deepEqual(gaining, []);
  assert.equal(changes[0].access, "disallowed");

  const wishes = [{ who: "GPTBot", access: "disallowed", path: "/drafts/" }];
  const existing = "User-agent: *\nDisallow: /admin/\n";
  const written = await ask("generate_robots_txt", { wishes, existing });
  assert.equal(written.text, `${existing}\nUser-agent: GPTBot\nDisallow: /admin/\nDisallow: /drafts/\n`);
  assert.deepEqual(
    written.changes.flatMap(({ crawlers }) => crawlers),
    ["GPTBot"],
  );
  assert.match(await refused("generate_robots_txt", { wishes: [{ who: "*", access: "allowed", path: "a" }] }), /path/);
});

test("offers the catalogue as a tool and a resource, and the documentation as resources", async (context) => {
  const { client, ask } = await connect(context);
  const training = await ask("crawlers", { purpose: "ai-training" });
  assert.ok(training.crawlers.some(({ token }) => token === "GPTBot"));
  const google = await ask("crawlers", { operator: "google" });
  assert.ok(google.crawlers.length > 1 && google.crawlers.every(({ operator }) => operator === "Google"));

  const read = async (uri) => (await client.readResource({ uri })).contents[0];
  const { resources } = await client.listResources();
  for (const { uri } of resources) assert.ok((await read(uri)).text.length > 0, uri);
  const json = async (uri) => JSON.parse((await read(uri)).text);
  assert.deepEqual(await json("robotscope://crawlers"), JSON.parse(JSON.stringify(crawlers())));
  assert.deepEqual(await json("robotscope://lints"), JSON.parse(JSON.stringify(lints())));
  assert.equal((await json("robotscope://crawlers/gptbot")).token, "GPTBot");
  for (const name of ["Nobody", "100%"])
    await assert.rejects(read(`robotscope://crawlers/${name}`), new RegExp(`has no crawler “${name}”`));
  assert.match((await read("robotscope://docs/CLI.md")).text, /^# The command line/);
  const { completion } = await client.complete({
    ref: { type: "ref/resource", uri: "robotscope://crawlers/{token}" },
    argument: { name: "token", value: "gpt" },
  });
  assert.deepEqual(completion.values, ["GPTBot"]);
});

test("reads the pages of a site with --allow-fetch, and groups problems by cause", async (context) => {
  const html = { "Content-Type": "text/html" };
  const pages = { "/": [200, html, '<a href="/a">a</a>'], "/a": [200, { ...html, "X-Robots-Tag": "noindex" }, "a"] };
  const { url, requests } = await serve(context, pages);
  const careful = await connect(context, "--allow-fetch");
  assert.match(
    await careful.refused("site", { url, depth: 1 }),
    /no page could be fetched\. .*127\.0\.0\.1 is a private address/,
  );
  assert.equal(requests.length, 0);
  const { ask, tools } = await connect(context, "--allow-fetch", "--allow-private");
  assert.ok(tools.some(({ name }) => name === "site"));
  const found = await ask("site", { url, depth: 1, crawlers: ["Googlebot"] });
  assert.deepEqual([found.pages, found.statuses], [2, { 200: 2 }]);
  assert.ok(
    found.findings.some(({ cause }) => cause.includes("X-Robots-Tag: noindex")),
    JSON.stringify(found.findings),
  );
  assert.equal((await ask("site", { url, depth: 1, pages: 1 })).pages, 1);
});

test("fetches only with --allow-fetch, and private addresses only with --allow-private", async (context) => {
  const { url: site, requests } = await serve(context, {
    "/robots.txt": [200, {}, ROBOTS],
    "/a": [200, { "Content-Type": "text/html", "X-Robots-Tag": "noindex" }, "<title>a</title>"],
  });
  const url = new URL(site).origin;
  const given = { urls: [`${url}/a`], crawlers: ["GPTBot"] };

  const closed = await connect(context);
  await closed.refused("check", given);
  const careful = await connect(context, "--allow-fetch");
  assert.match(await careful.refused("check", given), /was not fetched/);
  assert.deepEqual(requests, []);

  const open = await connect(context, "--allow-fetch", "--allow-private");
  assert.deepEqual([...new Set(open.tools.map(({ annotations }) => annotations.openWorldHint))], [true, false]);
  const { verdicts } = await open.ask("check", given);
  assert.deepEqual([verdicts[0].access, verdicts[0].line], ["disallowed", 5]);
  const page = await open.ask("evaluate", { url: `${url}/a`, fetch: true, crawlers: ["Googlebot"] });
  assert.deepEqual([page.crawlers[0].crawl, page.crawlers[0].listing], ["allowed", "hidden"]);
  assert.ok(requests.some(({ url }) => url === "/a"));
});

test("evaluate with fetch reports a page that cannot be fetched, and texts that it would ignore", async (context) => {
  const cutOff = (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Content-Length": "100" });
    response.write("<title>a</title>", () => setTimeout(() => response.destroy(), 50));
  };
  const wall = [403, { "CF-Mitigated": "challenge" }];
  const { url } = await serve(context, { "/cut": cutOff, "/wall": wall });
  const careful = await connect(context, "--allow-fetch");
  assert.match(await careful.refused("evaluate", { url, fetch: true }), /was not fetched: .*private address/);
  const { ask, refused } = await connect(context, "--allow-fetch", "--allow-private");
  const closed = await refused("evaluate", { url: "http://127.0.0.1:9/", fetch: true });
  assert.match(closed, /^http:\/\/127\.0\.0\.1:9\/ was not fetched: /);
  const { notes } = await ask("evaluate", { url: `${url}/cut`, fetch: true, crawlers: ["Googlebot"] });
  assert.match(notes[0], /\/cut was not read completely: /);
  const walled = await refused("evaluate", { url: `${url}/wall`, fetch: true });
  assert.match(walled, /\/wall: Cloudflare sent a challenge \(documented\) instead of the page/);
  const both = await refused("evaluate", { url, fetch: true, robotsTxt: ROBOTS, inSitemap: true });
  assert.equal(both, "With fetch, pass only url: leave out robotsTxt and inSitemap.");
  const response = await refused("evaluate", {
    url,
    fetch: true,
    headers: "X-Robots-Tag: noindex",
    status: 404,
    html: "",
  });
  assert.equal(response, "With fetch, pass only url: leave out headers, status and html.");
});

test("check and explain treat robots.txt as unknown if a bot wall answers in its place", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [403, { "CF-Mitigated": "challenge" }] });
  const { ask } = await connect(context, "--allow-fetch", "--allow-private");
  const [{ verdicts, ...checked }, explained] = [
    await ask("check", { urls: [`${url}/a`], crawlers: ["YandexBot"] }),
    await ask("explain", { url: `${url}/a`, crawlers: ["YandexBot"] }),
  ];
  assert.deepEqual([verdicts[0].access, explained.access], ["depends", "depends"]);
  assert.match(explained.summary, /unknown whether YandexBot may .* because a bot wall answered/);
  const notes = [
    `${url}/robots.txt: Cloudflare sent a challenge (documented) instead of robots.txt, so robots.txt is unknown.`,
  ];
  assert.deepEqual([checked.notes, explained.notes], [notes, notes]);
});

test("rejects an unknown argument and suggests the nearest argument", async (context) => {
  const { tools, client, refused } = await connect(context);
  for (const { name } of tools) {
    const { isError, content } = await client.callTool({ name, arguments: { robotstxt: "" } });
    assert.equal(isError, true, name);
    assert.match(content[0].text, /there is no argument “robotstxt”/, name);
  }
  const given = { urls: ["/"], robotsTxt: ROBOTS };
  assert.match(
    await refused("check", { ...given, robotstxt: ROBOTS, crawler: "GPTBot" }),
    /no argument “robotstxt” \(did you mean “robotsTxt”\?\), “crawler” \(did you mean “crawlers”\?\); the arguments are urls, robotsTxt, /,
  );
  assert.match(
    await refused("crawlers", { names: ["GPTBot"] }),
    /no argument “names”; the arguments are crawlers, purpose, operator, /,
  );
});

test("generate_robots_txt requires a valid crawler or purpose in each wish", async (context) => {
  const { refused, tools } = await connect(context);
  const { properties } = tools.find(({ name }) => name === "generate_robots_txt").inputSchema;
  assert.deepEqual(properties.wishes.items.required, ["who", "access"]);
  assert.equal(properties.wishes.items.additionalProperties, false);
  const wish = { access: "disallowed", path: "/" };
  assert.match(await refused("generate_robots_txt", { wishes: [wish] }), /wishes\[0\]\.who/);
  assert.match(
    await refused("generate_robots_txt", { wishes: [{ ...wish, crawler: "GPTBot" }] }),
    /no argument “crawler”; the arguments are who, access, path/,
  );
  for (const [who, message] of [
    ["GPT Bot", /“GPT Bot” cannot be a product token; “GPTBot” is probably meant/],
    ["AI search", /the purpose “ai-search” is probably meant/],
    ["ai-trainning", /the purpose “ai-training” is probably meant/],
    ["https://example.com/", /“https:\/\/example\.com\/” is a URL/],
  ])
    assert.match(await refused("generate_robots_txt", { wishes: [{ ...wish, who }] }), message);
});

test("names the crawlers that a block list refuses, and the crawlers that it cannot recognize", async (context) => {
  const { ask, refused } = await connect(context);
  const plan = { disallow: ["ai-training", "operator:OpenAI"], allow: ["CCBot"], format: "haproxy" };
  const { text, file, crawlers, notes } = await ask("generate_block_list", plan);
  assert.equal(file, "haproxy.cfg");
  assert.match(text, /^http-request deny deny_status 403 if robotscope_refused /m);
  assert.ok(crawlers.includes("OAI-SearchBot") && crawlers.includes("ClaudeBot") && !crawlers.includes("CCBot"));
  assert.ok(
    notes.some((note) => note.includes("Google-Extended")) && notes.some((note) => note.includes("ChatGPT Agent")),
  );
  for (const [change, message] of [
    [{ format: "iis" }, /format/],
    [{ disallow: ["*"] }, /not all crawlers can be refused/],
    [{ disallow: ["GPT Bot"] }, /“GPTBot” is probably meant/],
    [{ disallow: [] }, /disallow/],
  ])
    assert.match(await refused("generate_block_list", { ...plan, ...change }), message);
});

test("explain accepts one crawler, and rejects several crawlers or a purpose", async (context) => {
  const { ask, refused } = await connect(context);
  const query = { url: "/a", robotsTxt: ROBOTS };
  assert.equal((await ask("explain", { ...query, crawlers: ["gptbot"] })).crawler, "GPTBot");
  assert.match(await refused("explain", { ...query, crawlers: ["GPTBot", "bingbot"] }), /crawlers/);
  assert.match(
    await refused("explain", { ...query, crawlers: ["ai-training"] }),
    /explain accepts one crawler, but “ai-training” selects /,
  );
});

test("lint recognizes the kind of a text by its content", async (context) => {
  const { ask, refused } = await connect(context);
  for (const [text, kind, code] of [
    ["User-agent: *\nDissallow: /a\n", "robots", "misspelled-field"],
    ['<!doctype html><meta name="robots" content="noindex nofollow">', "html", "missing-comma"],
    ["HTTP/2 200\nX-Robots-Tag: noindex nofollow\n", "headers", "missing-comma"],
    ["X-Robots-Tag: noindex nofollow\n", "headers", "missing-comma"],
    ["/*\n  X-Robots-Tag: noindex nofollow\n", "_headers", "missing-comma"],
  ]) {
    const found = await ask("lint", { text });
    assert.deepEqual([found.kind, found.diagnostics[0].code], [kind, code]);
  }
  assert.deepEqual((await ask("lint", { text: "" })).diagnostics, []);
  assert.match(
    await refused("lint", { text: "<urlset></urlset>" }),
    /The text was not linted: it is a sitemap\..*“kind” to one of: robots/,
  );
  assert.equal((await ask("lint", { text: "server: a", kind: "robots" })).kind, "robots");
});

test("returns long lists page by page", async (context) => {
  const { client, ask, refused } = await connect(context);
  const { content } = await client.callTool({ name: "crawlers", arguments: {} });
  assert.ok(content[0].text.length < 100_000, String(content[0].text.length));
  const all = [];
  for (let cursor; ; ) {
    const { crawlers: some, total, next } = await ask("crawlers", { limit: 50, ...(cursor && { cursor }) });
    assert.equal(total, crawlers().length);
    all.push(...some.map(({ token }) => token));
    if (next === undefined) break;
    assert.equal(some.length, 50);
    cursor = next;
  }
  assert.deepEqual(
    all,
    crawlers().map(({ token }) => token),
  );
  assert.match(await refused("crawlers", { cursor: "soon" }), /“soon” is not a valid cursor/);
  assert.match(await refused("crawlers", { cursor: "100000" }), /“100000” is not a valid cursor/);

  const urls = Array.from({ length: 130 }, (_, at) => `/${at}`);
  const first = await ask("check", { urls, robotsTxt: ROBOTS, crawlers: ["GPTBot"] });
  assert.deepEqual([first.verdicts.length, first.total, first.next], [100, 130, "100"]);
  const rest = await ask("check", { urls, robotsTxt: ROBOTS, crawlers: ["GPTBot"], cursor: first.next });
  assert.deepEqual([rest.verdicts.length, rest.verdicts[0].url, rest.next], [30, "/100", undefined]);
  const evaluated = await ask("evaluate", { url: "/a", robotsTxt: ROBOTS, crawlers: ["all"] });
  assert.deepEqual([evaluated.crawlers.length, evaluated.total], [100, crawlers().length]);
});

test("names an unknown crawler, and suggests the nearest name for an unknown operator", async (context) => {
  const { ask, refused } = await connect(context);
  const { crawlers, notes } = await ask("crawlers", { crawlers: ["GPTBot", "NobodyBot"] });
  assert.deepEqual(
    crawlers.map(({ token }) => token),
    ["GPTBot"],
  );
  assert.ok(notes.some((note) => /the catalogue has no “NobodyBot”/.test(note)));
  assert.match(await refused("crawlers", { operator: "Gogle" }), /did you mean Google\?/);
});

test("answers requests that were sent before stdin ends", async () => {
  const message = (id, method, params) => `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;
  const clientInfo = { name: "test", version: "1" };
  const { code, stdout } = await run(["mcp"], {
    input:
      message(1, "initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo }) +
      message(undefined, "notifications/initialized") +
      message(2, "tools/call", { name: "check", arguments: { urls: ["/a"], robotsTxt: ROBOTS, crawlers: ["GPTBot"] } }),
  });
  assert.equal(code, 0);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    answers.map(({ id }) => id),
    [1, 2],
  );
  assert.equal(answers[1].result.structuredContent.verdicts[0].access, "disallowed");
});

test("rejects texts that are not headers or HTML, and does not lint empty headers and HTML", async (context) => {
  const { ask, refused } = await connect(context);
  const page = { url: "/a", robotsTxt: ROBOTS, crawlers: ["Googlebot"] };
  for (const [texts, message] of [
    [{ headers: "nonsense" }, /^“headers” has no response headers\. Leave out texts that are unknown\.$/],
    [{ headers: "<!doctype html><p>a" }, /^“headers” is an HTML page without response headers\./],
    [{ html: "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n" }, /^“html” begins with response headers/],
    [{ html: "<p>a", renderedHtml: "" }, /^“renderedHtml” is empty\./],
  ])
    assert.match(await refused("evaluate", { ...page, ...texts }), message);
  for (const kind of ["headers", "html", "_headers"])
    assert.equal(await refused("lint", { text: "", kind }), "The text is empty: pass the text to lint.");
  assert.deepEqual((await ask("lint", { text: "", kind: "robots" })).diagnostics, []);
});
