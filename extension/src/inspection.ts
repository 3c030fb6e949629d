import {
  evaluate,
  type Fetch,
  Fetched,
  type FetchedVerdict,
  type Language,
  type Page,
  type Report,
} from "robotscope/init";
import { type Answer, type Cookies, fetchAnswer, hasExactLines, htmlOf } from "./fetching.ts";
import { withoutFragment } from "./observer.ts";
import { type OpenPage, readOpenPage } from "./open-page.ts";
import { isEnabled } from "./permissions.ts";
import { type Comparison, compare, reportOn } from "./rendered.ts";

/** The texts that control a page, as the extension fetched them. A text that is left out is unknown. */
export interface Texts {
  /** The URL of the tab, without its fragment. */
  tabUrl: string;
  cookies: Cookies;
  /** The time at which fetching started, in milliseconds since 1970. */
  at: number;
  /** `true` if the user has granted access to the site. */
  hasAccess: boolean;
  page?: Answer;
  /** The robots.txt responses, whatever their status, keyed by origin. An origin without a response has no entry. */
  robots: Map<string, Answer>;
  /** The document in the tab. */
  open?: OpenPage;
  comparison: Comparison;
}

/**
 * Fetches the page in a tab and its robots.txt, and reads the tab's document. If the page redirects to other origins, also fetches their
 * robots.txt files. `engine` is fulfilled once the engine is loaded.
 */
export async function fetchTexts(url: URL, cookies: Cookies, tab: number, engine: Promise<unknown>): Promise<Texts> {
  const tabUrl = withoutFragment(url.href);
  const at = Date.now();
  const robots = new Map<string, Answer>();
  const fetchRobots = async (origin: string) => {
    const answer = await fetchAnswer(`${origin}/robots.txt`, cookies, tab);
    if (answer) robots.set(origin, answer);
  };
  const [page, open, hasAccess] = await Promise.all([
    fetchAnswer(tabUrl, cookies, tab),
    readOpenPage(tab),
    isEnabled(url),
    fetchRobots(url.origin),
  ]);
  performance.mark("texts");
  await engine;
  const responses = page ? [page, ...(page.hops ?? [])] : [];
  const others = new Set(responses.map((response) => new URL(response.url).origin));
  others.delete(url.origin);
  const [comparison] = await Promise.all([
    compare(page, open, () => fetchAnswer(tabUrl, "include", tab)),
    ...[...others].map(fetchRobots),
  ]);
  return { tabUrl, cookies, at, hasAccess, ...(page && { page }), robots, ...(open && { open }), comparison };
}

/** The texts with the engine's report on them. */
export interface Inspection extends Texts {
  /** The URL that the report is about: the end of the redirects, or the tab's URL if the page could not be fetched. */
  url: string;
  robotsTxt?: string;
  /** The headers to which the report's spans refer: those of all responses if their lines are exact, otherwise of the last response. */
  headers?: string;
  html?: string;
  /** The document in the tab, if parts of it that the engine reads differ from the HTML as served; otherwise left out. */
  renderedHtml?: string;
  /** The report on the page. It takes `renderedHtml` into account, unless the browser's cookies cause the differences. */
  report: Report;
  /** A report that takes `renderedHtml` into account, with findings about the differences; left out if there are none. */
  compared?: Report;
  /** The known URLs that redirect to the page, and whether the crawlers of the report may fetch them. */
  way: Step[];
}

export interface Step {
  url: string;
  /** The verdicts, in the order of the crawlers; left out if the robots.txt of the URL's origin is unknown. */
  verdicts?: FetchedVerdict[];
}

/** Evaluates fetched texts for these crawlers. */
export function inspect(texts: Texts, crawlers: readonly string[], language: Language): Inspection {
  const { page, tabUrl, robots, comparison, open } = texts;
  const url = page?.url ?? tabUrl;
  const answer = robots.get(new URL(url).origin);
  const known = { ...knownPage(page), ...(answer && { robotsTxtFetch: outcome(answer, page) }) };
  const isDifferent = ["scripts", "cookies", "unclear"].includes(comparison);
  const rendered = isDifferent && open ? { renderedHtml: open.html } : {};
  const report = evaluate({ url, ...known, ...(comparison !== "cookies" && rendered), crawlers }, { language });
  const headers = report.headersText ?? (typeof known.headers === "string" ? known.headers : undefined);
  return {
    ...texts,
    url,
    ...(answer && isText(answer) && { robotsTxt: decode(answer.body) }),
    ...(headers !== undefined && { headers }),
    ...(known.html !== undefined && { html: known.html }),
    ...rendered,
    report,
    ...(isDifferent && { compared: comparison === "cookies" ? reportOn({ url, ...known, ...rendered }) : report }),
    way: wayOf(texts, crawlers, language),
  };
}

function knownPage(page: Answer | undefined): Pick<Page, "headers" | "status"> & { html?: string } {
  if (!page) return {};
  const { hops = [], pairs, status } = page;
  // Pass pairs unless the lines are exact. Only for pairs does the engine report that lines may be joined.
  const headers = hasExactLines(page)
    ? { headers: hops.map((hop) => hop.headers).join("") }
    : { headers: pairs, status };
  const html = htmlOf(page);
  return { ...headers, ...(html !== undefined && { html }) };
}

/** Returns the outcome of a request for robots.txt. */
function outcome({ status, wasRedirected, hops, body }: Answer, page?: Answer): Fetch {
  return {
    status,
    // If the browser does not reveal the number of redirects, assume one: crawlers follow at least five, and longer chains are rare.
    redirects: hops ? hops.length - 1 : Number(wasRedirected),
    text: body,
    // It is unknown how long robots.txt has failed, but the page's response shows that the rest of the site is available.
    ...(page && page.status < 500 && { restOfSite: "available" }),
  };
}

/** Returns `true` if the body is a robots.txt. The body of an error response describes the error. */
const isText = ({ status }: Answer) => status >= 200 && status < 300;

export const decode = (bytes: Uint8Array): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

function wayOf({ tabUrl, page, robots }: Texts, crawlers: readonly string[], language: Language): Step[] {
  if (!page?.wasRedirected) return [];
  const urls = page.hops ? page.hops.slice(0, -1).map(({ url }) => url) : [tabUrl];
  return urls.map((url): Step => {
    const answer = robots.get(new URL(url).origin);
    if (!answer) return { url };
    const fetched = new Fetched(outcome(answer, page));
    return { url, verdicts: crawlers.map((crawler) => fetched.check(url, crawler, { language })) };
  });
}
