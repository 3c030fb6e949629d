import { EXIT, Problem } from "./exit.ts";
import { nearest } from "./spelling.ts";

/** The outcome that a line expects: crawlers may or may not fetch the URL, or may or may not index the page. */
export type Expected = "allowed" | "disallowed" | "indexable" | "not-indexable";

const EXPECTED: readonly Expected[] = ["allowed", "disallowed", "indexable", "not-indexable"];
const SYNONYMS: Record<string, Expected> = { blocked: "disallowed", noindex: "not-indexable" };
const WORDS = [...EXPECTED, ...Object.keys(SYNONYMS)];

/** One line in a file of expectations. */
export interface Expectation {
  line: number;
  /** The crawlers as written: product tokens, purposes and other words, separated by commas. */
  crawlers: string;
  expected: Expected;
  url: string;
}

/** Parses a file of expectations. Throws an error that lists all faults with their lines. */
export function parseExpectations(text: string, file: string): Expectation[] {
  const found: Expectation[] = [];
  const faults: string[] = [];
  for (const [at, raw] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n|[\r\n]/)
    .entries()) {
    // A "#" inside a URL begins its fragment, not a comment.
    const line = raw.replace(/(^|\s)#.*/, "").trim();
    if (line === "") continue;
    const expectation = parseLine(line, at + 1);
    if (typeof expectation === "string") faults.push(`${file}:${at + 1}: ${expectation}`);
    else found.push(expectation);
  }
  if (faults.length > 0) throw new Problem(EXIT.usage, faults.join("\n"));
  return found;
}

/** Parses one expectation. Returns a string that describes the fault if the line is invalid. */
function parseLine(text: string, line: number): Expectation | string {
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => WORDS.includes(word.toLowerCase()));
  if (at < 0) {
    const near = words.map((word) => nearest(word, WORDS)).find((word) => word !== undefined);
    const hint =
      near === undefined
        ? `write “Googlebot allowed /page”, with one of ${EXPECTED.join(", ")}`
        : `did you mean “${near}”?`;
    return `“${text}” has no expectation; ${hint}`;
  }
  const word = (words[at] ?? "").toLowerCase();
  const [crawlers, url] = [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")];
  if (crawlers === "") return `“${text}” names no crawler; write “Googlebot ${text}”`;
  if (url === "") return `“${text}” has no URL`;
  if (/\s/.test(url)) return `“${url}” is more than one URL; write one on each line`;
  return { line, crawlers, expected: SYNONYMS[word] ?? (word as Expected), url };
}
