// Runs the code blocks of each document in a new project that has the package installed. Compares the output of console sessions, and the
// values that comments in JavaScript state. ROBOTSCOPE_WRITE_DOCS=1 updates console sessions with the current output.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { ask } from "../../scripts/lib/run.mjs";
import { FENCE, project, save, session } from "../support/console.mjs";
import { elsewhere } from "./elsewhere.mjs";
import { blocksOf, checkedModule, firstLine } from "./examples.mjs";
import { isStated, statedValue } from "./literal.mjs";
import { fetchWebsite, website } from "./website.mjs";

/** The folder of documents whose code blocks edit a checkout. This file skips them; tests/recipes applies them. */
const CHANGES = "docs/adding/";

const documents = ask("git", ["-C", inRoot(), "ls-files", "*.md"])?.split("\n").filter(Boolean) ?? [];
const guides = readdirSync(inRoot("docs", "guides")).map((name) => `docs/guides/${name}`);
assert.ok(documents.length > 30 && guides.length >= 6, `${documents.length} documents, ${guides.length} guides`);

/**
 * Returns the file that runs a block, or the reason why nothing runs it; `undefined` if this file runs it.
 *
 * @param {string} name
 * @param {import("./examples.mjs").Block} block
 */
const placeOf = (name, { language, content }) => elsewhere[name]?.[firstLine(content)] ?? elsewhere[name]?.[language];

for (const name of guides) {
  test(`${name} starts with a command, and has at most 500 words`, () => {
    const text = readFileSync(inRoot(name), "utf8");
    assert.match(text, /^# .+\n\n```(?:console\n\$ |sh\n)[^\n]*npx robotscope /);
    const words = text.replace(FENCE, "").split(/\s+/).length;
    assert.ok(words <= 500, `${words} words`);
  });
}

for (const name of documents) {
  const text = readFileSync(inRoot(name), "utf8");
  const blocks = blocksOf(text).filter(({ language, file }) => language !== "text" || file !== undefined);
  if (blocks.length === 0 || name.startsWith(CHANGES)) continue;

  test(`the blocks of ${name} run, and print the documented output`, async (context) => {
    assert.equal(blocksOf(text).length, text.split(/^ *```\w/m).length - 1, "a fence has another form");
    const runHere = blocks.filter((block) => placeOf(name, block) === undefined);
    if (runHere.length === 0) return context.diagnostic("all blocks run elsewhere");
    const made = await project(context);
    const network = {
      ...(await website(context)),
      GITHUB_BASE_REF: "main",
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main",
    };
    const real = { fetch: globalThis.fetch, folder: process.cwd() };
    context.after(() => {
      globalThis.fetch = real.fetch;
      process.chdir(real.folder);
    });
    process.chdir(made.cwd);
    globalThis.fetch = fetchWebsite(real.fetch);
    let written = text;
    // A guide starts with a command, and shows the command's input files below it, so write all files first. If a document shows a file
    // twice, the first version applies until the block with the second version.
    for (const { file, content } of [...runHere].reverse()) if (file !== undefined) await save(made.cwd, file, content);
    for (const { language, file, content } of runHere) {
      if (file !== undefined) await save(made.cwd, file, content);
      if (language !== "console") continue;
      const printed = await session(content, made);
      if (process.env.ROBOTSCOPE_WRITE_DOCS) written = written.replace(content, () => printed);
      else assert.equal(printed, content);
    }
    if (written !== text) await writeFile(inRoot(name), written);
    commit(made.cwd);
    const commands = runHere.filter(({ language }) => language === "console").map(({ content }) => content);
    for (const block of runHere) {
      const isRun = block.file !== undefined && commands.some((command) => command.includes(`node ${block.file}`));
      if (!isRun) await run(name, block, made, network);
    }
  });
}

test("elsewhere.mjs lists only existing blocks, each with a test file or a reason", () => {
  for (const [name, places] of Object.entries(elsewhere)) {
    const blocks = blocksOf(readFileSync(inRoot(name), "utf8"));
    for (const [which, place] of Object.entries(places)) {
      assert.ok(
        blocks.some(({ language, content }) => [language, firstLine(content)].includes(which)),
        `${name} has no block “${which}”`,
      );
      assert.ok(/^needs \w/.test(place) || existsSync(inRoot(place)), place);
    }
  }
});

test("distinguishes comments that state a value from other comments, and compares the value", () => {
  for (const words of [
    "every rule that matched",
    "all crawlers: operator",
    "CrawlVerdict[], in order",
    '"a" and more',
    "[a]",
    "{ a: b }",
  ])
    assert.equal(statedValue(words), undefined, words);
  const holds = (/** @type {unknown} */ value, /** @type {string} */ comment) => {
    const stated = statedValue(comment);
    assert.ok(stated, comment);
    return isStated(value, stated);
  };
  const pairs = /** @type {[unknown, string, boolean][]} */ ([
    [true, "true", true],
    [false, "true", false],
    [undefined, "undefined: no URL", true],
    [null, "undefined", false],
    [1.5, "1.5, seconds", true],
    [-1, "-1", true],
    ["abc", '"abc"', true],
    ["abcd", '"abc"', false],
    ["abcd", '"abc…"', true],
    [[1, 2], "[1, 2]", true],
    [[1, 2, 3], "[1, 2]", false],
    [[1, 2, 3], "[1, 2, …]", true],
    [[], "[{ a }, …]", false],
    [{ a: 1, b: { c: 2, d: 3 } }, "{ a: 1, b: { c: 2, … } }", true],
    [{ a: 1, b: 2 }, "{ a: 1 }", false],
    [{ a: 1, b: 2 }, "{ a, b }: both", true],
    [{ a: 1 }, "{ a, b, … }", false],
  ]);
  for (const [value, comment, expected] of pairs) assert.equal(holds(value, comment), expected, comment);
});

/**
 * Runs a block of a document. The project must be a Git repository that contains the document's files, and the document's console
 * sessions must have been run.
 *
 * @param {string} name
 * @param {import("./examples.mjs").Block} block
 * @param {import("../support/console.mjs").Project} made
 * @param {Record<string, string>} network
 */
async function run(name, { language, file, content, line }, { cwd, shell }, network) {
  if (["console", "text", "html", "xml"].includes(language)) return;
  if (language === "json") return JSON.parse(content);
  if (language === "js") {
    const path = file ?? `line-${line}.mjs`;
    if (file === undefined) await writeFile(join(cwd, path), checkedModule(content, line));
    await importChecked(name, pathToFileURL(join(cwd, path)).href);
    return;
  }
  assert.ok(["sh", "yaml", "groovy"].includes(language), `${name}:${line}: no test runs “${language}”`);
  const scripts = language === "sh" ? [content] : commandsOf(content);
  for (const script of scripts) {
    const { code, output } = await shell(`set -e\n${script}`, network);
    assert.equal(code, 0, `${name}:${line}\n${script}\n${output}`);
  }
}

/** Imports a module, and checks the values that its comments state. @param {string} name @param {string} url */
async function importChecked(name, url) {
  let at = 0;
  Object.assign(globalThis, {
    check(/** @type {number} */ line, /** @type {unknown} */ value, /** @type {string | undefined} */ comment) {
      at = line;
      if (comment === undefined) return;
      const stated = statedValue(comment);
      const isRight = stated ? isStated(value, stated) : typeof value === "string" && value.trimEnd() === comment;
      assert.ok(isRight, `${name}:${line} states ${comment}, but it is ${JSON.stringify(value)}`);
    },
  });
  await import(url).catch((error) => {
    error.message = `${name}, line ${at} or below: ${error.message}`;
    throw error;
  });
}

/** Returns the commands of a workflow, a pipeline or a Jenkinsfile, except `npm ci`. @param {string} text */
function commandsOf(text) {
  const found = text.matchAll(/^ *(?:- run: |- (?=npx |git )|sh ')(.*?)'?$/gm);
  const commands = Array.from(found, ([, command]) => command.replaceAll(/\$\{\{ github\.base_ref \}\}/g, "main"));
  return commands.filter((command) => command !== "npm ci");
}

/** Turns a folder into a Git repository whose remote branch `origin/main` contains all files. @param {string} cwd */
function commit(cwd) {
  const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { cwd, stdio: "ignore" });
  git("init", "-b", "main");
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--allow-empty", "-m", "all files");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
}
