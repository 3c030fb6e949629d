/** Reads names from public lists of crawlers, to compare them with the catalogue. Stores no data from the lists. */
import { parse } from "yaml";

/** An entry in a list. `pattern` matches User-Agents. If the pattern is not a plain name, `name` is only a label. */
/** @typedef {{ name: string, pattern?: RegExp }} ListedName */

/** @type {{ list: string, url: string, namesIn: (text: string) => ListedName[] }[]} */
export const LISTS = [
  {
    list: "ai.robots.txt",
    url: "https://raw.githubusercontent.com/ai-robots-txt/ai.robots.txt/main/robots.json",
    namesIn: (text) => Object.keys(JSON.parse(text)).map((name) => ({ name })),
  },
  {
    list: "crawler-user-agents",
    url: "https://raw.githubusercontent.com/monperrus/crawler-user-agents/master/crawler-user-agents.json",
    namesIn: (text) => JSON.parse(text).flatMap((entry) => namesOf(entry.pattern, entry.pattern)),
  },
  {
    list: "device-detector",
    url: "https://raw.githubusercontent.com/matomo-org/device-detector/master/regexes/bots.yml",
    // A name such as `$1` refers to a capture group, so use the expression as the label.
    namesIn: (text) => parse(text).flatMap(({ regex, name }) => namesOf(regex, name.includes("$") ? regex : name)),
  },
  {
    list: "well-known-bots",
    url: "https://raw.githubusercontent.com/arcjet/well-known-bots/main/well-known-bots.json",
    namesIn: (text) =>
      JSON.parse(text).flatMap((entry) => entry.pattern.accepted.flatMap((pattern) => namesOf(pattern, entry.id))),
  },
];

/**
 * Returns the names that a regular expression matches, one for each alternative.
 *
 * @param {string} source
 * @param {string} label the name for an alternative that is not a plain name
 * @returns {ListedName[]}
 */
export function namesOf(source, label) {
  return alternatives(source).map((alternative) => ({
    name: plainName(alternative) ?? label,
    pattern: compiled(alternative),
  }));
}

/**
 * Splits an expression at each `|` outside groups and classes, and expands groups: `a(b|c)` becomes `ab` and `ac`.
 *
 * @param {string} source
 * @returns {string[]}
 */
function alternatives(source) {
  const parts = [""];
  let depth = 0;
  for (const piece of source.match(/\\.|\[(?:\\.|[^\]])*\]|[\s\S]/g) ?? []) {
    depth += piece === "(" ? 1 : piece === ")" ? -1 : 0;
    if (piece === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts.flatMap((part) => {
    const group = /\((?:\?:)?([^()?\\[\]^$]*\|[^()?\\[\]^$]*)\)(?!\?)/.exec(part);
    if (group === null) return [part];
    const written = (group[1] ?? "").split("|").map((choice) => part.replace(group[0], () => choice));
    return written.flatMap(alternatives);
  });
}

/**
 * Returns the plain name that a regular expression matches, without anchors, optional parts and version; `undefined` if the expression is not
 * a plain name.
 *
 * @param {string} source
 */
function plainName(source) {
  const name = source
    .replace(/\(\?<?[!=][^()]*\)/g, "")
    .replace(/\([^()]*\)\?/g, "")
    .replace(/\(\[\^[^\]]*\]\|\$\)|\((?:\?:)?\^\|[^()]*\)|\\b|^\^|\$$/g, "")
    .replace(/\\?\/.*$/, "")
    .replace(/\[([a-z])([a-z])\]/gi, (all, one, other) => (one.toLowerCase() === other.toLowerCase() ? one : all))
    .replace(/\[[ _-]+\]\??/g, " ")
    .replace(/ \?/g, " ")
    .replace(/\\([^a-z\d])/gi, "\0$1");
  const isPlain = !/(?<!\0)[\\^$*+?()[\]{}|]/.test(name);
  const bare = name.replaceAll("\0", "").trim();
  return isPlain && bare !== "" ? bare : undefined;
}

/** @param {string} source */
function compiled(source) {
  try {
    const pattern = new RegExp(source, "i");
    // Skip an expression that matches the empty string: it would match every User-Agent.
    return pattern.test("") ? undefined : pattern;
  } catch {
    return undefined;
  }
}
