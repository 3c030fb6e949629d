import type { Page } from "robotscope";

/** The parts of Playwright's `Page` that the matchers use. */
export interface PlaywrightPage {
  url(): string;
  mainFrame(): unknown;
  goto(url: string): Promise<unknown>;
  requests(): Promise<PlaywrightRequest[]>;
  readonly request: { get(url: string, options: { failOnStatusCode: false }): Promise<PlaywrightApiResponse> };
}

/** The parts of Playwright's `Response` that the matchers use. */
export interface PlaywrightResponse {
  url(): string;
  status(): number;
  headersArray(): Promise<{ name: string; value: string }[]>;
  body(): Promise<Uint8Array>;
  request(): PlaywrightRequest;
  frame(): { page(): PlaywrightPage };
}

/** The parts of Playwright's `Request` that the matchers use. */
export interface PlaywrightRequest {
  isNavigationRequest(): boolean;
  frame(): unknown;
  redirectedFrom(): PlaywrightRequest | null;
  response(): Promise<PlaywrightResponse | null>;
}

/** The parts of Playwright's `APIResponse` that the matchers use. */
export interface PlaywrightApiResponse {
  url(): string;
  status(): number;
  body(): Promise<Uint8Array>;
}

/** The parts of a response of `fetch` that the matchers use. */
export interface FetchedResponse {
  readonly url: string;
  readonly status: number;
  readonly bodyUsed: boolean;
  readonly redirected: boolean;
  readonly headers: Iterable<[string, string]> & { get(name: string): string | null };
  clone(): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * A value that the matchers accept: a Playwright page or response, a URL, the response of a `fetch`, or a page object as passed to
 * `evaluate`. The matchers throw for `null`, which Playwright's `goto` returns if there is no response, and for the response of a `fetch`
 * that followed redirects, because the response does not contain them.
 */
export type Received = PlaywrightPage | PlaywrightResponse | string | URL | FetchedResponse | Page | null;

/** Options of the matchers. */
export interface MatcherOptions {
  /** The robots.txt of the page's site. If left out, the matchers fetch it, except for page objects as passed to `evaluate`. */
  robotsTxt?: string;
}

/** The result of a matcher. */
export interface MatcherResult {
  pass: boolean;
  message(): string;
}

/** The matchers as methods of `expect(…)`, for the types of Vitest and Jest. */
export interface RobotsMatchers<R = unknown> {
  /** Passes if the crawler may fetch and index the page. */
  toBeIndexableBy(crawler: string, options?: MatcherOptions): Promise<R>;
  /** Passes if robots.txt blocks the page, or a URL that redirects to it, for the crawler. */
  toBeBlockedFor(crawler: string, options?: MatcherOptions): Promise<R>;
}

/**
 * Passes if a crawler may fetch and index the page.
 *
 * Throws if the answer is unknown, for example because no server sent the page.
 */
export function toBeIndexableBy(received: Received, crawler: string, options?: MatcherOptions): Promise<MatcherResult>;

/**
 * Passes if robots.txt blocks the page, or a URL that redirects to it, for a crawler. Does not pass for crawlers that ignore robots.txt.
 *
 * Throws if the answer is unknown, for example because no server sent the page.
 */
export function toBeBlockedFor(received: Received, crawler: string, options?: MatcherOptions): Promise<MatcherResult>;

/** All matchers, for `expect.extend(matchers)`. */
export const matchers: {
  toBeIndexableBy: typeof toBeIndexableBy;
  toBeBlockedFor: typeof toBeBlockedFor;
};
