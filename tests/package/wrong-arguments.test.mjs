// Tests the errors for arguments that are not texts, and for methods that are called without their object.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

/** The package's entry points, keyed by file. Each exports the error class. @type {Record<string, any>} */
const entries = {};
let robotscope;

before(async () => {
  const pkg = join(await installPackage(), "node_modules/robotscope/pkg");
  for (const file of [
    "node.js",
    "index.js",
    "init.js",
    "robots-txt/node.js",
    "robots-txt/index.js",
    "robots-txt/init.js",
  ])
    entries[file] = await import(pathToFileURL(join(pkg, file)).href);
  const require = createRequire(import.meta.url);
  for (const file of ["node.cjs", "robots-txt/node.cjs"]) entries[file] = require(join(pkg, file));
  for (const file of ["init.js", "robots-txt/init.js"]) await entries[file].init();
  robotscope = entries["node.js"];
});

/** Wrong arguments, keyed by the expected end of the error. Some errors explain how to get the text. */
const others = {
  "a Response: pass await response.text()": () => new Response("a"),
  "a Request: pass await request.text()": () => new Request("https://example.com/"),
  "a Blob: pass await blob.text()": () => new Blob(["a"]),
  "a ReadableStream: pass await new Response(stream).text()": () => new Blob(["a"]).stream(),
  "an ArrayBuffer: pass new Uint8Array(buffer)": () => new ArrayBuffer(1),
  "a DataView: pass new Uint8Array(view.buffer, view.byteOffset, view.byteLength)": () =>
    new DataView(new ArrayBuffer(1)),
  "a Promise: await it": () => Promise.resolve("a"),
  "a URL: fetch it first": () => new URL("https://example.com/robots.txt"),
  "a Map": () => new Map(),
  "an Array": () => ["User-agent: *"],
  object: () => ({}),
};

test("the error for an argument of the wrong type names the type and, if known, the fix", () => {
  const { RobotsTxt, lint, isAllowed, parseHtml, evaluate, compare, generateRobotsTxt, textKind } = robotscope;
  const wish = [{ access: "disallowed" }];
  const takes = {
    "RobotsTxt.parse": (value) => RobotsTxt.parse(value),
    lint: (value) => lint(value),
    isAllowed: (value) => isAllowed(value, "/", "GPTBot"),
    parseHtml: (value) => parseHtml(value),
    compare: (value) => compare("", value),
    "evaluate: robotsTxt": (value) => evaluate({ url: "/", robotsTxt: value }),
    "evaluate: html": (value) => evaluate({ url: "/", html: value }),
    generateRobotsTxt: (value) => generateRobotsTxt(wish, { existing: value }),
    textKind: (value) => textKind(value),
  };
  for (const [name, take] of Object.entries(takes))
    for (const [words, make] of Object.entries(others)) {
      const isEnd = (message) => message.endsWith(`, but it is ${words}`);
      throwsRobotscopeError(() => take(make()), "invalid-argument", /Uint8Array/);
      assert.throws(
        () => take(make()),
        (error) => isEnd(error.message) || assert.fail(`${name}: ${error.message}`),
      );
    }
});

test("errors for arguments other than texts suggest awaiting a Promise, but not reading a Response", () => {
  const robots = robotscope.RobotsTxt.parse("");
  const bad = (act, message) => throwsRobotscopeError(act, "invalid-argument", message);
  bad(() => robots.isAllowed(new Response(""), "GPTBot"), /^url must be a string or a URL, but it is a Response$/);
  bad(() => robots.isAllowed(Promise.resolve("/"), "GPTBot"), /^url must be .*, but it is a Promise: await it$/);
  bad(() => robots.isAllowed("/", Promise.resolve("GPTBot")), /^crawler must be .*, but it is a Promise: await it$/);
  bad(
    () => robots.check("/", "GPTBot", Promise.resolve({})),
    /^options must be a plain object.*, but it is a Promise: await it$/,
  );
});

test("a method that is called without its object throws an error that explains the right call", () => {
  for (const file of ["node.js", "node.cjs", "index.js", "robots-txt/node.js"]) {
    const robots = entries[file].RobotsTxt.parse("User-agent: *\nDisallow: /a");
    const { isAllowed, check, free } = robots;
    const message = /^a method was called without its object: write robots\.isAllowed\(url, crawler\)/;
    throwsRobotscopeError(() => isAllowed("/a", "GPTBot"), "invalid-argument", message);
    throwsRobotscopeError(() => check("/a", "GPTBot"), "invalid-argument", message);
    throwsRobotscopeError(() => free(), "invalid-argument", message);
    throwsRobotscopeError(
      () => ["/a"].map((url) => ({ isAllowed }).isAllowed(url, "GPTBot")),
      "invalid-argument",
      message,
    );
    assert.equal(isAllowed.call(robots, "/a", "GPTBot"), false);
    assert.equal(isAllowed.bind(robots)("/b", "GPTBot"), true);
  }
});

test("errors are instances of the RobotscopeError of every entry point", () => {
  const errors = Object.values(entries).map(({ RobotsTxt }) => {
    try {
      RobotsTxt.parse(7);
    } catch (error) {
      return error;
    }
    return assert.fail("nothing was thrown");
  });
  const classes = new Set(Object.values(entries).map(({ RobotscopeError }) => RobotscopeError));
  assert.ok(classes.size > 1, "each bundle has its own class");
  for (const RobotscopeError of classes) {
    for (const error of errors) assert.ok(error instanceof RobotscopeError);
    for (const other of [new Error("a"), undefined, null, "a", {}, { name: "RobotscopeError" }])
      assert.ok(!(other instanceof RobotscopeError));
    class Derived extends RobotscopeError {}
    assert.ok(new Derived("internal", "a") instanceof RobotscopeError);
    assert.ok(new Derived("internal", "a") instanceof Derived);
    for (const error of errors) assert.ok(!(error instanceof Derived));
  }
});
