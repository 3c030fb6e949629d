/** Measures the wording of comments in Rust, TypeScript, JavaScript and Python sources. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * A comment without its marks. `isDoc` is `true` for the docs of any item, `isFunction` only for those of functions. `doc` is the text
 * without JSDoc tags.
 *
 * @typedef {{ line: number, text: string, doc: string, isDoc: boolean, isFunction: boolean }} Comment
 */

/**
 * The counts of a folder. `phrases` contains an entry for each phrase that is not standard.
 *
 * @typedef {{ functions: number, verbs: number, docs: number, questions: number, phrases: string[] }} Counts
 */

/**
 * Returns the tracked source files below a folder. None of them is generated or vendored, and data files have other extensions.
 *
 * @param {string} root
 */
export function sourceFiles(root) {
  const patterns = ["*.rs", "*.ts", "*.mts", "*.cts", "*.js", "*.mjs", "*.cjs", "*.py"];
  const names = execFileSync("git", ["ls-files", "-z", ...patterns], { cwd: root, encoding: "utf8", maxBuffer: 1e9 });
  return names.split("\0").filter(Boolean);
}

/** Returns the comments in a source file, in order. @param {string} name @param {string} text @returns {Comment[]} */
export function commentsIn(name, text) {
  if (name.endsWith(".rs")) return rustComments(text);
  return name.endsWith(".py") ? pythonComments(text) : scriptComments(name, text);
}

/** Matches comments and literals: a literal may contain text that looks like a comment. */
const RUST = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^\n]|[^'\\\n])'/g;

/** Matches the code between a doc comment and the name of its function. */
const RUST_FUNCTION =
  /^\s*(?:#\[(?:[^[\]]|\[[^\]]*\])*\]\s*)*(?:pub(?:\([^)]*\))?\s+)?(?:(?:const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s/;

/** @param {string} text @returns {Comment[]} */
function rustComments(text) {
  const found = Array.from(text.matchAll(RUST), ({ 0: mark, index }) => ({ mark, start: index }));
  return joined(
    text,
    found.filter(({ mark }) => mark.startsWith("/")),
  ).map(({ start, end, kind, lines }) => {
    const isDoc = /^(?:\/\/[/!]|\/\*\*)$/.test(kind);
    const isFunction = /^(?:\/\/\/|\/\*\*)$/.test(kind) && RUST_FUNCTION.test(text.slice(end));
    return comment(text, start, lines, { isDoc, isFunction });
  });
}

/** Matches the mark at the beginning of a comment. */
const KIND = /^(?:\/\/\/(?!\/)|\/\/!|\/\/+|\/\*\*(?![*/])|\/\*|#)/;

/**
 * Joins comments on consecutive lines, so that sentences may continue on the next line.
 *
 * @param {string} text
 * @param {{ mark: string, start: number }[]} found
 */
function joined(text, found) {
  /** @type {{ start: number, end: number, kind: string, isAlone: boolean, lines: string[] }[]} */
  const comments = [];
  for (const { mark, start } of found) {
    const kind = KIND.exec(mark)?.[0] ?? "";
    const last = comments.at(-1);
    const lineStart = text.lastIndexOf("\n", start) + 1;
    const isAlone = text.slice(lineStart, start).trim() === "";
    const isNext = isAlone && last?.isAlone && /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(last.end, start));
    if (last !== undefined && isNext && last.kind === kind && !kind.startsWith("/*")) {
      last.lines.push(mark);
      last.end = start + mark.length;
    } else comments.push({ start, end: start + mark.length, kind, isAlone, lines: mark.split("\n") });
  }
  return comments;
}

/** Matches JSDoc tags that end a description. */
const TAG = /(?:^|\s)@(?:param|returns?|type|typedef|template|property|throws|this|see|satisfies|overload|callback)\b/;

/**
 * @param {string} text
 * @param {number} start
 * @param {string[]} lines
 * @param {{ isDoc: boolean, isFunction: boolean }} kind
 * @returns {Comment}
 */
function comment(text, start, lines, kind) {
  const bare = lines.map((line) =>
    line.replace(/^\s*(?:\/\/[/!]?|\/\*+|\*\/|\*(?!\*)|#+|"""|''')?\s*|\s*(?:\*\/|"""|''')$/g, ""),
  );
  const prose = bare
    .join("\n")
    .replace(/^ *```[\s\S]*?^ *```$/gm, "")
    .trim();
  const doc = prose.slice(0, TAG.exec(prose)?.index).trim();
  return { line: text.slice(0, start).split("\n").length, text: prose, doc, ...kind };
}

/** @param {string} name @param {string} text @returns {Comment[]} */
function scriptComments(name, text) {
  const file = ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith("ts") ? undefined : ts.ScriptKind.JS,
  );
  /** @type {Map<number, number>} */
  const ranges = new Map();
  /** @type {Set<number>} */
  const ofFunctions = new Set();
  /** @param {ts.CommentRange[] | undefined} some */
  const keep = (some) => {
    for (const { pos, end } of some ?? []) ranges.set(pos, end);
    return some;
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJSDoc(node)) return;
    const before = keep(ts.getLeadingCommentRanges(text, node.pos));
    const doc = before?.at(-1);
    if (doc !== undefined && isFunction(node)) ofFunctions.add(doc.pos);
    keep(ts.getTrailingCommentRanges(text, node.end));
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  const found = [...ranges].sort(([one], [other]) => one - other);
  return joined(
    text,
    found.map(([start, end]) => ({ mark: text.slice(start, end), start })),
  ).map(({ start, kind, lines }) =>
    comment(text, start, lines, { isDoc: kind === "/**", isFunction: kind === "/**" && ofFunctions.has(start) }),
  );
}

/** Returns `true` if a node declares a function or a method. @param {ts.Node} node */
function isFunction(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return true;
  const values = ts.isVariableStatement(node) ? node.declarationList.declarations : [node];
  return values.some(
    (value) =>
      (ts.isVariableDeclaration(value) || ts.isPropertyAssignment(value) || ts.isPropertyDeclaration(value)) &&
      value.initializer !== undefined &&
      (ts.isArrowFunction(value.initializer) || ts.isFunctionExpression(value.initializer)),
  );
}

/** Matches comments and strings. */
const PYTHON = /#[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** @param {string} text @returns {Comment[]} */
function pythonComments(text) {
  const found = Array.from(text.matchAll(PYTHON), ({ 0: mark, index }) => ({ mark, start: index }));
  const docstrings = found.flatMap(({ mark, start }) => {
    const before = text.slice(0, start).replace(/\s*(?:#[^\n]*\s*)*$/, "");
    if (!/^(?:"""|''')/.test(mark) || !(before === "" || before.endsWith(":"))) return [];
    const owner = [...before.matchAll(/^[^\S\n]*(?:async +)?(def|class)\b/gm)].at(-1)?.[1];
    return [comment(text, start, mark.split("\n"), { isDoc: true, isFunction: owner === "def" })];
  });
  const others = joined(
    text,
    found.filter(({ mark }) => mark.startsWith("#")),
  ).map(({ start, lines }) => comment(text, start, lines, { isDoc: false, isFunction: false }));
  return [...docstrings, ...others].sort((one, other) => one.line - other.line);
}

/**
 * Matches words at the beginning of a doc that end in “s” but are not verbs. Words such as “Names” count as verbs unless a word such as
 * “and” or “of” follows.
 */
const NO_VERB =
  /^(?:As|Its|This|Always|Buttons|Crawlers|Diagnostics|Heights|Status|Texts|Words|(?:Examples|Lines|Names|Offsets|Pages|Parts|Signals|Triples)(?= (?:and|are|as|fit|in|never|of|that)\b))\b/;

/** Matches a SQL function's signature at the beginning of its docs. Docs of SQL functions do not count as function docs. */
const SIGNATURE = /^`\w+\([^`]*`/;

/** Returns `true` if a doc begins with a verb in the third person. @param {string} doc */
export const beginsWithVerb = (doc) => /^[A-Z][a-z]+s\b(?!['’])/.test(doc) && !NO_VERB.test(doc);

/** Returns `true` if a doc begins with What, Whether, How, Who or So instead of a verb or a noun. @param {string} doc */
export const beginsWithQuestion = (doc) => /^(?:What|Whether|How|Who|So)\b/.test(doc);

/** Phrases that only this project used, each with standard words. @type {[RegExp, string][]} */
const PHRASES = [
  [/\btak(?:es?|en|ing) (?:its|their|the) place\b|\btook (?:its|their|the) place\b/i, "replace, swap in"],
  [/\b(?:nobody|anybody|somebody|everybody|whoever|whom)\b/i, "no crawler, a crawler, all crawlers, callers that"],
  [/\b(?:is|are|was|were|be|been) (?:said|told)\b/i, "report, return, document, print"],
  [/\bstands? (?:alone|at|before|behind|beside|between|here|in|on|there|under)\b/i, "is, appears"],
  [/\bat rest\b/i, "idle"],
  [/\bupon\b/i, "after, on"],
  [/\bwitness(?:es)?\b/i, "example path"],
  [/\bdisguises?\b/i, "impersonated user agent"],
  [/\bhot list\b|\btelling module\b/i, "startup profile, instrumented build"],
  [/\b(?:first picture|picture of the page)\b/i, "skeleton, prerendered answer"],
  [/\b(?:parts? of the WebAssembly|WebAssembly parts?)\b/i, "chunk"],
  [/\bborders? (?:between|of the (?:crate|module|package)|to (?:JavaScript|Rust|WebAssembly))\b/i, "boundary"],
  [
    /\bcross(?:es|ed|ing)? (?:the|this|that) border\b|\bat (?:the|its|their) border\b(?! of the (?:box|field|pane))/i,
    "boundary",
  ],
  [/\b(?:groups?|records?|rules?|lines?) (?:that )?binds?\b|\bbinds? (?:a|the|this|every|each) crawlers?\b/i, "apply"],
  [/\b(?:a|the|this|our|another) judge\b/i, "oracle, reference model"],
  [/\bmembers? of (?:an|the|this) enum\b/i, "variant"],
  [/\bbehind (?:a|the) (?:colon|comma|line|value|word)\b/i, "after"],
  [/\bwhat (?:came|comes|is asked|was asked|is given|was given)\b/i, "the response, the input, the query"],
  [
    /\b(?:robots\.txt|text|file|line|rule|verdict|header|program|server|module|function) (?:says|said|tells|wants|knows)\b/i,
    "return, report, document, contain",
  ],
];

/**
 * Returns the nonstandard phrases in a comment, each as “found (better)”. Skips code and quoted names.
 *
 * @param {string} text
 */
export function phrasesIn(text) {
  const prose = text.replace(/`[^`]*`|"[\w-]*"/g, "`").replace(/\s+/g, " ");
  const octets = /\boctets?\b/i.test(prose) && !/\bRFC\b/.test(prose) ? ["octet (byte)"] : [];
  return [
    ...PHRASES.flatMap(([phrase, better]) => {
      const [found] = phrase.exec(prose) ?? [];
      return found === undefined ? [] : [`${found} (${better})`];
    }),
    ...octets,
  ];
}

/**
 * Counts docs and phrases in each top-level folder. Files in the root have the folder “.”.
 *
 * @param {string} root
 * @returns {Map<string, Counts>}
 */
export function measure(root) {
  /** @type {Map<string, Counts>} */
  const folders = new Map();
  for (const name of sourceFiles(root)) {
    const folder = name.includes("/") ? name.slice(0, name.indexOf("/")) : ".";
    const counts = folders.get(folder) ?? { functions: 0, verbs: 0, docs: 0, questions: 0, phrases: [] };
    folders.set(folder, counts);
    for (const { line, text, doc, isDoc, isFunction } of commentsIn(name, readFileSync(join(root, name), "utf8"))) {
      counts.phrases.push(...phrasesIn(text).map((phrase) => `${name}:${line}: ${phrase}`));
      if (doc === "" || !isDoc) continue;
      counts.docs += 1;
      if (beginsWithQuestion(doc)) counts.questions += 1;
      if (!isFunction || SIGNATURE.test(doc)) continue;
      counts.functions += 1;
      if (beginsWithVerb(doc)) counts.verbs += 1;
    }
  }
  return folders;
}
