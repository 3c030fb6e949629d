// Checks the message files of the page, the browser extension and the engine: they are valid Fluent, every message is used, and none is
// missing in English. Missing translations are shown in English, but `npm run release` requires all of them.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { FluentParser, Visitor } from "@fluent/syntax";
import { languages } from "../../scripts/lib/languages.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** The message folders, each with the code that uses it. */
const parts = [
  {
    name: "the page",
    messages: ["www", "messages"],
    code: [
      ["www", "src"],
      ["www", "js"],
    ],
    file: ["www", "index.html"],
  },
  {
    name: "the browser extension",
    messages: ["extension", "messages"],
    code: [["extension"]],
    file: ["extension", "manifest.mjs"],
  },
  { name: "the engine", messages: ["core", "data", "messages"], code: [["core", "src", "explain"]] },
];

/** Collects the names of a message's arguments, including those in selectors. */
class Arguments extends Visitor {
  names = new Set();

  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
}

/** Returns a file's messages: name → argument names. Fails for invalid Fluent. */
async function messagesOf(path) {
  const { body } = new FluentParser().parse(await readFile(path, "utf8"));
  const found = new Map();
  for (const entry of body) {
    assert.notEqual(entry.type, "Junk", `${path}: ${entry.content}`);
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const name = `${entry.type === "Term" ? "-" : ""}${entry.id.name}`;
    assert.ok(!found.has(name), `${path}: ${name} is defined twice`);
    const visitor = new Arguments();
    visitor.visit(entry);
    found.set(name, [...visitor.names].sort());
  }
  return found;
}

async function sources(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(rs|ts)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  return texts.join("\n");
}

for (const { name, messages, code, file: other } of parts) {
  describe(`messages of ${name}`, async () => {
    const folder = inRoot(...messages);
    const files = (await readdir(`${folder}/en`)).sort();

    test("each message is defined only once", async () => {
      const names = (await Promise.all(files.map((file) => messagesOf(`${folder}/en/${file}`)))).flatMap((messages) => [
        ...messages.keys(),
      ]);
      assert.deepEqual(
        names.filter((name, place) => names.indexOf(name) !== place),
        [],
      );
    });

    test("every message is used", async () => {
      const texts = await Promise.all(code.map((folder) => sources(inRoot(...folder))));
      const text = texts.join("\n") + (other ? await readFile(inRoot(...other), "utf8") : "");
      // Code contains either a message's whole name, or a prefix from which it builds the name: format!("sure-{}", …) or `sure-${…}`.
      const made = [...text.matchAll(/["`]([a-z][a-z-]*-)\$?\{/g)].map(([, beginning]) => beginning);
      for (const file of files) {
        // If code imports the whole file, all its messages count as used.
        if (text.includes(`/en/${file}?raw"`)) continue;
        const ofFile = [...(await messagesOf(`${folder}/en/${file}`)).keys()].filter(
          (message) => !message.startsWith("-"),
        );
        const referred = await readFile(`${folder}/en/${file}`, "utf8");
        const unused = ofFile.filter(
          (message) =>
            !text.includes(`"${message}"`) &&
            !made.some((beginning) => message.startsWith(beginning)) &&
            !referred.includes(`{ ${message} }`),
        );
        assert.deepEqual(unused, [], file);
      }
    });

    for (const language of languages.slice(1).filter((language) => existsSync(`${folder}/${language}`))) {
      test(`the ${language} files contain only messages and arguments that exist in English`, async () => {
        for (const file of await readdir(`${folder}/${language}`)) {
          assert.ok(files.includes(file), file);
          const english = await messagesOf(`${folder}/en/${file}`);
          for (const [message, args] of await messagesOf(`${folder}/${language}/${file}`)) {
            assert.ok(english.has(message), `${file}: ${message}`);
            // A translation may omit an argument, such as a count that only selects a plural form, but may not add any.
            const unknown = args.filter((arg) => !english.get(message).includes(arg));
            assert.deepEqual(unknown, [], `${file}: ${message}`);
          }
        }
      });
    }
  });
}

/** Returns the text in a pair of parentheses. `start` is the offset directly after the opening parenthesis. */
function inside(text, start) {
  let [open, end] = [1, start];
  for (; open > 0 && end < text.length; end += 1) open += { "(": 1, ")": -1 }[text[end]] ?? 0;
  return text.slice(start, end);
}

test("every message that the page uses is defined, and gets the arguments that it needs", async () => {
  const folder = inRoot("www", "messages", "en");
  const known = new Map();
  for (const file of await readdir(folder))
    for (const [name, args] of await messagesOf(`${folder}/${file}`)) known.set(name, args);
  const text = await sources(inRoot("www", "src"));
  const calls = [...text.matchAll(/say!\(\s*"([^"]+)"/g)];
  assert.ok(calls.length > 200, `${calls.length} places`);
  for (const { 1: name, index } of calls) {
    assert.ok(known.has(name), `say!("${name}") has no message`);
    const given = inside(text, index + "say!(".length);
    for (const arg of known.get(name)) {
      assert.match(given, new RegExp(`\\b${arg} = `), `say!("${name}") does not give $${arg}`);
    }
  }
});
