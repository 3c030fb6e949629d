/**
 * Finds citations in comments and cases. `[google-robots-txt]` is an id in core/crawl/data/sources.json. In cases,
 * `[rfc9309-rules#longest-match]` is a statement in a source.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Matches codes for statements in private notes, such as K7 or B40, which readers of this repository cannot look up. */
export const CODE = /(?<![\p{L}\d_/%#.&+[-])[A-GKS]\d{1,3}(?![\p{L}\d_-])/u;

const CITATION = /(?<![\w\]`])\[([a-z]+\d*(?:-[a-z0-9]+)+)(?:#([a-z0-9-]+))?\](?![(\]`])/g;
const KEYS = /(?:Shift\+|; |")F\d\b|"F\d"/;

/**
 * Returns the part of a line that may contain citations: a comment, or the source or expected failure of a case. Returns "" if there is
 * none.
 *
 * @param {string} name
 * @param {string} line
 */
function commentWords(name, line) {
  if (name.endsWith(".toml")) return /^\s*(?:#|(?:source|expected_failure) = )/.test(line) ? line : "";
  if (/^\s*(?:\/?\*)/.test(line)) return line;
  return line.match(/(?:^|[^:"'`])(\/\/.*)$/)?.[1] ?? "";
}

/**
 * Returns a message for each private code and each unknown id in a file.
 *
 * @param {string} name
 * @param {string} text
 * @param {{ sources: Set<string>, statements: Set<string> }} known
 */
export function faults(name, text, { sources, statements }) {
  return text.split("\n").flatMap((line, at) => {
    const words = commentWords(name, line);
    const place = `${name}:${at + 1}`;
    const unknown = [...words.matchAll(CITATION)].flatMap(([citation, source, statement]) =>
      statement === undefined
        ? sources.has(source)
          ? []
          : [citation]
        : statements.has(citation.slice(1, -1))
          ? []
          : [citation],
    );
    const code = KEYS.test(words) ? null : words.match(CODE);
    return [
      ...unknown.map((id) => `${place}: there is no ${id}`),
      ...(code === null ? [] : [`${place}: ${code[0]} is a private code, which readers cannot look up`]),
    ];
  });
}

/** Returns a message for each private code and each unknown id in the source files and cases. @param {string} root */
export function citationFaults(root) {
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
  const sources = new Set(Object.keys(JSON.parse(read("core/crawl/data/sources.json")).sources));
  const statements = new Set(
    [...read("tests/conformance-index.toml").matchAll(/\bid = "([^"]+)"/g)].map(([, id]) => id),
  );
  const names = execFileSync("git", ["ls-files", "*.rs", "*.toml", "*.mjs", "*.js", "*.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = names
    .trim()
    .split("\n")
    .filter((name) => !/corpora|^tests\/tooling\//.test(name));
  return files.flatMap((name) => faults(name, read(name), { sources, statements }));
}
