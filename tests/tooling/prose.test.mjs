import assert from "node:assert/strict";
import { test } from "node:test";
import { root } from "../../scripts/lib/paths.mjs";
import { beginsWithQuestion, beginsWithVerb, commentsIn, measure, phrasesIn } from "./prose.mjs";

/** The minimum share of function docs that begin with a verb. */
const VERBS = 0.75;

/** The maximum share of docs that begin with a question word. */
const QUESTIONS = 0.03;

const folders = measure(root);
/** Checks the shares against the limits. @param {import("./prose.mjs").Counts} counts */
function checkShares({ functions, verbs, docs, questions }) {
  assert.ok(verbs >= VERBS * functions, `${verbs} of ${functions} function docs begin with a verb, not ${VERBS}`);
  assert.ok(
    questions <= QUESTIONS * docs,
    `${questions} of ${docs} docs begin with What, Whether, How, Who or So, not ${QUESTIONS}`,
  );
}

for (const [folder, counts] of folders) {
  test(`${folder}: most function docs begin with verbs, and few docs begin with question words`, () =>
    checkShares(counts));

  test(`${folder}: comments use standard words`, () => assert.deepEqual(counts.phrases, []));
}

test("all folders together: most function docs begin with verbs, and few docs begin with question words", () => {
  const all = { functions: 0, verbs: 0, docs: 0, questions: 0, phrases: [] };
  for (const { functions, verbs, docs, questions } of folders.values()) {
    all.functions += functions;
    all.verbs += verbs;
    all.docs += docs;
    all.questions += questions;
  }
  assert.ok(all.functions > 2000 && all.docs > 5000, `${all.functions} function docs, ${all.docs} docs`);
  checkShares(all);
});

/**
 * Returns the docs in a source file. Docs of functions have the prefix “f”, all other docs have “-”.
 *
 * @param {string} name
 * @param {string} text
 */
const docs = (name, text) =>
  commentsIn(name, text).flatMap(({ doc, isDoc, isFunction }) => (isDoc ? [`${isFunction ? "f" : "-"} ${doc}`] : []));

test("finds docs in Rust", () => {
  const text = [
    "//! Parses.",
    "/// A line, on",
    "/// two lines.",
    "#[derive(Clone)]",
    "pub struct Line {",
    "    /// The text.",
    "    text: String,",
    "}",
    "// Not a doc.",
    "/// Returns `true`.",
    "///",
    "/// ```",
    "/// let nobody = 1;",
    "/// ```",
    '#[expect(clippy::panic, reason = "a [reason]")]',
    "pub(crate) const unsafe fn parse() {",
    '    let url = "https://example.com"; // Nor this.',
    '    let raw = r#"/// Nor this "fn""#;',
    "}",
  ];
  assert.deepEqual(docs("a.rs", text.join("\n")), [
    "- Parses.",
    "- A line, on\ntwo lines.",
    "- The text.",
    "f Returns `true`.",
  ]);
});

test("finds docs in TypeScript and JavaScript", () => {
  const text = [
    "/** Parses files. */",
    'import { a } from "a";',
    "/** A URL, such as https://example.com. @type {string} */",
    "export const url = `// not a comment /** nor a doc */`;",
    "/**",
    " * Returns a line,",
    " * or nothing.",
    " *",
    " * @param {string} text",
    " */",
    "export async function parse(text) {}",
    "/** Prints. @param {string} text */",
    "const print = (text) => text.replace(/[/*]/, '');",
    "/** @param {string} text */",
    "const bare = (text) => text;",
    "class Parser {",
    "  /** The text. */",
    "  text = '';",
    "  /** Reads. */",
    "  static read() {}",
    "}",
  ];
  assert.deepEqual(
    docs("a.mjs", text.join("\n")).filter((doc) => doc !== "f "),
    [
      "- Parses files.",
      "- A URL, such as https://example.com.",
      "f Returns a line,\nor nothing.",
      "f Prints.",
      "- The text.",
      "f Reads.",
    ],
  );
  assert.deepEqual(docs("a.ts", "interface A {\n  /** Reads. */\n  read(): string;\n}"), ["f Reads."]);
});

test("finds docs in Python", () => {
  const text = [
    '"""Parses files."""',
    "class Parser:",
    '    """A parser."""',
    "    def read(self,",
    "             text):  # not a doc",
    '        """Reads a text,',
    "        or a file.",
    '        """',
    '        return """not a doc"""',
  ];
  assert.deepEqual(docs("a.py", text.join("\n")), ["- Parses files.", "- A parser.", "f Reads a text,\nor a file."]);
});

test("reports the line of a comment, and joins consecutive comment lines", () => {
  const [one, two] = commentsIn("a.rs", "let a = 1; // one\n// two\n// three\n");
  assert.deepEqual([one?.line, one?.text, two?.line, two?.text], [1, "one", 2, "two\nthree"]);
});

test("recognises docs that begin with a verb", () => {
  for (const doc of ["Returns `true` if …", "Names the directives.", "Lists crawlers.", "Tests a URL.", "Parses."])
    assert.ok(beginsWithVerb(doc), doc);
  for (const doc of [
    ...["Names of crawlers.", "Lines that match.", "Crawlers alike.", "URLs of a page.", "Google's crawlers."],
    ...["As users type.", "Its name.", "A line.", "Return a line.", "`true` if …", "robots of a page.", ""],
  ])
    assert.ok(!beginsWithVerb(doc), doc);
});

test("recognises docs that begin with a question word", () => {
  for (const doc of ["What a line has.", "Whether it is.", "How many.", "Who reads.", "So many lines."])
    assert.ok(beginsWithQuestion(doc), doc);
  for (const doc of ["Whatever the text has.", "However long.", "Whole lines.", "Some lines.", "Returns what …"])
    assert.ok(!beginsWithQuestion(doc), doc);
});

test("finds nonstandard phrases in a text", () => {
  for (const [text, found] of [
    ["The copy takes\nits place.", "takes its place"],
    ["Nobody reads it.", "Nobody"],
    ["Whoever calls this waits.", "Whoever"],
    ["For everybody else.", "everybody"],
    ["The caller is told.", "is told"],
    ["It stands there.", "stands there"],
    ["The worker is at rest.", "at rest"],
    ["Upon a click.", "Upon"],
    ["Values cross the border.", "cross the border"],
    ["The group binds the crawler.", "group binds"],
    ["Compared with the judge.", "the judge"],
    ["A name behind the colon.", "behind the colon"],
    ["The first picture of a page.", "first picture"],
    ["The parts of the WebAssembly.", "parts of the WebAssembly"],
    ["The file says so.", "file says"],
    ["Counts octets.", "octet"],
  ])
    assert.deepEqual(
      phrasesIn(String(text)).map((phrase) => phrase.replace(/ \(.*/, "")),
      [found],
      text,
    );
});

test("finds no nonstandard phrases in standard English", () => {
  for (const text of [
    "A border of 1px; the border of the field; border-radius.",
    "A part of the text, and the parts of a URL.",
    "The rest of the line; at restart.",
    "`*` stands for all crawlers; standalone; a stand-in.",
    "Takes the last place; in place.",
    '`everybody` is a value, and so is "nobody".',
    "wasm-bindgen binds functions; the upper bound; out of bounds.",
    "An octet, as RFC 3986 names it.",
    "The element behind the panel.",
    "The user says no.",
    "Judges the layout.",
  ])
    assert.deepEqual(phrasesIn(text), [], text);
});
