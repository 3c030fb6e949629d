// Checks that user-visible texts contain no stiff or wrong words.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { FluentParser, Visitor } from "@fluent/syntax";
import ts from "typescript";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** A forbidden pattern and its replacement. @typedef {[RegExp, string]} Forbidden */

/** @type {Forbidden[]} */
const ENGLISH = [
  [/\bshall\b/i, "should"],
  [/\bwherever\b/i, "where, or a shorter sentence"],
  [/\bwhosoever\b|\bwhoever\b/i, "the crawler that …"],
  [/\b(?:to|for|by|of) whom\b|\bwhom\b/i, "for which crawlers"],
  [/\bafresh\b/i, "again"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\bto be read\b/i, "reads, or is read"],
  [/\bhouses?\b/i, "module"],
  [/\boctets?\b/i, "byte"],
  [/(?<!one )\bof which\b/i, "a sentence of its own"],
  [/\bbinds?\b/i, "applies to"],
  [/\bnames (?:everybody|nobody)\b/i, "names all crawlers, names no crawler"],
  [/\bit concerns\b|\bconcerns (?:a|the|all)\b/i, "applies to"],
  [/\bis told (?:to|that|once)\b/i, "gets, or is shown"],
  [/\bin spite of\b/i, "despite"],
  [/\b(?:takes?|took) no notice\b/i, "ignores"],
  [/\bsuffers?\b/i, "is affected"],
  [/\bmisspelt\b/i, "misspelled"],
  [/\binside of\b/i, "inside"],
  [/\boutside of any\b/i, "outside any"],
  [/\bsilences?\b/i, "ignore"],
  [/\bof the past\b/i, "retired"],
  [/\bprevails?\b/i, "wins, or overrides"],
  [/\bpass(?:es|ed)? over\b/i, "ignores"],
  [/\ball the same\b/i, "still, anyway"],
  [
    /(?<!there )\b(?:is|are) no (?:record|URL|directive|file|field|date|text|JSON|HTML|HTTP|URLs|web address|valid line)\b/i,
    "is not a …",
  ],
  [/\bnobody (?:knows|reads|says|answers|else)\b/i, "unknown, or no crawler reads …"],
  [/\bat hand\b/i, "given"],
  [/\bstands? (?:there|here) (?:already|more|twice)\b|\balready stands\b/i, "is already here"],
  [/\b(?:is|was) answered with status\b/i, "returned status"],
  [/\bhas its way\b/i, "decides"],
  [/\bhence\b|\bthereof\b|\btherein\b|\bwherein\b/i, "so"],
  [/\bby (?:now|then) gone\b|\bis gone\b/i, "no longer exists, or is retired"],
  [/\b[Rr]eplace (?:“[^”]*”|\{ ?\$\w+ ?\}) by\b/, "replace … with"],
  [/\bthe (?:original )?document of \d/i, "the 1994 document"],
];

/** Common stiff phrases in languages other than English. @type {Record<string, Forbidden[]>} */
const OTHERS = {
  de: [
    [/\bOktett(?:e|en|s)?\b/, "Byte"],
    [/\bbinde(?:t|n)\b/i, "gilt für"],
    [/\bLesart(?:en)?\b/, "Dialekt"],
    [/\b[Ww]o immer\b/, "ein kürzerer Satz"],
    [/\bNiemand (?:kennt|liest)\b/i, "unbekannt, oder: kein Crawler liest"],
    [/\bObgleich\b|\bdesgleichen\b/i, "obwohl, ebenso"],
    [/\bzum Zug\b/, "entscheidet"],
    [/\bdavon ab: /, "hängt davon ab, ob …"],
    [/robots\.txt seit .*\bfehlt\b/, "robots.txt seit … unerreichbar ist"],
  ],
  th: [
    [/ออกเต็ต/, "ไบต์"],
    [/ไม่มีใครรู้จัก/, "ไม่รู้จัก"],
    [/ให้อภัย/, "ยอมรับ"],
    [/เป็นชื่อในอดีต/, "เลิกใช้แล้ว"],
    [/โปรแกรมรวบรวมข้อมูล/, "ครอว์เลอร์"],
    [/(?:แรกที่|หลังจาก|\} ที่)ไม่มี robots\.txt/, "เข้าถึง robots.txt ไม่ได้"],
  ],
  zh: [
    [/八位(?:组|字节)/, "字节"],
    [/约束/, "适用于"],
    [/没有爬虫认识/, "未知的"],
    [/抓取工具/, "爬虫"],
    [/[\u4e00-\u9fff] [\u4e00-\u9fff]/, "no space between Chinese words"],
  ],
};

/** The files that are not checked, each with the reason. */
const LEFT_OUT = {
  "docs/CONFORMANCE.md": "quotes the statements of RFC 9309 and of the operators",
};

/** Returns the texts in a Fluent file as pairs of message name and text. `{ }` replaces each argument. @param {string} text */
function sentences(text) {
  /** @type {[string, string][]} */
  const found = [];
  class Words extends Visitor {
    visitMessage(message) {
      this.name = message.id.name;
      this.genericVisit(message);
    }
    visitPattern(pattern) {
      found.push([
        this.name,
        pattern.elements.map((part) => (part.type === "TextElement" ? part.value : "{ }")).join(""),
      ]);
      this.genericVisit(pattern);
    }
  }
  new Words().visit(new FluentParser().parse(text));
  return found;
}

/**
 * Returns the strings with spaces in a TypeScript or JavaScript file, each with its line.
 *
 * @param {string} path
 * @param {string} text
 */
function strings(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {[string, string][]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      if (node.text.includes(" ")) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push([`${path}:${line + 1}`, node.text]);
      }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Returns the strings with spaces in a Rust file, each with its line. Skips comments and tests.
 *
 * @param {string} path
 * @param {string} text
 */
function rustStrings(path, text) {
  const lines = text.split("#[cfg(test)]")[0].split("\n");
  return lines.flatMap((line, at) =>
    /^\s*\/\//.test(line)
      ? []
      : [...line.matchAll(/"((?:[^"\\]|\\.)* (?:[^"\\]|\\.)*)"/g)].map(([, words]) => [`${path}:${at + 1}`, words]),
  );
}

/** Returns a Markdown file's lines without code. @param {string} path @param {string} text */
function lines(path, text) {
  const without = text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ""));
  return without.split("\n").map((line, at) => [`${path}:${at + 1}`, line.replace(/`[^`]*`/g, "")]);
}

/** @param {string} folder @param {RegExp} ending @param {(path: string, text: string) => string[][]} words */
async function ofFolder(folder, ending, words) {
  const files = (await readdir(inRoot(...folder.split("/")), { recursive: true })).filter((file) => ending.test(file));
  assert.ok(files.length > 0, `${folder} has files`);
  const all = await Promise.all(files.sort().map((file) => ofFile(`${folder}/${file}`, words)));
  return all.flat();
}

/** @param {string} path @param {(path: string, text: string) => string[][]} words */
async function ofFile(path, words) {
  return words(path, await readFile(inRoot(...path.split("/")), "utf8"));
}

/** @param {string[][]} texts @param {Forbidden[]} forbidden */
function expectPlain(texts, forbidden) {
  const found = texts.flatMap(([place, text]) =>
    forbidden
      .filter(([word]) => word.test(text))
      .map(
        ([word, better]) => `${place}: “${word.exec(text)?.[0]}” (better: ${better}) in “${text.trim().slice(0, 200)}”`,
      ),
  );
  assert.deepEqual(found, []);
}

const fluent = (path, text) => sentences(text).map(([name, words]) => [`${path}: ${name}`, words]);

describe("user-visible texts", () => {
  for (const [folder, least] of [
    ["www/messages", 300],
    ["core/data/messages", 300],
    ["extension/messages", 60],
  ]) {
    test(`${folder}/en contains no stiff or wrong words`, async () => {
      const texts = await ofFolder(`${folder}/en`, /\.ftl$/, fluent);
      assert.ok(texts.length > least, `${texts.length} sentences`);
      expectPlain(texts, ENGLISH);
    });
    for (const [language, forbidden] of Object.entries(OTHERS))
      test(`${folder}/${language} contains no stiff phrases`, async () => {
        expectPlain(await ofFolder(`${folder}/${language}`, /\.ftl$/, fluent), forbidden);
      });
  }

  for (const folder of ["web/cli", "web/codemirror", "web/language", "editors/vscode/src"])
    test(`strings in ${folder} contain no stiff or wrong words`, async () => {
      expectPlain(await ofFolder(folder, /(?<!\.d)\.ts$/, strings), ENGLISH);
    });

  test("the package's errors contain no stiff or wrong words", async () => {
    expectPlain(await ofFolder("web/src", /\.rs$/, rustStrings), ENGLISH);
    expectPlain(await ofFolder("web/js", /(?<!\.d)\.[jt]s$/, strings), ENGLISH);
  });

  test("lint titles contain no stiff or wrong words", async () => {
    const schema = JSON.parse(await readFile(inRoot("web", "robotscope.schema.json"), "utf8"));
    const titles = descriptions(schema);
    assert.ok(titles.length > 80, `${titles.length} titles`);
    expectPlain(
      titles.map((title) => ["web/robotscope.schema.json", title]),
      ENGLISH,
    );
  });

  test("the VS Code extension's manifest contains no stiff or wrong words", async () => {
    const manifest = JSON.parse(await readFile(inRoot("editors", "vscode", "package.json"), "utf8"));
    expectPlain(
      everyString(manifest).map((words) => ["editors/vscode/package.json", words]),
      ENGLISH,
    );
  });

  test("README and docs contain no stiff or wrong words", async () => {
    const docs = (await readdir(inRoot("docs"))).filter((file) => file.endsWith(".md")).map((file) => `docs/${file}`);
    for (const path of Object.keys(LEFT_OUT)) assert.ok(docs.includes(path), `${path} exists`);
    const read = docs.filter((path) => !(path in LEFT_OUT));
    const texts = await Promise.all(
      ["README.md", "web/README.md", "editors/vscode/README.md", ...read].map((path) => ofFile(path, lines)),
    );
    expectPlain(texts.flat(), ENGLISH);
  });
});

/** @param {unknown} value @returns {string[]} */
function descriptions(value) {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "description" && typeof part === "string" ? [part] : descriptions(part),
  );
}

/** @param {unknown} value @returns {string[]} */
function everyString(value) {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(everyString) : [];
}
