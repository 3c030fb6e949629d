import { appendFile } from "node:fs/promises";
import { dirname } from "node:path";
import { basic } from "../../net/credentials.ts";
import { FetchError } from "../../net/failure.ts";
import { REDIRECT_STATUSES } from "../../net/redirect.ts";
import { Subcommand } from "../command.ts";
import { CONFIGURATION } from "../configuration.ts";
import { configurationOf, readConfiguration } from "../configuration-file.ts";
import { EXIT, type ExitCode, Problem, wrongUse } from "../exit.ts";
import { DEFAULTS } from "../net/http.ts";
import { ask } from "../net/request.ts";
import type { NetFlags } from "../network.ts";
import { count, type Output } from "../output.ts";
import type { WatchResult } from "../site/watch.ts";
import { paint } from "../terminal.ts";

interface WatchOptions extends NetFlags {
  config?: string;
  update?: boolean;
  notify?: "json" | "slack";
}

/** The environment variable with the URL of the webhook. */
const WEBHOOK = "ROBOTSCOPE_WEBHOOK";
const WEBHOOK_TIMEOUT = 10_000;

const HELP = `
The sites are in ${CONFIGURATION}:

  {
    "crawlers": ["Googlebot", "bingbot", "GPTBot"],
    "watch": {
      "sites": [
        { "url": "https://example.com", "robotsTxt": "public/robots.txt", "expect": "robots.expect" },
        { "url": "https://shop.example.com", "crawl": true, "limit": 500 }
      ]
    }
  }

The first run writes its results to the folder .robotscope; commit this folder. Each later run compares verdicts, not wording, and prints nothing
to stdout if no verdict changed. With --update, the new verdicts replace the earlier ones. The folder also contains dated copies of
robots.txt: the last robots.txt of each day on which it differed from the previous copy.

With "robotsTxt", the command reports a server's robots.txt that is unreachable, or whose effect differs from that of the committed file. With
"expect", it checks the expectations of that file, as “robotscope assert” does.

With --notify, the changes are also sent to the webhook in the environment variable ${WEBHOOK}. In GitHub Actions, they are added to the job's
summary.

The exit code is 1 if a verdict changed, a page is missing or an expectation fails, and 3 if a site could not be read.

Examples:
  robotscope watch
  robotscope watch --update
  robotscope watch --config sites/robotscope.json --notify slack`;

export function watchCommand(): Subcommand {
  return new Subcommand("watch")
    .summary("report how changes on your sites affect crawlers")
    .description(
      "Reads sites again and compares the verdicts with those of an earlier run. Reports the lines that cause crawlers to lose or gain " +
        "pages.",
    )
    .option("--config <file>", `the configuration (default: the nearest ${CONFIGURATION})`)
    .option("--update", "accept the changes, so that later runs are compared with this one")
    .choice("--notify <form>", `send changes in this form to the webhook in the environment variable ${WEBHOOK}`, [
      "json",
      "slack",
    ])
    .netFlags()
    .runs(HELP, watch);
}

async function watch(output: Output, options: WatchOptions): Promise<ExitCode> {
  const path = options.config ?? (await configurationOf("-"));
  if (path === undefined)
    throw wrongUse(
      `there is no ${CONFIGURATION} in this folder or a folder above it: “robotscope help watch” shows an example.`,
    );
  const configuration = await readConfiguration(path);
  if (!configuration.watch)
    throw wrongUse(`${path} lists no sites to watch: add “watch”, as “robotscope help watch” shows.`);
  const webhook = options.notify && webhookUrl();
  // The code of this command is in a separate bundle, so that other commands do not load it.
  const { headline, needsAttention, resultsForSlack, resultsInMarkdown, sentencesOf, watchSite } = await import(
    "../site/bundle.ts"
  );
  const results: WatchResult[] = [];
  const context = {
    ...options,
    output,
    configuration,
    root: dirname(path),
    update: options.update ?? false,
    today: new Date().toISOString().slice(0, 10),
  };
  for (const site of configuration.watch.sites) {
    const result = await watchSite(site, context);
    results.push(result);
    if (!output.json) await writeInWords(output, result, sentencesOf(result), context.update);
  }
  const important = results.filter(needsAttention);
  if (output.json) await output.writeJson({ updated: context.update, sites: results });
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) await appendFile(summary, `## robotscope watch\n\n${resultsInMarkdown(results)}\n`);
  if (webhook && important.length > 0) {
    const markdown = resultsInMarkdown(results);
    const message =
      options.notify === "slack"
        ? { text: resultsForSlack(results) }
        : { title: headline(results), markdown, sites: results };
    await send(webhook, message);
  }
  if (results.some(({ state }) => state === "failed")) return EXIT.input;
  const isAccepted = ({ state, notCommitted, unreadSitemaps, unmet }: WatchResult) =>
    context.update && state === "changed" && notCommitted.length + unreadSitemaps.length + unmet.length === 0;
  return important.some((result) => !isAccepted(result)) ? EXIT.no : EXIT.ok;
}

async function writeInWords(output: Output, result: WatchResult, sentences: string[], isUpdated: boolean) {
  const { url, state, comparison, pages, unreadSitemaps } = result;
  if (sentences.length > 0)
    await output.write(`${paint("bold", url)}\n${sentences.map((sentence) => `  ${sentence}\n`).join("")}`);
  if (state === "first")
    output.note(`${url}: first run, ${count(pages ?? 0, "page")}. Commit the folder to compare with it.`);
  else if (state === "same") output.note(`${url}: no verdict changed in ${count(comparison?.compared ?? 0, "page")}.`);
  else if (state === "changed" && isUpdated && unreadSitemaps.length === 0) output.note(`${url}: accepted.`);
}

/** Returns the URL of the webhook. Messages never contain it, because it is a secret. */
function webhookUrl(): string {
  const url = process.env[WEBHOOK];
  if (!url) throw wrongUse(`--notify needs the URL of a webhook in the environment variable ${WEBHOOK}.`);
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw wrongUse(`the value of ${WEBHOOK} is not a web address: it must begin with https:// or http://.`);
  return url;
}

async function send(url: string, message: object): Promise<void> {
  let problem: string | undefined;
  try {
    const address = new URL(url);
    const response = await ask({
      url: address,
      userAgent: DEFAULTS.userAgent,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      authorization: basic(address),
      addresses: "all",
      timeouts: { connect: WEBHOOK_TIMEOUT, firstByte: WEBHOOK_TIMEOUT, idle: WEBHOOK_TIMEOUT, whole: WEBHOOK_TIMEOUT },
      deadline: performance.now() + WEBHOOK_TIMEOUT,
    });
    response.close();
    const { statusCode = 0 } = response.message;
    if (REDIRECT_STATUSES.includes(statusCode))
      problem = `it redirects (status ${statusCode}): set ${WEBHOOK} to the new URL`;
    else if (statusCode < 200 || statusCode > 299) problem = `it returned status ${statusCode}`;
  } catch (error) {
    // Do not print the error's message, which may contain the URL.
    const isTimeout = error instanceof FetchError && error.failure.kind === "timeout";
    problem = isTimeout ? "it did not respond within 10 seconds" : "it cannot be reached";
  }
  if (problem !== undefined)
    throw new Problem(EXIT.input, `the webhook in ${WEBHOOK} could not be notified: ${problem}.`);
}
