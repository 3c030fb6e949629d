import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { languages } from "../../scripts/lib/languages.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { translated } from "../support/languages.mjs";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError, typeCheck } from "./checks.mjs";

const OTHERS = languages.slice(1);
const KNOWN = new RegExp(`one of en, ${OTHERS.join(", ")}`);
const TRANSLATED = translated.flatMap(({ language }) => (language === "en" ? [] : [language]));
const SHUT = "User-agent: *\nDisallow: /\n";
const TEXT = "User-agent: *\nDisalow: /a\nCrawl-delay: soon\n";

let project;
let robotscope;
let robots;

/** @param {string} path */
const load = async (path) => import(pathToFileURL(join(project, "node_modules/robotscope/pkg", path)).href);

before(async () => {
  project = await installPackage();
  robotscope = await load("node.js");
  robots = robotscope.RobotsTxt.parse(TEXT);
});

/** Returns one explanation from each function that has the option `language`. The default is English. @param {string} [language] */
function explanations(language) {
  const options = language && { language };
  const { RobotsTxt, Fetched, evaluate, lint, lintPage, lintHeadersFile, hover, complete, compare, compareFor } =
    robotscope;
  const twice = RobotsTxt.parse("User-agent: *\nDisallow: /\nDisallow: /a\n");
  const page = {
    url: "/a",
    robotsTxt: TEXT,
    headers: "X-Robots-Tag: noindex nofollow",
    now: 0,
    crawlers: ["Googlebot"],
  };
  return {
    check: robots.check("/a", "Googlebot", options).explanation.summary,
    checkAll: robots.checkAll("/a", options)[0].explanation.summary,
    crawlDelay: robots.crawlDelay("bingbot", options).explanation,
    otherRecords: robots.otherRecords("rfc9309", options).find(({ fault }) => fault).fault.message,
    sitemaps: RobotsTxt.parse("Sitemap: /map.xml").sitemaps("rfc9309", options)[0].fault.message,
    deadRules: twice.deadRules("Googlebot", options)[0].explanation,
    diagnostics: robots.diagnostics(options)[0].message,
    lint: lint(TEXT, options)[0].message,
    lintPage: lintPage(page, options)[0].message,
    lintHeadersFile: lintHeadersFile("/*\n  X-Robots-Tag: noindex nofollow\n", options)[0].message,
    lints: robotscope.lints(options)[0].explanation,
    fetched: new Fetched({ status: 503 }).check("/a", "Googlebot", options).explanation.summary,
    evaluate: evaluate(page, options).crawlers[0].explanation.summary,
    hover: robots.hover(1, options).paragraphs[0],
    hoverHeaders: hover("X-Robots-Tag: noindex", 16, "headers", options).paragraphs[0],
    complete: complete("", 0, "robots-txt", options)[0].documentation,
    completeHtml: complete('<meta name="robots" content="">', 29, "html", options)[0].documentation,
    codeActions: robots.codeActions({ start: 14, end: 22 }, options)[0].title,
    affected: robots.affected(1, options).summary,
    inlayHints: robots.inlayHints(undefined, options)[0].text,
    compare: compare("", SHUT, options).changes[0].change.explanation,
    compareFor: compareFor("", SHUT, "Googlebot", options).changes[0].explanation,
    generateConfig: robotscope.generateConfig({ statements: [{ directives: ["noindex"] }] }, "apache", options).notes[0]
      .message,
    generateRobotsTxt: robotscope.generateRobotsTxt([{ access: "allowed" }], options).notes[0].message,
    generateBlockList: robotscope.generateBlockList({ disallow: [{ purpose: "seo" }], format: "nginx" }, options)
      .notes[0].message,
    refused: message(() => robotscope.generateConfig({ statements: [{ directives: [] }] }, "apache", options)),
  };
}

/** @param {() => unknown} act */
function message(act) {
  try {
    act();
  } catch (error) {
    return error.message;
  }
}

test("rejects a language that was not added, and explains how to add it", () => {
  for (const ask of [
    () => robots.check("/", "Googlebot", { language: "th" }),
    () => robotscope.lint(TEXT, { language: "th" }),
    () => robots.hover(1, { language: "th" }),
  ])
    throwsRobotscopeError(
      ask,
      "invalid-argument",
      /“th”, which was not added.*"robotscope\/messages\/th".*addLanguage/,
    );
  throwsRobotscopeError(() => robots.check("/", "Googlebot", { language: "la" }), "invalid-argument", KNOWN);
  throwsRobotscopeError(() => robotscope.addLanguage({ language: "la", messages: "" }), "invalid-argument", KNOWN);
  throwsRobotscopeError(() => robotscope.addLanguage("de"), "invalid-argument", /must be an object/);
});

test("returns explanations in each language, and in English by default", async () => {
  for (const language of TRANSLATED) robotscope.addLanguage((await load(`messages/${language}.js`)).default);
  const all = Object.fromEntries(
    [undefined, ...TRANSLATED, "en"].map((language) => [language, explanations(language)]),
  );
  assert.deepEqual(all.en, all.undefined);
  for (const [name, english] of Object.entries(all.en)) {
    const sentences = [english, ...TRANSLATED.map((language) => all[language][name])];
    assert.equal(new Set(sentences).size, sentences.length, `${name}: ${sentences.join(" | ")}`);
    for (const sentence of sentences) assert.ok(sentence, name);
  }
});

test("returns explanations in the requested language if reading an option calls a function in English", async () => {
  robotscope.addLanguage((await load("messages/de.js")).default);
  const disallowed = function* () {
    for (const url of ["/a", "/b"]) if (!robots.isAllowed(url, "Googlebot")) yield url;
  };
  const german = { language: "de" };
  /** Returns options whose field calls a function when it is read. */
  const calling = (field) =>
    Object.defineProperty({ ...german }, field, {
      enumerable: true,
      get: () => void robots.isAllowed("/a", "Googlebot"),
    });
  const summary = (given) => robots.check("/a", "Googlebot", given).explanation.summary;
  assert.equal(summary(calling("dialect")), summary(german));
  const change = (given) => robotscope.compare("", SHUT, given).changes[0].change.explanation;
  assert.equal(change({ ...german, urls: disallowed() }), change({ ...german, urls: [...disallowed()] }));
  const message = (given) => robotscope.lint(TEXT, given)[0].message;
  assert.equal(message(calling("crawlers")), message(german));
});

test("explanations use the wording of the message files", async () => {
  robotscope.addLanguage((await load("messages/de.js")).default);
  const file = readFileSync(inRoot("core", "data", "messages", "de", "generate.ftl"), "utf8");
  const [, note] = /^note-needs-mod-headers = (.*)$/m.exec(file);
  assert.equal(explanations("de").generateConfig, note);
});

test("language modules work with the robots.txt engine, with require and in TypeScript", async () => {
  const require = createRequire(join(project, "package.json"));
  const { default: german } = await load("messages/de.js");
  for (const language of OTHERS) {
    assert.deepEqual(require(`robotscope/messages/${language}`), (await load(`messages/${language}.js`)).default);
  }
  const small = await load("robots-txt/node.js");
  small.addLanguage(german);
  const { explanation } = small.RobotsTxt.parse(TEXT).check("/a", "Googlebot", { language: "de" });
  assert.deepEqual(explanation, robots.check("/a", "Googlebot", { language: "de" }).explanation);
  await writeFile(
    join(project, "languages.mts"),
    `import { addLanguage, type Language, RobotsTxt } from "robotscope";
     import thai from "robotscope/messages/th";
     addLanguage(thai);
     const language: Language = thai.language;
     RobotsTxt.parse("").check("/", "Googlebot", { language });
     // @ts-expect-error
     RobotsTxt.parse("").check("/", "Googlebot", { language: "la" });`,
  );
  await writeFile(
    join(project, "languages.cts"),
    `import { addLanguage } from "robotscope";
     import german = require("robotscope/messages/de");
     addLanguage(german);`,
  );
  await typeCheck(project, "languages.mts", "languages.cts");
});
