import { setTimeout as pause } from "node:timers/promises";
import { type CrawlAnswer, Fetched, type FetchedVerdict } from "robotscope";
import { field, type Refusal, refusalOf } from "../../net/challenge.ts";
import { shown } from "../../net/failure.ts";
import { likeness } from "../likeness.ts";
import { type Answer, type FetchOptions, fetchUrl } from "./http.ts";
import { evaluateAnswer, type Inspection } from "./inspection.ts";
import { fetchRobotsTxt, type RobotsTxtFetch } from "./robots.ts";
import { type SentUserAgent, userAgentOf } from "./user-agent.ts";

/** The robots.txt verdict for a crawler, and the server's answer to a request with that crawler's User-Agent. */
export interface Declared {
  crawler: string;
  userAgent: SentUserAgent;
  /** The robots.txt verdict for the URL and the targets of its redirects, for this crawler. */
  access: CrawlAnswer;
  answer: Answer;
  refusal?: Refusal;
  /** The differences from the answer to robotscope's User-Agent. */
  differences: Difference[];
  /** The similarity of the two documents, from 0 to 1. */
  likeness?: number;
}

/** The kinds of differences. "outcome" means that only one of the two requests got an answer. */
export type Difference = "outcome" | "status" | "address" | "directives" | "document";

/** The answers for all crawlers. `control` shows how stable the answers to robotscope's User-Agent are. */
export interface Declarations {
  crawlers: Declared[];
  control: Control;
}

/** A second fetch with robotscope's User-Agent, after the fetches for all crawlers. */
export interface Control {
  answer: Answer;
  refusal?: Refusal;
  likeness?: number;
}

export interface DeclarationOptions extends FetchOptions {
  body?: "read" | "leave";
  /** The delay between two fetches, in milliseconds. */
  delay: number;
  /** Called before each fetch, with the crawler and its index. */
  progress?: (at: number, crawler: string) => void;
}

/** The longest `Retry-After` that is honoured, in milliseconds. */
const LONGEST_WAIT = 60_000;

/**
 * Documents count as equal if their similarity is at least this share of the similarity between the two fetches with robotscope's
 * User-Agent.
 */
const ALIKE = 0.9;

/**
 * Fetches the page with each crawler's User-Agent, one after the other, and compares the answers with the answer to robotscope's
 * User-Agent.
 */
export async function declarations(
  url: URL,
  inspection: Inspection,
  crawlers: readonly string[],
  { delay, progress, ...options }: DeclarationOptions,
): Promise<Declarations> {
  const robots = new RobotsTexts(inspection.robotsTxts, options);
  const answers = new Map<string, Answer>();
  const found: Omit<Declared, "differences" | "likeness">[] = [];
  let last = inspection.page;
  const ask = async (userAgent: string | undefined) => {
    await pause(Math.max(delay, wantedPause(last)));
    const limits = options.body === "leave" ? { ...options, bytes: 0 } : options;
    last = await fetchUrl(url, userAgent === undefined ? limits : { ...limits, userAgent });
    return last;
  };
  for (const [at, crawler] of crawlers.entries()) {
    progress?.(at, crawler);
    const userAgent = userAgentOf(crawler);
    if (!userAgent) continue;
    // Some crawlers of the same operator send the same User-Agent, so fetch only once for each.
    const answer = answers.get(userAgent.value) ?? (await ask(userAgent.value));
    answers.set(userAgent.value, answer);
    const access = await robots.access(crawler, url, answer);
    found.push({ crawler, userAgent, access, answer, ...refused(answer) });
  }
  const again = await ask(undefined);
  const page = inspection.page;
  const steady = likenessOf(page, again);
  const control = { answer: again, ...refused(again), ...(steady !== undefined && { likeness: steady }) };
  const compared = found.map((one) => ({ ...one, ...compare(page, one, robots, steady ?? 1, options.body) }));
  return { crawlers: compared, control };
}

/** Returns `true` if robots.txt allows a crawler but the server refuses it. */
export const isContradiction = ({ access, refusal, answer }: Declared): boolean =>
  (access === "allowed" || access === "ignores" || access === "user-triggered") &&
  (refusal !== undefined || answer.failure !== undefined);

/** Combines the verdicts for several URLs into one for a crawler that must fetch all of them. */
export function together(all: readonly (CrawlAnswer | undefined)[]): CrawlAnswer {
  if (all.includes("disallowed")) return "disallowed";
  if (all.includes("depends") || all.includes(undefined)) return "depends";
  return all.find((answer) => answer !== "allowed") ?? "allowed";
}

/** Returns a `Retry-After` given in seconds as milliseconds, at most `LONGEST_WAIT`. Returns 0 for other values. */
function wantedPause({ hops }: Answer): number {
  const seconds = Number(field(hops.at(-1)?.headers ?? "", "retry-after"));
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT) : 0;
}

function refused({ status, hops }: Answer): { refusal?: Refusal } {
  const refusal = status === undefined ? undefined : refusalOf(status, hops.at(-1)?.headers ?? "");
  return refusal ? { refusal } : {};
}

/** The robots.txt files of all origins in a redirect chain. Each is fetched once. */
class RobotsTexts {
  readonly #texts: Map<string, RobotsTxtFetch>;
  readonly #options: FetchOptions;

  constructor(known: readonly RobotsTxtFetch[], { bytes: _bytes, redirects: _redirects, ...options }: FetchOptions) {
    this.#texts = new Map(known.map((robots) => [new URL(robots.url).origin, robots]));
    this.#options = options;
  }

  /** Returns the combined verdict for all URLs in the redirect chain. */
  async access(crawler: string, first: URL, { hops, url }: Answer): Promise<CrawlAnswer> {
    const verdicts: FetchedVerdict[] = [];
    for (const place of new Set([shown(first), ...hops.map((hop) => hop.url), url])) {
      const { origin } = new URL(place);
      if (!this.#texts.has(origin)) {
        const addresses = this.#options.addresses === "all" ? "all" : "public";
        this.#texts.set(origin, await fetchRobotsTxt(origin, { ...this.#options, addresses }));
      }
      const fetched = new Fetched(this.at(place));
      verdicts.push(fetched.check(place, crawler));
      fetched.free();
    }
    return together(verdicts.map(({ answer }) => answer.value));
  }

  at(url: string): RobotsTxtFetch["fetch"] {
    return this.#texts.get(new URL(url).origin)?.fetch ?? { status: "network-failure" };
  }
}

function compare(
  expected: Answer,
  { crawler, answer }: Pick<Declared, "crawler" | "answer">,
  robots: RobotsTexts,
  steady: number,
  body: "read" | "leave" | undefined,
): Pick<Declared, "differences" | "likeness"> {
  if (answer.status === undefined || expected.status === undefined)
    return { differences: answer.status === expected.status ? [] : ["outcome"] };
  const differences: Difference[] = [];
  if (answer.status !== expected.status) differences.push("status");
  if (answer.url !== expected.url) differences.push("address");
  const alike = likenessOf(expected, answer);
  const areBothPages = answer.status < 300 && expected.status < 300;
  if (areBothPages) {
    const [here, there] = [expected, answer].map((page) =>
      JSON.stringify(
        evaluateAnswer(page, robots.at(page.url), { crawlers: [crawler], body }).report.crawlers[0]?.appearance,
      ),
    );
    if (here !== there) differences.push("directives");
    if (alike !== undefined && alike < ALIKE * steady) differences.push("document");
  }
  return { differences, ...(alike !== undefined && { likeness: alike }) };
}

function likenessOf(one: Answer, other: Answer): number | undefined {
  const [first, second] = [one, other].map(({ status, body }) => (status === undefined ? undefined : body));
  return first && second && likeness(first, second);
}
