import { Command, Option } from "commander";
import type { AskOptions } from "robotscope";
import { withAskFlags } from "../asking.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, wrongUse } from "../exit.ts";
import { sitemapUrls } from "../net/sitemap.ts";
import { fetchOptions, withNetFlags } from "../network.ts";
import { type Output, oneLine, pad, paint } from "../output.ts";
import { type ShortVerdict, WORD_STYLES } from "../robots.ts";
import { action, type GlobalOptions } from "../run.ts";
import { type SiteOptions, Sites } from "../sites.ts";
import { isWebAddress, takeStdinOnce } from "../source.ts";
import { Tally } from "../tally.ts";
import { batches, urlLines } from "../urls.ts";

interface CheckOptions extends SiteOptions {
  crawler?: string[];
  urls?: string;
  sitemap?: string;
  only?: "allowed" | "blocked";
  summary?: boolean;
}

const HELP = `
Each URL and crawler get a line: allowed, blocked, or depends (on how long robots.txt has been unreachable, for example), and the line
of robots.txt that decides. With --json each line is an object:
  {"url":"/a","crawler":"GPTBot","access":"disallowed","line":6,"why":"line 6: Disallow: /"}

The exit code is 0 if everything is allowed, 1 if something is not, 2 if a text is no URL, 3 if a robots.txt could not be fetched.

Examples:
  robotscope check https://example.com/page
  robotscope check /a /b --robots robots.txt --crawler search,GPTBot
  robotscope check --sitemap https://example.com/sitemap.xml --only blocked
  zcat access.log.gz | awk '{print $7}' | robotscope check - --robots robots.txt --summary`;

export function checkCommand(): Command {
  const command = new Command("check")
    .summary("whether crawlers may fetch URLs, and which line decides")
    .description(
      "Says of each URL whether crawlers may fetch it, and which line of robots.txt decides. There may be millions of URLs. " +
        "Without --robots, the robots.txt of each URL's site is fetched.",
    )
    .argument("[urls...]", "URLs, or paths with --robots; “-” reads them from stdin")
    .option("-r, --robots <source>", "robots.txt: a file, “-” for stdin, or a URL")
    .option("-c, --crawler <names>", `${CRAWLER_HELP} (default: Googlebot)`, collectNames)
    .option("-u, --urls <file>", "a file of URLs, one a line; “-” for stdin")
    .option("-s, --sitemap <source>", "a sitemap of the URLs, or an index of sitemaps: a file, “-”, or a URL")
    .addOption(new Option("--only <verdict>", "show only these").choices(["allowed", "blocked"]))
    .option("--summary", "count the URLs by verdict and deciding line instead of listing them")
    .addHelpText("after", HELP)
    .action(action(check));
  return withNetFlags(withAskFlags(command));
}

async function check(output: Output, options: CheckOptions, given: string[]): Promise<ExitCode> {
  if (given.length === 0 && options.urls === undefined && options.sitemap === undefined) {
    throw wrongUse("there are no URLs: name them, or use --urls, --sitemap, or “-” for stdin.");
  }
  takeStdinOnce([options.robots, options.urls, options.sitemap, ...given]);
  const crawlers = chooseCrawlers(options.crawler ?? ["Googlebot"], output);
  const sites = await Sites.from(options, output);
  const tally = new Tally(crawlers);
  const listing = new Listing(crawlers, options, sites.ask);
  for await (const batch of sourcesOf(given, options, output)) {
    for await (const { robots, urls } of sites.group(batch)) {
      const verdicts = crawlers.map((crawler) => robots?.many(urls, crawler) ?? urls.map(() => NO_ADDRESS));
      const site = options.robots === undefined ? robots?.name : undefined;
      for (const [at, url] of urls.entries()) {
        for (const [which, crawler] of crawlers.entries()) {
          const verdict = verdicts[which]?.[at] ?? NO_ADDRESS;
          tally.add(crawler, verdict, site);
          listing.add(url, crawler, verdict, site);
          if (verdict.word !== "invalid") continue;
          if (options.summary && tally.invalid <= MOST_WARNINGS) output.warn(`${url}: ${verdict.why}`);
          // It is none for the other crawlers either.
          break;
        }
      }
    }
    tally.urls += batch.length;
    await (output.json ? output.writeJsonLines(listing.take()) : output.write(listing.take().join("")));
    output.progress(() => tally.inOneLine());
  }
  output.clearProgress();
  if (options.summary)
    await (output.json ? output.writeJson({ ...sites.ask, ...tally.asJson() }) : output.write(tally.inWords()));
  if (sites.hasFailed) return EXIT.input;
  return tally.invalid > 0 ? EXIT.usage : tally.isAllAllowed() ? EXIT.ok : EXIT.no;
}

/** So many texts that are no URLs are named where nothing is listed. */
const MOST_WARNINGS = 10;

/** What is listed of a batch: lines for people, or objects. */
class Listing {
  readonly #options: CheckOptions & GlobalOptions;
  readonly #ask: AskOptions | undefined;
  readonly #nameWidth: number;
  #lines: unknown[] = [];

  constructor(crawlers: readonly string[], options: CheckOptions & GlobalOptions, ask: AskOptions | undefined) {
    this.#options = options;
    this.#ask = ask;
    this.#nameWidth = Math.max(...crawlers.map((crawler) => crawler.length));
  }

  add(url: string, crawler: string, { word, access, line, why }: ShortVerdict, robotsTxt: string | undefined): void {
    const { only, summary, json } = this.#options;
    // What is no URL is always listed, for somebody has to mend it.
    if (summary || (only !== undefined && word !== "invalid" && (only === "allowed") !== (word === "allowed"))) return;
    if (json)
      this.#lines.push(
        word === "invalid" ? { url, error: why } : { url, crawler, ...this.#ask, access, line, why, robotsTxt },
      );
    else {
      const name = word === "invalid" ? "" : `${pad(crawler, this.#nameWidth)}  `;
      this.#lines.push(
        `${paint(WORD_STYLES[word], pad(word, 7))}  ${name}${oneLine(url, url.length)}  ${paint("dim", why)}\n`,
      );
    }
  }

  take<T>(): T[] {
    const taken = this.#lines;
    this.#lines = [];
    return taken as T[];
  }
}

const NO_ADDRESS: ShortVerdict = {
  word: "invalid",
  why: "not a web address: give --robots for paths, or write https://example.com/page",
};

/** The URLs in the order of the command line, many at once. */
async function* sourcesOf(given: string[], options: CheckOptions, output: Output): AsyncGenerator<string[]> {
  const { urls, sitemap } = options;
  const named = given.filter((url) => url !== "-");
  if (named.length > 0) yield named;
  if (given.includes("-")) yield* urlLines("-");
  if (urls !== undefined) yield* urlLines(urls);
  if (sitemap !== undefined) {
    if (isWebAddress(sitemap) && !URL.canParse(sitemap)) throw wrongUse(`“${sitemap}” is no URL.`);
    yield* batches(sitemapUrls(sitemap, { ...fetchOptions(options), warn: (message) => output.warn(message) }));
  }
}
