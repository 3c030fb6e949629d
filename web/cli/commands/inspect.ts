import { type CrawlAnswer, type CrawlerReport, crawlers as catalogue, type Listing } from "robotscope";
import { Credentials } from "../../net/credentials.ts";
import { shown } from "../../net/failure.ts";
import { together } from "../../net/served.ts";
import { aiSignalsInWords } from "../ai-signals.ts";
import { auditsInWords } from "../audits.ts";
import { Subcommand } from "../command.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, missingInput, wholeNumber, wrongUse } from "../exit.ts";
import { type Declarations, declarations } from "../net/declared.ts";
import { declarationsInWords } from "../net/declared-words.ts";
import { type Inspection, type InspectionOptions, inspect as inspectPage, wallIn } from "../net/inspection.ts";
import { asJson, declarationsAsJson } from "../net/inspection-json.ts";
import { CRAWL_STYLES, fetchesInWords, wallInWords } from "../net/inspection-words.ts";
import { render } from "../net/render.ts";
import { sitemapUrls } from "../net/sitemap.ts";
import { userAgentOf } from "../net/user-agent.ts";
import { fetchOptions, type NetFlags } from "../network.ts";
import type { Output } from "../output.ts";
import { findingsInWords } from "../page.ts";
import { readRendered } from "../page-files.ts";
import { PAGE } from "../project.ts";
import { pageAddress, shareLink } from "../share.ts";
import { decode, isWebAddress, nameOf, takeStdinOnce, webAddressLike } from "../source.ts";
import { columns } from "../table.ts";
import { paint, type Style } from "../terminal.ts";

interface InspectOptions extends NetFlags {
  crawler?: string[];
  headersOnly?: boolean;
  sitemap?: string;
  maxBytes?: string;
  as?: string[];
  delay?: string;
  failOn?: "disallowed" | "unindexable" | "refused";
  share?: boolean;
  page?: string;
  audits?: boolean;
  rendered?: string;
  render?: boolean;
}

const HELP = `
The command fetches the page even if robots.txt blocks it, because a person requests it. It runs no scripts without --render, stores no
cookies, and uses the environment variables HTTP_PROXY, HTTPS_PROXY and NO_PROXY. The URL may have a private address, but without
--allow-private, the command does not follow redirects into private networks.

With --fail-on, the exit code is 1 if a crawler may not fetch the page, or if this is uncertain (disallowed), if the page is not fully listed
for a crawler (unindexable), or if the server refuses a crawler of --as that robots.txt allows (refused). The exit code is 3 if the page
could not be fetched or, without --as, if a bot wall sent its own page instead. A page or robots.txt behind a bot wall is unknown. With
--fail-on refused, the exit code is also 3 if a verdict is unknown because of a bot wall.

With --as, the command fetches robots.txt and the page again with the User-Agent of each of these crawlers, at intervals of a second
(--delay). For comparison, it also fetches the page again with its own User-Agent. It reports responses that differ: another robots.txt,
status 402, 403 or 429, a challenge, a redirect, other directives or another document. It also reports crawlers that robots.txt allows but the
server refuses, and crawlers that robots.txt disallows but the server serves. A User-Agent proves nothing: sites recognise crawlers by their
addresses, and may answer the real crawler differently.

With --rendered or --render, crawlers that render pages are evaluated with both versions of the document. --render opens the page in a headless
browser, which runs the page's scripts and contacts every address that they request. It requires the package playwright-core, and Chromium,
Chrome, Edge or the browser at the path in the environment variable CHROME_PATH.

With --share, the command prints a link instead of the report. The link opens the robots.txt, the headers and the document on robotscope's web
page, or on the page given with --page. The data is in the part of the link after “#”, which browsers do not send to servers.

Examples:
  robotscope inspect https://example.com/page
  robotscope inspect example.com --crawler Googlebot,ai --user-agent Googlebot
  robotscope inspect localhost:3000/page --crawler search --fail-on unindexable
  robotscope inspect https://example.com/page --sitemap https://example.com/sitemap.xml
  robotscope inspect https://example.com/page --as main --fail-on refused
  robotscope inspect https://example.com/page --render
  robotscope inspect https://example.com/page --share --page http://localhost:5173`;

export function inspectCommand(): Subcommand {
  return new Subcommand("inspect")
    .summary("fetch a page and show how crawlers treat it")
    .description(
      "Fetches a page, its redirects and the robots.txt of its site. Reports for each crawler whether it may fetch the page, whether " +
        "it may index the page, and how it may show it.",
    )
    .argument("<url>", "the URL of a page")
    .option("-c, --crawler <names>", `${CRAWLER_HELP} (default: main)`, collectNames)
    .option(
      "-s, --sitemap <source>",
      "report contradictions with this sitemap if it lists the page: a file, “-” for stdin, or a URL",
    )
    .option("--headers-only", "read only the headers, not the document")
    .option("--max-bytes <number>", "the maximum size of the document in bytes (default: 15728640)")
    .option(
      "--rendered <file>",
      "a file with the page's HTML after its scripts have run, as a browser serialises it, or “-” for stdin",
    )
    .option("--render", "run the page's scripts in a browser to get the HTML for --rendered")
    .option("--audits", "also show the results of Lighthouse and Search Console for the page")
    .option(
      "--as <names>",
      "also fetch robots.txt and the page with the User-Agents of these crawlers, written as for --crawler",
      collectNames,
    )
    .option("--delay <seconds>", "with --as: the pause between two fetches (default: 1)")
    .choice("--fail-on <what>", "the condition for exit code 1", ["disallowed", "unindexable", "refused"])
    .option("--share", "print a link that opens the fetched texts on a web page, instead of the report")
    .option("--page <url>", `with --share: the URL of the web page that the link opens (default: ${PAGE})`)
    .netFlags()
    .runs(HELP, inspect);
}

async function inspect(output: Output, options: InspectOptions, text: string): Promise<ExitCode> {
  const url = webAddressLike("https://example.com/page", text);
  if (options.page !== undefined && !options.share)
    throw wrongUse("--page sets the page that the shared link opens, so it needs --share.");
  const address = options.share ? pageAddress(options.page) : undefined;
  takeStdinOnce([options.rendered, options.sitemap]);
  options.credentials = new Credentials();
  options.credentials.take(url.href);
  const fetching = fetchOptions(options);
  const bytes = wholeNumber("--max-bytes", options.maxBytes);
  if (bytes !== undefined) fetching.bytes = bytes;
  const crawlers = chooseCrawlers(options.crawler ?? ["main"], output);
  const names = namesToSend(options, output);
  const delay = options.delay === undefined ? 1000 : milliseconds(options.delay);
  const body = options.headersOnly ? "leave" : "read";
  const sitemap = options.sitemap === undefined ? undefined : sitemapOf(options.sitemap, options, output);
  const rendered = await renderer(options, output);
  const inspecting = inspectPage(url, {
    ...fetching,
    ...{ crawlers, body, sitemap, rendered },
    audits: options.audits === true,
  });
  const inspection = await output.progress.during(`fetching ${shown(url)}`, inspecting);

  // If the server did not respond, send no further requests.
  const isDeclaring = names.length > 0 && inspection.page.hops.length > 0;
  const declared = isDeclaring
    ? await declarations(url, inspection, names, {
        ...{ ...fetching, body, delay },
        progress: (at, crawler) => output.progress.say(() => `fetching as ${crawler}, ${at + 1} of ${names.length}`),
        note: (text) => output.note(text),
      })
    : undefined;
  output.progress.end();

  const link = address && (await shareLink(address, inspection, output));
  if (output.json)
    await output.writeJson({
      ...asJson(shown(url), inspection),
      ...(declared && { as: declarationsAsJson(declared) }),
      ...(link && { link }),
    });
  else if (link) await output.writeRaw(`${link}\n`);
  else await output.write(inWords(inspection) + (declared ? declarationsInWords(declared, inspection.page) : ""));
  const { failure } = inspection.page;
  if (failure) {
    output.note(`${paint("red", "error")} cannot fetch ${failure.url}: ${failure.message}.${wayOut(failure.kind)}`);
    return EXIT.input;
  }
  const wall = declared ? undefined : wallIn(inspection.page);
  if (wall) {
    output.note(`${paint("red", "error")} ${wallInWords(wall, "the page")}.`);
    return EXIT.input;
  }
  if (options.failOn === "refused") return declared ? refusedExit(declared, output) : EXIT.ok;
  return options.failOn !== undefined && fails(inspection, options.failOn) ? EXIT.no : EXIT.ok;
}

/** Returns the exit code for `--fail-on refused`. Prints an error if a verdict is unknown because of a bot wall. */
function refusedExit({ crawlers }: Declarations, output: Output): ExitCode {
  if (crawlers.some(({ contradiction }) => contradiction === "allowed-refused")) return EXIT.no;
  const wall = crawlers.map(({ robotsTxt }) => robotsTxt.wall).find((wall) => wall !== undefined);
  if (!wall) return EXIT.ok;
  output.note(`${paint("red", "error")} ${wallInWords(wall, "robots.txt")}.`);
  return EXIT.input;
}

/**
 * Yields the URLs in a sitemap. Throws a `Problem` if there are none: the file is probably not a sitemap, so a report that the page is
 * missing from it would mislead.
 */
async function* sitemapOf(source: string, options: NetFlags, output: Output): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const urls of sitemapUrls(source, { ...fetchOptions(options), warn: (text) => output.warn(text) })) {
    isEmpty &&= !urls.some((url) => isWebAddress(url) && URL.canParse(url));
    yield* urls;
  }
  if (isEmpty) throw missingInput(`the sitemap ${nameOf(source)} has no URLs, so no page was compared with it.`);
}

/** Returns a function that returns the rendered document of a URL; `undefined` without --rendered and --render. */
async function renderer(options: InspectOptions, output: Output): Promise<InspectionOptions["rendered"]> {
  const { rendered, render: isRendering, headersOnly } = options;
  if (rendered === undefined && !isRendering) return undefined;
  if (rendered !== undefined && isRendering) throw wrongUse("--rendered and --render cannot be combined: use one.");
  if (headersOnly)
    throw wrongUse("--headers-only reads no HTML, so it cannot be combined with --rendered or --render.");
  if (rendered !== undefined) {
    const text = await readRendered(rendered);
    return async () => text;
  }
  return async (url) => {
    const page = await render(url, fetchOptions(options));
    if (page.status !== undefined && page.status >= 400) {
      output.warn(`the browser got status ${page.status}, so the rendered HTML is ignored.`);
      return undefined;
    }
    if (page.url === url.replace(/#.*/s, "")) return page.html;
    output.warn(`the browser ended at ${page.url}, so the rendered HTML is from another page and is ignored.`);
    return undefined;
  };
}

function namesToSend({ as, delay, failOn, share }: InspectOptions, output: Output): string[] {
  if (as === undefined) {
    if (delay !== undefined) throw wrongUse("--delay needs --as with at least one crawler.");
    if (failOn === "refused") throw wrongUse("--fail-on refused needs --as with at least one crawler.");
    return [];
  }
  if (share) throw wrongUse("--as and --share cannot be combined, because a link contains only one response.");
  const names = chooseCrawlers(as, output);
  const unsendable = names.find((name) => name === "*" || userAgentOf(name) === undefined);
  if (unsendable !== undefined)
    throw wrongUse(`--as: “${unsendable}” cannot be sent as a User-Agent: use names such as Googlebot.`);
  return names;
}

function milliseconds(text: string): number {
  const seconds = Number(text);
  if (!(text.trim() !== "" && seconds >= 0 && seconds <= 3600))
    throw wrongUse(`--delay must be a number of seconds from 0 to 3600, such as 5 or 0.5, not “${text}”.`);
  return seconds * 1000;
}

function wayOut(kind: string): string {
  if (kind === "private-address") return "\nRedirects into private networks are followed with --allow-private.";
  if (kind === "timeout") return "\nWith --timeout it may take longer.";
  if (kind === "tls") return "\nA certificate of your own is trusted if NODE_EXTRA_CA_CERTS names its file.";
  return "";
}

/** Combines the robots.txt verdicts for the page and for every URL that redirects to it. */
function access({ report, way }: Inspection, at: number): CrawlAnswer {
  return together([...way.map(({ verdicts }) => verdicts[at]?.answer.value), report.crawlers[at]?.crawl?.answer.value]);
}

const isOpen = (answer: CrawlAnswer): boolean => answer !== "disallowed" && answer !== "depends";

function fails(inspection: Inspection, on: "disallowed" | "unindexable"): boolean {
  return inspection.report.crawlers.some(({ appearance }, at) => {
    const isListed = inspection.headers !== undefined && appearance.listing === "full";
    return !isOpen(access(inspection, at)) || (on === "unindexable" && !isListed);
  });
}

function inWords(inspection: Inspection): string {
  const { report, headers, html, renderedHtml, robotsTxts } = inspection;
  const text = robotsTxts.at(-1)?.fetch.text;
  const robotsTxt = text === undefined ? undefined : decode(Buffer.from(text));
  const texts = { robotsTxt, headers, html: html?.text, renderedHtml };
  const parts = [fetchesInWords(inspection), tables(inspection)];
  if (headers !== undefined) parts.push(findingsInWords(report, texts));
  parts.push(aiSignalsInWords(report, texts));
  if (inspection.audits) parts.push(auditsInWords(inspection.audits));
  return parts.join("");
}

const GROUPS = ["Search", "AI", "Others"] as const;

/** Formats a single table with all groups of crawlers, so that the columns of all groups are aligned. */
function tables(inspection: Inspection): string {
  const { report, headers } = inspection;
  const classes = new Map(catalogue().map((crawler) => [crawler.token, crawler.class]));
  const groupOf = ({ crawler }: CrawlerReport): (typeof GROUPS)[number] => {
    const purpose = classes.get(crawler) ?? "other";
    return purpose === "search" ? "Search" : purpose.startsWith("ai-") ? "AI" : "Others";
  };
  const hasPage = headers !== undefined;
  const head = ["", "crawl", ...(hasPage ? ["listing", "snippet", "image"] : []), "why"];
  const rows = [head.map((cell) => paint("dim", cell))];
  for (const group of GROUPS) {
    const members = [...report.crawlers.entries()].filter(([, crawler]) => groupOf(crawler) === group);
    if (members.length > 0) rows.push([paint("bold", group)]);
    for (const [at, crawler] of members) rows.push(row(inspection, at, crawler, hasPage));
  }
  return `\n${columns(rows, { spare: hasPage ? [4, 3] : [] })}`;
}

const LISTING_STYLES: Record<Listing, Style> = { full: "green", "url-only": "yellow", hidden: "red" };

function row(inspection: Inspection, at: number, crawler: CrawlerReport, hasPage: boolean): string[] {
  const { appearance } = crawler;
  const answer = access(inspection, at);
  const cells = [`  ${crawler.crawler}`, paint(CRAWL_STYLES[answer], answer)];
  if (hasPage) {
    const isSeen = answer !== "disallowed" && appearance.listing === "full";
    // A crawler that may not follow the redirects never sees the page they lead to.
    const listing: Listing | undefined = answer === "disallowed" ? "url-only" : appearance.listing;
    cells.push(listing === undefined ? paint("yellow", "depends") : paint(LISTING_STYLES[listing], listing));
    cells.push(isSeen ? String(appearance.snippet) : "–");
    cells.push(isSeen ? appearance.imagePreview : "–");
  }
  return [...cells, paint("dim", why(inspection, at, crawler, hasPage))];
}

/** Returns the reason for the answer: a redirect, robots.txt, or the page. */
function why({ way }: Inspection, at: number, report: CrawlerReport, hasPage: boolean): string {
  const { crawler, crawl, explanation, appearance } = report;
  const stop = way.find(({ verdicts }) => !isOpen(verdicts[at]?.answer.value ?? "depends"));
  const verdict = stop?.verdicts[at];
  if (verdict && stop) return `on the way, ${stop.hop.url}: ${withoutName(crawler, verdict.explanation.summary)}`;
  const isFetched = hasPage && crawl !== undefined && isOpen(crawl.answer.value);
  const pageDecides = isFetched && (appearance.listing !== "full" || appearance.until !== undefined);
  return withoutName(crawler, (pageDecides ? explanation : (crawl?.explanation ?? explanation)).summary);
}

/** Removes the crawler's name from the start of a summary, because the row already begins with it. */
function withoutName(crawler: string, summary: string): string {
  return summary.startsWith(`${crawler} `) ? summary.slice(crawler.length + 1) : summary;
}
