import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { corpusFiles, inRoot } from "./paths.mjs";

/** What people ask about, beside the texts, as a draft names it (www/src/share/kept.rs). */
const URLS = [
  "https://shop.example/checkout/help",
  "https://a.example/collections/lamps+red?sort_by=price&page=2",
  "/a/b.pdf",
  "https://b\u00fccher.example/\u00fc/%C3%BC#c",
  "example.org",
  "",
  "http://user:word@a.example:8080/a b/../?q=1&r[]=2#x",
  "ftp://a.example/",
  "https://192.0.2.1/a/./b//c",
  "//a.example/x",
  "https://[2001:db8::1]:443/",
  "mailto:a@b.example",
  "example.com:8080/%zz",
  "https://\u4f8b\u3048.jp/\u30d1\u30b9/*$",
  "https://",
  "https://a.example:99999/",
  "a b",
  "http:\\\\a.example\\b",
  "https://A_B.Example./%2F%7e?",
];
const STATUSES = ["200", "200", "200", "404", "503", "301", "429", "", "lost"];
const PINS = ["Googlebot,bingbot,~ai-training,~ai-search", "YandexBot,GPTBot,Applebot,~seo,~search", ""];
const PANES = ["robots", "headers", "html"];
const HOURS = ["", "2", "800"];
const OWN = ["", "", "MyBot/1.0 (+https://a.example/bot)"];

/** The folders of `tests` whose cases have texts, and what the texts are called there. */
const CASES = ["ai-signals", "conformance", "html", "http", "lint", "other-records", "pages"];

/** The texts of that name, or of those, in the cases of the tests. @param {string[]} names */
function ofCases(...names) {
  const cases = filesOf("tests", CASES, /\.toml$/).flatMap((path) => Object.values(parse(text(path))).flat());
  return cases.flatMap((one) => names.map((name) => Object(one)[name])).filter((of) => typeof of === "string");
}

/** The page's examples. @param {RegExp} names */
const examples = (names) => filesOf("www/src/page", ["examples"], names).map(text);

/** @param {string} root @param {string[]} folders @param {RegExp} names */
const filesOf = (root, folders, names) =>
  folders.flatMap((folder) =>
    readdirSync(inRoot(root, folder))
      .filter((name) => names.test(name))
      .map((name) => inRoot(root, folder, name)),
  );

const text = (/** @type {string} */ path) => readFileSync(path, "utf8");

/**
 * Drafts as users have them, with texts of all kinds: those of the page's examples and of the tests, and every `step`-th file of the corpus, if there
 * is one.
 *
 * @param {number} step
 * @returns {string[]} as the page keeps them
 */
export function drafts(step) {
  const robots = together(5, [...examples(/^\w+\.txt$/), ...ofCases("robots")]);
  const real = corpusFiles().filter((_, place) => place % step === 0);
  const headers = [...examples(/\.headers\.txt$/), ...ofCases("headers", "text")];
  const html = together(2, [...examples(/\.html$/), ...ofCases("html")]);
  const urls = [...URLS, ...ofCases("url")];
  return [...robots, ...real.map(text)].map((r, place) => {
    const of = (/** @type {string[]} */ list, at = place) => list[at % list.length] ?? "";
    const pairs = { u: of(urls), s: of(STATUSES), p: of(PANES), st: of(HOURS), a: of(OWN), k: of(PINS, place >> 1), r };
    const some = { ...(place % 3 > 0 && { h: of(headers) }), ...(place % 4 > 0 && { m: of(html) }) };
    return JSON.stringify(Object.entries({ ...pairs, ...some }).flat());
  });
}

/** So many of them in one, one after another. @param {number} count @param {string[]} list */
function together(count, list) {
  const parts = Math.ceil(list.length / count);
  return Array.from({ length: parts }, (_, part) => list.filter((_, place) => place % parts === part).join("\n"));
}
