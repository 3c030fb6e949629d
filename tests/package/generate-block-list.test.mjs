// Tests generated block lists in the packed npm package. tests/servers/block-lists.test.mjs runs them on real servers.
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

const FORMATS = {
  nginx: "nginx.conf",
  apache: ".htaccess",
  caddy: "Caddyfile",
  haproxy: "haproxy.cfg",
  lighttpd: "lighttpd.conf",
  traefik: "dynamic.yml",
  cloudflare: "expression.txt",
};

test("returns the file name and the chosen crawlers for each format, and never blocks robots.txt", () => {
  for (const [format, file] of Object.entries(FORMATS)) {
    const list = robotscope.generateBlockList({
      disallow: [{ purpose: "ai-training" }, { crawler: "newbot" }],
      format,
    });
    assert.equal(list.file, file);
    for (const name of ["GPTBot", "CCBot", "newbot"]) {
      assert.ok(list.crawlers.includes(name), `${name} ${format}`);
      assert.ok(list.text.toLowerCase().includes(name.toLowerCase()), `${name} ${format}`);
    }
    assert.ok(!list.crawlers.includes("Googlebot") && !/googlebot/i.test(list.text), format);
    assert.match(list.text, /\/robots\.txt/);
    assert.doesNotMatch(list.text, /\d{4}-\d\d-\d\d/, "no date");
  }
});

test("notes crawlers that cannot be identified by their User-Agent", () => {
  const plan = {
    disallow: [{ crawler: "GPTBot" }, { crawler: "Google-Extended" }, { crawler: "ChatGPT Agent" }],
    format: "nginx",
  };
  const { crawlers, notes } = robotscope.generateBlockList(plan);
  assert.deepEqual(crawlers, ["GPTBot"]);
  assert.deepEqual(
    notes.map(({ kind, crawlers }) => [kind, crawlers]),
    [
      ["only-names", []],
      ["no-requests", ["Google-Extended"]],
      ["other-name", ["ChatGPT Agent"]],
    ],
  );
  assert.match(notes[1].message, /^These are names for robots\.txt only .*: Google-Extended\.$/);
});

test("applies exceptions, and names the invalid argument in its errors", () => {
  const list = (plan) => robotscope.generateBlockList({ format: "nginx", disallow: [{ purpose: "archive" }], ...plan });
  assert.ok(list({}).crawlers.includes("CCBot"));
  assert.ok(!list({ allow: [{ crawler: "ccbot" }] }).crawlers.includes("CCBot"));
  const bad = (plan, code, message) => throwsRobotscopeError(() => list(plan), code, message);
  bad({ disallow: [] }, "nothing-to-refuse", /Nothing to refuse/);
  bad({ allow: [{ purpose: "archive" }] }, "nothing-to-refuse", /Nothing to refuse/);
  bad({ disallow: ["all-crawlers"] }, "all-crawlers", /choose purposes such as ai-training/);
  bad({ disallow: [{ crawler: "Applebot-Extended" }] }, "no-names", /Disallow them in robots\.txt/);
  bad({ disallow: [{ crawler: "x`) || (" }] }, "not-a-product-token", /cannot be a product token/);
  bad({ disallow: "GPTBot" }, "invalid-argument", /^plan\.disallow must be an array of objects, but it is string$/);
  bad({ disallow: [{ purpose: "ai" }] }, "invalid-argument", /^plan\.disallow\[0\]\.purpose must be one of search, /);
  bad({ allow: [{}] }, "invalid-argument", /^plan\.allow\[0\] must be/);
  bad({ format: "iis" }, "invalid-argument", /^plan\.format must be one of nginx, /);
  bad({ paths: [] }, "invalid-argument", /^plan has no field “paths”; known fields: disallow, allow, format$/);
});
