// The interface of the npm package robots-parser 3.0.1, so that switching to robotscope changes only an import. docs/ROBOTS-PARSER.md lists
// where the answers differ, and why.
import { isAllowed, RobotsTxt } from "robotscope/robots-txt";

/**
 * Creates an object that answers queries about one robots.txt.
 *
 * @param {string | URL} url the URL of the robots.txt; if it is relative, queried URLs must also be relative
 * @param {string | null} [contents] its text
 */
export default function robotsParser(url, contents) {
  return new Robots(url, contents);
}

export { robotsParser };

class Robots {
  #site;
  #text;
  #parsed;
  #isQueried = false;
  #others;

  constructor(url, contents) {
    this.#site = site(parse(url));
    this.#text = contents || "";
    if (typeof this.#text !== "string") throw new TypeError(`contents must be a string, but it is ${typeof contents}`);
  }

  isAllowed(url, ua) {
    const target = this.#target(url);
    if (target === undefined) return undefined;
    // Many callers query each text only once, so the first query does not parse the text.
    const isFirst = !this.#isQueried && this.#parsed === undefined;
    this.#isQueried = true;
    return isFirst ? isAllowed(this.#text, target, crawler(ua)) : this.#robots().isAllowed(target, crawler(ua));
  }

  // If the URL belongs to another site, returns `true` instead of `undefined`, so that callers that mix up sites do not fetch the URL.
  isDisallowed(url, ua) {
    return !this.isAllowed(url, ua);
  }

  isExplicitlyDisallowed(url, ua) {
    const verdict = this.#check(url, ua);
    return verdict && verdict.access === "disallowed" && (verdict.lookup.selected !== "*" || crawler(ua) === "");
  }

  getMatchingLineNumber(url, ua) {
    return this.#check(url, ua)?.rule?.line ?? -1;
  }

  getCrawlDelay(ua) {
    const { delays, hasDelays } = this.#records();
    if (!hasDelays) return undefined;
    const { selected, steps, wildcardLines } = this.#robots().check("/", crawler(ua)).lookup;
    const specific = steps.at(-1)?.lines ?? [];
    const binding = selected === undefined ? [] : specific.length > 0 ? specific : wildcardLines;
    return binding.map((line) => delays.get(line)?.seconds).findLast((seconds) => seconds !== undefined);
  }

  getSitemaps() {
    return [...this.#records().sitemaps];
  }

  getPreferredHost() {
    return this.#records().host;
  }

  /** Returns the URL in the form that the engine expects; `undefined` if this robots.txt does not apply to the URL (RFC 9309, 2.3). */
  #target(url) {
    const parsed = parse(url);
    return this.#site !== undefined && site(parsed) === this.#site ? parsed.href : undefined;
  }

  #check(url, ua) {
    const target = this.#target(url);
    return target === undefined ? undefined : this.#robots().check(target, crawler(ua));
  }

  #records() {
    this.#others ??= otherRecords(this.#text);
    return this.#others;
  }

  #robots() {
    this.#parsed ??= RobotsTxt.parse(this.#text);
    return this.#parsed;
  }
}

/** The base for relative URLs: a host that cannot exist (RFC 6761, 6.4). */
const nowhere = "http://relative.invalid/";

function parse(url) {
  try {
    return new URL(url, nowhere);
  } catch {
    return undefined;
  }
}

/** Returns scheme, host and port; `undefined` if the URL has no host and therefore no robots.txt. */
const site = (url) => (url?.host ? `${url.protocol}//${url.host}` : undefined);

/** Returns the agent's name, or "" for names that no group can address, so that only groups for `*` apply. */
const crawler = (ua) => (!ua || ua.startsWith("*") ? "" : ua);

/**
 * Reads the records that RFC 9309 does not define. Follows robots-parser, because no document requires a different reading. A crawl delay
 * applies to the last run of consecutive user-agent lines before it, even if rules are between them. The lines of a run share one object in
 * `delays`.
 */
function otherRecords(text) {
  const sitemaps = [];
  const delays = new Map();
  let host = null;
  let hasDelays = false;
  let run;
  let isOpen = false;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [content] = line.split("#", 1);
    const colon = content.indexOf(":");
    const name = content.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name === "") continue;
    const value = content.slice(colon + 1).trim();
    if (name === "user-agent") {
      if (!isOpen) run = { seconds: undefined };
      delays.set(index + 1, run);
    }
    isOpen = name === "user-agent";
    if (name === "crawl-delay" && run && !Number.isNaN(Number(value))) {
      run.seconds = Number(value);
      hasDelays = true;
    }
    if (name === "sitemap" && value !== "") sitemaps.push(value);
    if (name === "host" && value !== "") host = value.toLowerCase();
  }
  return { sitemaps, host, delays, hasDelays };
}
