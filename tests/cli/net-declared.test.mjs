// Tests `inspect --as`, which compares each crawler's access in robots.txt with the server's response to its User-Agent.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { commandLine, environment } from "./command-line.mjs";
import { robotscope, serve } from "./servers.mjs";

const ROBOTS = "User-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n";
const WORDS = Array.from({ length: 400 }, (_, at) => `word${at}`).join(" ");
const page = (text) => `<!doctype html><title>A page</title><p>${text}`;
const HTML = { "Content-Type": "text/html" };

/** Refuses some User-Agents, as real servers do. Sends all other User-Agents a page with the time, so that no two responses are equal. */
function answer(request, response) {
  const agent = request.headers["user-agent"];
  const [status, headers, body] = [
    [/GPTBot/, [403, { ...HTML, "CF-Mitigated": "challenge" }, "Just a moment"]],
    [/ClaudeBot/, [402, { "Crawler-Price": "USD 0.01" }, ""]],
    [/PerplexityBot/, [429, { "Retry-After": "1" }, ""]],
    [/Amazonbot/, [202, { "X-Amzn-Waf-Action": "challenge" }, ""]],
    [/CCBot/, [403, {}, "no"]],
    [/Applebot/, [302, { Location: "/other" }, ""]],
    [/bingbot/, [200, { ...HTML, "X-Robots-Tag": "noindex" }, page(WORDS)]],
    [/YandexBot/, [200, HTML, page("something else altogether")]],
  ].find(([name]) => name.test(agent))?.[1] ?? [200, HTML, page(`${WORDS} ${process.hrtime.bigint()}`)];
  response.writeHead(status, headers).end(body);
}
const SITE = {
  "/robots.txt": [200, { "Content-Type": "text/plain" }, ROBOTS],
  "/": answer,
  "/other": [200, HTML, page(WORDS)],
};
const CLOUDFLARE = { kind: "challenge", by: "Cloudflare", certainty: "documented" };
const NAMES = "Googlebot,GPTBot,ClaudeBot,PerplexityBot,Amazonbot,CCBot,Applebot,bingbot,YandexBot,Google-Extended";

test("prints the robots.txt verdict and the actual response for each crawler", async (context) => {
  const { url, requests } = await serve(context, SITE);
  const { code, stdout, stderr } = await robotscope(["inspect", url, "--as", NAMES, "--delay", "0"]);
  assert.deepEqual([code, stderr], [0, ""]);
  const [, section] = stdout.split("\nDeclared and actual\n");
  const rows = new Map(
    section.split("\n").map((line) => [line.trim().split(/\s+/)[0], line.replace(/\s+/g, " ").trim()]),
  );
  assert.equal(rows.get("Googlebot"), "Googlebot allowed 200 the same");
  assert.equal(rows.get("GPTBot"), "GPTBot allowed 403, challenge (Cloudflare) refused, although robots.txt allows it");
  assert.match(rows.get("ClaudeBot"), /^ClaudeBot allowed 402, USD 0\.01 \(Cloudflare\) refused/);
  assert.match(rows.get("PerplexityBot"), /^PerplexityBot allowed 429, Retry-After: 1 refused/);
  assert.match(rows.get("Amazonbot"), /^Amazonbot allowed 202, challenge \(AWS WAF\) refused/);
  // If robots.txt disallows a crawler, the server's refusal agrees with robots.txt.
  assert.equal(rows.get("CCBot"), "CCBot disallowed 403 consistent with robots.txt");
  assert.match(rows.get("Applebot"), new RegExp(`^Applebot allowed 200 leads to ${url}/other`));
  assert.equal(rows.get("bingbot"), "bingbot allowed 200 other directives");
  assert.match(rows.get("YandexBot"), /another document: \d%/);
  assert.equal(rows.get("Google-Extended"), "Google-Extended allowed 200 the same");
  assert.match(
    section,
    /\n {2}No crawler sends Google-Extended, which robots\.txt only names: the product token was sent\.\n/,
  );
  assert.match(section, /\n {2}robots\.txt allows 4 crawlers that the server turns away\.\n/);
  assert.match(section, /\n {2}The page changes by itself: two answers to robotscope are 99% alike\.\n/);
  assert.match(section, /A User-Agent proves nothing/);
  // The User-Agents are those in the catalogue, except for the version number of Chrome.
  const agents = requests.filter(({ url }) => url === "/").map(({ headers }) => headers["user-agent"]);
  assert.equal(agents.length, 12);
  assert.ok(agents[1].includes("Googlebot/2.1") && !agents[1].includes("W.X.Y.Z"), agents[1]);
  assert.equal(agents[10], "Google-Extended");
  assert.match(agents[11], /^robotscope\//);
});

test("reports crawlers that robots.txt allows and the server refuses, in JSON and in the exit code", async (context) => {
  const { url } = await serve(context, SITE);
  const run = (...args) => robotscope(["inspect", url, "--delay", "0", ...args]);
  const { as } = await (await run("--as", "Googlebot-Image,bingbot,GPTBot,Google-Extended", "--json")).json();
  assert.deepEqual(
    as.crawlers.map(({ crawler, access, refusal, differences, answer, isRefusedAlthoughAllowed }) => [
      ...[crawler, access, refusal, differences, answer.status, isRefusedAlthoughAllowed],
    ]),
    [
      ["Googlebot-Image", "allowed", undefined, [], 200, false],
      ["bingbot", "allowed", undefined, ["directives"], 200, false],
      ["GPTBot", "allowed", { kind: "challenge", by: "Cloudflare", certainty: "documented" }, ["status"], 403, true],
      ["Google-Extended", "allowed", undefined, [], 200, false],
    ],
  );
  assert.deepEqual(
    [as.crawlers[0].userAgent, as.crawlers[3].userAgent],
    [{ value: "Googlebot-Image/1.0", certainty: "documented" }, { value: "Google-Extended" }],
  );
  assert.equal(as.control.answer.status, 200);
  assert.ok(as.control.likeness > 0.98 && as.control.likeness < 1, as.control.likeness);
  const code = async (...args) => (await run(...args)).code;
  assert.equal(await code("--as", "GPTBot", "--fail-on", "refused"), 1);
  assert.equal(await code("--as", "Googlebot,CCBot", "--fail-on", "refused"), 0);
  assert.equal(await code("--as", "GPTBot"), 0);
});

test("recognises bot walls by their pages, even with status 200", async (context) => {
  const pages = {
    GPTBot: [403, `<title>Access Denied</title>Reference #18.2f580317.1772098100.2b6a23ca`],
    CCBot: [200, '<title> </title><div id="sec-if-cpt-container"></div>'],
  };
  const { url } = await serve(context, {
    "/": ({ headers }, response) => {
      const [status, body] = Object.entries(pages).find(([name]) => headers["user-agent"].includes(name))?.[1] ?? [
        200,
        page(WORDS),
      ];
      response.writeHead(status, HTML).end(body);
    },
  });
  const { code, stdout } = await robotscope([
    ...["inspect", url, "--as", "GPTBot,CCBot,bingbot", "--delay", "0", "--fail-on", "refused"],
  ]);
  assert.equal(code, 1);
  assert.match(stdout, /GPTBot +allowed +403, block \(Akamai\) +refused, although robots\.txt allows it/);
  assert.match(stdout, /CCBot +allowed +200, challenge \(Akamai\) +refused, although robots\.txt allows it/);
  assert.match(stdout, /The marks of these bot walls are reported, not documented: Akamai\./);
});

test("reports a bot wall that refuses robotscope itself", async (context) => {
  const { url } = await serve(context, { "/": [200, HTML, '<div id="sec-if-cpt-container"></div>'] });
  const args = ["inspect", url, "--as", "GPTBot", "--delay", "0"];
  const { stdout } = await robotscope(args);
  assert.match(stdout, /robotscope +200, challenge \(Akamai\)/);
  const { as } = await (await robotscope([...args, "--json"])).json();
  assert.deepEqual(as.refusal, { kind: "challenge", by: "Akamai", certainty: "reported" });
});

test("does not call a crawler allowed if a bot wall hides robots.txt", async (context) => {
  // Bot walls write a new ID into each page that they send.
  const wall = (_, response) => {
    response.writeHead(403, { ...HTML, "CF-Mitigated": "challenge" }).end(`Just a moment ${process.hrtime.bigint()}`);
  };
  const { url } = await serve(context, { "/robots.txt": wall, "/": wall });
  const args = ["inspect", url, "--as", "GPTBot", "--delay", "0", "--fail-on", "refused"];
  const run = await robotscope([...args, "--json"]);
  assert.equal(run.code, 3);
  assert.match(
    run.stderr,
    /error Cloudflare sent a challenge \(documented\) instead of robots\.txt, so robots\.txt is unknown/,
  );
  const [{ access, robotsTxt, isRefusedAlthoughAllowed }] = (await run.json()).as.crawlers;
  assert.deepEqual(
    [access, robotsTxt, isRefusedAlthoughAllowed],
    ["depends", { status: 403, wall: CLOUDFLARE, differs: false }, false],
  );
  assert.match((await robotscope(args)).stdout, /GPTBot +depends +403, challenge \(Cloudflare\) +the same\n/);

  // The wall may also hide the robots.txt of a site that only the crawler is redirected to.
  const other = await serve(context, { "/robots.txt": wall, "/": [200, HTML, page(WORDS)] });
  const redirecting = (name) => (request, response) => {
    if (!name.test(request.headers["user-agent"])) response.writeHead(200, HTML).end(page(WORDS));
    else response.writeHead(302, { Location: `${other.url}/` }).end();
  };
  const start = await serve(context, { "/robots.txt": [200, {}, ROBOTS], "/": redirecting(/GPTBot/) });
  const redirected = await robotscope(["inspect", start.url, ...args.slice(2), "--json"]);
  const [found] = (await redirected.json()).as.crawlers;
  assert.deepEqual([redirected.code, found.access, found.robotsTxt.wall], [3, "depends", CLOUDFLARE]);
  // The wall of a site that the crawler is not redirected to is not the reason for its verdict.
  const broken = await serve(context, { "/robots.txt": [503], "/": redirecting(/^robotscope/) });
  const direct = await robotscope(["inspect", broken.url, ...args.slice(2), "--json"]);
  assert.deepEqual([direct.code, direct.stderr, (await direct.json()).as.crawlers[0].access], [0, "", "depends"]);

  // If the wall does not refuse the crawler, the crawler's robots.txt decides.
  const toRobotscope = (request, response) => {
    if (/GPTBot/.test(request.headers["user-agent"])) response.writeHead(200).end("Allow: /\n");
    else wall(request, response);
  };
  const open = await serve(context, { "/robots.txt": toRobotscope, "/": [200, HTML, page(WORDS)] });
  const served = await robotscope(["inspect", open.url, ...args.slice(2), "--json"]);
  assert.deepEqual([served.code, (await served.json()).as.crawlers[0].access], [0, "allowed"]);
});

/**
 * Returns a handler for robots.txt. If a User-Agent contains a key of `texts`, sends the status and text of this entry; otherwise, sends
 * `ROBOTS`.
 */
const robotsFor = (texts) => (request, response) => {
  const [status, text] = Object.entries(texts).find(([name]) => request.headers["user-agent"].includes(name))?.[1] ?? [
    200,
    ROBOTS,
  ];
  response.writeHead(status, { "Content-Type": "text/plain" }).end(text);
};

test("evaluates each crawler with the robots.txt that the server sends to its User-Agent", async (context) => {
  const { url, requests } = await serve(context, {
    "/robots.txt": robotsFor({
      GPTBot: [200, "User-agent: GPTBot\nDisallow: /\n"],
      ClaudeBot: [403, "no"],
      bingbot: [404, ""],
    }),
    "/": [200, HTML, page(WORDS)],
  });
  const run = ["inspect", url, "--as", "GPTBot,ClaudeBot,CCBot,bingbot", "--delay", "0"];
  const { as } = await (await robotscope([...run, "--json"])).json();
  assert.deepEqual(
    as.crawlers.map(({ crawler, access, robotsTxt, isServedAlthoughDisallowed }) => [
      ...[crawler, access, robotsTxt, isServedAlthoughDisallowed],
    ]),
    [
      ["GPTBot", "disallowed", { status: 200, otherwise: "allowed", differs: true }, true],
      ["ClaudeBot", "allowed", { status: 403, refusal: { kind: "forbidden" }, differs: true }, false],
      ["CCBot", "disallowed", { status: 200, differs: false }, true],
      ["bingbot", "allowed", { status: 404, differs: true }, false],
    ],
  );
  assert.equal(requests.filter((request) => request.url === "/robots.txt").length, 5);
  const { code, stdout } = await robotscope([...run, "--fail-on", "refused"]);
  assert.equal(code, 0);
  assert.match(stdout, /CCBot +disallowed +200 +served, although robots\.txt disallows it\n/);
  assert.match(stdout, /\n {2}robots\.txt disallows 2 crawlers that the server sends the page to\.\n/);
  assert.match(
    stdout,
    /\n {2}The server refuses to send robots\.txt to ClaudeBot: the verdict uses the robots\.txt that robotscope got\.\n/,
  );
  assert.match(
    stdout,
    /\n {2}The server sends another robots\.txt to GPTBot \(disallowed instead of allowed\) and bingbot\.\n/,
  );
});

test("reports an error as a refusal only if robotscope itself receives a different answer", async (context) => {
  const { url } = await serve(context, {
    "/robots.txt": [200, { "Content-Type": "text/plain" }, ROBOTS],
    "/missing": [404, HTML, page("none")],
    "/hidden": (request, response) =>
      response.writeHead(/GPTBot/.test(request.headers["user-agent"]) ? 404 : 200).end(),
    "/broken": (request, response) =>
      /GPTBot/.test(request.headers["user-agent"]) ? request.socket.destroy() : response.end(),
  });
  for (const [path, isRefused] of [
    ["/missing", false],
    ["/hidden", true],
    ["/broken", true],
  ]) {
    const { as } = await (await robotscope(["inspect", url + path, "--as", "GPTBot", "--delay", "0", "--json"])).json();
    assert.equal(as.crawlers[0].isRefusedAlthoughAllowed, isRefused, path);
  }
});

test("allows everything to a crawler that receives status 404 for robots.txt (RFC 9309, 2.3.1.3)", async (context) => {
  const { url } = await serve(context, {
    "/robots.txt": robotsFor({ CCBot: [404, ""] }),
    "/": [200, HTML, page(WORDS)],
  });
  const { as } = await (await robotscope(["inspect", url, "--as", "CCBot", "--delay", "0", "--json"])).json();
  const [{ access, robotsTxt, isServedAlthoughDisallowed }] = as.crawlers;
  assert.deepEqual(
    [access, robotsTxt, isServedAlthoughDisallowed],
    ["allowed", { status: 404, otherwise: "disallowed", differs: true }, false],
  );
});

test("--as sends one request at a time, with pauses", async (context) => {
  let [open, most] = [0, 0];
  const times = [];
  const { url } = await serve(context, {
    "/": (_request, response) => {
      times.push(performance.now());
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        response.end("text");
      }, 20);
    },
  });
  await robotscope(["inspect", url, "--as", "Googlebot,GPTBot,CCBot", "--delay", "0.3"]);
  assert.deepEqual([most, times.length], [1, 5]);
  for (const [at, time] of times.entries())
    if (at > 0) assert.ok(time - times[at - 1] >= 300, `${time - times[at - 1]} ms`);
  await robotscope(["inspect", url]);
  assert.equal(times.length, 6);
});

test("distinguishes a rate limit from a refusal of certain User-Agents", async (context) => {
  let count = 0;
  const { url } = await serve(context, {
    "/": (_request, response) => {
      count += 1;
      response.writeHead(count > 2 ? 429 : 200).end();
    },
  });
  const { stdout } = await robotscope(["inspect", url, "--as", "Googlebot,GPTBot", "--delay", "0"]);
  assert.match(
    stdout,
    /At the end robotscope itself got 429, not 200: the site refuses this address now, whatever the name\./,
  );
});

test("inspect rejects invalid combinations and values of --as, --delay and --fail-on", async (context) => {
  const { url, requests } = await serve(context, SITE);
  for (const [args, message] of [
    [["--delay", "1"], "--delay needs --as"],
    [["--fail-on", "refused"], "--fail-on refused needs --as"],
    [["--as", "GPTBot", "--delay", "soon"], "--delay must be a number of seconds"],
    [["--as", "*"], "cannot be sent as a User-Agent"],
    [["--as", "GPTBot", "--share"], "--as and --share cannot be combined"],
  ]) {
    const { code, stderr } = await robotscope(["inspect", url, ...args]);
    assert.equal(code, 2, args.join(" "));
    assert.ok(stderr.includes(message), stderr);
  }
  assert.equal(requests.length, 0);
  const { code, stdout } = await robotscope(["inspect", "http://127.0.0.1:1", "--as", "GPTBot"]);
  assert.equal(code, 3);
  assert.ok(!stdout.includes("Declared and actual"));
});

test("reports a pause of 5 seconds that Retry-After requests", async (context) => {
  const busy = (request, response) => {
    const isBusy = /GPTBot/.test(request.headers["user-agent"]);
    response.writeHead(isBusy ? 503 : 200, isBusy ? { "Retry-After": "5" } : HTML).end(page(WORDS));
  };
  const { url } = await serve(context, { ...SITE, "/busy": busy });
  const args = [commandLine, "inspect", `${url}/busy`, "--as", "GPTBot", "--delay", "0"];
  const child = spawn(process.execPath, args, { env: environment(), stdio: ["ignore", "ignore", "pipe"] });
  context.after(() => child.kill());
  const [stderr] = await once(child.stderr.setEncoding("utf8"), "data");
  assert.equal(stderr, `${new URL(url).host} asks for a pause of 5 seconds (Retry-After): waiting 5 seconds.\n`);
});
