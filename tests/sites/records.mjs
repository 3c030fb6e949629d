// Builds records as `robotscope site` writes them. The engine evaluates robots.txt, but directives are not evaluated: the
// caller passes the crawlers from which directives hide a page.
import { RobotsTxt } from "robotscope";

export const CRAWLERS = ["Googlebot", "bingbot", "GPTBot", "OAI-SearchBot"];

export const NOW = Date.UTC(2026, 10, 28);

export const RUN = { record: "run", version: "0.1.0", source: "https://example.com/", crawlers: CRAWLERS, now: NOW };

/** Builds the records of a site from its robots.txt files and pages. */
export class Site {
  #robots = new Map();
  #parsed = new Map();
  #pages = [];
  #others = [];

  /** @param {string} origin @param {string} text */
  robots(origin, text, status = 200) {
    this.#robots.set(origin, { record: "robots", origin, status, redirects: 0, ...(status < 400 && { text }) });
    this.#parsed.set(origin, RobotsTxt.parse(status < 400 ? text : ""));
  }

  add(record) {
    this.#others.push(record);
  }

  /**
   * Adds a page. `hidden` contains the crawlers from which a directive hides the page; `true` means all crawlers. That directive is
   * the first header, or else the first meta element. `headers`, `metas` and `listed` become the fields `robotsHeaders`, `robotsMetas`
   * and `inSitemap`. All other options are fields of the record.
   */
  page(url, options = {}) {
    this.#pages.push({ url, ...options });
  }

  records() {
    const blocks = this.#blocks();
    const pages = this.#pages.map(({ url, hidden, headers = [], metas = [], listed, ...fields }) => {
      const robotsMetas = metas.map((content) => ({ name: "robots", content, line: 4 }));
      const record = {
        record: "page",
        url,
        discovery: "sitemap",
        inSitemap: listed ?? true,
        redirects: [],
        ...(fields.failure ? {} : { status: 200, contentType: "text/html; charset=utf-8", title: `Page ${url}` }),
        robotsHeaders: headers,
        robotsMetas,
        hreflang: [],
        resources: [],
        ...fields,
      };
      const cause = headers[0] ? { text: "header", line: headers[0] } : { text: "meta", ...robotsMetas[0] };
      const isHidden = (crawler) => hidden === true || hidden?.includes(crawler);
      const verdict = (crawler) => {
        const blocked = blocks(url, crawler);
        if (blocked) return { crawl: "disallowed", listing: "url-only", cause: blocked };
        if (record.failure || record.status >= 400)
          return { crawl: "allowed", listing: "hidden", cause: { text: "status", status: record.status ?? 0 } };
        if (record.redirects[0])
          return {
            crawl: "allowed",
            listing: "hidden",
            cause: { text: "redirect", target: record.redirects[0].target },
          };
        if (isHidden(crawler)) return { crawl: "allowed", listing: "hidden", cause };
        return { crawl: "allowed", listing: "full" };
      };
      return { ...record, verdicts: CRAWLERS.map((crawler) => ({ crawler, summary: "", ...verdict(crawler) })) };
    });
    return [RUN, ...this.#robots.values(), ...this.#others, ...pages];
  }

  /** Returns a lookup function for the rule that blocks a crawler from a URL. Calls the engine once for each robots.txt and crawler. */
  #blocks() {
    const causes = new Map();
    for (const [origin, robots] of this.#parsed) {
      const lines = this.#robots.get(origin).text?.split("\n");
      const urls = this.#pages.map(({ url }) => url).filter((url) => new URL(url).origin === origin);
      for (const crawler of CRAWLERS) {
        const verdicts = robots.checkMany(urls, crawler);
        urls.forEach((url, index) => {
          const line = verdicts.lines[index];
          if (verdicts.access[index] === "disallowed")
            causes.set(`${crawler} ${url}`, { text: "robots-txt", origin, line, rule: lines[line - 1] });
        });
      }
    }
    return (url, crawler) => causes.get(`${crawler} ${url}`);
  }
}

/** Shuffles a list in place. The same seed results in the same order. */
export function shuffle(list, seed) {
  let state = seed;
  for (let index = list.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const other = state % (index + 1);
    [list[index], list[other]] = [list[other], list[index]];
  }
  return list;
}
