import { type Fetch, Fetched, RobotsTxt } from "robotscope";
import { absolute } from "./document.ts";
import type { RobotsRecord } from "./record.ts";

/** The product token under which robotscope obeys robots.txt. */
export const OWN_TOKEN = "robotscope";

/** The robots.txt of an origin, built from its record. */
export class OriginRobots {
  readonly record: RobotsRecord;
  /** The outcome of the fetch, as the engine expects it. */
  readonly fetch: Fetch;
  readonly #fetched: Fetched;
  #lines: string[] | undefined;
  #crawlDelay: number | undefined;

  constructor(record: RobotsRecord) {
    this.record = record;
    const { status, redirects, text, wall } = record;
    // A bot wall's page contains no rules for robotscope, and its status is not the site's.
    const known = { status, redirects, ...(text === undefined ? {} : { text }) };
    this.fetch = wall === undefined ? known : { status: 200, redirects: 0, text: "" };
    this.#fetched = new Fetched(this.fetch);
  }

  /** Returns the rule in a line as written, without its comment. */
  rule(line: number): string {
    this.#lines ??= (this.record.text ?? "").split(/\r\n|[\r\n]/);
    return (this.#lines[line - 1] ?? "").replace(/#.*/, "").trim();
  }

  /**
   * Returns the line that forbids robotscope to fetch a URL; 0 if robots.txt is unreachable; `undefined` if robotscope may fetch the URL.
   */
  forbids(url: string): number | undefined {
    const { access, answers } = this.#fetched.check(url, OWN_TOKEN);
    if (access === "allowed") return undefined;
    return access === "disallowed" ? (answers[0]?.verdict?.rule?.line ?? 0) : 0;
  }

  /** Returns the line that forbids a crawler to fetch a URL; `undefined` if no line does. */
  blockingLine(url: string, crawler: string): number | undefined {
    const { access, answers } = this.#fetched.check(url, crawler);
    return access === "disallowed" ? answers[0]?.verdict?.rule?.line : undefined;
  }

  /**
   * Returns a key for the answers that these crawlers get for a URL. Two URLs have the same key if all answers and deciding lines are the
   * same.
   */
  answers(url: string, crawlers: readonly string[]): string {
    const { answers, verdicts, lines } = this.#fetched.checkMany([url], crawlers);
    return `${answers.join()};${verdicts.join()};${lines.join()}`;
  }

  /** The Crawl-delay for robotscope, in seconds; the longest if there are several, 0 if there is none. */
  get crawlDelay(): number {
    this.#crawlDelay ??= this.#readCrawlDelay();
    return this.#crawlDelay;
  }

  #readCrawlDelay(): number {
    const delays = this.#parsed()?.crawlDelay(OWN_TOKEN);
    return delays?.seconds ?? Math.max(0, ...(delays?.records ?? []).map(({ value }) => value ?? 0));
  }

  /** Returns the sitemap URLs in the text that are web addresses. */
  sitemaps(): string[] {
    const found = this.#parsed()?.sitemaps() ?? [];
    const base = `${this.record.origin}/robots.txt`;
    const urls = found.flatMap(({ url }) => absolute(url, base) ?? []);
    return [...new Set(urls)];
  }

  #parsed(): RobotsTxt | undefined {
    const { status, text } = this.record;
    const isText = typeof status === "number" && status >= 200 && status < 300;
    return isText && text !== undefined ? RobotsTxt.parse(text) : undefined;
  }
}
