import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type CrawlerReport, evaluate, type Page, type QueryOptions, type Report } from "robotscope";
import * as z from "zod/v4";
import { webAddress } from "../../net/url.ts";
import type { FetchOptions } from "../net/http.ts";
import { type InspectionOptions, inspect, wallIn } from "../net/inspection.ts";
import { wallInWords } from "../net/inspection-words.ts";
import { fetchRobotsTxt } from "../net/robots.ts";
import { list } from "../output.ts";
import { headersFault, htmlFault } from "../page-files.ts";
import { queryOptions } from "../query-options.ts";
import { Robots } from "../robots.ts";
import { webAddressLike } from "../source.ts";
import {
  crawlerNames,
  crawlersOf,
  dialectName,
  noteDoubt,
  notes,
  only,
  page,
  paged,
  paging,
  reportingErrors,
  robotsTxtText,
} from "./schemas.ts";

const MOST_URLS = 1000;

const access = z.enum(["allowed", "disallowed", "depends", "invalid"]);
const explanation = { summary: z.string(), steps: z.array(z.string()) };

const annotationsOf = (fetching: FetchOptions | undefined) => ({
  readOnlyHint: true,
  openWorldHint: fetching !== undefined,
});

export function addVerdictTools(server: McpServer, fetching: FetchOptions | undefined): void {
  addCheck(server, fetching);
  addExplain(server, fetching);
  addEvaluate(server, fetching);
}

function addCheck(server: McpServer, fetching: FetchOptions | undefined): void {
  server.registerTool(
    "check",
    {
      title: "May these crawlers fetch these URLs?",
      description: "Returns, for each URL and crawler, “allowed” or “disallowed” and the deciding line of robots.txt.",
      inputSchema: only({
        urls: z.array(z.string()).min(1).max(MOST_URLS).describe("URLs, or paths such as /page"),
        robotsTxt: robotsTxtText.optional(),
        crawlers: crawlerNames.default(["main"]),
        dialect: dialectName.optional(),
        ...paging(),
      }),
      outputSchema: {
        verdicts: z.array(
          z.object({
            url: z.string(),
            crawlers: z.array(z.string()),
            access,
            line: z.number().optional().describe("The line that decides, from 1"),
            why: z.string(),
          }),
        ),
        ...paged,
        notes,
      },
      annotations: annotationsOf(fetching),
    },
    reportingErrors(async ({ urls, robotsTxt, crawlers, dialect, ...wanted }) => {
      const remarks: string[] = [];
      const chosen = crawlersOf(crawlers, remarks);
      const sites = new Map<string, { robots: Robots; urls: string[] }>();
      for (const url of urls) {
        const site = robotsTxt === undefined ? siteOf(url) : "";
        const known = sites.get(site) ?? {
          robots: await robotsOf(url, robotsTxt, { dialect }, fetching, remarks),
          urls: [],
        };
        known.urls.push(url);
        sites.set(site, known);
      }
      const verdicts = [...sites.values()].flatMap(({ robots, urls }) =>
        robots.many(urls, chosen).flatMap(({ crawlers, verdicts }) =>
          verdicts.map(({ word, line, why }, at) => ({
            url: urls[at],
            crawlers,
            access: word,
            ...(line !== undefined && { line }),
            why,
          })),
        ),
      );
      const { items, paged } = page(verdicts, wanted);
      return { verdicts: items, ...paged, notes: remarks };
    }),
  );
}

function addExplain(server: McpServer, fetching: FetchOptions | undefined): void {
  server.registerTool(
    "explain",
    {
      title: "Why may a crawler fetch a URL, or why not?",
      description:
        "Explains a verdict step by step: the groups that apply, the matching rules and the deciding rule. Also returns the verdicts in other dialects.",
      inputSchema: only({
        url: z.string().describe("A URL, or a path such as /page"),
        crawlers: z
          .array(z.string())
          .length(1)
          .default(["Googlebot"])
          .describe("One crawler: a product token or a whole User-Agent string"),
        robotsTxt: robotsTxtText.optional(),
        dialect: dialectName.optional(),
      }),
      outputSchema: {
        crawler: z.string(),
        access,
        line: z.number().optional().describe("The line that decides, from 1"),
        ...explanation,
        otherReadings: z.array(z.object({ dialect: z.string(), access, summary: z.string() })),
        notes,
      },
      annotations: annotationsOf(fetching),
    },
    reportingErrors(async ({ url, crawlers, robotsTxt, dialect }) => {
      const remarks: string[] = [];
      const [first = "", ...others] = crawlersOf(crawlers, remarks);
      if (others.length > 0)
        throw new Error(
          `explain accepts one crawler, but “${crawlers[0]}” selects ${list([first, ...others], 5)}: pass one of them, or use check.`,
        );
      const robots = await robotsOf(url, robotsTxt, { dialect }, fetching, remarks);
      const { access, explanation, verdict } = robots.check(url, first);
      const readings = robots.robotsTxt?.otherReadings(url, first, robots.query) ?? [];
      return {
        crawler: first,
        access: access ?? "depends",
        ...(verdict?.rule && { line: verdict.rule.line }),
        ...explanation,
        otherReadings: readings.map(({ dialect, verdict: { access, explanation } }) => ({
          dialect,
          access,
          summary: explanation.summary,
        })),
        notes: remarks,
      };
    }),
  );
}

function addEvaluate(server: McpServer, fetching: FetchOptions | undefined): void {
  server.registerTool(
    "evaluate",
    {
      title: "May crawlers index a page, and how may they show it?",
      description:
        "Evaluates a page's robots.txt, response headers and HTML together, for each crawler. Texts that are left out are unknown." +
        (fetching ? " With fetch, the tool fetches these texts." : ""),
      inputSchema: only({
        url: z.string().optional().describe("The URL of the page, or its path"),
        robotsTxt: robotsTxtText.optional(),
        headers: z.string().optional().describe("The response headers, as “curl -i” prints them"),
        status: z.number().int().optional().describe("The response's status, only if headers is left out"),
        html: z.string().optional().describe("The HTML of the page"),
        renderedHtml: z
          .string()
          .optional()
          .describe("The HTML after the page's scripts have run, for crawlers that render pages"),
        inSitemap: z.boolean().optional().describe("true if a sitemap lists the page"),
        crawlers: crawlerNames.default(["main"]),
        ...(fetching && {
          fetch: z.boolean().default(false).describe("Fetch the page and its robots.txt; only url is needed"),
        }),
        ...paging(),
      }),
      outputSchema: {
        crawlers: z.array(
          z.object({
            crawler: z.string(),
            crawl: z
              .string()
              .describe("For the URL: allowed, disallowed, depends, user-triggered, ignores, or unknown"),
            visibility: z
              .string()
              .describe(
                "seen if the crawler reaches the page, unseen if robots.txt blocks the page or a redirect's target, or unknown",
              ),
            listing: z.string().describe("full, url-only, hidden, or unknown"),
            index: z.string().describe("allowed, forbidden, or unknown if a text that is left out could forbid it"),
            indexCertainty: z.string().describe("documented, reported, or only assumed for this crawler, or unknown"),
            snippet: z.union([z.string(), z.number()]),
            imagePreview: z.string(),
            ...explanation,
          }),
        ),
        ...paged,
        findings: z.array(z.object({ kind: z.string(), explanation: z.string(), crawlers: z.array(z.string()) })),
        notes,
      },
      annotations: annotationsOf(fetching),
    },
    reportingErrors(async ({ crawlers, fetch, limit, cursor, ...texts }: EvaluateArguments) => {
      const remarks: string[] = [];
      const chosen = crawlersOf(crawlers, remarks);
      if (!fetch) refuseOtherTexts(texts);
      if (!fetch && texts.headers !== undefined && texts.status !== undefined)
        throw new Error(
          "“headers” and “status” cannot be combined: leave out status, and begin headers with a line such as HTTP/1.1 404.",
        );
      noteDoubt("robotsTxt", texts.robotsTxt, remarks);
      const report = fetch
        ? await fetchedReport(given(texts), { ...fetching, crawlers: chosen }, remarks)
        : evaluate({ ...given(texts), crawlers: chosen });
      const { items, paged } = page(report.crawlers, { limit, cursor });
      return {
        crawlers: items.map((crawler) => inShort(crawler, report)),
        ...paged,
        findings: report.findings.map(({ kind, explanation, crawlers }) => ({
          kind,
          explanation,
          crawlers: crawlers.flatMap((place) => report.crawlers[place]?.crawler ?? []),
        })),
        notes: remarks,
      };
    }),
  );
}

interface EvaluateArguments extends Pick<Page, "headers" | "html" | "renderedHtml" | "inSitemap" | "status"> {
  url?: string;
  robotsTxt?: string;
  crawlers: string[];
  /** `true` to fetch the page and its robots.txt. Accepted only if the server may fetch. */
  fetch?: unknown;
  limit: number;
  cursor?: string;
}

/**
 * Fetches a page and evaluates it. Throws if the page could not be fetched, or if a bot wall sent its own page instead. Also throws if texts
 * are passed, because they would not be used.
 */
async function fetchedReport(
  { url, ...texts }: Pick<EvaluateArguments, "url">,
  options: InspectionOptions,
  remarks: string[],
): Promise<Report> {
  const ignored = Object.keys(texts);
  if (ignored.length > 0) throw new Error(`With fetch, pass only url: leave out ${list(ignored, ignored.length)}.`);
  const inspection = await inspect(addressOf(url), options);
  const { failure, status } = inspection.page;
  if (failure && status === undefined) throw new Error(`${failure.url} was not fetched: ${failure.message}.`);
  if (failure) remarks.push(`${failure.url} was not read completely: ${failure.message}.`);
  const wall = wallIn(inspection.page);
  if (wall) throw new Error(`${inspection.page.url}: ${wallInWords(wall, "the page")}.`);
  for (const { url, answer } of inspection.robotsTxts) {
    const wall = wallIn(answer);
    if (wall) remarks.push(`${url}: ${wallInWords(wall, "robots.txt")}.`);
  }
  return inspection.report;
}

/**
 * Throws if a text is not of the kind that its argument requires. The engine would find no directive in such a text, so the page would seem
 * indexable.
 */
function refuseOtherTexts({ headers, html, renderedHtml }: Pick<Page, "headers" | "html" | "renderedHtml">): void {
  const faults = {
    headers: typeof headers === "string" ? headersFault(headers) : undefined,
    html: typeof html === "string" ? htmlFault(html) : undefined,
    renderedHtml: typeof renderedHtml === "string" ? htmlFault(renderedHtml) : undefined,
  };
  for (const [name, fault] of Object.entries(faults))
    if (fault) throw new Error(`“${name}” ${fault.why}. Leave out texts that are unknown.`);
}

/** Removes fields that are undefined, because the engine rejects undefined where it expects text. */
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function inShort(
  { crawler, crawl, visibility, appearance, indexing: { index }, explanation }: CrawlerReport,
  { known }: Report,
) {
  const { listing = "unknown", snippet, imagePreview } = appearance;
  // The headers or the HTML, if unknown, could forbid indexing.
  const isKnown = index.isSettled || index.value === "forbidden" || (known.headers && known.html);
  return {
    crawler,
    crawl: crawl?.answer.value ?? "unknown",
    visibility,
    listing: listing === "full" && !isKnown ? "unknown" : listing,
    index: isKnown ? index.value : "unknown",
    indexCertainty: isKnown ? index.certainty : "unknown",
    snippet,
    imagePreview,
    summary: explanation.summary,
    steps: explanation.steps,
  };
}

/**
 * Returns the robots.txt that the assistant passed, or else fetches the robots.txt of the URL's site. Appends a note if the text is probably
 * not a robots.txt, or if a bot wall answered in its place.
 */
async function robotsOf(
  url: string,
  text: string | undefined,
  flags: Parameters<typeof queryOptions>[0],
  fetching: FetchOptions | undefined,
  remarks: string[],
): Promise<Robots> {
  const query: QueryOptions | undefined = queryOptions(flags);
  if (text !== undefined) {
    noteDoubt("robotsTxt", text, remarks);
    return Robots.fetched("robots.txt", { status: 200, text }, false, query);
  }
  if (!fetching)
    throw new Error(
      "Without --allow-fetch, the server fetches nothing: pass the text of the site's robots.txt as robotsTxt.",
    );
  const fetched = await fetchRobotsTxt(new URL("/robots.txt", addressOf(url)), fetching);
  if (fetched.failure?.kind === "private-address")
    throw new Error(`${fetched.url} was not fetched: ${fetched.failure.message}.`);
  const wall = wallIn(fetched.answer);
  if (wall) remarks.push(`${fetched.url}: ${wallInWords(wall, "robots.txt")}.`);
  const robots = Robots.ofSite(fetched, query);
  noteDoubt(robots.name, robots.text, remarks);
  return robots;
}

const siteOf = (url: string) => webAddress(url)?.origin ?? "";

const addressOf = (url = ""): URL => webAddressLike("https://example.com/page", url);
