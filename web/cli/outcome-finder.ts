import { evaluate, type QueryOptions } from "robotscope";
import { Credentials, withoutCredentials } from "../net/credentials.ts";
import { wrongUse } from "./exit.ts";
import type { Expectation, Expected } from "./expectations.ts";
import { type FetchedPage, fetchPage } from "./fetched-page.ts";
import { getOrInsert } from "./get-or-insert.ts";
import { fetchOptions } from "./network.ts";
import type { Output } from "./output.ts";
import { readPageFiles } from "./page-files.ts";
import { type SiteOptions, Sites } from "./sites.ts";
import { isWebAddress } from "./source.ts";

export interface OutcomeFinderOptions extends SiteOptions {
  site?: string;
  headers?: string;
  html?: string;
}

export interface Finding {
  /** The outcome. "neither": the page may be listed but not indexed, its status is temporary, or its listing is unknown. */
  actual: Expected | "depends" | "neither" | "unknown";
  why: string;
}

/** Finds the actual outcome for each expectation. */
export class OutcomeFinder {
  readonly #options: OutcomeFinderOptions;
  readonly #sites: Sites;
  readonly #texts: { headers: string; html: string } | undefined;
  readonly #file: string;
  readonly #pages = new Map<string, Promise<FetchedPage>>();
  #hasFailed = false;

  private constructor(
    options: OutcomeFinderOptions,
    file: string,
    sites: Sites,
    texts: { headers: string; html: string } | undefined,
  ) {
    this.#options = options;
    this.#file = file;
    this.#sites = sites;
    this.#texts = texts;
  }

  static async from(given: OutcomeFinderOptions, file: string, output: Output): Promise<OutcomeFinder> {
    const { credentials = new Credentials(), headers, html } = given;
    const site = given.site === undefined ? undefined : credentials.take(given.site);
    const options = { ...given, credentials, ...(site !== undefined && { site }) };
    const isGiven = headers !== undefined || html !== undefined;
    const files = isGiven ? await readPageFiles(options) : undefined;
    const texts = files && { headers: files.headers ?? "", html: files.html ?? "" };
    return new OutcomeFinder(options, file, await Sites.from(options, output), texts);
  }

  /** The query options; `undefined` if no option changes how crawlers read robots.txt. */
  get query(): QueryOptions | undefined {
    return this.#sites.query;
  }

  /** `true` if a file could not be read or a URL could not be fetched. */
  get hasFailed(): boolean {
    return this.#hasFailed || this.#sites.hasFailed;
  }

  /** Returns the actual outcome for a crawler and the URL in an expectation. */
  async find({ url, expected, line }: Expectation, crawler: string): Promise<Finding> {
    const named = this.#options.credentials?.take(url) ?? url;
    const { site } = this.#options;
    try {
      if (site !== undefined && !URL.canParse(named, site))
        throw wrongUse(`“${withoutCredentials(named)}” is neither a URL nor a path.`);
      const place = site === undefined ? named : new URL(named, site).href;
      const isAboutIndexing = expected === "indexable" || expected === "not-indexable";
      return await (isAboutIndexing ? this.#indexing(place, crawler) : this.#crawling(place, crawler));
    } catch (error) {
      if (error instanceof Error) error.message = `${this.#file}:${line}: ${error.message}`;
      throw error;
    }
  }

  async #crawling(url: string, crawler: string): Promise<Finding> {
    const robots = await this.#sites.of(url);
    const verdict = robots.many([url], [crawler])[0]?.verdicts[0];
    if (!verdict || verdict.word === "invalid") throw wrongUse(verdict?.why ?? `“${url}” is not a URL`);
    if (verdict.word === "allowed" && this.#texts) {
      // Also evaluate the headers, because they may redirect to a URL that robots.txt blocks.
      const report = evaluate({ url, ...robots.forPage(), ...this.#texts, crawlers: [crawler] }, robots.query);
      const [found] = report.crawlers;
      if (found?.visibility === "unseen") return { actual: "disallowed", why: found.explanation.summary };
    }
    return { actual: verdict.word, why: verdict.why };
  }

  async #indexing(url: string, crawler: string): Promise<Finding> {
    const robots = await this.#sites.of(url);
    const page = await this.#page(url);
    if (page.failure !== undefined) {
      this.#hasFailed = true;
      return { actual: "unknown", why: `${url} could not be fetched: ${page.failure}` };
    }
    const { headers, html } = page;
    const report = evaluate({ url, ...robots.forPage(), headers, html, crawlers: [crawler] }, robots.query);
    const [found] = report.crawlers;
    if (!found) throw new Error("the report has no entry for the crawler");
    const { appearance, indexing, explanation } = found;
    const why = explanation.summary;
    if (appearance.listing === "full") return { actual: "indexable", why };
    // A page with a temporary status such as 503 is not “not-indexable”, because the status does not remove the page from the index.
    const isOut = appearance.listing === "hidden" && indexing.status?.effect !== "unavailable";
    return { actual: isOut ? "not-indexable" : "neither", why };
  }

  async #page(url: string): Promise<FetchedPage> {
    if (this.#texts) return this.#texts;
    if (!isWebAddress(url) || this.#options.site === undefined) {
      throw wrongUse(
        "expectations about indexing need the page's headers and HTML: use --site, or --headers and --html.",
      );
    }
    // Do not follow redirects, because their target is another page.
    return getOrInsert(this.#pages, url, () => fetchPage(url, { ...fetchOptions(this.#options), redirects: 0 }));
  }
}
