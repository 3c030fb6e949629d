import type { Cause, PageRecord, PageVerdict } from "../record.ts";
import { both, type CrawlerRoles } from "./crawlers.ts";
import type { DirectiveEffects, DirectiveReader } from "./directives.ts";
import type { Observation } from "./groups.ts";
import type { FolderVerdict } from "./summary.ts";

/** A cause that hides a page from these crawlers. `lines` are the lines of robots.txt that contain the rule. */
export interface Hidden {
  cause: Cause;
  lines: number[];
  crawlers: number[];
}

/** A page, with the facts that several kinds of findings need. Numbers that represent crawlers are indexes in `roles.names`. */
export class PageView {
  readonly record: PageRecord;
  readonly url: URL;
  readonly host: string;
  /** The first folder of the path, such as "/blog/"; "/" for pages that are in no folder. */
  readonly folder: string;
  /** The URL at the end of the redirects. */
  readonly lastUrl: string;
  readonly isRedirected: boolean;
  /** `true` if the last response has a 2xx status. */
  readonly isOk: boolean;
  /** `true` if the fetch failed, or the status is 4xx or 5xx. `false` if the page was not requested. */
  readonly isBroken: boolean;
  readonly isListed: boolean;
  /** Crawlers that robots.txt forbids to fetch the page. */
  readonly blocked: readonly number[];
  /** Crawlers that robots.txt does not block, including those with an unknown verdict. */
  readonly visible: readonly number[];
  /** The search engines that robots.txt forbids to fetch the page. */
  readonly blockedSearch: readonly number[];
  /** The search engines among `visible`. */
  readonly visibleSearch: readonly number[];
  /** The search engines that a directive on the page forbids to list the page. */
  readonly noindexSearch: readonly number[];
  /** `true` if a search engine may list the page with its content. */
  readonly isIndexable: boolean;
  /** `true` unless robots.txt certainly blocks all search engines. */
  readonly isSeen: boolean;
  readonly roles: CrawlerRoles;
  readonly reader: DirectiveReader;
  readonly #verdicts: (PageVerdict | undefined)[];

  constructor(record: PageRecord, roles: CrawlerRoles, reader: DirectiveReader) {
    this.record = record;
    this.roles = roles;
    this.reader = reader;
    this.url = new URL(record.url);
    this.host = this.url.host;
    const end = this.url.pathname.indexOf("/", 1);
    this.folder = end < 0 ? "/" : this.url.pathname.slice(0, end + 1);
    this.isRedirected = record.redirects.length > 0;
    this.lastUrl = record.redirects.at(-1)?.target ?? record.url;
    this.isOk = record.status !== undefined && record.status >= 200 && record.status < 300;
    this.isBroken = record.failure !== undefined || (record.status !== undefined && record.status >= 400);
    this.isListed = record.inSitemap === true;
    const blocked: number[] = [];
    const visible: number[] = [];
    this.#verdicts = new Array(roles.names.length);
    for (const verdict of record.verdicts) {
      const index = roles.indexOf(verdict.crawler);
      if (index === undefined) continue;
      // Ignore assumed effects, because findings name only crawlers whose behaviour is documented.
      this.#verdicts[index] = verdict.isAssumed ? { ...verdict, listing: undefined, cause: undefined } : verdict;
      (verdict.crawl === "disallowed" ? blocked : visible).push(index);
    }
    this.blocked = blocked;
    this.visible = visible;
    this.blockedSearch = both(roles.search, blocked);
    this.visibleSearch = both(roles.search, visible);
    this.noindexSearch = this.visibleSearch.filter((crawler) => isDirective(this.verdict(crawler)));
    this.isSeen = this.blockedSearch.length < roles.search.length;
    const isListed = (crawler: number) => this.verdict(crawler)?.listing === "full";
    this.isIndexable = this.isOk && !this.isRedirected && this.visibleSearch.some(isListed);
  }

  /** The page as the affected page of an observation, for the search engines that robots.txt does not block. */
  get affected(): Pick<Observation, "host" | "folder" | "crawlers" | "examples"> {
    return { host: this.host, folder: this.folder, crawlers: this.visibleSearch, examples: [this.record.url] };
  }

  /**
   * The search engines that robots.txt certainly allows to fetch the page. If the pages were fetched under a crawler's name, only this crawler
   * counts. A crawler that ignores robots.txt needs no permission, so it is not in this list.
   */
  get allowed(): readonly number[] {
    const { as } = this.roles;
    const visible = as === undefined ? this.visibleSearch : both(this.visible, [as]);
    return visible.filter((crawler) => this.verdict(crawler)?.crawl === "allowed");
  }

  /** The number of parameters in the URL. */
  get parameters(): number {
    return this.url.search.slice(1).split("&").filter(Boolean).length;
  }

  /** The canonical URL, if it differs from the page's URL both before and after the redirects. */
  get canonicalElsewhere(): string | undefined {
    const url = this.record.canonical?.url;
    return url === undefined || url === this.lastUrl || url === this.record.url ? undefined : url;
  }

  get isHtml(): boolean {
    return this.record.contentType === undefined || /html/i.test(this.record.contentType);
  }

  verdict(crawler: number): PageVerdict | undefined {
    return this.#verdicts[crawler];
  }

  /** Groups crawlers by cause. Equal rules in different groups of a robots.txt count as one cause. */
  causes(crawlers: readonly number[]): Hidden[] {
    const groups: Hidden[] = [];
    for (const crawler of crawlers) {
      const cause = this.verdict(crawler)?.cause;
      if (cause === undefined) continue;
      const same = groups.find((group) => isSame(group.cause, cause));
      const group = same ?? { cause, lines: [], crawlers: [] };
      if (same === undefined) groups.push(group);
      group.crawlers.push(crawler);
      if (cause.text === "robots-txt" && !group.lines.includes(cause.line)) group.lines.push(cause.line);
    }
    return groups;
  }

  get effects(): DirectiveEffects {
    return this.reader.effects(this.record);
  }

  /** Returns `true` if a directive hides the page only because the date of `unavailable_after` has passed. */
  isExpiry(cause: Cause): boolean {
    if (cause.text !== "header" && cause.text !== "meta") return false;
    const { names, date } = cause.text === "header" ? this.reader.header(cause.line) : this.reader.meta(cause.content);
    const isPast = this.reader.now !== null && date <= this.reader.now;
    return isPast && !names.has("noindex") && !names.has("none");
  }

  /** The page's verdict in the charts. It combines the verdicts for all search engines. */
  get overall(): FolderVerdict {
    const { search } = this.roles;
    const blocked = this.blockedSearch;
    if (blocked.length === search.length) return "blocked";
    if (this.isBroken) return "broken";
    if (this.isRedirected) return "redirected";
    const seeing = search.filter((crawler) => !blocked.includes(crawler));
    const hidden = seeing.filter((crawler) => this.verdict(crawler)?.listing === "hidden");
    if (blocked.length === 0 && hidden.length === search.length) return "noindex";
    if (blocked.length > 0 || hidden.length > 0) return "partly";
    return seeing.every((crawler) => this.verdict(crawler)?.listing === "full") ? "listed" : "unknown";
  }
}

function isSame(one: Cause, other: Cause): boolean {
  if (one.text === "robots-txt" && other.text === "robots-txt")
    return one.origin === other.origin && one.rule === other.rule;
  return JSON.stringify(one) === JSON.stringify(other);
}

function isDirective(verdict: PageVerdict | undefined): boolean {
  return verdict?.cause?.text === "header" || verdict?.cause?.text === "meta";
}
