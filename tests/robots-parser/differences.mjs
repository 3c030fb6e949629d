// Lists the differences between robotscope/robots-parser and robots-parser 3.0.1, each with the standard or document that requires it.
// `settle` rewrites a query so that the difference no longer matters, but the answer according to the standard stays the same. If both
// packages then return the original answer of robotscope/robots-parser, the listed differences explain the query.
// docs/ROBOTS-PARSER.md has the same list.
import { canonical, isRule, mapPaths, mapRecords, records, spare } from "./rewrite.mjs";

/** @typedef {import("./rewrite.mjs").Question} Question */

/**
 * @typedef {object} Difference
 * @property {string} name
 * @property {string} title
 * @property {string} standard
 * @property {string} because the rule in the standard, and what robots-parser does instead
 * @property {Question & { ours: boolean, theirs: boolean }} example
 * @property {(question: Question) => Question} settle rewrites a query so that the difference no longer affects its answer
 */

/** An agent that occurs neither in the catalogue nor in any text. */
export const stranger = "StrangerBot";

/** @type {Difference[]} */
export const differences = [
  {
    name: "white-space",
    title: "White space",
    standard: "RFC 9309, 2.2",
    because:
      "Only space and tab are white space around names and values. robots-parser also removes a no-break space and all other white space of JavaScript.",
    example: { text: "User-agent: *\nDisallow: /a\u00A0", path: "/ab", agent: "ExampleBot", ours: true, theirs: false },
    settle: (question) => ({
      ...question,
      // Replace each non-ASCII space, except a byte order mark at the beginning, with a visible character of the same length in bytes.
      text: question.text.replace(
        /(?!^\uFEFF)[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]/g,
        visible,
      ),
      path: question.path.replace(
        /%C2%A0|%E1%9A%80|%E2%80%(?:8[0-9A]|A[89F])|%E2%81%9F|%E3%80%80|%EF%BB%BF/g,
        (space) => encodeURIComponent(visible(decodeURIComponent(space))),
      ),
    }),
  },
  {
    name: "lone-surrogates",
    title: "Half characters",
    standard: "RFC 9309, 2.2",
    because:
      "A JavaScript string can contain half of a character (a lone surrogate). UTF-8, the encoding of robots.txt, cannot, so the conversion to UTF-8 replaces the half with U+FFFD, in the text and in the URL. robots-parser converts only the URL.",
    example: {
      text: "User-agent: *\nDisallow: /\uD800",
      path: "/%EF%BF%BD",
      agent: "ExampleBot",
      ours: false,
      theirs: true,
    },
    settle: (question) => ({ ...question, text: Buffer.from(question.text).toString() }),
  },
  {
    name: "robots-txt-itself",
    title: "/robots.txt itself",
    standard: "RFC 9309, 2.2.2",
    because: "The URL /robots.txt is implicitly allowed. robots-parser applies rules to it.",
    example: {
      text: "User-agent: *\nDisallow: /",
      path: "/robots.txt",
      agent: "ExampleBot",
      ours: true,
      theirs: false,
    },
    settle: (question) => (/^\/robots\.txt(\?|$)/.test(question.path) ? { ...question, text: "" } : question),
  },
  {
    name: "product-token",
    title: "Names of crawlers",
    standard: "RFC 9309, 2.2.1",
    because:
      "A group names a product token, which the crawler's identification string contains. robots-parser compares the group's name with the identification string, both only up to the first slash. robots-parser therefore finds no token inside a User-Agent string, and none before other text in a user-agent line.",
    example: {
      text: "User-agent: ExampleBot (our partner)\nDisallow: /",
      path: "/a",
      agent: "Mozilla/5.0 (compatible; ExampleBot/1.0)",
      ours: false,
      theirs: true,
    },
    settle(question) {
      const product = productOf(question.agent);
      const named = (/** @type {string} */ value) => (names(value, product) ? product : value === "*" ? value : "-");
      const text = mapRecords(question.text, (name, value) =>
        name === "user-agent" ? `${name}: ${named(value)}` : undefined,
      );
      return { ...question, text, agent: product };
    },
  },
  {
    name: "other-records",
    title: "Other records between groups",
    standard: "RFC 9309, 2.2.4",
    because:
      "Other records must not interfere with groups: a Crawl-delay or Sitemap after a user-agent line does not end the group. In robots-parser, such a record ends the group, so the rules after the record do not apply to the user-agent lines before it.",
    example: {
      text: "User-agent: ExampleBot\nCrawl-delay: 5\nUser-agent: OtherBot\nDisallow: /",
      path: "/a",
      agent: "ExampleBot",
      ours: false,
      theirs: true,
    },
    settle: (question) => ({
      ...question,
      text: mapRecords(question.text, (name) => (name === "user-agent" || isRule(name) ? undefined : "#")),
    }),
  },
  {
    name: "group-without-rules",
    title: "A group without rules",
    standard: "RFC 9309, 2.2 and 2.2.1",
    because:
      "A group may have no rules. A crawler that such a group names does not fall back to the group for *. robots-parser ignores user-agent lines at the end of the text if no rules follow them.",
    example: {
      text: "User-agent: *\nDisallow: /\nUser-agent: ExampleBot",
      path: "/a",
      agent: "ExampleBot",
      ours: true,
      theirs: false,
    },
    settle: (question) => ({ ...question, text: `${question.text}\nDisallow:` }),
  },
  {
    name: "empty-query",
    title: "An empty query",
    standard: "RFC 3986, 6.2.3",
    because:
      "A URL that ends with a question mark differs from the same URL without the question mark. robots-parser removes the question mark.",
    example: { text: "User-agent: *\nDisallow: /a?", path: "/a?", agent: "ExampleBot", ours: false, theirs: true },
    settle(question) {
      if (!question.path.endsWith("?")) return question;
      const mark = (/** @type {string} */ text) => text.replaceAll("?", spare(question));
      return mapPaths(question, mark, mark);
    },
  },
  {
    name: "percent-encoding",
    title: "Percent-encoding",
    standard: "RFC 9309, 2.2.2 and 2.2.3; RFC 3986, 6.2.2",
    because:
      "robotscope normalises rules and URLs before it compares them: it decodes escapes of unreserved characters and encodes other characters. %2A and %24 stand for a literal * and $. robots-parser decodes nothing, and encodes [ ] | ^ only in rules.",
    example: { text: "User-agent: *\nDisallow: /%61", path: "/a", agent: "ExampleBot", ours: false, theirs: true },
    settle(question) {
      const form = mapPaths(
        question,
        (pattern) => canonical(pattern, (character, isLast) => character === "$" && !isLast),
        (path) => canonical(path, () => true),
      );
      // robots-parser encodes brackets in rules, although they need no encoding.
      return ["[", "]"].reduce((current, bracket) => {
        const replace = (/** @type {string} */ text) => text.replaceAll(bracket, spare(current));
        return mapPaths(current, replace, replace);
      }, form);
    },
  },
];

/** Returns a visible character with the same number of bytes in UTF-8 as a non-ASCII space. @param {string} space */
const visible = (space) => (space === "\u00A0" ? "\u00BF" : String.fromCharCode(0x3041 + (space.charCodeAt(0) % 64)));

/** Returns the product in a User-Agent string. @param {string | undefined} agent */
function productOf(agent = "") {
  const named = /^Mozilla.*?compatible;\s*(.*)$/.exec(agent.trim())?.[1] ?? agent.trim();
  const product = /^[^\s/;(),]*/.exec(named)?.[0];
  return !product || product.startsWith("*") ? stranger : product;
}

/**
 * Returns `true` if a user-agent value names a product, not a longer name that begins with the product.
 *
 * @param {string} value
 * @param {string} product
 */
const names = (value, product) =>
  value.toLowerCase().startsWith(product.toLowerCase()) && !/^[\w.-]/.test(value.slice(product.length));

/**
 * Replaces the crawler of a query with an agent outside the catalogue, and renames the groups that apply to the crawler.
 *
 * @param {Question} question
 * @param {import("robotscope").Lookup} lookup which groups apply to the crawler
 * @returns {Question}
 */
export function withoutCatalogue({ text, path }, lookup) {
  const lines = lookup.steps.flatMap((step) => step.lines);
  const renamed = mapRecords(text, (name, _, line) => {
    if (name === "user-agent" && lines.includes(line)) return `User-agent: ${stranger}`;
    return undefined;
  });
  // A crawler that ignores the `*` group gets the same answers as one with an empty group.
  const alone = lines.length === 0 && lookup.wildcard === "ignored" ? `\nUser-agent: ${stranger}\nDisallow:` : "";
  return { text: renamed + (records(text).length > 0 ? alone : ""), path, agent: stranger };
}

/** This difference depends on the crawler, so no rewrite can remove it. @type {Omit<Difference, "settle">} */
export const severalNames = {
  name: "names-of-a-crawler",
  title: "Crawlers with several names",
  standard: "documentation of the operators, cited in the catalogue",
  because:
    "robots-parser has no catalogue of crawlers, so it applies the group for * to every crawler that no group names. However, some of these crawlers obey a group for another name, and some ignore the group for *.",
  example: {
    text: "User-agent: Googlebot\nDisallow: /",
    path: "/a",
    agent: "Googlebot-Image",
    ours: false,
    theirs: true,
  },
};

/** @type {Omit<Difference, "settle">} */
export const packageDialect = {
  name: "dialect-of-a-crawler",
  title: "Crawlers that read in their own way",
  standard: "documentation of the operators, cited in the catalogue",
  because:
    "robots-parser reads robots.txt in the same way for all crawlers. In robotscope, each crawler in the catalogue gets the answer of its own dialect: Google's parser accepts misspelled fields, and for Baidu the first matching rule decides.",
  example: { text: "User-agent: Googlebot\nDisalow: /a", path: "/a", agent: "Googlebot", ours: false, theirs: true },
};
