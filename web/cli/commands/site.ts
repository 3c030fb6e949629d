import { Subcommand } from "../command.ts";
import { CRAWLER_HELP, collectNames } from "../crawlers.ts";
import { type ExitCode, Problem } from "../exit.ts";
import type { Output } from "../output.ts";
import type { SiteOptions } from "../site/options.ts";

const HELP = `
SOURCE is one of:
  a URL        the pages in the site's sitemaps; with --crawl, also the pages that the site links to
  a folder     a built site, as a host would serve it at --base. The command reads _headers, _redirects, netlify.toml and vercel.json, and uses no network
  a WARC file  an archive of responses (.warc, .warc.gz)
  a HAR file   requests that a browser recorded (.har)
Instead of SOURCE, --urls passes a list of pages.

The command obeys robots.txt for “robotscope”, Crawl-delay and Retry-After. It sends two requests at a time to each host. The site may have
a private address, but without --allow-private, the command follows no links, redirects and lists into private networks.

The command writes pages to a file while it runs (--out). After an interruption, the same command line continues this file, without fetching
the pages in it again.

With --as, the command sends the User-Agent of a crawler, and reads the robots.txt that the server sends to this User-Agent. It reports pages
that robots.txt allows but the server refuses, and pages that robots.txt disallows but the server sends. It still obeys the rules for
“robotscope”.

By default, pages are evaluated for Googlebot, bingbot, and the main crawlers for AI training and AI search.

With --baseline, the command prints the verdicts that changed since an earlier run, with the lines that changed them, and reports missing
pages. If texts changed but no verdict did, it prints nothing.

--fail-on error and --fail-on warning set the exit code to 1 if there is a finding of at least this severity. With --baseline, --fail-on loss
sets it to 1 if a crawler loses a page, a canonical link now points to another page, a verdict is now unknown, or a page is missing, and
--fail-on change sets it to 1 for any change. The exit code is 3 if no page could be read.

Examples:
  robotscope site https://example.com
  robotscope site https://example.com --crawl --limit 2000 --report site.html
  robotscope site https://example.com --as GPTBot
  robotscope site dist --base https://example.com --fail-on error
  robotscope site https://example.com --baseline monday.ndjson --out tuesday.ndjson --fail-on loss
  robotscope site --urls pages.csv --crawler search,ai --format csv > pages-with-verdicts.csv
  robotscope site crawl.warc.gz --format json`;

export function siteCommand(): Subcommand {
  return new Subcommand("site")
    .summary("show how crawlers treat the pages of a site, and group the problems by cause")
    .description(
      "Reads the pages of a site with its robots.txt, headers, meta elements and sitemaps. Reports which pages crawlers may fetch and list, " +
        "and groups the problems by the line that causes them.",
    )
    .argument("[source]", "a URL, a folder, a WARC file or a HAR file")
    .option("-u, --urls <file>", "a file of URLs, one per line, or a table (CSV, TSV); “-” for stdin")
    .option("--base <url>", "with a folder: the URL at which a host will serve it")
    .option("--crawl", "with a URL: also follow links to pages on the same host")
    .option("--depth <number>", "with --crawl: the maximum number of links from the start page (default: 10)")
    .option("--limit <number>", "the maximum number of pages (default with --crawl: 10000)")
    .option("-c, --crawler <names>", CRAWLER_HELP, collectNames)
    .option("--as <name>", "with a URL or --urls: fetch the pages with the User-Agent of this crawler")
    .option("--rate <number>", "the maximum number of requests per second to each host, such as 5 or 0.5")
    .option(
      "-o, --out <file>",
      "the file for the pages, with one line of JSON per page (default: named after the source)",
    )
    .choice("--format <format>", "the output format", ["text", "json", "csv", "junit", "sarif"], "text")
    .option("--report <file>", "also write an HTML report to this file")
    .option("--baseline <file>", "compare the verdicts with those of an earlier run, in the file that its --out named")
    .choice("--fail-on <what>", "the condition for exit code 1", ["error", "warning", "loss", "change"])
    .netFlags()
    .runs(HELP, site);
}

async function site(output: Output, options: SiteOptions, source?: string): Promise<ExitCode> {
  // The code of this command is in a separate bundle, so that other commands do not load it.
  const { runSite } = await import("../site/bundle.ts");
  try {
    return await runSite(output, options, source);
  } catch (error) {
    // Compare the name: `instanceof` would fail, because the other bundle has a separate copy of the class `Problem`.
    if (error instanceof Error && error.name === "Problem" && "exitCode" in error)
      throw new Problem(error.exitCode as ExitCode, error.message, { cause: error });
    throw error;
  }
}
