/** A response as the browser received it. */
export interface Hop {
  url: string;
  status: number;
  /** The status line and all header lines, each ended by a line feed, and an empty line. */
  headers: string;
}

type Response = Pick<
  chrome.webRequest.OnHeadersReceivedDetails,
  "url" | "statusCode" | "statusLine" | "responseHeaders"
>;

/** Converts a `webRequest` response to a hop. */
export function hopOf({ url, statusCode, statusLine, responseHeaders = [] }: Response): Hop {
  const lines = responseHeaders.map(({ name, value, binaryValue }) => `${name}: ${value ?? latin1(binaryValue)}\n`);
  return { url: withoutFragment(url), status: statusCode, headers: `${statusLine.trim()}\n${lines.join("")}\n` };
}

/** Decodes bytes as Latin-1. The browser passes a header's value as bytes if the value is not UTF-8. */
const latin1 = (bytes: readonly number[] = []) => String.fromCharCode(...bytes);

export const withoutFragment = (url: string): string => url.replace(/#.*/s, "");

/** The maximum wait, in milliseconds, for the events of a response that has already arrived. */
const LATEST = 500;

let number = 0;

/** Collects the responses to a single request by the extension. */
export class Observer {
  /** The URL to fetch. Its fragment identifies the request; servers do not receive it, and redirects without a fragment retain it. */
  readonly url: string;
  readonly #fragment = `#robotscope-${Date.now()}-${++number}`;
  readonly #hops: Hop[] = [];
  #onHop: () => void = () => {};

  /** Returns an observer; `undefined` if the user has not granted the permission to observe requests. */
  static start(url: string): Observer | undefined {
    return chrome.webRequest === undefined ? undefined : new Observer(url);
  }

  private constructor(url: string) {
    this.url = url + this.#fragment;
    const filter = { urls: ["http://*/*", "https://*/*"], types: ["xmlhttprequest" as const] };
    chrome.webRequest.onHeadersReceived.addListener(this.#onHeaders, filter, ["responseHeaders", ...extraHeaders]);
  }

  readonly #onHeaders = (details: chrome.webRequest.OnHeadersReceivedDetails): undefined => {
    if (!details.url.endsWith(this.#fragment)) return;
    this.#hops.push(hopOf(details));
    this.#onHop();
  };

  /** Ends the observation. Returns all responses in order; `undefined` if no response with this URL and status was observed. */
  async finish(url: string, status: number): Promise<Hop[] | undefined> {
    const isComplete = () => this.#hops.some((hop) => hop.url === url && hop.status === status);
    if (!isComplete()) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LATEST);
        this.#onHop = () => {
          if (!isComplete()) return;
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.stop();
    return isComplete() ? this.#hops : undefined;
  }

  stop(): void {
    chrome.webRequest.onHeadersReceived.removeListener(this.#onHeaders);
  }
}

/** `true` in Firefox, which joins header lines with the same name before extensions see them. */
export const joinsHeaders = "getBrowserInfo" in chrome.runtime;

/** The option that makes Chromium report all headers. Firefox has no such option. */
const extraHeaders: ["extraHeaders"] | [] = joinsHeaders ? [] : ["extraHeaders"];
