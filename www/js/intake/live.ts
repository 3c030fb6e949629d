import { inspect, LiveError, type LiveEvent, type TextEvent } from "../../../web/live/index";
import { isFromServer } from "../../../web/net/failure";
import { type RobotsTxtHop, robotsTxtAnswer } from "../../../web/net/robots-answer";
import type { LiveServed } from "../../../web/net/served-live";
import { wallOf } from "../../../web/net/walls/index";

/** The progress of fetching one text. */
interface Step {
  status?: number;
  /** The kind of failure, if the text did not arrive or was cut off; "wall" if a bot wall sent its own page instead. */
  failure?: string;
  done: boolean;
}

/** A progress report, with the texts that have arrived since the last report. */
export interface News {
  robots: Step;
  page: Step;
  /** The progress of fetching the page with a crawler's User-Agent, if requested. */
  named?: Step;
  fetched?: FetchedTexts;
  /** The server's responses to the crawler's User-Agent, compared with robots.txt. */
  served?: LiveServed;
  /** Set at the end of the fetch: `true` if the service can send crawlers' User-Agents. */
  permitsNames?: boolean;
}

interface FetchedTexts {
  /** `status` is left out if no response arrived. */
  robots?: { status?: number; text: string };
  page?: { url: string; headers: string; html?: string; joined: boolean; truncated: boolean };
}

/**
 * Fetches a URL through the service at the address `service`. If `as` names a crawler, fetches the page again with the crawler's
 * User-Agent. Resolves to the kind of failure if the whole fetch failed, and otherwise to `undefined`.
 */
export async function fetchLive(
  service: string,
  url: string,
  as: string | undefined,
  onNews: (news: News) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { href, origin } = new URL(url);
  const live = new Live(origin, as !== undefined, onNews);
  const events: LiveEvent[] = [];
  try {
    for await (const event of inspect(url, { service, signal, ...(as !== undefined && { as: [as] }) })) {
      if (as !== undefined) events.push(event);
      live.handle(event);
    }
    if (as !== undefined && live.refusal === undefined) {
      const { engine } = await import("../worker/engine");
      // The service requests the URL without its fragment, so remove the fragment here, too.
      const requested = href.replace(/#.*/s, "");
      live.reportServed(await engine.ask("served", [as, requested, events], { signal }));
    }
    return live.refusal;
  } catch (error) {
    // A “bad-response” is not from the service: the host has no service, or a proxy sent an error page.
    if (error instanceof LiveError) return error.failure.kind === "bad-response" ? "service" : error.failure.kind;
    if (signal.aborted) return undefined;
    // Either the service cannot be reached, or the engine could not be loaded or has stopped.
    return error instanceof Error && error.name === "EngineStopped" ? "engine" : "service";
  }
}

/**
 * Collects texts from the service's events. Of several robots.txt files, only that of the requested URL's origin is reported (RFC 9309,
 * 2.3.1.2).
 */
class Live {
  /** The kind of failure, if neither a robots.txt nor a response of the site arrived. */
  refusal: string | undefined;
  readonly #onNews: (news: News) => void;
  readonly #robots = new Map<string, { status?: number; text: string }>();
  readonly #hops = new Map<string, RobotsTxtHop[]>();
  readonly #site: string;
  #isRobotsReported = false;
  /** The headers of the last response, keyed by the origin of a robots.txt. The key of the page's headers is empty. */
  readonly #lastHeaders = new Map<string, string>();
  #headers = "";
  #joined = false;
  #steps: { robots: Step; page: Step; named?: Step } = { robots: { done: false }, page: { done: false } };

  constructor(site: string, isNamed: boolean, onNews: (news: News) => void) {
    this.#site = site;
    this.#onNews = onNews;
    if (isNamed) this.#steps.named = { done: false };
  }

  handle(event: LiveEvent): void {
    if (event.event === "end") {
      this.#report({}, { permitsNames: (event.crawlers ?? 0) > 0 });
      return;
    }
    if (event.as !== undefined) {
      this.#handleNamed(event);
      return;
    }
    const { part } = event;
    if (event.event === "hop") this.#lastHeaders.set(event.site ?? "", event.headers);
    const isWall = event.event === "text" && this.#isFromWall(event);
    if (part === "robots-txt") {
      const site = event.site ?? "";
      const step = this.#site === site ? this.#steps.robots : undefined;
      if (event.event === "hop") {
        this.#hops.set(site, [...(this.#hops.get(site) ?? []), event]);
        if (step) step.status = event.status;
      } else {
        const { failure } = event;
        const answer = robotsTxtAnswer(this.#hops.get(site) ?? [], failure);
        // The body of an error response is usually an error page, not a robots.txt.
        const text = (event.event === "text" && event.status < 300 && event.text) || "";
        // A bot wall's page and one of the service's limits reveal nothing about the site's robots.txt.
        if (!isWall && (answer || (failure && isFromServer(failure))))
          this.#robots.set(site, { ...(answer && { status: answer.status }), text });
        this.#end(step, isWall ? "wall" : failure?.kind);
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
    // The headers of a bot wall are not the page's.
    if (isWall) [this.#headers, this.#joined] = ["", false];
    const failure = isWall ? "wall" : event.failure?.kind;
    if (failure !== undefined && this.#headers === "" && this.#robots.size === 0) {
      this.refusal = failure;
      return;
    }
    this.#end(step, failure);
    const url = event.event === "text" ? event.url : event.failure.url;
    const [headers, joined] = [this.#headers, this.#joined];
    const text = event.event === "text" && !isWall ? event : undefined;
    const html = text?.text === undefined ? {} : { html: text.text };
    this.#report({
      page: { url, headers, joined, truncated: text?.truncated ?? false, ...html },
      ...this.#robotsOfSite(),
    });
  }

  reportServed(served: LiveServed): void {
    this.#report({}, { served });
  }

  #handleNamed(event: Exclude<LiveEvent, { event: "end" }>): void {
    const { named } = this.#steps;
    if (!named || event.part !== "page") return;
    if (event.event === "hop") named.status = event.status;
    else this.#end(named, event.failure?.kind);
    this.#report();
  }

  #isFromWall({ status, site = "", text = "" }: TextEvent): boolean {
    return wallOf({ status, headers: this.#lastHeaders.get(site) ?? "", body: text }) !== undefined;
  }

  #end(step: Step | undefined, failure: string | undefined): void {
    if (!step) return;
    step.done = true;
    if (failure !== undefined) step.failure = failure;
  }

  /** Returns the robots.txt of the requested URL's origin if it has arrived and has not been reported yet. */
  #robotsOfSite(): Pick<FetchedTexts, "robots"> {
    const robots = this.#robots.get(this.#site);
    if (!robots || this.#isRobotsReported) return {};
    this.#isRobotsReported = true;
    return { robots };
  }

  #report(fetched: FetchedTexts = {}, more: Pick<News, "served" | "permitsNames"> = {}): void {
    const { robots, page, named } = this.#steps;
    const steps = { robots: { ...robots }, page: { ...page }, ...(named && { named: { ...named } }) };
    const isNew = fetched.robots !== undefined || fetched.page !== undefined;
    this.#onNews({ ...steps, ...(isNew && { fetched }), ...more });
  }
}
