import {
  type CrawlerReport,
  crawlers as catalogue,
  evaluate,
  type HeaderResponse,
  type ParsedHtml,
  parseHeaders,
  parseHtml,
  type Report,
} from "robotscope";
import { decodeIfHtml } from "../net/charset.ts";
import { wallOf } from "../net/walls/index.ts";
import { absolute, type DocumentFacts, documentFacts } from "./document.ts";
import { Cache } from "./findings/cache.ts";
import type { OriginRobots } from "./origin-robots.ts";
import type { Cause, PageRecord, PageVerdict } from "./record.ts";

/** A page as fetched or read from a file, before it is evaluated. */
export interface FetchedPage
  extends Pick<PageRecord, "url" | "discovery" | "inSitemap" | "sitemap" | "depth" | "linkedFrom">,
    Pick<PageRecord, "redirects" | "failure" | "notFetched" | "program"> {
  /** The last response; left out if there is none, or if its body is incomplete and its status is below 400. */
  response?: FetchedResponse;
}

export interface FetchedResponse {
  /** The URL of this response, after the redirects. */
  url: string;
  status: number;
  headers: FetchedHeaders;
  body: Uint8Array;
}

/** The headers. A text contains the status line and the header lines as received. In pairs, lines with the same name may be joined. */
export type FetchedHeaders = string | readonly (readonly [string, string])[];

/** A page record, and the links on the page. */
export interface ReadPage {
  record: PageRecord;
  links: string[];
}

/** The maximum number of cached sets of verdicts. */
const MOST_KNOWN = 5000;
/**
 * The maximum length, in characters, of documents whose verdicts are cached. In longer documents, a meta element may be beyond the bytes
 * that a crawler reads.
 */
const LONGEST_ALIKE = 500_000;

/** Evaluates pages for some crawlers. */
export class PageReader {
  readonly #crawlers: readonly string[];
  readonly #now: number;
  /** The lower-case names of meta elements that address robots. */
  readonly #robotsNames: ReadonlySet<string>;
  /**
   * A cache of verdicts. The key contains everything that affects a verdict. The cache pays off because most pages of a site have the same
   * directives on the same lines, and evaluating a page for many crawlers takes longer than reading it.
   */
  readonly #known = new Cache<PageVerdict[]>(MOST_KNOWN);

  constructor(options: { crawlers: readonly string[]; now: number }) {
    this.#crawlers = options.crawlers;
    this.#now = options.now;
    const names = catalogue().flatMap(({ metaNames, token }) => [...metaNames.value, token]);
    this.#robotsNames = new Set(["robots", ...names, ...options.crawlers].map((name) => name.toLowerCase()));
  }

  /** Reads a page. `robots` is the robots.txt of the page's origin; `undefined` if it is unknown. */
  read(page: FetchedPage, robots: OriginRobots | undefined): ReadPage {
    const { response } = page;
    const parsed = response && parseHeaders(response.headers);
    const counting = parsed?.responses[parsed.counting ?? parsed.responses.length - 1];
    const html = response && decodeIfHtml(response.body, counting?.contentType)?.text;
    const document = html === undefined ? undefined : parseHtml(html);
    const facts = html === undefined || !response ? undefined : documentFacts(html, response.url);
    const metas = document ? this.#robotsMetas(document) : [];
    const headersText = parsed?.text ?? (typeof response?.headers === "string" ? response.headers : "");
    const headerLines = headersText.split(/\r\n|\n|\r/);
    const wall = response && wallOf({ status: response.status, headers: headersText, body: html ?? "" });
    const record: PageRecord = {
      record: "page",
      url: page.url,
      discovery: page.discovery,
      ...(page.inSitemap !== undefined && { inSitemap: page.inSitemap }),
      ...(page.sitemap !== undefined && { sitemap: page.sitemap }),
      ...(page.depth !== undefined && { depth: page.depth }),
      ...(page.linkedFrom !== undefined && { linkedFrom: page.linkedFrom }),
      redirects: page.redirects,
      ...(response && { status: response.status }),
      ...(page.failure && { failure: page.failure }),
      ...(page.notFetched && { notFetched: page.notFetched }),
      ...(wall && { wall: wall.wall.name }),
      ...(page.program !== undefined && { program: page.program }),
      ...(counting?.contentType && { contentType: counting.contentType.essence.text.toLowerCase() }),
      ...(facts?.title !== undefined && { title: facts.title }),
      robotsHeaders: linesOf(headerLines, /^x-robots-tag[ \t]*:/i),
      robotsMetas: metas.filter(isRead).map(({ name, content, line }) => ({ name, content, line })),
      hreflang: [...(facts?.hreflang ?? []), ...hreflangOf(counting, response?.url)],
      resources: facts?.resources ?? [],
      verdicts: this.#verdicts(page, robots, counting, html, document),
    };
    const aiHeaders = linesOf(headerLines, /^(?:content-signal|content-usage|tdm-reservation)[ \t]*:/i);
    if (aiHeaders.length > 0) record.aiHeaders = aiHeaders;
    const canonical = response && canonicalOf(document, facts, counting, response.url);
    if (canonical) record.canonical = canonical;
    return { record, links: facts?.links ?? [] };
  }

  /** Returns the meta elements whose names address robots, and those with `http-equiv`. */
  #robotsMetas({ metas }: ParsedHtml) {
    return metas.flatMap(({ key, name, content, places, span }) => {
      const isNamed = key === "name" && this.#robotsNames.has(name.text.trim().toLowerCase());
      if (content === undefined || !(isNamed || key === "http-equiv")) return [];
      return [{ key, name: name.text.trim(), content: content.text, line: span.line, places }];
    });
  }

  #verdicts(
    page: FetchedPage,
    robots: OriginRobots | undefined,
    counting: HeaderResponse | undefined,
    html: string | undefined,
    document: ParsedHtml | undefined,
  ): PageVerdict[] {
    const evaluated = () => this.#evaluate(page, robots, html);
    if (html !== undefined && html.length > LONGEST_ALIKE) return evaluated();
    return this.#known.get(this.#key(page, robots, counting, document), evaluated);
  }

  #evaluate(page: FetchedPage, robots: OriginRobots | undefined, html: string | undefined): PageVerdict[] {
    const [redirect] = page.redirects;
    // For a URL that redirects, evaluate only the redirect, because the directives of the target do not apply to the URL.
    const headers = redirect
      ? `HTTP/1.1 ${redirect.status}\r\nLocation: ${redirect.target}\r\n\r\n`
      : page.response?.headers;
    const status = redirect?.status ?? page.response?.status;
    const fetch =
      robots &&
      (status !== undefined && status < 500 ? { ...robots.fetch, restOfSite: "available" as const } : robots.fetch);
    const report = evaluate({
      url: page.url,
      ...(fetch && { robotsTxtFetch: fetch }),
      ...(headers !== undefined && { headers }),
      ...(headers !== undefined && typeof headers !== "string" && status !== undefined && { status }),
      ...(html !== undefined && !redirect && { html }),
      now: this.#now,
      crawlers: this.#crawlers,
    });
    const headersText = report.headersText ?? (typeof headers === "string" ? headers : "");
    const context = { report, robots, redirect, isKnown: headers !== undefined, headersText, html };
    return report.crawlers.map((crawler) => verdictOf(crawler, context));
  }

  /** Returns the key of the cache: a text that contains everything on which the verdicts depend. */
  #key(
    page: FetchedPage,
    robots: OriginRobots | undefined,
    counting: HeaderResponse | undefined,
    document: ParsedHtml | undefined,
  ): string {
    const [redirect] = page.redirects;
    const access = robots ? [robots.record.origin, robots.answers(page.url, this.#crawlers)] : [];
    if (redirect) return JSON.stringify([access, redirect.status, redirect.target]);
    const fields = counting?.fields.filter(({ name }) => /^(?:x-robots-tag|content-type)$/i.test(name.text));
    const metas = document && [document.charset, this.#robotsMetas(document)];
    return JSON.stringify([
      access,
      page.response?.status,
      typeof page.response?.headers,
      fields?.map(({ name, value, line }) => [name.text, value.text, line]),
      metas,
    ]);
  }
}

interface VerdictContext {
  report: Report;
  robots: OriginRobots | undefined;
  redirect: PageRecord["redirects"][number] | undefined;
  /** `true` if there is a redirect or a response. */
  isKnown: boolean;
  headersText: string;
  html: string | undefined;
}

function verdictOf(crawler: CrawlerReport, context: VerdictContext): PageVerdict {
  const { crawl, indexing, appearance, explanation } = crawler;
  const cause = causeOf(crawler, context);
  // Without a response, only a block by robots.txt is certain.
  const listing = context.isKnown || crawl?.answer.value === "disallowed" ? appearance.listing : undefined;
  return {
    crawler: crawler.crawler,
    ...(crawl && { crawl: crawl.answer.value }),
    ...(listing !== undefined && { listing }),
    ...(listing === "hidden" && indexing.index.certainty === "assumed" && { isAssumed: true as const }),
    ...(cause && { cause }),
    summary: explanation.summary,
  };
}

/** Returns the line, status or redirect that hides a page from a crawler; `undefined` if nothing is known to hide it. */
function causeOf({ crawler, crawl, indexing, appearance }: CrawlerReport, context: VerdictContext): Cause | undefined {
  const { report, robots, redirect, isKnown, headersText, html } = context;
  if (crawl?.answer.value === "disallowed") {
    const rule = crawl.answers.find(({ access, verdict }) => access === "disallowed" && verdict?.rule)?.verdict?.rule;
    if (!rule || !robots) return undefined;
    return { text: "robots-txt", origin: robots.record.origin, line: rule.line, rule: robots.rule(rule.line) };
  }
  // If a robots.txt rule blocks the redirect's target, the crawler may not follow the redirect, so this rule is the cause.
  if (appearance.listing === "url-only" && redirect && robots?.record.origin === new URL(redirect.target).origin) {
    const line = robots.blockingLine(redirect.target, crawler);
    if (line !== undefined) return { text: "robots-txt", origin: robots.record.origin, line, rule: robots.rule(line) };
  }
  // If robots.txt is unknown, so is the listing. Even then, a noindex hides the page from all crawlers that may fetch it.
  const isHidden = appearance.listing === "hidden" || (crawl === undefined && indexing.index.value === "forbidden");
  if (!isKnown || !isHidden) return undefined;
  const { status } = indexing;
  if (status?.effect === "redirected" && redirect) return { text: "redirect", target: redirect.target };
  if (status && status.effect !== "processed" && status.effect !== "unchanged")
    return { text: "status", status: status.code };
  const directive = report.directives[indexing.index.by[0] ?? -1];
  if (!directive) return undefined;
  const { carrier, span } = directive;
  if (carrier.kind === "header")
    return { text: "header", line: headersText.split(/\r\n|\n|\r/)[span.line - 1]?.trim() ?? "" };
  const tag = metaAt(html ?? "", carrier.span.start);
  return { text: "meta", ...tag, line: span.line };
}

/** Returns the name and the content of the meta element at an offset. */
function metaAt(html: string, start: number): { name: string; content: string } {
  const [meta] = parseHtml(html).metas.filter(({ span }) => span.start === start);
  return { name: meta?.name.text.trim() ?? "", content: meta?.content?.text ?? "" };
}

/** Returns `true` if crawlers read an element. No crawler reads elements in templates. */
function isRead({ places }: Pick<ParsedHtml["metas"][number], "places">): boolean {
  return [places.withScripting, places.withoutScripting].some((place) => place && place.context !== "template");
}

function linesOf(lines: readonly string[], name: RegExp): string[] {
  return lines.filter((line) => name.test(line)).map((line) => line.trim());
}

/** Returns the canonical URL of the page: the first valid link in the head or, if there is none, the link in the headers. */
function canonicalOf(
  document: ParsedHtml | undefined,
  facts: DocumentFacts | undefined,
  counting: HeaderResponse | undefined,
  url: string,
): PageRecord["canonical"] | undefined {
  for (const { kind, places, span } of document?.links ?? []) {
    const place = places.withoutScripting ?? places.withScripting;
    const target = facts?.canonicals.get(span.start);
    if (kind === "canonical" && place?.location === "head" && place.context === "document" && target !== undefined)
      return { url: target, from: "html", line: span.line };
  }
  for (const { relations, target, anchor } of counting?.links ?? []) {
    const resolved = anchor ? undefined : absolute(target.text, url);
    if (resolved !== undefined && relations.some(({ text }) => text.toLowerCase() === "canonical"))
      return { url: resolved, from: "header" };
  }
  return undefined;
}

function hreflangOf(counting: HeaderResponse | undefined, url: string | undefined): PageRecord["hreflang"] {
  return (counting?.links ?? []).flatMap(({ relations, target, language }) => {
    const resolved = absolute(target.text, url);
    const isAlternate = relations.some(({ text }) => text.toLowerCase() === "alternate");
    return isAlternate && language && resolved !== undefined ? [{ language: language.text, url: resolved }] : [];
  });
}
