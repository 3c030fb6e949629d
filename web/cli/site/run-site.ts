import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { crawlers as catalogue, version } from "robotscope";
import { Credentials, withoutCredentials } from "../../net/credentials.ts";
import { webAddress } from "../../net/url.ts";
import { SiteChanges, type SiteComparison } from "../../site/changes.ts";
import { absolute } from "../../site/document.ts";
import { type SiteFinding, SiteFindings, type SiteSummary } from "../../site/findings/index.ts";
import { limitInWords, unevaluatedInWords } from "../../site/findings/words.ts";
import { liveRecords } from "../../site/live.ts";
import { PageReader } from "../../site/page-reader.ts";
import type { PageRecord, RunRecord, SiteRecord } from "../../site/record.ts";
import { siteReport } from "../../site/report/index.ts";
import { type StoredSource, storedRecords } from "../../site/stored.ts";
import { serves } from "../crawler-names.ts";
import { chooseCrawlers } from "../crawlers.ts";
import { EXIT, type ExitCode, missingInput, wholeNumber, wrongUse } from "../exit.ts";
import { isHarFile } from "../har.ts";
import { userAgentOf } from "../net/user-agent.ts";
import { fetchOptions } from "../network.ts";
import { count, type Output, oneLine } from "../output.ts";
import { fileExists, folderExists, isWebAddress, nameOf, save } from "../source.ts";
import { urlLines } from "../urls.ts";
import { ArchiveSource, harResponses, warcResponses } from "./archives.ts";
import {
  type COMPARED_OPTIONS,
  comparedPages,
  comparisonInWords,
  hasLoss,
  pagesOfOrigin,
  readBaseline,
} from "./baseline.ts";
import { FindingPlaces } from "./finding-places.ts";
import { baseOf, FolderSource, hostRules } from "./folder.ts";
import type { SiteOptions } from "./options.ts";
import { csvHead, csvPage, summaryAsJunit, summaryInWords } from "./output.ts";
import { checkReportPath, ownPaths, recordsPath } from "./output-files.ts";
import { siteSarif } from "./sarif.ts";
import { pagesOf, type Restored, type Start, Store } from "./store.ts";
import { NodeTransport } from "./transport.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const DEFAULT_DEPTH = 10;
const DEFAULT_LIMIT = 10_000;

/** Runs `robotscope site`. */
export async function runSite(output: Output, options: SiteOptions, source: string | undefined): Promise<ExitCode> {
  if ((options.failOn === "loss" || options.failOn === "change") && options.baseline === undefined)
    throw wrongUse(`--fail-on ${options.failOn} compares with an earlier run: pass its file with --baseline.`);
  const plan = await planOf(source, options, output);
  if (options.format === "sarif" && plan.folder === undefined)
    throw wrongUse("--format sarif needs a folder, because SARIF results refer to files.");
  const path = options.out ?? defaultPath(plan.name);
  const records = recordsPath(path, options);
  if (options.report !== undefined) checkReportPath(options.report, source, options, records);
  const result = await readSite(plan, records, options, output);
  if (options.out === undefined) output.note(`wrote the pages to ${path}`);
  const { limited } = result.summary;
  // `summaryInWords` already contains the sentences below.
  const isInWords = !output.json && options.format === "text" && result.comparison === undefined;
  if (limited && !isInWords) output.warn(limitInWords(limited));
  if (!isInWords) for (const sentence of unevaluatedInWords(result.summary)) output.warn(sentence);
  await writeResult(result, plan, path, options, output);
  return plan.invalid?.() ? EXIT.usage : exitCode(result, options);
}

/** Reads a site, writes its pages to the file at `path`, and compares them with the baseline, if there is one. */
export async function readSite(
  plan: Plan,
  path: string,
  options: SiteOptions,
  output: Output,
  start: Start = "continued",
): Promise<Result> {
  const { crawler, baseline } = options;
  const { as } = plan.compared;
  const chosen = crawler ? chooseCrawlers(crawler, output) : defaultCrawlers();
  const crawlers = as === undefined || chosen.includes(as) ? chosen : [...chosen, as];
  const run: RunRecord = {
    ...{ record: "run" as const, version: version(), source: plan.description, crawlers, now: Date.now() },
    ...plan.compared,
  };
  const store = new Store(path, start);
  const directory = mkdtempSync(join(tmpdir(), "robotscope-site-"));
  const end = () => {
    store.close();
    rmSync(directory, { recursive: true, force: true });
  };
  const stopListening = onInterrupt(() => {
    output.note(interruption(store, start));
    end();
  });
  try {
    const changes = baseline === undefined ? undefined : new SiteChanges({ directory, crawlers });
    const differences = baseline !== undefined && changes ? await readBaseline(baseline, run, changes) : [];
    for (const difference of differences) output.warn(difference);
    const summary = await collect(plan, run, store, directory, changes, output);
    store.complete();
    return { summary, comparison: changes?.finish(), hasOtherLimits: differences.length > 0 };
  } finally {
    stopListening();
    end();
  }
}

/** Calls `clean` before Ctrl-C or another signal ends the process. Returns a function that restores the usual behaviour. */
function onInterrupt(clean: () => void): () => void {
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, handle);
  };
  const handle = (signal: NodeJS.Signals) => {
    stop();
    try {
      clean();
    } finally {
      // Send the signal again: shells and CI recognise an interrupted process only if the signal ends it.
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, handle);
  return stop;
}

function interruption({ pages }: Store, start: Start): string {
  if (start === "anew") return "Interrupted: run the same command again. The earlier verdicts are unchanged.";
  const after = pages === 0 ? "" : ` after ${count(pages, "page")}`;
  return `Interrupted${after}: the same command line continues this run.`;
}

export interface Result {
  summary: SiteSummary;
  /** The difference from the earlier run; left out without --baseline. */
  comparison?: SiteComparison;
  /** `true` if --limit or --depth differs between the two runs. */
  hasOtherLimits: boolean;
}

/** A source, with the function that reads its records. */
export interface Plan {
  /** Identifies the source in the `RunRecord`, with all options that affect which pages are read. */
  description: string;
  /** A short name for the source, used in the name of the records file. */
  name: string;
  /** The options that are compared with those of the baseline. */
  compared: ComparedOptions;
  records(context: RecordContext): AsyncIterable<SiteRecord>;
  /** The source, if it is a folder: findings then refer to files in the folder. */
  folder?: FolderSource;
  /** Returns the number of invalid URLs in the `--urls` list. */
  invalid?: () => number;
}

/** The options in `COMPARED_OPTIONS` that are set. */
type ComparedOptions = Pick<RunRecord, (typeof COMPARED_OPTIONS)[number]>;

interface RecordContext {
  reader: PageReader;
  store: Store;
  restored: Restored | undefined;
  /** Called when the number of known pages has changed. */
  found: (pages: number) => void;
}

export async function planOf(source: string | undefined, options: SiteOptions, output: Output): Promise<Plan> {
  const { urls, crawl, base } = options;
  if ((source === undefined) === (urls === undefined))
    throw wrongUse("pass one source: a URL, a folder, an archive, or a list with --urls.");
  const limit = wholeNumber("--limit", options.limit);
  const depth = wholeNumber("--depth", options.depth);
  if (depth !== undefined && !crawl) throw wrongUse("--depth needs --crawl.");
  if (urls !== undefined) return live(undefined, urls, options, output);
  const name = source ?? "";
  const file = (await fileExists(name)) ? name : undefined;
  const isFolder =
    file === undefined &&
    !isWebAddress(name) &&
    (base !== undefined || /[/\\.]/.test(name.slice(0, 1)) || !webAddress(name));
  const isExisting = isFolder || (await folderExists(name));
  // A name without a dot is more likely to be a misspelled folder than a host in the user's network.
  if (file === undefined && !isExisting && /^[\w-]+$/.test(name) && name.toLowerCase() !== "localhost")
    throw missingInput(`there is no folder “${name}”. If it is a host, write http://${name}.`);
  if (file === undefined && !isExisting) return live(name, undefined, options, output);
  if (crawl) throw wrongUse("--crawl follows links on the web: pass a URL.");
  if (options.as !== undefined) throw wrongUse("--as fetches pages from the web: pass a URL, or a list with --urls.");
  const limited = limit === undefined ? "" : ` --limit ${limit}`;
  if (file !== undefined) {
    if (base !== undefined) throw wrongUse("--base can be used only with a folder.");
    const responses = isHarFile(file) ? await harResponses(file) : () => warcResponses(file);
    return {
      name: fileName(basename(file)),
      description: file + limited,
      compared: setOptionsOf({ limit }),
      records: stored(new ArchiveSource(responses), limit),
    };
  }
  if (!(await folderExists(name))) throw missingInput(`“${nameOf(name)}” is not a folder.`);
  const url = base === undefined ? undefined : webAddress(base);
  if (url === undefined)
    throw wrongUse("a folder needs --base, the URL at which a host serves the folder, such as https://example.com.");
  const rules = await hostRules(name, (message) => output.warn(message));
  const short = fileName(basename(resolve(name)));
  const excluded = ownPaths(options.out ?? defaultPath(short), options);
  const folder = new FolderSource(name, baseOf(url), rules, excluded);
  return {
    name: short,
    description: `${name} --base ${baseOf(url).href}${limited}`,
    compared: setOptionsOf({ base: baseOf(url).href, limit }),
    records: stored(folder, limit),
    folder,
  };
}

const stored =
  (source: StoredSource, limit: number | undefined): Plan["records"] =>
  ({ reader, restored }) =>
    storedRecords({ reader, source, limit, earlier: restored });

function live(site: string | undefined, list: string | undefined, options: SiteOptions, output: Output): Plan {
  const { baseline, credentials = new Credentials() } = options;
  const address = site === undefined ? undefined : webAddress(site);
  const url = address && new URL(credentials.take(address.href));
  if (site !== undefined && url === undefined)
    throw wrongUse(
      `“${withoutCredentials(site)}” is not a URL such as https://example.com, and there is no such file or folder.`,
    );
  if (options.base !== undefined) throw wrongUse("--base can be used only with a folder.");
  if (options.crawl && url === undefined) throw wrongUse("--crawl needs a start page: pass its URL instead of --urls.");
  if (url) url.hash = "";
  const named = options.as === undefined ? undefined : nameToSend(options.as, options, output);
  const start = url?.href;
  const limit = wholeNumber("--limit", options.limit) ?? (options.crawl ? DEFAULT_LIMIT : undefined);
  const depth = options.crawl ? (wholeNumber("--depth", options.depth) ?? DEFAULT_DEPTH) : undefined;
  const rate = rateOf(options.rate);
  const parts = [start ?? `--urls ${list}`];
  if (depth !== undefined) parts.push(`--crawl --depth ${depth}`);
  if (limit !== undefined) parts.push(`--limit ${limit}`);
  if (options.userAgent !== undefined) parts.push(`--user-agent ${options.userAgent}`);
  if (named !== undefined) parts.push(`--as ${named.as}`);
  let invalid = 0;
  const warnOfInvalid = (text: string) => {
    invalid += 1;
    if (invalid <= MOST_WARNINGS)
      output.warn(
        `“${oneLine(withoutCredentials(text))}” in ${nameOf(list ?? "")} is not a URL such as https://example.com/page.`,
      );
    if (invalid === MOST_WARNINGS + 1) output.warn("More lines are not URLs; they are not listed.");
  };
  const fetching = { ...fetchOptions(options), credentials, ...(named && { userAgent: named.userAgent }) };
  return {
    description: parts.join(" "),
    compared: setOptionsOf({
      as: named?.as,
      userAgent: options.userAgent,
      base: url && `${url.origin}/`,
      depth,
      limit,
    }),
    name: fileName(url?.host ?? nameOf(list ?? "")),
    invalid: () => invalid,
    async *records({ reader, store, restored, found }) {
      const pages = list === undefined ? undefined : validUrls(urlLines(list, output), credentials, warnOfInvalid);
      // Read the list again to collect its credentials, because the files of an interrupted run do not contain them.
      if (restored && pages && list !== "-") for await (const _ of pages);
      yield* liveRecords({
        reader,
        transport: new NodeTransport(fetching, start, (message) => output.warn(message)),
        log: store.queue,
        warn: (message) => output.warn(message),
        urls: restored ? undefined : pages,
        known: baseline === undefined || !url ? undefined : pagesOfOrigin(baseline, url.origin),
        earlier: restored,
        ...{ start, depth, limit, rate, found },
      });
    },
  };
}

/** The maximum number of warnings about lines that are not URLs. */
const MOST_WARNINGS = 10;

/** Yields the valid URLs in a list. Moves their credentials to `credentials`. Calls `warn` with each text that is not a URL. */
async function* validUrls(
  batches: AsyncIterable<readonly string[]>,
  credentials: Credentials,
  warn: (text: string) => void,
): AsyncGenerator<string[]> {
  for await (const batch of batches) {
    const urls = batch.map((url) => credentials.take(url));
    yield urls.filter((url) => {
      const isUrl = absolute(url) !== undefined;
      if (!isUrl) warn(url);
      return isUrl;
    });
  }
}

/** Returns the crawler that `--as` names, and its User-Agent. */
function nameToSend(name: string, { userAgent }: SiteOptions, output: Output): { as: string; userAgent: string } {
  if (userAgent !== undefined) throw wrongUse("--as and --user-agent each set the User-Agent: use one of them.");
  const [as = "", ...others] = chooseCrawlers([name], output);
  if (others.length > 0) throw wrongUse(`--as must be one crawler, but “${name}” selects several.`);
  const sent = as === "*" ? undefined : userAgentOf(as);
  if (sent === undefined) throw wrongUse(`--as: “${as}” cannot be sent as a User-Agent: use a name such as Googlebot.`);
  return { as, userAgent: sent.value };
}

/** Reads the pages, writes their records and returns the summary. */
async function collect(
  plan: Plan,
  run: RunRecord,
  store: Store,
  directory: string,
  changes: SiteChanges | undefined,
  output: Output,
): Promise<SiteSummary> {
  const findings = new SiteFindings({ directory, crawlers: run.crawlers });
  const progress = new PageProgress(output);
  let [reads, decided, unevaluated] = [0, 0, 0];
  let reason: string | undefined;
  const withoutRobots = { pages: 0, example: "" };
  const hosts = new Set<string>();
  let moved: { url: string; target: string } | undefined;
  const read = (record: SiteRecord) => {
    changes?.after(record);
    if (record.record === "unevaluated") {
      unevaluated += 1;
      reason ??= record.reason;
    }
    if (record.record !== "page") return;
    progress.page(record);
    hosts.add(new URL(record.url).host);
    const target = record.discovery === "start" ? record.redirects.at(-1)?.target : undefined;
    if (target !== undefined) moved = { url: record.url, target };
    if (record.verdicts.every(({ crawl }) => crawl === undefined)) {
      if (withoutRobots.pages === 0) withoutRobots.example = new URL("/robots.txt", record.url).href;
      withoutRobots.pages += 1;
    }
    if (record.status !== undefined) reads += 1;
    if (record.verdicts.some(({ cause }) => cause?.text === "robots-txt")) decided += 1;
  };
  const restored = await store.restore(run, async (record) => {
    await findings.add(record);
    read(record);
  });
  if (restored) output.note(`continuing after ${count(restored.pages, "page")}`);
  progress.start();
  const { now } = restored?.run ?? run;
  if (!restored) {
    store.write(run);
    await findings.add(run);
  }
  const reader = new PageReader({ crawlers: run.crawlers, now });
  for await (const record of plan.records({ reader, store, restored, found: (pages) => progress.found(pages) })) {
    store.write(record);
    read(record);
    if (record.record === "sitemap" && record.failure !== undefined)
      output.warn(`the sitemap ${record.url} was not read completely: ${record.failure}.`);
    const adding = findings.add(record);
    if (adding) await adding;
  }
  progress.end();
  // A sitemap may list the other host's pages. `hosts` also contains the start page's own host.
  if (moved && !hosts.has(new URL(moved.target).host))
    output.warn(
      `${moved.url} redirects to another host, and this run does not follow links to that host. To check its pages, pass ${moved.target}.`,
    );
  // If robots.txt forbids everything, no page can be fetched, but the verdicts can still be compared.
  const isChecked = reads > 0 || (changes !== undefined && decided > 0);
  if (isChecked && withoutRobots.pages > 0)
    output.warn(
      `it is unknown whether crawlers may fetch ${count(withoutRobots.pages, "page")}, because this run could not read the robots.txt files that apply to them, such as ${withoutRobots.example}.`,
    );
  if (isChecked && reads === 0) output.warn(`no page could be fetched: ${progress.whyNot}.`);
  // If nothing was checked, discard the records file, so that the same command starts from the beginning.
  if (!isChecked) store.discard();
  if (progress.pages === 0 && unevaluated > 0)
    throw missingInput(
      `none of the ${count(unevaluated, "URL")} in ${plan.description} could be evaluated: ${reason}.`,
    );
  if (progress.pages === 0) throw missingInput(`${plan.description} has no pages: nothing was checked.`);
  if (!isChecked) {
    const which =
      progress.pages === 1 ? "the only page could not" : `none of the ${count(progress.pages, "page")} could`;
    throw missingInput(`${which} be fetched: ${progress.whyNot}.`);
  }
  return findings.finish();
}

/** Shows the number of pages read, the rate, and an estimate of the remaining time. */
class PageProgress {
  readonly #output: Output;
  pages = 0;
  /** The reason why the latest failed page could not be fetched; empty if no page failed. */
  whyNot = "";
  #found = 0;
  #hidden = 0;
  #started = { pages: 0, at: performance.now() };

  constructor(output: Output) {
    this.#output = output;
  }

  start(): void {
    this.#started = { pages: this.pages, at: performance.now() };
    this.#output.progress.say(() => this.#inWords());
  }

  found(pages: number): void {
    this.#found = pages;
  }

  page({ verdicts, failure, notFetched }: PageRecord): void {
    this.pages += 1;
    if (verdicts.some(({ cause, isAssumed }) => cause !== undefined && !isAssumed)) this.#hidden += 1;
    if (failure) this.whyNot = failure.message;
    if (notFetched)
      this.whyNot = `${notFetched.origin}/robots.txt ${notFetched.line > 0 ? `forbids it in line ${notFetched.line}` : "is unreachable"}`;
    this.#output.progress.say(() => this.#inWords());
  }

  end(): void {
    this.#output.progress.end();
  }

  #inWords(): string {
    const seconds = (performance.now() - this.#started.at) / 1000;
    const rate = (this.pages - this.#started.pages) / Math.max(seconds, 0.001);
    const of = this.#found > 0 ? ` of ${this.#found.toLocaleString("en")}` : "";
    const left = this.#found > 0 && rate > 0 ? `, ${duration((this.#found - this.pages) / rate)} left` : "";
    return `${this.pages.toLocaleString("en")}${of} pages, ${rate.toFixed(rate < 10 ? 1 : 0)} a second, ${this.#hidden.toLocaleString("en")} hidden from a crawler${left}`;
  }
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.ceil(seconds))} s`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
}

async function writeResult(
  { summary, comparison }: Result,
  plan: Plan,
  path: string,
  options: SiteOptions,
  output: Output,
) {
  if (options.report !== undefined) await save(options.report, siteReport(summary));
  const format = output.json ? "json" : options.format;
  const places = () => new FindingPlaces(plan.folder, path, summary.findings);
  switch (format) {
    case "json":
      return output.writeJson({ file: path, ...summary, ...(comparison && { comparison }) });
    case "csv":
      await output.writeRaw(csvHead(summary.crawlers));
      for (const page of pagesOf(path)) await output.writeRaw(csvPage(page));
      return;
    case "junit":
      return output.writeRaw(await summaryAsJunit(summary, plan.description, places()));
    case "sarif":
      return output.writeJson(await siteSarif(summary, places()));
    default:
      if (comparison === undefined) return output.write(summaryInWords(summary));
      await output.write(comparisonInWords(comparison));
      output.note(comparedPages(comparison));
  }
}

function exitCode({ summary: { findings }, comparison }: Result, { failOn }: SiteOptions): ExitCode {
  if (failOn === "loss" || failOn === "change") {
    const isLoss = comparison !== undefined && hasLoss(comparison);
    return isLoss || (failOn === "change" && comparison?.changes.length) ? EXIT.no : EXIT.ok;
  }
  const severe: readonly SiteFinding["severity"][] = failOn === "warning" ? ["error", "warning"] : ["error"];
  return failOn !== undefined && findings.some(({ severity }) => severe.includes(severity)) ? EXIT.no : EXIT.ok;
}

/** Returns Googlebot, bingbot, and the main crawlers for AI training and AI search. */
export function defaultCrawlers(): string[] {
  const main = catalogue().filter(({ prominence }) => prominence !== "other");
  const ai = main.filter((crawler) => serves(crawler, "ai-training") || serves(crawler, "ai-search"));
  return ["Googlebot", "bingbot", ...ai.map(({ token }) => token)];
}

function rateOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const rate = Number(text);
  if (!(rate > 0 && rate <= 1000))
    throw wrongUse(`--rate must be a number of requests per second up to 1000, such as 5 or 0.5, not “${text}”.`);
  return rate;
}

const setOptionsOf = (
  options: { [Name in keyof ComparedOptions]: ComparedOptions[Name] | undefined },
): ComparedOptions => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Returns the path of the records file for a run without `--out`. */
const defaultPath = (name: string) => `robotscope-${name}.ndjson`;

/** Converts a text to a file name of letters, digits, dots and hyphens. */
const fileName = (name: string) => name.replace(/[^a-z0-9.-]+/gi, "-").replace(/^-+|-+$/g, "") || "site";
