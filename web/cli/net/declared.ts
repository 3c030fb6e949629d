import { setTimeout as pause } from "node:timers/promises";
import { type CrawlAnswer, Fetched, type FetchedVerdict } from "robotscope";
import { field, type Refusal, refusalOf } from "../../net/challenge.ts";
import { shown } from "../../net/failure.ts";
import { likeness } from "../likeness.ts";
import { type Answer, type FetchOptions, fetchUrl } from "./http.ts";
import { evaluateAnswer, type Inspection } from "./inspection.ts";
import { fetchRobotsTxt, type RobotsTxtFetch } from "./robots.ts";
import { type SentUserAgent, userAgentOf } from "./user-agent.ts";

/** What robots.txt declares to a crawler, and what the server answers one who sends its name. */
export interface Declared {
  crawler: string;
  userAgent: SentUserAgent;
  /** What robots.txt says of the URL, and of all that it redirects to for this name. */
  access: CrawlAnswer;
  answer: Answer;
  refusal?: Refusal;
  /** In what this answer is another one than ours. */
  differences: Difference[];
  /** From 0 to 1: how much of the words of both documents they have in common. */
  likeness?: number;
}

/** "outcome": no answer instead of one, or the other way round. */
export type Difference = "outcome" | "status" | "address" | "directives" | "document";

/** The answers for all crawlers, and how steady those are that we get under our own name. */
export interface Declarations {
  crawlers: Declared[];
  control: Control;
}

/** The page once more with our own User-Agent, when all crawlers are through. */
export interface Control {
  answer: Answer;
  refusal?: Refusal;
  likeness?: number;
}

export interface DeclarationOptions extends FetchOptions {
  body?: "read" | "leave";
  /** Milliseconds between two fetches. */
  delay: number;
  /** Whose turn it is. */
  progress?: (at: number, crawler: string) => void;
}

/** No site has a crawler wait for longer in a row. */
const LONGEST_WAIT = 60_000;

/** Documents are the same in what matters if they have so much in common, beside what our own two have. */
const ALIKE = 0.9;

/** Fetches the page once with the User-Agent of each crawler, one after the other, and compares with what we got ourselves. */
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
    // Some crawlers of an operator send the same.
    const answer = answers.get(userAgent.value) ?? (await ask(userAgent.value));
    answers.set(userAgent.value, answer);
    const access = await robots.access(crawler, url, answer);
    found.push({ crawler, userAgent, access, answer, ...refused(answer) });
  }
  const again = await ask(undefined);
  const own = inspection.page;
  const steady = likenessOf(own, again);
  const control = { answer: again, ...refused(again), ...(steady !== undefined && { likeness: steady }) };
  const compared = found.map((one) => ({ ...one, ...compare(own, one, robots, steady ?? 1, options.body) }));
  return { crawlers: compared, control };
}

/** Whether robots.txt lets a crawler in and the server does not. */
export const isContradiction = ({ access, refusal, answer }: Declared): boolean =>
  (access === "allowed" || access === "ignores" || access === "user-triggered") &&
  (refusal !== undefined || answer.failure !== undefined);

/** What several verdicts come to for one who needs all of them. */
export function together(all: readonly (CrawlAnswer | undefined)[]): CrawlAnswer {
  if (all.includes("disallowed")) return "disallowed";
  if (all.includes("depends") || all.includes(undefined)) return "depends";
  return all.find((answer) => answer !== "allowed") ?? "allowed";
}

/** How long a site wants us to wait, where it says so in seconds. */
function wantedPause({ hops }: Answer): number {
  const seconds = Number(field(hops.at(-1)?.headers ?? "", "retry-after"));
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT) : 0;
}

function refused({ status, hops }: Answer): { refusal?: Refusal } {
  const refusal = status === undefined ? undefined : refusalOf(status, hops.at(-1)?.headers ?? "");
  return refusal ? { refusal } : {};
}

/** The robots.txt of each origin that somebody is led to, fetched once. */
class RobotsTexts {
  readonly #texts: Map<string, RobotsTxtFetch>;
  readonly #options: FetchOptions;

  constructor(known: readonly RobotsTxtFetch[], { bytes: _bytes, redirects: _redirects, ...options }: FetchOptions) {
    this.#texts = new Map(known.map((robots) => [new URL(robots.url).origin, robots]));
    this.#options = options;
  }

  /** What they say of all URLs on the way to an answer. */
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
  own: Answer,
  { crawler, answer }: Pick<Declared, "crawler" | "answer">,
  robots: RobotsTexts,
  steady: number,
  body: "read" | "leave" | undefined,
): Pick<Declared, "differences" | "likeness"> {
  if (answer.status === undefined || own.status === undefined)
    return { differences: answer.status === own.status ? [] : ["outcome"] };
  const differences: Difference[] = [];
  if (answer.status !== own.status) differences.push("status");
  if (answer.url !== own.url) differences.push("address");
  const alike = likenessOf(own, answer);
  const areBothPages = answer.status < 300 && own.status < 300;
  if (areBothPages) {
    const [here, there] = [own, answer].map((page) =>
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
