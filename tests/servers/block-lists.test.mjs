// Runs generated block lists in real servers, or in interpreters for servers that the tests cannot run. The lists must refuse only the
// User-Agent strings of the chosen crawlers.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { crawlers as catalogue, generateBlockList } from "robotscope";
import { parse } from "yaml";
import { apache, caddy, haproxy, lighttpd, nginx } from "./programs.mjs";
import { folderFor, freePort, get, start, write } from "./support.mjs";

const BROWSERS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  "curl/8.5.0",
];

/** @typedef {import("robotscope").Who} Who */

/**
 * Choices of crawlers to refuse. Some names are difficult: they occur in other names, in URLs or in comparisons such as “like TwitterBot”,
 * or contain spaces and dots. The list for all purposes except search is so long that some formats split it.
 *
 * @type {Record<string, { disallow: Who[], allow?: Who[] }>}
 */
const CHOICES = {
  "a purpose": { disallow: [{ purpose: "ai-training" }] },
  "a purpose with exceptions": {
    disallow: [{ purpose: "ai-training" }],
    allow: [{ crawler: "GPTBot" }, { purpose: "archive" }],
  },
  "names that are parts of others": {
    disallow: [
      "Googlebot",
      "Applebot",
      "bingbot",
      "Twitterbot",
      "Diffbot",
      "AI2Bot",
      "Slackbot",
      "AdsBot-Google",
      "Baiduspider",
    ].map((crawler) => ({ crawler })),
  },
  "names with spaces, dots and versions": {
    disallow: [
      "Sogou web spider",
      "bigsur.ai",
      "Panscient",
      "archive.org_bot",
      "WhatsApp",
      "Devin",
      "Pinterestbot",
      "UnknownBot",
    ].map((crawler) => ({ crawler })),
  },
  "all purposes except search": {
    disallow: [
      "ads",
      "ai-training",
      "ai-search",
      "ai-user-fetch",
      "archive",
      "seo",
      "social-preview",
      "monitoring",
      "other",
    ].map((purpose) => ({ purpose: /** @type {import("robotscope").CrawlerClass} */ (purpose) })),
    allow: [{ purpose: "search" }],
  },
};

/** @type {{ program: string | undefined, format: import("robotscope").Format, prepare: (folder: string, port: number, text: string) => import("./programs.mjs").Started }[]} */
const servers = [
  {
    format: "nginx",
    program: process.env.ROBOTSCOPE_NGINX,
    prepare: (folder, port, text) => nginx(folder, port, { site: [`root ${folder}/site;`, text] }),
  },
  {
    format: "apache",
    program: process.env.ROBOTSCOPE_APACHE2,
    prepare(folder, port, text) {
      write(folder, "site/.htaccess", text);
      const root = `${folder}/site`;
      const site = [`<Directory ${root}>`, "AllowOverride FileInfo", "Require all granted", "</Directory>"];
      return apache(folder, port, { modules: ["rewrite"], types: "/dev/null", root, site });
    },
  },
  {
    format: "caddy",
    program: process.env.ROBOTSCOPE_CADDY,
    prepare: (folder, port, text) =>
      caddy(folder, [
        `http://127.0.0.1:${port} {`,
        "bind 127.0.0.1",
        `root * ${folder}/site`,
        text,
        "file_server",
        "}",
      ]),
  },
  {
    format: "haproxy",
    program: process.env.ROBOTSCOPE_HAPROXY,
    prepare: (folder, port, text) => haproxy(folder, port, [text, "http-request return status 200"]),
  },
  {
    format: "lighttpd",
    program: process.env.ROBOTSCOPE_LIGHTTPD,
    prepare: (folder, port, text) => lighttpd(folder, port, { root: `${folder}/site`, site: [text] }),
  },
];

const all = catalogue();

/** Each crawler's User-Agent: the example in the catalogue, or its product token with a version. */
const examples = all
  .filter(({ sentName }) => sentName.value !== "no-requests")
  .map(({ token, sentName, userAgent }) => ({ token, sentName, userAgent: userAgent?.value ?? `${token}/1.0` }));

before(() => assert.ok(examples.length > 200));

for (const { program, format, prepare } of servers) {
  for (const [name, choice] of Object.entries(CHOICES)) {
    test(`${format}: refuses only the chosen crawlers: ${name}`, {
      skip: program ? false : `${format} is not installed`,
    }, async (t) => {
      const folder = folderFor(t);
      write(folder, "site/index.html", "<p>text\n");
      write(folder, "site/a/robots.txt", "text\n");
      write(folder, "site/robots.txt", "User-agent: *\nAllow: /\n");
      const { text, crawlers, notes } = generateBlockList({ ...choice, format });
      assert.deepEqual(
        notes.filter(({ kind }) => kind === "also-refused"),
        [],
      );
      const port = await freePort();
      const { args, env } = prepare(folder, port, text);
      await start(t, port, /** @type {string} */ (program), args, env);

      const status = async (/** @type {string} */ userAgent, path = "/") =>
        (await get(port, path, userAgent ? { "User-Agent": userAgent } : {})).status;
      const isChosen = chosen(choice);
      assert.deepEqual(
        crawlers.filter((token) => token !== "UnknownBot"),
        examples.filter(({ token, sentName }) => sentName.value === "own" && isChosen(token)).map(({ token }) => token),
      );
      await Promise.all(
        examples.map(async ({ token, userAgent }) => {
          const expected = isChosen(token) ? 403 : 200;
          assert.equal(await status(userAgent), expected, `${token}: ${userAgent}`);
          assert.equal(await status(userAgent.toLowerCase()), expected, `${token} in lower case`);
          if (isChosen(token)) assert.equal(await status(userAgent, "/robots.txt"), 200, `robots.txt for ${token}`);
        }),
      );
      for (const userAgent of [...BROWSERS, ""]) assert.equal(await status(userAgent), 200, userAgent);
      // Only the robots.txt at the root is exempt from the block list.
      const [first] = examples.filter(({ token }) => isChosen(token));
      assert.equal(await status(first?.userAgent ?? "", "/a/robots.txt"), 403);
    });
  }
}

/**
 * Interpreters for the formats of servers that the tests cannot run, according to the documentation of these servers. Each returns a
 * function that returns `true` for a refused request.
 *
 * @type {Record<string, (text: string) => (userAgent: string, path: string) => boolean>}
 */
const READINGS = {
  // [Traefik: Rules & Priority](https://doc.traefik.io/traefik/reference/routing-configuration/http/routing/rules-and-priority/): &&, !, Path, HeaderRegexp
  traefik(text) {
    const { routers, middlewares, services } = parse(text).http;
    const { rule } = routers["robotscope-refused"];
    assert.equal(routers["robotscope-refused-tls"].rule, rule);
    for (const { middlewares: used, service } of Object.values(routers))
      assert.ok(
        middlewares[used[0]].ipAllowList && services[service],
        "the file defines the middleware and the service that the router names",
      );
    const terms = /** @type {string} */ (rule).split(" && ").map((term) => {
      const [, not, name, values = ""] = /^(!?)(Path|HeaderRegexp)\((.*)\)$/.exec(term) ?? [];
      const given = [...values.matchAll(/`([^`]*)`/g)].map(([, value = ""]) => value);
      assert.ok(name && given.length === (name === "Path" ? 1 : 2), term);
      // In Go, the flag `(?i)` is part of the expression. In JavaScript, it is a separate argument.
      const expression = new RegExp(given.at(-1)?.replace(/^\(\?i\)/, "") ?? "", "i");
      const matches = (/** @type {string} */ userAgent, /** @type {string} */ path) =>
        name === "Path" ? path === given[0] : expression.test(userAgent);
      return (/** @type {string} */ userAgent, /** @type {string} */ path) =>
        matches(userAgent, path) !== (not === "!");
    });
    return (userAgent, path) => terms.every((term) => term(userAgent, path));
  },
  // [Cloudflare: Operators and grouping symbols](https://developers.cloudflare.com/ruleset-engine/rules-language/operators/): contains, ne, and, or, not
  cloudflare(text) {
    const rules = text
      .trimEnd()
      .split("\n\n")
      .map((expression) => {
        const names = /lower\(http\.user_agent\) contains ("[^"\\]*")/g;
        const script = expression
          .replace(names, "userAgent.toLowerCase().includes($1)")
          .replace('http.request.uri.path ne "/robots.txt"', 'path !== "/robots.txt"')
          .replace(/ and /g, " && ")
          .replace(/ or /g, " || ")
          .replace(/ not \(/g, " !(");
        assert.match(
          script,
          /^(?:\s|[()!]|&&|\|\||userAgent\.toLowerCase\(\)\.includes\("[^"]*"\)|path !== "\/robots\.txt")+$/,
        );
        return new Function("userAgent", "path", `return ${script.trim()}`);
      });
    return (userAgent, path) => rules.some((rule) => rule(userAgent, path));
  },
};

for (const [format, read] of Object.entries(READINGS)) {
  for (const [name, choice] of Object.entries(CHOICES)) {
    test(`${format}, interpreted as documented: refuses only the chosen crawlers: ${name}`, () => {
      const { text } = generateBlockList({ ...choice, format: /** @type {import("robotscope").Format} */ (format) });
      const isRefused = read(text);
      const isChosen = chosen(choice);
      for (const { token, userAgent } of examples) {
        assert.equal(isRefused(userAgent, "/"), isChosen(token), `${token}: ${userAgent}`);
        assert.ok(!isRefused(userAgent, "/robots.txt"), token);
      }
      for (const userAgent of BROWSERS) assert.ok(!isRefused(userAgent, "/"), userAgent);
    });
  }
}

/**
 * Returns a function that returns `true` for the tokens of chosen crawlers. Uses only the catalogue, not the generated list.
 *
 * @param {{ disallow: Who[], allow?: Who[] }} choice
 */
function chosen({ disallow, allow = [] }) {
  const has = (/** @type {Who[]} */ named, /** @type {string} */ token) => {
    const crawler = all.find((crawler) => crawler.token === token);
    assert.ok(crawler);
    return named.some((who) => {
      if (who === "all-crawlers") return false;
      if ("crawler" in who) return who.crawler === token;
      const trains = who.purpose === "ai-training" && crawler.aiUses.includes("training");
      return crawler.status !== "retired" && (crawler.class === who.purpose || trains);
    });
  };
  return (/** @type {string} */ token) => has(disallow, token) && !has(allow, token);
}

test("Caddy: refuses crawlers in a handle block that repeats the last line of the list", {
  skip: !process.env.ROBOTSCOPE_CADDY && "Caddy is not installed",
}, async (t) => {
  const folder = folderFor(t);
  const { text } = generateBlockList({ disallow: [{ crawler: "GPTBot" }], format: "caddy" });
  const port = await freePort();
  const handle = ["handle /api/* {", text.trimEnd().split("\n").at(-1) ?? "", 'respond "api"', "}"];
  const { args, env } = caddy(folder, [
    `http://127.0.0.1:${port} {`,
    "bind 127.0.0.1",
    text,
    ...handle,
    'respond "site"',
    "}",
  ]);
  await start(t, port, String(process.env.ROBOTSCOPE_CADDY), args, env);
  for (const path of ["/", "/api/a"]) {
    assert.equal((await get(port, path, { "User-Agent": "GPTBot/1.4" })).status, 403, path);
    assert.equal((await get(port, path, { "User-Agent": "bingbot/2.0" })).status, 200, path);
  }
});
