import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { compareFor } from "robotscope";
import { Credentials } from "../../net/credentials.ts";
import type { SiteComparison } from "../../site/changes.ts";
import { isUnreachable } from "../../site/findings/sites.ts";
import { limitInWords } from "../../site/findings/words.ts";
import { changesFor, isTooLarge } from "../changes.ts";
import { assertAll, reasonsOf } from "../commands/assert.ts";
import { type Configuration, type WatchedSite, watchFolder } from "../configuration.ts";
import { chooseCrawlers } from "../crawlers.ts";
import { Problem, wrongUse } from "../exit.ts";
import { parseExpectations } from "../expectations.ts";
import { knownFetch } from "../net/inspection.ts";
import { fetchRobotsTxt } from "../net/robots.ts";
import { fetchOptions, type NetFlags } from "../network.ts";
import { OutcomeFinder } from "../outcome-finder.ts";
import { count, list, type Output } from "../output.ts";
import { cannotWrite, decode, fileExists, readList, readText, save } from "../source.ts";
import { missingInWords, recordsOf } from "./baseline.ts";
import { defaultCrawlers, planOf, readSite } from "./run-site.ts";

export interface WatchContext extends NetFlags {
  output: Output;
  configuration: Configuration;
  /** The folder of the configuration file. Paths in the configuration are relative to it. */
  root: string;
  /** `true` to accept the changes. */
  update: boolean;
  /** The date in the file names of new robots.txt copies, such as "2026-11-28". */
  today: string;
}

/** The result for a site. */
export interface WatchResult {
  url: string;
  /** "first" for a run without an earlier one, "failed" if the site could not be read. */
  state: "same" | "changed" | "first" | "failed";
  comparison?: SiteComparison;
  pages?: number;
  /** Sentences about differences between the server's robots.txt and the committed one. */
  notCommitted: string[];
  /** Sentences about sitemaps that could not be read; empty if no page is missing. */
  unreadSitemaps: string[];
  /** Sentences about expectations that fail. */
  unmet: string[];
  /** The reason why the site could not be read. */
  failure?: string;
}

/** The maximum number of listed differences between the committed robots.txt and the server's robots.txt. */
const MOST_DIFFERENCES = 5;

/** Returns `true` if a person has to look at the result. */
export const needsAttention = ({ state, notCommitted, unmet }: WatchResult): boolean =>
  state === "changed" || state === "failed" || notCommitted.length > 0 || unmet.length > 0;

/**
 * Reads a site and compares it with the earlier run in the site's folder. If verdicts changed or pages are missing, the new run replaces
 * the earlier run only if the user accepts the changes. If pages are missing and a sitemap could not be read, the earlier run is always
 * kept. After any other difference, such as a new page, the new run replaces the earlier run.
 */
export async function watchSite(named: WatchedSite, given: WatchContext): Promise<WatchResult> {
  const credentials = new Credentials();
  const site = { ...named, url: credentials.take(named.url) };
  const context = { ...given, credentials };
  const result: WatchResult = { url: site.url, state: "same", notCommitted: [], unreadSitemaps: [], unmet: [] };
  try {
    await readAndCompare(site, context, result);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    result.state = "failed";
    result.failure = error.message;
  }
  return result;
}

async function readAndCompare(site: WatchedSite, context: WatchContext, result: WatchResult): Promise<void> {
  const { output, configuration, root, update } = context;
  const { url, urls, crawl, limit } = site;
  const folder = folderOf(site, context);
  await makeFolder(folder);
  const [earlier, latest] = [join(folder, "pages.ndjson"), join(folder, NEW)];
  const isFirst = !(await fileExists(earlier));
  const options = {
    format: "text" as const,
    ...context,
    ...{ crawl, crawler: configuration.crawlers },
    urls: urls === undefined ? undefined : resolve(root, urls),
    limit: limit?.toString(),
    baseline: isFirst ? undefined : earlier,
  };
  const plan = await planOf(urls === undefined ? url : undefined, options, output);
  // Do not continue an interrupted run, because its pages may be old.
  const { summary, comparison, hasOtherLimits } = await readSite(plan, latest, options, output, "anew").catch(
    async (error) => {
      if (error instanceof Problem) await checkRobotsTxt(site, context, result);
      throw error;
    },
  );
  result.pages = summary.pages;
  if (summary.limited) output.warn(`${url}: ${limitInWords(summary.limited)}`);
  result.comparison = comparison;
  try {
    const robotsTxt = await robotsTxtOf(latest, site, context);
    if (robotsTxt?.text !== undefined) await saveCopy(join(folder, "robots"), robotsTxt.text, context.today);
    await checkCommitted(site, robotsTxt, summary.crawlers, context, result);
    if (isFirst) result.state = "first";
    else if (comparison && comparison.changes.length + comparison.missing.pages > 0) result.state = "changed";
    if (comparison && comparison.missing.pages > 0) result.unreadSitemaps = await unreadSitemaps(latest);
    // If a sitemap could not be read, keep the earlier file: without it, later runs could not compare the pages that are missing now.
    const isKept = result.state === "changed" && (!update || result.unreadSitemaps.length > 0);
    if (isKept && update) output.warn(`${url}: the changes were not accepted, because a sitemap could not be read.`);
    // If verdicts and pages are the same, leave the earlier file unchanged, so that there is nothing to commit.
    const isAlike =
      !isFirst &&
      !hasOtherLimits &&
      comparison?.changes.length === 0 &&
      comparison.added.pages + comparison.missing.pages === 0;
    if (!isKept && !isAlike) await rename(latest, earlier);
  } finally {
    // Remove the new run's file if it was not renamed, so that it is never committed.
    await rm(latest, { force: true });
  }
}

/** The text of a server's robots.txt; `undefined` if the server sends none. */
interface ServedRobotsTxt {
  text: string | undefined;
}

/** Compares the server's robots.txt with the committed file, and checks the site's expectations. */
async function checkCommitted(
  { robotsTxt, expect, url }: WatchedSite,
  served: ServedRobotsTxt | undefined,
  crawlers: readonly string[],
  context: WatchContext,
  result: WatchResult,
): Promise<void> {
  const { root } = context;
  if (robotsTxt !== undefined)
    result.notCommitted = served
      ? await differences(resolve(root, robotsTxt), served.text, crawlers, context)
      : [`The server's robots.txt is unreachable, so it was not compared with ${robotsTxt}.`];
  if (expect !== undefined) result.unmet = await unmet(resolve(root, expect), url, context);
}

/** Checks the robots.txt of a site whose pages could not be read. */
async function checkRobotsTxt(site: WatchedSite, context: WatchContext, result: WatchResult): Promise<void> {
  const served = await fetchServed(site, context);
  if (served === undefined) return;
  const { crawlers } = context.configuration;
  const names = crawlers ? chooseCrawlers(crawlers, context.output) : defaultCrawlers();
  await checkCommitted(site, served, names, context, result);
}

/** The name of a run's file until the run has been compared. */
const NEW = "new.ndjson";

/** Returns the folder of a site, such as ".robotscope/example.com-blog". */
function folderOf({ url }: WatchedSite, { root, configuration }: WatchContext): string {
  return join(root, configuration.watch?.folder ?? ".robotscope", watchFolder(url));
}

/** Returns the robots.txt of a site's origin; `undefined` if robots.txt is unreachable or behind a bot wall. */
async function robotsTxtOf(
  path: string,
  site: WatchedSite,
  context: WatchContext,
): Promise<ServedRobotsTxt | undefined> {
  const { origin } = new URL(site.url);
  for await (const record of recordsOf(path)) {
    if (record?.record !== "robots" || record.origin !== origin) continue;
    if (record.wall !== undefined || isUnreachable(record.status)) return undefined;
    return { text: record.status === 200 ? record.text : undefined };
  }
  // If no listed page is on the origin, the run has not read its robots.txt.
  return fetchServed(site, context);
}

/** Fetches the robots.txt of a site's origin; `undefined` if robots.txt is unreachable or behind a bot wall. */
async function fetchServed({ url }: WatchedSite, context: WatchContext): Promise<ServedRobotsTxt | undefined> {
  const fetched = await fetchRobotsTxt(new URL("/robots.txt", url), fetchOptions(context));
  const { answer } = fetched;
  const status = knownFetch(fetched)?.status;
  if (answer.failure || status === undefined || isUnreachable(status)) return undefined;
  return { text: status === 200 ? decode(answer.body) : undefined };
}

async function unreadSitemaps(path: string): Promise<string[]> {
  const sentences: string[] = [];
  for await (const record of recordsOf(path)) {
    if (record?.record === "sitemap" && record.failure !== undefined)
      sentences.push(`The sitemap ${record.url} was not read completely: ${record.failure}.`);
  }
  return sentences;
}

/** Saves a copy of robots.txt under today's date if it differs from the newest copy. */
async function saveCopy(folder: string, text: string, today: string): Promise<void> {
  const copies = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort() : [];
  const newest = copies.at(-1);
  if (newest !== undefined && (await readText(join(folder, newest))) === text) return;
  await makeFolder(folder);
  await save(join(folder, `${today}.txt`), text);
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Describes the differences between the server's robots.txt and the committed file; empty if both have the same meaning. */
async function differences(
  file: string,
  served: string | undefined,
  crawlers: readonly string[],
  { root }: WatchContext,
): Promise<string[]> {
  const name = relative(root, file);
  const committed = await readText(file);
  if (served === undefined)
    return committed.trim() === "" ? [] : [`The server sends no robots.txt, but ${name} is not empty.`];
  const found = changesFor(new Map(crawlers.map((crawler) => [crawler, compareFor(committed, served, crawler)])));
  const incomplete = `The server's robots.txt and ${name} are too large or too complex to find all differences.`;
  // Crawlers may ignore the end of a text that is too large.
  const isCut = committed !== served && (isTooLarge(committed) || isTooLarge(served));
  const more = isCut || found.incomplete.length > 0 ? [incomplete] : [];
  if (found.changes.length === 0) return more;
  const sentences = found.changes.slice(0, MOST_DIFFERENCES).map(({ crawlers, change }) => {
    return `For ${list(crawlers, 3)}: ${change.explanation}`;
  });
  const left = found.changes.length - sentences.length;
  if (left > 0) sentences.push(`There are ${count(left, "more difference")}: see “robotscope diff”.`);
  return [`The server's robots.txt differs from ${name}.`, ...sentences, ...more];
}

async function unmet(file: string, site: string, context: WatchContext): Promise<string[]> {
  const name = relative(context.root, file);
  const expectations = parseExpectations(await readList(file), name);
  if (expectations.length === 0)
    throw wrongUse(`${name} has no expectations: add lines such as “Googlebot allowed /page”.`);
  const finder = await OutcomeFinder.from({ ...context, site }, name, context.output);
  const results = await assertAll(expectations, finder, context.output);
  return results
    .filter(({ passed }) => !passed)
    .map(({ line, crawlers, expected, url, answers }) => {
      return `${name}:${line}: “${crawlers} ${expected} ${url}” is not met: ${reasonsOf(answers).join("; ")}`;
    });
}

/** Formats the results as Markdown, for a job summary or an issue. */
export function resultsInMarkdown(results: readonly WatchResult[]): string {
  const parts = results.filter(needsAttention).map((result) => {
    const lines = sentencesOf(result).map((sentence) => `- ${escaped(sentence)}`);
    return `### ${escaped(result.url)}\n\n${lines.join("\n")}\n`;
  });
  return parts.length === 0 ? "No verdict changed.\n" : parts.join("\n");
}

/** Returns the sentences that a report contains about a site. */
export function sentencesOf({ comparison, notCommitted, unreadSitemaps, unmet, failure }: WatchResult): string[] {
  const changes = comparison?.changes.map(
    ({ sentence, examples }) => `${sentence} ${examples[0] === undefined ? "" : `Example: ${examples[0]}`}`,
  );
  const missing = comparison && missingInWords(comparison);
  return [
    ...(failure === undefined ? [] : [`It could not be checked: ${failure}`]),
    ...(changes ?? []),
    ...(missing === undefined ? [] : [missing]),
    ...unreadSitemaps,
    ...notCommitted,
    ...unmet,
  ];
}

/** Formats the results for Slack. Text from a site is escaped, so that it mentions no users or channels. */
export function resultsForSlack(results: readonly WatchResult[]): string {
  const lines = results.flatMap((result) => sentencesOf(result).map((sentence) => `• ${sentence}`));
  return [headline(results), ...lines]
    .join("\n")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** Escapes text from a site for Markdown, so that it cannot become a link, an element or a mention. */
const escaped = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\\<>[\]*_|~]/g, "\\$&")
    .replaceAll("@", "@\u200b");

/** Summarises the results in one line, for a webhook. */
export function headline(results: readonly WatchResult[]): string {
  const changed = results.filter(({ state }) => state === "changed").map(({ url }) => url);
  const others = results.filter((result) => result.state !== "changed" && needsAttention(result)).map(({ url }) => url);
  const parts = [];
  if (changed.length > 0) parts.push(`robotscope: verdicts changed on ${list(changed, 3)}`);
  if (others.length > 0) parts.push(`${parts.length === 0 ? "robotscope: " : ""}look at ${list(others, 3)}`);
  return parts.length === 0 ? `robotscope: no verdict changed on ${count(results.length, "site")}` : parts.join("; ");
}
