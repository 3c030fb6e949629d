import { Parser } from "htmlparser2";

/** The parts of a document that findings compare. URLs are absolute and without fragments. */
export interface DocumentFacts {
  title?: string;
  /** The targets of links that crawlers may follow. */
  links: string[];
  hreflang: { language: string; url: string }[];
  /** Scripts and style sheets. */
  resources: string[];
  /** The URLs of `<link rel=canonical>`, keyed by the offset of the tag, because only links at certain positions count. */
  canonicals: Map<number, string>;
}

/** The maximum length of a title, in characters. */
const LONGEST_TITLE = 300;
/** The maximum number of links to read from a document. The same limit applies to hreflang links, and to resources. */
const MOST = 10_000;

/** Reads the title, links and resources of a document in one pass, without building a tree. */
export function documentFacts(html: string, url: string): DocumentFacts {
  const facts: DocumentFacts = { links: [], hreflang: [], resources: [], canonicals: new Map() };
  const links = new Set<string>();
  const resources = new Set<string>();
  let [base, hasBase, isTitle, inSvg]: [string, boolean, boolean, number] = [url, false, false, 0];
  let title: string | undefined;
  const add = (to: Set<string>, href: string | undefined) => {
    const target = href === undefined || to.size >= MOST ? undefined : absolute(href, base);
    if (target !== undefined) to.add(target);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, rel = "" } = attributes;
      switch (name) {
        case "a":
        case "area":
          if (!has(rel, "nofollow")) add(links, href);
          break;
        case "base":
          if (!hasBase && href !== undefined) base = absolute(href, url) ?? url;
          hasBase ||= href !== undefined;
          break;
        case "link":
          if (has(rel, "stylesheet")) add(resources, href);
          if (has(rel, "canonical")) {
            const target = href === undefined ? undefined : absolute(href, base);
            if (target !== undefined) facts.canonicals.set(parser.startIndex, target);
          }
          if (has(rel, "alternate") && attributes.hreflang !== undefined && facts.hreflang.length < MOST) {
            const target = href === undefined ? undefined : absolute(href, base);
            if (target !== undefined) facts.hreflang.push({ language: attributes.hreflang.trim(), url: target });
          }
          break;
        case "script":
          add(resources, attributes.src);
          break;
        case "svg":
          inSvg += 1;
          break;
        case "title":
          isTitle = inSvg === 0 && title === undefined;
          if (isTitle) title = "";
          break;
      }
    },
    ontext(text) {
      if (isTitle && title !== undefined && title.length < LONGEST_TITLE) title += text;
    },
    onclosetag(name) {
      if (name === "title") isTitle = false;
      if (name === "svg") inSvg -= 1;
    },
  });
  parser.end(html);
  // Some JSON parsers reject half of a surrogate pair.
  const shown = title
    ?.replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_TITLE)
    .replace(/[\uD800-\uDBFF]$/, "");
  return { ...facts, ...(shown ? { title: shown } : {}), links: [...links], resources: [...resources] };
}

const has = (rel: string, word: string) => rel.toLowerCase().split(/\s+/).includes(word);

/** Returns the absolute URL for `href`, without fragment and credentials; `undefined` if `href` is not a web address. */
export function absolute(href: string, base?: string): string | undefined {
  const url = URL.parse === undefined ? parsed(href, base) : URL.parse(href, base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  // Set parts only if necessary: setting a part takes longer than parsing the URL, and most links have none of these parts.
  if (url.hash !== "" || url.href.endsWith("#")) url.hash = "";
  if (url.username !== "") url.username = "";
  if (url.password !== "") url.password = "";
  return url.href;
}

/** Parses a URL in Node.js 20, which has no `URL.parse`. Returns `null` if the text is not a URL. */
const parsed = (href: string, base?: string) => (URL.canParse(href, base) ? new URL(href, base) : null);
