import { readFileSync } from "node:fs";
import { corpusFiles } from "../support/corpus.mjs";
import { isRule, records } from "./rewrite.mjs";

/** Returns the texts of real robots.txt files, or `undefined` if this machine has none. */
export function realTexts() {
  const files = corpusFiles();
  if (files.length === 0) return undefined;
  // Skip the longest files, for which robots-parser needs seconds.
  return files.map((file) => readFileSync(file, "utf8")).filter((text) => text.length < 30_000);
}

/** Returns `count` random texts, the same in each run. They contain pieces that the two packages read differently. @param {number} count */
export function generatedTexts(count) {
  const random = numbers(1);
  /** @template T @param {T[]} list */
  const pick = (list) => list[random() % list.length];
  const space = () =>
    pick(["", "", "", "", " ", " ", " ", " ", " ", "\t", "\t", "\f", random() % 20 === 0 ? "\u00A0" : ""]);
  const path = () => Array.from({ length: random() % 5 }, () => pick(pieces)).join("");
  const line = () => {
    const name = pick([
      "User-agent",
      "user-agent",
      "Disallow",
      "disallow",
      "Allow",
      "Crawl-delay",
      "Sitemap",
      "Host",
      "Other",
      "Disalow",
    ]);
    const value = /user-agent/i.test(name)
      ? pick(agentValues)
      : /allow/i.test(name)
        ? pick(["/", "/", "*", ""]) + path()
        : pick(otherValues);
    const record = `${space()}${name}${space()}${pick([":", ":", ":", ":", " "])}${space()}${value}${space()}`;
    return pick([record, record, record, record, `${record}# ${value}`, "", "# comment", "no record"]);
  };
  return Array.from({ length: count }, () => {
    const lines = Array.from({ length: 1 + (random() % 12) }, line);
    return pick(["", "", "", "\uFEFF"]) + lines.map((content) => content + pick(["\n", "\n", "\r\n", "\r"])).join("");
  });
}

const pieces = [
  "a",
  "b",
  "/",
  "*",
  "$",
  "?",
  "%61",
  "%2f",
  "%2A",
  "%24",
  "%zz",
  "é",
  "%C3%A9",
  "[",
  "]",
  "|",
  "^",
  " ",
  "~",
  "%7e",
  "'",
  "\u00A0",
  "%",
];
const agentValues = [
  "*",
  "*",
  "ExampleBot",
  "examplebot/1.0",
  "ExampleBot (+https://example.com)",
  "OtherBot",
  "OtherBot, ExampleBot",
  "* x",
  "*/1",
  "",
  "Other.Bot2",
  "Googlebot",
  "Googlebot-Image",
  "Baiduspider",
  "AdsBot-Google",
  "YandexBot",
];
const otherValues = [
  "1",
  "10",
  "0.5",
  "x",
  "",
  "1.",
  "-1",
  "https://example.com/a.xml",
  "/a.xml",
  "EXAMPLE.com",
  "\u00A0",
];

/** Returns agents made from the names in a text, an unknown agent, and `undefined`. @param {string} text @param {number} most */
export function agentsOf(text, most) {
  const values = records(text).flatMap(({ name, value }) => (name === "user-agent" && value !== "" ? [value] : []));
  const tokens = values
    .map((value) => value.split(/[\s/,;()]/)[0])
    .filter((token) => token !== "" && !token.startsWith("*"));
  const whole = tokens.map((token) => `Mozilla/5.0 (compatible; ${token}/2.0; +https://example.com/bot)`);
  return [
    ...new Set([undefined, "ExampleBot/1.0", ...spread(values, most), ...spread(tokens, most), ...spread(whole, 1)]),
  ];
}

/**
 * Returns paths made from the rules of a text, and three fixed paths, in the form in which a browser requests them.
 *
 * @param {string} text
 * @param {number} most
 */
export function pathsOf(text, most) {
  const patterns = spread(
    records(text).flatMap(({ name, value }) => (isRule(name) && value !== "" ? [value] : [])),
    most,
  );
  const paths = patterns.flatMap((pattern) => {
    const open = pattern.replace(/\$$/, "");
    return [open.replaceAll("*", "x"), `${open.replaceAll("*", "")}y/z`, pattern];
  });
  const requested = ["/", "/robots.txt", "/no/such?page", ...paths]
    .filter((path) => /^\/(?![/\\])/.test(path))
    .map((path) => {
      const { pathname, href, origin } = new URL(path, "https://www.example.com");
      return pathname && href.slice(origin.length).split("#", 1)[0];
    });
  return [...new Set(requested)];
}

/** Returns at most `most` items of a list, evenly spaced. @template T @param {T[]} list @param {number} most */
function spread(list, most) {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(list.length, most) }, (_, index) => list[Math.floor(index * step)]);
}

/** Returns a generator for pseudo-random numbers (xorshift). @param {number} seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
