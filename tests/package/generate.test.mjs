import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

let project;
let robotscope;

before(async () => {
  project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

const SERVERS = ["apache", "nginx", "caddy", "iis", "netlify", "cloudflare-pages", "express", "next-js"];

test("generates the configuration of a server", () => {
  const plan = { statements: [{ directives: ["noindex", "nofollow"] }], files: { extensions: ["pdf"] } };
  const { file, text, notes } = robotscope.generateConfig(plan, "apache");
  // [google-robots-meta-old]
  assert.equal(file, ".htaccess");
  assert.equal(text, '<Files ~ "\\.pdf$">\n  Header set X-Robots-Tag "noindex, nofollow"\n</Files>\n');
  const needed = notes.find(({ kind }) => kind === "needs-mod-headers");
  assert.match(needed.message, /mod_headers/);
  for (const server of SERVERS) {
    const config = robotscope.generateConfig({ statements: plan.statements }, server);
    assert.match(config.text, /X-Robots-Tag/, server);
    assert.match(config.text, /noindex, nofollow/, server);
    assert.ok(config.file.length > 0, server);
  }
});

test("generates one header line per bot, but notes that Netlify gets a joined line", () => {
  const plan = { statements: [{ directives: ["nosnippet"] }, { bot: "googlebot", directives: ["noindex"] }] };
  // [google-robots-meta-old], [vipnytt-parser]
  const { text } = robotscope.generateConfig(plan, "nginx");
  assert.match(text, /"nosnippet"/);
  assert.match(text, /"googlebot: noindex"/);
  const joined = robotscope.generateConfig(plan, "netlify").notes.map(({ kind }) => kind);
  assert.ok(joined.includes("joined-into-one-line"));
});

test("generates meta elements that are parsed as the requested directives", () => {
  const plan = {
    statements: [{ directives: ["max-snippet: 50"] }, { bot: "googlebot", directives: ["noindex"] }],
    files: "all",
  };
  const { text } = robotscope.generateConfig(plan, "meta");
  const report = robotscope.evaluate({ html: text, crawlers: ["Googlebot", "bingbot"] });
  assert.deepEqual(
    report.crawlers.map(({ indexing }) => [indexing.index.value, indexing.snippet.value]),
    [
      ["forbidden", 50],
      ["allowed", 50],
    ],
  );
});

test("generates a configuration for a path, a folder, file types or all files", () => {
  const statements = [{ directives: ["noindex"] }];
  for (const files of [
    undefined,
    "all",
    { extensions: ["pdf", ".jpg"] },
    { path: "/a.html" },
    { prefix: "/private/" },
  ]) {
    assert.match(robotscope.generateConfig({ statements, files }, "caddy").text, /noindex/);
  }
});

test("rejects values that could break out of the configuration", () => {
  const bad = (plan, code, message, server = "nginx") =>
    throwsRobotscopeError(() => robotscope.generateConfig(plan, server), code, message);
  const noindex = [{ directives: ["noindex"] }];
  bad({ statements: [] }, "nothing-to-say", /noindex/);
  bad({ statements: [{ directives: [] }] }, "nothing-to-say", /noindex/);
  bad({ statements: [{ directives: ['noindex"; return 200 "'] }] }, "not-a-directive", /cannot be a directive/);
  bad({ statements: [{ bot: "a\nb", directives: ["noindex"] }] }, "not-a-bot-name", /cannot be a bot/);
  bad({ statements: noindex, files: { extensions: ["p}f"] } }, "not-an-extension", /“p}f”/);
  bad({ statements: noindex, files: { path: "private" } }, "not-a-path", /slash/);
  bad({ statements: [{ directives: ["a".repeat(9000)] }] }, "line-too-long", /longer/);
  bad({ statements: noindex, files: { extensions: ["pdf"] } }, "pattern-not-expressible", /meta element/, "meta");
});

test("rejects a word that is not a directive, and suggests a directive", () => {
  for (const [directive, message] of [
    ["nofolow", /^“nofolow” is not a directive; “nofollow” is probably meant\.$/],
    ["noindex nofollow", /“noindex, nofollow” is probably meant/],
    [
      "max-snippet:abc",
      /^“max-snippet:abc” has an invalid value for this directive: write it as in “max-snippet: 20”\.$/,
    ],
    ["hide", /^“hide” is not a directive that a known crawler reads/],
  ])
    throwsRobotscopeError(
      () => robotscope.generateConfig({ statements: [{ directives: [directive] }] }, "nginx"),
      "not-a-directive",
      message,
    );
});

test("generateConfig names the invalid argument in its errors", () => {
  const bad = (plan, server, message) =>
    throwsRobotscopeError(() => robotscope.generateConfig(plan, server), "invalid-argument", message);
  const statements = [{ directives: ["noindex"] }];
  bad(undefined, "nginx", /^plan must be an object, but it is undefined$/);
  bad({}, "nginx", /^plan\.statements must be an array of objects, but it is undefined$/);
  bad({ statements: ["noindex"] }, "nginx", /^plan\.statements\[0\] must be an object, but it is string$/);
  bad(
    { statements: [{ directives: "noindex" }] },
    "nginx",
    /^plan\.statements\[0\]\.directives must be an array of strings/,
  );
  bad({ statements: [{ bot: 7, directives: [] }] }, "nginx", /^plan\.statements\[0\]\.bot must be a string/);
  bad(
    { statements, files: "none" },
    "nginx",
    /^plan\.files must be "all" or an object with extensions, path or prefix/,
  );
  bad({ statements, files: {} }, "nginx", /^plan\.files must be/);
  bad({ statements, files: { path: "/a", prefix: "/b" } }, "nginx", /^plan\.files must be/);
  bad({ statements, files: { regex: "a" } }, "nginx", /^plan\.files has no field “regex”/);
  bad({ statements }, 7, /^server must be one of apache, nginx.* it is number$/);
  bad({ statements }, "lighttpd", /^server must be one of apache, nginx.* “lighttpd”$/);
});
