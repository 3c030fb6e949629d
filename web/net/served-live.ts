import type { CrawlAnswer } from "robotscope";
import type { FailureEvent, FailureKind, HopEvent, LiveEvent, TextEvent } from "../live/events.ts";
import { type Refusal, refusalOf } from "./challenge.ts";
import { isFromServer } from "./failure.ts";
import { robotsTxtAnswer } from "./robots-answer.ts";
import {
  accessOf,
  type Contradiction,
  contradictionOf,
  type FetchedClass,
  type NamedRobotsTxt,
  type Place,
  type RobotsTxtAnswer,
  robotsTxtAnswerOf,
} from "./served.ts";

/** The comparison of a server's answer to a crawler's User-Agent with robots.txt, or the reason why the answer is unknown. */
export type LiveServed = LiveAnswer | NotFetched;

export interface LiveAnswer {
  crawler: string;
  /** The verdict for the URL and the targets of its redirects. */
  access: CrawlAnswer;
  robotsTxt: NamedRobotsTxt;
  /** The status of the last response; left out if the last URL got no response. */
  status?: number;
  /** The reason why the response is missing or incomplete. */
  failure?: FailureKind;
  refusal?: Refusal;
  contradiction?: Contradiction;
  /** The final URL, if the answer to the service's own User-Agent is from another URL. */
  elsewhere?: string;
}

/** The result if the service did not complete its requests, so that the server's answer is unknown. */
export interface NotFetched {
  crawler: string;
  notFetched: FailureKind;
}

/** Compares the server's answer to a crawler's User-Agent with robots.txt. `events` are the service's events for `url`. */
export function servedTo(
  crawler: string,
  url: string,
  events: readonly LiveEvent[],
  Fetched: FetchedClass,
): LiveServed {
  const [usual, named] = [new Responses(), new Responses()];
  for (const event of events) if (event.event !== "end") (event.as === undefined ? usual : named).add(event);
  const { hops, end } = named.page;
  const failure = end?.failure;
  if (!end || (failure && !isFromServer(failure))) return { crawler, notFetched: failure?.kind ?? "bad-response" };
  const first = placeAt(url, usual, named);
  const others = new Set([...hops.map((hop) => hop.url), ...(end.event === "text" ? [end.url] : [])]);
  others.delete(url);
  const rest = [...others].map((other) => placeAt(other, usual, named));
  const unknown = [first, ...rest].find((place) => typeof place === "string");
  if (typeof first === "string" || unknown !== undefined) return { crawler, notFetched: unknown ?? "bad-response" };

  const declared = accessOf(crawler, [first, ...rest.filter((place) => typeof place !== "string")], Fetched);
  const { status, refusal } = named.answer();
  const found = { ...(status !== undefined && { status }), ...(refusal && { refusal }) };
  const answer = { ...found, ...(failure && { failure }) };
  const ours = usual.answer();
  const contradiction = contradictionOf({ ...declared, ...found, answer }, ours.status);
  return {
    crawler,
    ...declared,
    ...found,
    ...(failure && { failure: failure.kind }),
    ...(contradiction && { contradiction }),
    ...(end.event === "text" && ours.url !== undefined && end.url !== ours.url && { elsewhere: end.url }),
  };
}

/** Returns the robots.txt for a URL as sent to the service's own User-Agent and to the crawler's, or the reason why one was not fetched. */
function placeAt(url: string, usual: Responses, named: Responses): Place | FailureKind {
  const { origin } = new URL(url);
  const [ours, theirs] = [usual.robotsTxt(origin), named.robotsTxt(origin)];
  if (typeof ours === "string") return ours;
  return typeof theirs === "string" ? theirs : { url, usual: ours, named: theirs };
}

/** The responses to the requests for one text. */
interface Chain {
  hops: HopEvent[];
  /** The last event for the text; `undefined` until it arrives. */
  end?: TextEvent | FailureEvent;
}

/** The responses to one User-Agent. */
class Responses {
  readonly page: Chain = { hops: [] };
  readonly #robotsTxts = new Map<string, Chain>();

  add(event: HopEvent | TextEvent | FailureEvent): void {
    const chain = event.part === "page" ? this.page : (this.#robotsTxts.get(event.site ?? "") ?? { hops: [] });
    if (event.part === "robots-txt") this.#robotsTxts.set(event.site ?? "", chain);
    if (event.event === "hop") chain.hops.push(event);
    else chain.end = event;
  }

  answer(): { status?: number; refusal?: Refusal; url?: string } {
    const { end } = this.page;
    const response = lastResponse(this.page);
    const refusal = response && refusalOf(response);
    if (!response || end?.event !== "text") return {};
    return { status: response.status, url: end.url, ...(refusal && { refusal }) };
  }

  /** Returns the robots.txt of an origin, or the reason why the service did not fetch it. */
  robotsTxt(origin: string): RobotsTxtAnswer | FailureKind {
    const chain = this.#robotsTxts.get(origin);
    if (!chain?.end) return "bad-response";
    const { hops, end } = chain;
    const answer = robotsTxtAnswer(hops, end.failure);
    if (answer) {
      const text = end.event === "text" && end.failure === undefined ? { text: end.text ?? "" } : {};
      return robotsTxtAnswerOf({ ...answer, ...text }, lastResponse(chain));
    }
    return end.failure && !isFromServer(end.failure) ? end.failure.kind : { fetch: { status: "network-failure" } };
  }
}

function lastResponse({ hops, end }: Chain) {
  return end?.event === "text"
    ? { status: end.status, headers: hops.at(-1)?.headers ?? "", body: end.text ?? "" }
    : undefined;
}
