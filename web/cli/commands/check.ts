import type { Access, QueryOptions } from "robotscope";
import { Credentials, withoutCredentials } from "../../net/credentials.ts";
import { Subcommand } from "../command.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, missingInput, wrongUse } from "../exit.ts";
import { getOrInsert } from "../get-or-insert.ts";
import { sitemapUrls } from "../net/sitemap.ts";
import { fetchOptions } from "../network.ts";
import { type Output, oneLine } from "../output.ts";
import { type CommonVerdicts, type ShortVerdict, WORD_STYLES } from "../robots.ts";
import { type SiteOptions, Sites } from "../sites.ts";
import { isWebAddress, nameOf, takeStdinOnce } from "../source.ts";
import { Tally } from "../tally.ts";
import { pad, paint, width } from "../terminal.ts";
import { urlLines } from "../urls.ts";

interface CheckOptions extends SiteOptions {
  crawler?: string[];
  urls?: string;
  sitemap?: string;
  only?: Access;
  summary?: boolean;
}

const HELP = `
The command prints a line for each URL and crawler: allowed, disallowed or depends (for example on how long robots.txt has been
unreachable), and the deciding line of robots.txt. With --json, each line is an object:
  {"url":"/a","crawler":"GPTBot","access":"disallowed","line":6,"why":"line 6: Disallow: /"}

The exit code is 0 if everything is allowed, 1 if a URL is not allowed, 2 if an input is not a URL, and 3 if a robots.txt could not be
fetched or is behind a bot wall, or if a file or sitemap contains no URLs.

Examples:
  robotscope check https://example.com/page
  robotscope check /a /b --robots robots.txt --crawler search,GPTBot
  robotscope check --sitemap https://example.com/sitemap.xml --only disallowed
  zcat access.log.gz | awk '{print $7}' | robotscope check - --robots robots.txt --summary`;

export function checkCommand(): Subcommand {
  return new Subcommand("check")
    .summary("check whether crawlers may fetch URLs, and which line decides")
    .description(
      "Reports for each URL whether crawlers may fetch it, and which line of robots.txt decides. Handles millions of URLs. " +
        "Without --robots, the robots.txt of each URL's site is fetched.",
    )
    .argument("[urls...]", "URLs, or paths if --robots is given; “-” reads them from stdin")
    .option("-r, --robots <source>", "robots.txt: a file, “-” for stdin, or a URL")
    .option("-c, --crawler <names>", `${CRAWLER_HELP} (default: Googlebot)`, collectNames)
    .option("-u, --urls <file>", "a file of URLs, one per line, or a table (CSV, TSV); “-” for stdin")
    .option("-s, --sitemap <source>", "a sitemap with the URLs, or a sitemap index: a file, “-” for stdin, or a URL")
    .choice(
      "--only <verdict>",
      "list only allowed URLs, or all other URLs (disallowed); invalid URLs are always listed",
      ["allowed", "disallowed"],
    )
    .option("--summary", "count the URLs by verdict and deciding line instead of listing them")
    .queryFlags()
    .netFlags()
    .runs(HELP, check);
}

async function check(output: Output, options: CheckOptions, given: string[]): Promise<ExitCode> {
  if (given.length === 0 && options.urls === undefined && options.sitemap === undefined) {
    throw wrongUse("no URLs given: pass URLs as arguments, or use --urls, --sitemap, or “-” for stdin.");
  }
  takeStdinOnce([options.robots, options.urls, options.sitemap, ...given]);
  const crawlers = chooseCrawlers(options.crawler ?? ["Googlebot"], output);
  const credentials = new Credentials();
  options.credentials = credentials;
  const sites = await Sites.from(options, output);
  const tally = new Tally(crawlers);
  const linesOf = options.summary ? undefined : listing(crawlers, options.only, sites.query, output);
  output.progress.say(() => tally.inOneLine());
  for await (const named of sourcesOf(given, options, output)) {
    const batch = named.map((url) => credentials.take(url));
    for await (const { robots, urls } of sites.group(batch)) {
      const found = robots?.many(urls, crawlers) ?? [{ crawlers, verdicts: urls.map(() => NO_ADDRESS) }];
      const site = options.robots === undefined ? robots?.name : undefined;
      for (const verdicts of found) tally.add(verdicts, site);
      for (const [at, { word, why }] of found[0]?.verdicts.entries() ?? []) {
        if (word !== "invalid") continue;
        tally.invalid += 1;
        if (options.summary && tally.invalid <= MOST_WARNINGS)
          output.warn(`${withoutCredentials(urls[at] ?? "")}: ${why}`);
      }
      if (linesOf) await output.writeReady(linesOf(urls, found, site));
    }
    tally.urls += batch.length;
    output.progress.say(() => tally.inOneLine());
  }
  output.progress.end();
  if (options.summary)
    await (output.json ? output.writeJson({ ...sites.query, ...tally.asJson() }) : output.write(tally.inWords()));
  if (sites.hasFailed) return EXIT.input;
  return tally.invalid > 0 ? EXIT.usage : tally.isAllAllowed() ? EXIT.ok : EXIT.no;
}

/** The maximum number of warnings about invalid URLs with `--summary`. Without `--summary`, the output lists these URLs. */
const MOST_WARNINGS = 10;

/**
 * Returns a function that formats one line per URL and crawler, as text or JSON. Caches the text before and after the URL for each verdict.
 */
function listing(
  crawlers: readonly string[],
  only: Access | undefined,
  query: QueryOptions | undefined,
  output: Output,
): (urls: readonly string[], found: readonly CommonVerdicts[], robotsTxt: string | undefined) => string {
  const nameWidth = Math.max(...crawlers.map((crawler) => width(crawler)));
  /** For each verdict, the text before and after the URL, indexed by crawler. */
  const surroundings = new WeakMap<ShortVerdict, (readonly [string, string])[]>();
  // Invalid URLs are always listed, because the user has to correct them.
  const isWanted = ({ word }: ShortVerdict) =>
    only === undefined || word === "invalid" || (only === "allowed") === (word === "allowed");
  const around = ({ word, access, line, why }: ShortVerdict, crawler: string, robotsTxt: string | undefined) => {
    if (output.json) {
      const rest = word === "invalid" ? { error: why } : { crawler, ...query, access, line, why, robotsTxt };
      return ['{"url":', `,${JSON.stringify(rest).slice(1)}\n`] as const;
    }
    const name = word === "invalid" ? "" : `${pad(crawler, nameWidth)}  `;
    const before = `${paint(WORD_STYLES[word], pad(word, LONGEST_WORD))}  ${name}`;
    return [output.ready(before), output.ready(`  ${paint("dim", why)}\n`)] as const;
  };
  return (urls, found, robotsTxt) => {
    const verdicts = new Map(found.flatMap((set) => set.crawlers.map((crawler) => [crawler, set.verdicts])));
    const inOrder = crawlers.map((crawler) => verdicts.get(crawler) ?? []);
    const parts: string[] = [];
    for (const [at, url] of urls.entries()) {
      const isInvalid = inOrder.some((those) => those[at]?.word === "invalid");
      const named = isInvalid ? withoutCredentials(url) : url;
      const shown = output.json ? JSON.stringify(named) : output.ready(oneLine(named, named.length));
      for (const [which, those] of inOrder.entries()) {
        const verdict = those[at];
        if (verdict === undefined || !isWanted(verdict)) continue;
        const all = getOrInsert(surroundings, verdict, () => []);
        all[which] ??= around(verdict, crawlers[which] ?? "", robotsTxt);
        const [before, behind] = all[which];
        parts.push(before, shown, behind);
        // A text that is not a URL is invalid for all crawlers, so report it only once.
        if (verdict.word === "invalid") break;
      }
    }
    return parts.join("");
  };
}

const LONGEST_WORD = Math.max(...Object.keys(WORD_STYLES).map((word) => word.length));

const NO_ADDRESS: ShortVerdict = {
  word: "invalid",
  why: "not a web address: use --robots for paths, or write https://example.com/page",
};

/** Yields the URLs in batches: first the URLs in the arguments, then those from “-”, `--urls` and `--sitemap`. */
async function* sourcesOf(given: string[], options: CheckOptions, output: Output): AsyncGenerator<string[]> {
  const { urls, sitemap } = options;
  const named = given.filter((url) => url !== "-");
  if (named.length > 0) yield named;
  if (given.includes("-")) yield* urlLines("-", output);
  if (urls !== undefined) yield* urlLines(urls, output);
  if (sitemap !== undefined) {
    if (isWebAddress(sitemap) && !URL.canParse(sitemap))
      throw wrongUse(`--sitemap: “${withoutCredentials(sitemap)}” is not a valid URL.`);
    let isEmpty = true;
    const warn = (message: string) => output.warn(message);
    for await (const batch of sitemapUrls(sitemap, { ...fetchOptions(options), warn })) {
      isEmpty = false;
      yield batch;
    }
    if (isEmpty) throw missingInput(`the sitemap ${nameOf(sitemap)} has no URLs.`);
  }
}
