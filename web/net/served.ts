import type { CrawlAnswer, Fetch, Fetched } from "robotscope";
import type { Failure } from "../live/events.ts";
import { type Refusal, type RefusedResponse, refusalOf } from "./challenge.ts";
import { isFromServer } from "./failure.ts";

/** The response to a request for robots.txt. */
export interface RobotsTxtAnswer {
  fetch: Fetch;
  /** Set if the server refuses to send robots.txt. A missing robots.txt is not a refusal. */
  refusal?: Refusal;
}

/** Returns the outcome of a request for robots.txt. `response` is the last response; `undefined` if there is none. */
export function robotsTxtAnswerOf(fetch: Fetch, response: RefusedResponse | undefined): RobotsTxtAnswer {
  const refusal = response && refusalOf(response);
  return { fetch, ...(refusal && refusal.kind !== "unavailable" && { refusal }) };
}

/** A URL with the robots.txt that the server sends to robotscope's User-Agent, and the one that it sends to a crawler's. */
export interface Place {
  url: string;
  usual: RobotsTxtAnswer;
  named: RobotsTxtAnswer;
}

/** The robots.txt that the server sends to a crawler's User-Agent, compared with the one that it sends to robotscope's. */
export interface NamedRobotsTxt {
  status: number | "network-failure";
  /**
   * Set if the server refuses to send robots.txt. The verdict then uses the robots.txt sent to robotscope's User-Agent. Left out if a bot
   * wall also refuses robotscope's User-Agent.
   */
  refusal?: Refusal;
  /** The verdict according to the robots.txt sent to robotscope's User-Agent. Left out if both files lead to the same verdict. */
  otherwise?: CrawlAnswer;
  /** The bot wall that hides the robots.txt of a URL in the redirect chain. Set only if the verdict is therefore "depends". */
  wall?: Refusal;
  /** `true` if the two robots.txt files for the requested URL differ in their text or status. `false` if both are unknown. */
  differs: boolean;
}

/** The robots.txt verdict for a crawler, and the server's answer to a request with that crawler's User-Agent. */
export interface Served {
  /** The verdict for the URL and the targets of its redirects, according to the robots.txt sent to this crawler's User-Agent. */
  access: CrawlAnswer;
  answer: { status?: number; failure?: Failure };
  refusal?: Refusal;
}

/** The two ways in which a server's answer can contradict robots.txt. */
export type Contradiction = "allowed-refused" | "disallowed-served";

/** The package's class `Fetched`. Callers pass the class, so that this module does not load the engine. */
export type FetchedClass = typeof Fetched;

/**
 * Returns how a server's answer to a crawler's User-Agent contradicts robots.txt. `usual` is the status of the answer to robotscope's
 * User-Agent: if both User-Agents get the same error, such as 404, the server does not refuse the crawler.
 */
export function contradictionOf(
  { access, refusal, answer: { status, failure } }: Served,
  usual: number | undefined,
): Contradiction | undefined {
  const isBroken =
    refusal === undefined ? failure !== undefined && isFromServer(failure) : refusal.kind === "unavailable";
  const isRefused = isBroken ? status !== usual : refusal !== undefined;
  // The access “ignores” or “user-triggered” is not a permission by robots.txt, so refusing such a crawler is no contradiction.
  if (isRefused && access === "allowed") return "allowed-refused";
  const isServed = refusal === undefined && failure === undefined && status !== undefined && status < 300;
  return isServed && access === "disallowed" ? "disallowed-served" : undefined;
}

/** Combines the verdicts for several URLs into one verdict for a crawler that must fetch all of these URLs. */
export function together(all: readonly (CrawlAnswer | undefined)[]): CrawlAnswer {
  if (all.includes("disallowed")) return "disallowed";
  if (all.includes("depends") || all.includes(undefined)) return "depends";
  return all.find((answer) => answer !== "allowed") ?? "allowed";
}

/** Returns the verdict for all URLs of a redirect chain, according to the robots.txt files sent to a crawler's User-Agent. */
export function accessOf(
  crawler: string,
  places: readonly [Place, ...Place[]],
  Fetched: FetchedClass,
): { access: CrawlAnswer; robotsTxt: NamedRobotsTxt } {
  const check = (fetch: Fetch, url: string) => {
    const fetched = new Fetched(fetch);
    const { answer } = fetched.check(url, crawler);
    fetched.free();
    return answer.value;
  };
  const verdicts = places.map(({ url, usual, named }) => {
    const here = isFromWall(usual) ? "depends" : check(usual.fetch, url);
    return { here, there: named.refusal ? here : check(named.fetch, url) };
  });
  const [access, otherwise] = [
    together(verdicts.map(({ there }) => there)),
    together(verdicts.map(({ here }) => here)),
  ];
  const [first] = places;
  const { usual, named } = first;
  const wall = access === "depends" ? places.find(isUnknown)?.usual.refusal : undefined;
  const robotsTxt: NamedRobotsTxt = {
    status: named.fetch.status,
    ...(named.refusal && !isFromWall(usual) && { refusal: named.refusal }),
    ...(otherwise !== access && { otherwise }),
    ...(wall && { wall }),
    differs: !isUnknown(first) && !isSameFetch(usual.fetch, named.fetch),
  };
  return { access, robotsTxt };
}

/** Returns `true` if a bot wall answered in place of the site, so that robots.txt is unknown. */
const isFromWall = ({ refusal }: RobotsTxtAnswer): boolean =>
  refusal?.kind === "challenge" || refusal?.kind === "block";

/** Returns `true` if the server sends robots.txt neither to robotscope's User-Agent, because of a bot wall, nor to the crawler's. */
const isUnknown = ({ usual, named }: Place): boolean => isFromWall(usual) && named.refusal !== undefined;

const isSameFetch = (one: Fetch, other: Fetch): boolean =>
  one.status === other.status && isSameText(one.text, other.text);

function isSameText(one: Fetch["text"], other: Fetch["text"]): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
