import {
  type CrawlerReport,
  crawlers,
  type Explanation,
  evaluate,
  type Fetch,
  Fetched,
  identifyCrawler,
  type Known,
  type Page,
  parseHeaders,
} from "robotscope";
import { decodeIfHtml } from "../net/charset.ts";
import type { FetchedResponse, MatcherOptions, Received } from "./index.d.ts";
import { isPlaywrightPage, isPlaywrightResponse, readPage, readResponse } from "./playwright.ts";
import { type Answer, fetchPage, type RobotsTxtAnswer, readFetched, type ServedPage } from "./served-page.ts";

/** The evaluation of one page for one crawler. */
export interface Evaluation {
  /** The page's URL; `undefined` if it is unknown. */
  url: string | undefined;
  report: CrawlerReport;
  known: Known;
  /** If robots.txt blocks, or may block, a URL that redirects to the page: the explanation. */
  blockedBefore?: Explanation;
  /** The engine's remark that header lines may have been joined, so that the effect of X-Robots-Tag is unknown. */
  joinedHeaders?: string;
}

/** Evaluates a page for a crawler. */
export async function evaluationOf(received: Received, crawler: string, options: MatcherOptions): Promise<Evaluation> {
  if (!isKnown(crawler))
    throw new Error(`the catalogue has no crawler “${crawler}”; crawlers() lists the product tokens`);
  const { robotsTxt, ...others } = options;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`unknown option “${unknown}”; the only option is robotsTxt`);
  const served = await servedPageOf(received);
  if (served === undefined) {
    const page = { ...(received as Page), ...(robotsTxt !== undefined && { robotsTxt }) };
    return { url: page.url?.toString(), ...reportOn(page, crawler) };
  }
  return evaluateServed(served, crawler, robotsTxt);
}

const isKnown = (crawler: string): boolean =>
  crawlers().some(({ token }) => token.toLowerCase() === crawler.toLowerCase()) ||
  identifyCrawler(crawler) !== undefined;

/** Returns the responses for a received value, fetching a URL if necessary; `undefined` for a page object as passed to `evaluate`. */
async function servedPageOf(received: Received): Promise<ServedPage | undefined> {
  if (typeof received === "string" || received instanceof URL) return fetchPage(received);
  if (typeof received !== "object" || received === null)
    throw new Error(
      `expected a page, a response or a URL, but received ${received === null ? "null" : typeof received}`,
    );
  if (isPlaywrightPage(received)) return readPage(received);
  if (isPlaywrightResponse(received)) return readResponse(received);
  if (isFetched(received)) return readFetched(received);
  return undefined;
}

// Do not use `instanceof`: test environments such as jsdom replace classes, so it would not recognise every response.
const isFetched = (value: object): value is FetchedResponse => "bodyUsed" in value && "clone" in value;

async function evaluateServed(
  { answers, body, areJoined, fetchRobotsTxt }: ServedPage,
  crawler: string,
  robotsTxt?: string,
): Promise<Evaluation> {
  const page = answers.at(-1);
  if (!page) throw new Error("the page has no response to evaluate");
  const outcomes = new Map<string, Fetch>();
  for (const { url } of answers) {
    const { origin } = new URL(url);
    if (outcomes.has(origin)) continue;
    // `robotsTxt` is the robots.txt of the page's site, not of other sites that redirect to the page.
    const isOfPage = robotsTxt !== undefined && origin === new URL(page.url).origin;
    outcomes.set(
      origin,
      isOfPage ? { status: 200, text: robotsTxt } : await outcomeOf(`${origin}/robots.txt`, fetchRobotsTxt),
    );
  }
  const outcomeFor = (url: string) => outcomes.get(new URL(url).origin) ?? { status: "network-failure" };
  for (const { url } of answers.slice(0, -1)) {
    const { answer, explanation } = new Fetched(outcomeFor(url)).check(url, crawler);
    if (answer.value === "disallowed" || answer.value === "depends")
      return { url, blockedBefore: explanation, ...reportOn({ url, robotsTxtFetch: outcomeFor(url) }, crawler) };
  }
  const headers = answers.map(headersText).join("");
  const html = htmlOf(headers, body);
  const known: Page = {
    url: page.url,
    robotsTxtFetch: outcomeFor(page.url),
    headers,
    ...(html !== undefined && { html }),
  };
  const joinedHeaders = areJoined ? remarkOnJoined(page) : undefined;
  return { url: page.url, ...(joinedHeaders && { joinedHeaders }), ...reportOn(known, crawler) };
}

/**
 * Returns the engine's explanation that an X-Robots-Tag value with a bot's name may have been joined from several lines; `undefined` if
 * the engine reports no such finding.
 */
function remarkOnJoined({ fields }: Answer): string | undefined {
  const isJoined = fields.some(([name, value]) => name === "x-robots-tag" && value.includes(","));
  if (!isJoined) return undefined;
  return evaluate({ headers: fields, crawlers: [] }).findings.find(({ kind }) => kind === "leaked-scope")?.explanation;
}

async function outcomeOf(url: string, fetchRobotsTxt: ServedPage["fetchRobotsTxt"]): Promise<Fetch> {
  let found: RobotsTxtAnswer;
  try {
    found = await fetchRobotsTxt(url);
  } catch (cause) {
    throw new Error(`${url} could not be fetched; pass its text as { robotsTxt }`, { cause });
  }
  return { status: found.status, redirects: Number(found.isRedirected), text: found.text, restOfSite: "available" };
}

const headersText = ({ status, fields }: ServedPage["answers"][number]): string =>
  `HTTP/1.1 ${status}\n${fields.map(([name, value]) => `${name}: ${value.replaceAll("\n", " ")}\n`).join("")}\n`;

/** Returns the decoded document; `undefined` if its type is not HTML. */
function htmlOf(headers: string, body: Uint8Array): string | undefined {
  const { responses, counting = -1 } = parseHeaders(headers);
  return decodeIfHtml(body, responses[counting]?.contentType)?.text;
}

function reportOn(page: Page, crawler: string): { report: CrawlerReport; known: Known } {
  const { crawlers, known } = evaluate({ ...page, crawlers: [crawler] });
  const [report] = crawlers;
  if (!report) throw new Error("the report has no crawler");
  return { report, known };
}
