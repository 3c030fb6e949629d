import {
  type Audit,
  audits,
  evaluate,
  type Fetch,
  Fetched,
  type FetchedVerdict,
  type Page,
  parseHeaders,
  type Report,
} from "robotscope";
import { isPrivate } from "../../net/address.ts";
import { type Refusal, type RefusedResponse, refusalOf } from "../../net/challenge.ts";
import { type Decoded, decodeIfHtml } from "../../net/charset.ts";
import { requested } from "../../sitemap/reader.ts";
import { type Answer, type FetchOptions, fetchUrl, type Hop } from "./http.ts";
import type { AddressPolicy } from "./request.ts";
import { fetchRobotsTxt, type RobotsTxtFetch } from "./robots.ts";

export interface InspectionOptions extends FetchOptions {
  crawlers: readonly string[];
  /** "read" to read the headers and the document, "leave" to read only the headers. */
  body?: "read" | "leave";
  sitemap?: AsyncIterable<string>;
  /** `true` to include the results of other tools. */
  audits?: boolean;
  /** Returns the document at a URL after its scripts have run; `undefined` if the rendered document is unknown. */
  rendered?: (url: string) => Promise<string | undefined>;
}

/** A web page, all texts that control how crawlers treat it, and their evaluation. */
export interface Inspection {
  page: Answer;
  /** The robots.txt of each origin in the redirect chain. The one that applies to the final page is last. */
  robotsTxts: RobotsTxtFetch[];
  /** The headers of all responses as one text; left out if the page is unknown. The report's spans refer to this text. */
  headers?: string;
  html?: Decoded;
  /** The document after its scripts have run, if requested. */
  renderedHtml?: string;
  /** `true` if the sitemap lists the page at the end of the redirects; left out if there is no sitemap. */
  inSitemap?: boolean;
  /** The report on the page at the end of the redirects. */
  report: Report;
  /** The results of other tools, if requested. */
  audits?: Audit[];
  /** The URLs that redirect to the page, and whether crawlers may fetch them. */
  way: Step[];
}

/** A URL that redirects, with a verdict for each crawler. */
export interface Step {
  hop: Hop;
  /** The verdicts, in the order of the crawlers; empty if the robots.txt is unknown. */
  verdicts: FetchedVerdict[];
}

/**
 * Fetches a page and the robots.txt of each origin in its redirect chain, and evaluates them. Texts are unknown if a bot wall answers in
 * place of the site.
 */
export async function inspect(url: URL, options: InspectionOptions): Promise<Inspection> {
  const { crawlers, body, sitemap, audits: _audits, rendered, ...fetching } = options;
  const [page, first] = await Promise.all([
    fetchUrl(url, body === "leave" ? { ...fetching, bytes: 0 } : fetching),
    fetchRobotsTxt(new URL("/robots.txt", url), fetching),
  ]);
  const robotsTxts = await robotsTxtsOf(page, first, fetching);
  const robotsTxtOf = (of: string) =>
    knownFetch(robotsTxts.find((robots) => new URL(robots.url).origin === new URL(of).origin) ?? first);
  const redirects = page.hops.filter(({ redirectsTo }) => redirectsTo !== undefined);
  const way = redirects.map((hop): Step => {
    const fetch = robotsTxtOf(hop.url);
    const fetched = fetch && new Fetched(fetch);
    return { hop, verdicts: fetched ? crawlers.map((crawler) => fetched.check(hop.url, crawler)) : [] };
  });
  const listed = sitemap === undefined ? {} : { inSitemap: await lists(sitemap, page.url) };
  const { status, ...unknown } = page;
  const isWall = wallIn(page) !== undefined;
  const renderedHtml = status === undefined || page.failure || isWall ? undefined : await rendered?.(page.url);
  const texts = { ...listed, ...(renderedHtml !== undefined && { renderedHtml }) };
  const evaluated = evaluateAnswer(isWall ? unknown : page, robotsTxtOf(page.url), options, texts);
  return { page, robotsTxts, way, ...texts, ...evaluated };
}

/** Returns how a bot wall answered in place of the site; `undefined` if the last response is not from a known bot wall. */
export function wallIn(answer: Answer): Refusal | undefined {
  const response = lastResponse(answer);
  const refusal = response && refusalOf(response);
  return refusal?.kind === "challenge" || refusal?.kind === "block" ? refusal : undefined;
}

/** Returns the last response of an answer; `undefined` if the last URL got no response. */
export function lastResponse({ status, hops, body }: Answer): RefusedResponse | undefined {
  return status === undefined ? undefined : { status, headers: hops.at(-1)?.headers ?? "", body };
}

/** Returns the outcome of a request for robots.txt; `undefined` if a bot wall answered, because the robots.txt is then unknown. */
export function knownFetch({ fetch, answer }: RobotsTxtFetch): Fetch | undefined {
  return wallIn(answer) ? undefined : fetch;
}

async function lists(sitemap: AsyncIterable<string>, page: string): Promise<boolean> {
  const wanted = requested(page);
  for await (const url of sitemap) if (requested(url) === wanted) return true;
  return false;
}

/** Fetches the robots.txt of each origin in the redirect chain. The one that applies to the final page is last. */
async function robotsTxtsOf(page: Answer, first: RobotsTxtFetch, fetching: FetchOptions): Promise<RobotsTxtFetch[]> {
  const origins = [...page.hops.map(({ url }) => url), page.url].map((url) => new URL(url).origin);
  const last = new URL(page.url).origin;
  const start = new URL(first.url).origin;
  const others = [...new Set(origins)].filter((origin) => origin !== start);
  const fetched = await Promise.all(
    others.map((origin) =>
      fetchRobotsTxt(origin, { ...fetching, addresses: addressesOf(origin, start, page, fetching) }),
    ),
  );
  const all = [first, ...fetched];
  const isLast = ({ url }: RobotsTxtFetch) => new URL(url).origin === last;
  return [...all.filter((robots) => !isLast(robots)), ...all.filter(isLast)];
}

/**
 * Returns the address policy for fetching an origin's robots.txt. With "typed", a private address is allowed only on the host that the user
 * named (on any port), and only if the page's first response came from a private address.
 */
export function addressesOf(
  origin: string,
  start: string,
  { hops }: Answer,
  { addresses = "typed" }: FetchOptions,
): AddressPolicy {
  if (addresses !== "typed") return addresses;
  const isSameHost = new URL(origin).hostname === new URL(start).hostname;
  const address = hops[0]?.address;
  return isSameHost && address !== undefined && isPrivate(address) ? "typed" : "public";
}

/** Evaluates an answer together with the robots.txt for its origin, which may be unknown. */
export function evaluateAnswer(
  page: Answer,
  robotsTxt: Fetch | undefined,
  { crawlers, body, audits: areAudited }: Pick<InspectionOptions, "crawlers" | "body" | "audits">,
  { renderedHtml, ...listed }: { inSitemap?: boolean; renderedHtml?: string } = {},
) {
  const evaluated = (texts: Omit<Page, "crawlers">) => {
    const known = { url: page.url, ...texts };
    return {
      report: evaluate({ ...known, ...listed, crawlers }),
      ...(areAudited === true && { audits: audits(known) }),
    };
  };
  if (page.status === undefined) return evaluated({ ...(robotsTxt && { robotsTxtFetch: robotsTxt }) });
  // If robots.txt has been unreachable for long, access also depends on the rest of the site. A page status below 500 shows that the rest
  // is available.
  const robotsTxtFetch: Fetch | undefined =
    robotsTxt && page.status < 500 ? { ...robotsTxt, restOfSite: "available" } : robotsTxt;
  const headers = page.hops.map((hop) => hop.headers).join("");
  const html = body === "leave" ? undefined : documentOf(page, headers);
  const documents = html === undefined ? {} : { html: html.text, ...(renderedHtml !== undefined && { renderedHtml }) };
  const texts = { ...(robotsTxtFetch && { robotsTxtFetch }), headers, ...documents };
  return { headers, ...(html === undefined ? {} : { html }), ...evaluated(texts) };
}

/** Returns the decoded document; `undefined` if Content-Type names a type other than HTML, or if a failed fetch received no body. */
function documentOf({ body, failure }: Answer, headers: string): Decoded | undefined {
  if (failure && body.length === 0) return undefined;
  const { responses, counting = -1 } = parseHeaders(headers);
  return decodeIfHtml(body, responses[counting]?.contentType);
}
