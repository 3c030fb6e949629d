import { setTimeout as pause } from "node:timers/promises";
import { Fetched } from "robotscope";
import { field, type Refusal, refusalOf } from "../../net/challenge.ts";
import { shown } from "../../net/failure.ts";
import {
  accessOf,
  type Contradiction,
  contradictionOf,
  type NamedRobotsTxt,
  type Place,
  robotsTxtAnswerOf,
  type Served,
} from "../../net/served.ts";
import { getOrInsert } from "../get-or-insert.ts";
import { likeness } from "../likeness.ts";
import { type Answer, type FetchOptions, fetchUrl } from "./http.ts";
import { addressesOf, evaluateAnswer, type Inspection, lastResponse } from "./inspection.ts";
import { Patience } from "./patience.ts";
import type { AddressPolicy } from "./request.ts";
import { fetchRobotsTxt, type RobotsTxtFetch } from "./robots.ts";
import { type SentUserAgent, userAgentOf } from "./user-agent.ts";

/** The robots.txt verdict for a crawler, and the server's answer to a request with that crawler's User-Agent. */
export interface Declared extends Served {
  crawler: string;
  userAgent: SentUserAgent;
  robotsTxt: NamedRobotsTxt;
  answer: Answer;
  contradiction?: Contradiction;
  /** The differences from the answer to robotscope's User-Agent. */
  differences: Difference[];
  /** The similarity, from 0 to 1, of the documents sent to this crawler's and to robotscope's User-Agent. */
  likeness?: number;
}

/** The kinds of differences. "outcome": only one of the two requests got a response. */
export type Difference = "outcome" | "status" | "address" | "directives" | "document";

/** The answers for all crawlers. `control` shows how much the server's answers vary for the same User-Agent. */
export interface Declarations {
  /** The server's refusal of robotscope's first request; left out if the server does not refuse it. */
  refusal?: Refusal;
  crawlers: Declared[];
  control: Control;
}

/** The second fetch with robotscope's User-Agent, after the fetches for all crawlers. */
export interface Control {
  answer: Answer;
  refusal?: Refusal;
  likeness?: number;
}

export interface DeclarationOptions extends FetchOptions {
  body?: "read" | "leave";
  /** The delay between two fetches, in milliseconds. */
  delay: number;
  /** Called before each crawler's fetches, with the crawler and its index. */
  progress?: (at: number, crawler: string) => void;
  /** Called with messages about long pauses that the server requests. */
  note?: (text: string) => void;
}

/**
 * Documents count as equal if their similarity is at least this share of the similarity between the two documents fetched with robotscope's
 * User-Agent.
 */
const ALIKE = 0.9;

/**
 * Fetches robots.txt and the page with each crawler's User-Agent, one after the other, and compares the answers with the answers to
 * robotscope's User-Agent.
 */
export async function declarations(
  url: URL,
  inspection: Inspection,
  crawlers: readonly string[],
  { delay, progress, note, ...options }: DeclarationOptions,
): Promise<Declarations> {
  const addresses = (origin: string) => addressesOf(origin, url.origin, inspection.page, options);
  const robots = new RobotsTexts(inspection.robotsTxts, { ...options, addressesOf: addresses });
  const answers = new Map<string, { answer: Answer; named: RobotsTexts }>();
  const found: Omit<Declared, "contradiction" | "differences" | "likeness">[] = [];
  const patience = new Patience(note);
  let last = inspection.page;
  const paused = async <T extends Answer | RobotsTxtFetch>(fetch: () => Promise<T>): Promise<T> => {
    const retryAfter = field(last.hops.at(-1)?.headers ?? "", "retry-after");
    await pause(Math.max(delay, patience.waitFor(retryAfter, new URL(last.url).host)));
    const fetched = await fetch();
    last = "answer" in fetched ? fetched.answer : fetched;
    return fetched;
  };
  const ask = (userAgent: string | undefined) => {
    const limits = options.body === "leave" ? { ...options, bytes: 0 } : options;
    return paused(() => fetchUrl(url, userAgent === undefined ? limits : { ...limits, userAgent }));
  };
  const askBoth = async (userAgent: string) => {
    const named = new RobotsTexts([], { ...options, userAgent, addressesOf: addresses, paused });
    await named.of(url.origin);
    return { answer: await ask(userAgent), named };
  };
  for (const [at, crawler] of crawlers.entries()) {
    progress?.(at, crawler);
    const userAgent = userAgentOf(crawler);
    if (!userAgent) continue;
    // Fetch only once for each User-Agent, because some crawlers of the same operator share one.
    const received = answers.get(userAgent.value) ?? (await askBoth(userAgent.value));
    answers.set(userAgent.value, received);
    const { answer, named } = received;
    const places = await placesOf(shown(url), answer, robots, named);
    found.push({ crawler, userAgent, ...accessOf(crawler, places, Fetched), answer, ...refused(answer) });
  }
  const again = await ask(undefined);
  const page = inspection.page;
  const steady = likenessOf(page, again);
  const control = { answer: again, ...refused(again), ...(steady !== undefined && { likeness: steady }) };
  const compared = found.map(async (one) => {
    const contradiction = contradictionOf(one, page.status);
    const differences = await compare(page, one, robots, steady ?? 1, options.body);
    return { ...one, ...(contradiction && { contradiction }), ...differences };
  });
  return { ...refused(page), crawlers: await Promise.all(compared), control };
}

/** Returns the field `refusal` if the response refuses the request; otherwise no fields. */
function refused(answer: Answer): { refusal?: Refusal } {
  const response = lastResponse(answer);
  const refusal = response && refusalOf(response);
  return refusal ? { refusal } : {};
}

/**
 * Returns, for each URL of a redirect chain, the robots.txt sent to robotscope's User-Agent and the one sent to the crawler's. The
 * requested URL is first.
 */
async function placesOf(first: string, answer: Answer, usual: RobotsTexts, named: RobotsTexts) {
  const place = async (url: string): Promise<Place> => {
    const [ours, theirs] = [await usual.of(url), await named.of(url)];
    return {
      url,
      usual: robotsTxtAnswerOf(ours.fetch, lastResponse(ours.answer)),
      named: robotsTxtAnswerOf(theirs.fetch, lastResponse(theirs.answer)),
    };
  };
  const places: [Place, ...Place[]] = [await place(first)];
  const others = new Set([...answer.hops.map(({ url }) => url), answer.url]);
  others.delete(first);
  // Do not read the URLs in parallel, because each fetch must wait for the pause after the previous fetch.
  for (const url of others) places.push(await place(url));
  return places;
}

interface RobotsTextsOptions extends FetchOptions {
  /** Returns the address policy for an origin. */
  addressesOf: (origin: string) => AddressPolicy;
  /** Runs a fetch after the required pause. */
  paused?: (fetch: () => Promise<RobotsTxtFetch>) => Promise<RobotsTxtFetch>;
}

/** The robots.txt files of all origins in a redirect chain. Each is fetched once. */
class RobotsTexts {
  readonly #texts: Map<string, Promise<RobotsTxtFetch>>;
  readonly #options: RobotsTextsOptions;

  constructor(known: readonly RobotsTxtFetch[], options: RobotsTextsOptions) {
    this.#texts = new Map(known.map((robots) => [new URL(robots.url).origin, Promise.resolve(robots)]));
    this.#options = options;
  }

  /** Returns the robots.txt that applies to a URL. */
  of(url: string): Promise<RobotsTxtFetch> {
    const { origin } = new URL(url);
    const { addressesOf, paused = (fetch) => fetch(), ...options } = this.#options;
    return getOrInsert(this.#texts, origin, () =>
      paused(() => fetchRobotsTxt(origin, { ...options, addresses: addressesOf(origin) })),
    );
  }
}

async function compare(
  expected: Answer,
  { crawler, answer }: Pick<Declared, "crawler" | "answer">,
  robots: RobotsTexts,
  steady: number,
  body: "read" | "leave" | undefined,
): Promise<Pick<Declared, "differences" | "likeness">> {
  if (answer.status === undefined || expected.status === undefined)
    return { differences: answer.status === expected.status ? [] : ["outcome"] };
  const differences: Difference[] = [];
  if (answer.status !== expected.status) differences.push("status");
  if (answer.url !== expected.url) differences.push("address");
  const alike = likenessOf(expected, answer);
  const areBothPages = answer.status < 300 && expected.status < 300;
  if (areBothPages) {
    const appearance = async (page: Answer) => {
      const { fetch } = await robots.of(page.url);
      return JSON.stringify(evaluateAnswer(page, fetch, { crawlers: [crawler], body }).report.crawlers[0]?.appearance);
    };
    if ((await appearance(expected)) !== (await appearance(answer))) differences.push("directives");
    if (alike !== undefined && alike < ALIKE * steady) differences.push("document");
  }
  return { differences, ...(alike !== undefined && { likeness: alike }) };
}

function likenessOf(one: Answer, other: Answer): number | undefined {
  const [first, second] = [one, other].map(({ status, body }) => (status === undefined ? undefined : body));
  return first && second && likeness(first, second);
}
