import { type Failure, inspect, LiveError, type LiveEvent } from "../../../web/live/index";
import { type RobotsTxtHop, robotsTxtAnswer } from "../../../web/net/robots-answer";

/** The progress of fetching one text. */
interface Step {
  status?: number;
  /** The kind of failure, if the text did not arrive or was cut off. */
  failure?: string;
  done: boolean;
}

/** A progress report, with the texts that have arrived since the last report. */
export interface News {
  robots: Step;
  page: Step;
  fetched?: FetchedTexts;
}

interface FetchedTexts {
  /** `status` is missing if no response arrived. */
  robots?: { status?: number; text: string };
  page?: { url: string; headers: string; html?: string; joined: boolean; truncated: boolean };
}

/** Fetches a URL through the service at this address. Resolves to the kind of failure if the whole fetch failed, or else to `undefined`. */
export async function fetchLive(
  service: string,
  url: string,
  onNews: (news: News) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const live = new Live(new URL(url).origin, onNews);
  try {
    for await (const event of inspect(url, { service, signal })) live.handle(event);
    return live.refusal;
  } catch (error) {
    if (error instanceof LiveError) return error.failure.kind;
    if (signal.aborted) return undefined;
    // The service is unreachable.
    return "service";
  }
}

/** Collects the texts that arrive. Of several robots.txt files, only that of the requested URL's origin is reported (RFC 9309, 2.3.1.2). */
class Live {
  /** The kind of failure, if the service refused to fetch anything. */
  refusal: string | undefined;
  readonly #onNews: (news: News) => void;
  readonly #robots = new Map<string, { status?: number; text: string }>();
  readonly #hops = new Map<string, RobotsTxtHop[]>();
  readonly #site: string;
  #isRobotsReported = false;
  #headers = "";
  #joined = false;
  #steps = { robots: { done: false } as Step, page: { done: false } as Step };

  constructor(site: string, onNews: (news: News) => void) {
    this.#site = site;
    this.#onNews = onNews;
  }

  handle(event: LiveEvent): void {
    if (event.event === "end") return;
    const { part } = event;
    if (part === "robots-txt") {
      const site = event.site ?? "";
      const step = this.#site === site ? this.#steps.robots : undefined;
      if (event.event === "hop") {
        this.#hops.set(site, [...(this.#hops.get(site) ?? []), event]);
        if (step) step.status = event.status;
      } else {
        const text = (event.event === "text" && event.text) || "";
        const answer = robotsTxtAnswer(this.#hops.get(site) ?? [], event.failure);
        this.#robots.set(site, { ...(answer && { status: answer.status }), text });
        this.#end(step, event.failure);
      }
      this.#report(this.#robotsOfSite());
      return;
    }
    const step = this.#steps.page;
    if (event.event === "hop") {
      step.status = event.status;
      this.#headers += event.headers;
      this.#joined ||= event.fieldLines === "joined" && /^x-robots-tag:.*,/im.test(event.headers);
      this.#report();
      return;
    }
    if (event.event === "failure" && this.#headers === "" && this.#robots.size === 0) {
      this.refusal = event.failure.kind;
      return;
    }
    this.#end(step, event.failure);
    const url = event.event === "text" ? event.url : event.failure.url;
    const [headers, joined] = [this.#headers, this.#joined];
    const end = event.event === "text" ? { truncated: event.truncated } : { truncated: false };
    const html = event.event === "text" && event.text !== undefined ? { html: event.text } : {};
    this.#report({ page: { url, headers, joined, ...end, ...html }, ...this.#robotsOfSite() });
  }

  #end(step: Step | undefined, failure: Failure | undefined): void {
    if (!step) return;
    step.done = true;
    if (failure) step.failure = failure.kind;
  }

  /** Returns the robots.txt of the requested URL's origin if it has arrived and has not been reported yet. */
  #robotsOfSite(): Pick<FetchedTexts, "robots"> {
    const robots = this.#robots.get(this.#site);
    if (!robots || this.#isRobotsReported) return {};
    this.#isRobotsReported = true;
    return { robots };
  }

  #report(fetched: FetchedTexts = {}): void {
    const { robots, page } = this.#steps;
    const steps = { robots: { ...robots }, page: { ...page } };
    const isNew = fetched.robots !== undefined || fetched.page !== undefined;
    this.#onNews({ ...steps, ...(isNew && { fetched }) });
  }
}
