// The interface of the npm package robots-parser, version 3.0.1: whoever uses that one changes an import and nothing else.
// docs/ROBOTS-PARSER.md says where the answers differ, and why.
import { isAllowed, RobotsTxt } from "robotscope/robots-txt";

/**
 * Answers for one robots.txt.
 *
 * @param {string | URL} url where the robots.txt comes from; if it is relative, so are the URLs that are asked for
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
  #isAsked = false;
  #others;

  constructor(url, contents) {
    this.#site = site(parse(url));
    this.#text = contents || "";
    if (typeof this.#text !== "string") throw new TypeError(`contents must be a string, but it is ${typeof contents}`);
  }

  isAllowed(url, ua) {
    const target = this.#target(url);
    if (target === undefined) return undefined;
    // Many ask one question of each text: it is not parsed for that.
    const isFirst = !this.#isAsked && this.#parsed === undefined;
    this.#isAsked = true;
    return isFirst ? isAllowed(this.#text, target, crawler(ua)) : this.#robots().isAllowed(target, crawler(ua));
  }

  // For another site as well: true, not undefined. So a mistake makes nobody fetch what is not his.
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
    const own = steps.at(-1)?.lines ?? [];
    const binding = selected === undefined ? [] : own.length > 0 ? own : wildcardLines;
    return binding.map((line) => delays.get(line)?.seconds).findLast((seconds) => seconds !== undefined);
  }

  getSitemaps() {
    return [...this.#records().sitemaps];
  }

  getPreferredHost() {
    return this.#records().host;
  }

  /** A URL as the engine takes it, if this robots.txt is for it (RFC 9309, 2.3). */
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

  /**
   * The parsed text. It lies in the engine's memory, which is not collected as JavaScript's is, and whoever comes from
   * robots-parser gives nothing back. So all of them are given back when they are many, and parsed again when they are asked.
   */
  #robots() {
    if (this.#parsed === undefined) {
      this.#parsed = RobotsTxt.parse(this.#text);
      alive.push(this);
      size += this.#text.length + 1000;
      if (size > 8_000_000) {
        for (const other of alive.splice(0, alive.length - 1)) other.#free();
        size = this.#text.length + 1000;
      }
    }
    return this.#parsed;
  }

  #free() {
    this.#parsed.free();
    this.#parsed = undefined;
  }
}

/** All that have their text parsed, and how long their texts are. @type {Robots[]} */
const alive = [];
let size = 0;

/** Relative URLs are those of a site that cannot exist (RFC 6761, 6.4). */
const nowhere = "http://relative.invalid/";

function parse(url) {
  try {
    return new URL(url, nowhere);
  } catch {
    return undefined;
  }
}

/** Scheme, host and port; without a host there is no robots.txt. */
const site = (url) => (url?.host ? `${url.protocol}//${url.host}` : undefined);

/** A name that no group can address stands for everybody. */
const crawler = (ua) => (!ua || ua.startsWith("*") ? "" : ua);

/**
 * The records that RFC 9309 does not know, read as robots-parser reads them: nothing says that it should be done in another way.
 * A crawl delay is for the user-agent lines right before it; those of one run share what is kept by their numbers.
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
