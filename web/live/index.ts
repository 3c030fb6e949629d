import type { Failure, LiveEvent, Refusal } from "./events.js";

export type * from "./events.js";

/** Options for an inspection. */
export interface InspectOptions {
  /** The URL of the service; by default `/api/inspect` on the page's host. */
  service?: string | URL;
  /**
   * The product tokens of a few crawlers. robots.txt and the page are also fetched with the User-Agent of each crawler. Only a service that
   * you run yourself can allow this; its last event then contains `crawlers`.
   */
  as?: readonly string[];
  /** Aborts the inspection. The service then stops fetching, too. */
  signal?: AbortSignal;
}

/** Thrown if the service refuses a request, or if its response is invalid or ends too early. */
export class LiveError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "LiveError";
    this.failure = failure;
  }
}

/**
 * Makes the service fetch a web page and the robots.txt of each origin in the page's redirect chain. Yields the events as they arrive.
 *
 * Throws a `LiveError` if the service refuses the request or its response is invalid or ends too early, a TypeError if the service cannot
 * be reached or an option is unknown, and the `reason` of `signal` if the inspection is aborted.
 *
 * ```js
 * import { evaluate } from "robotscope";
 * import { inspect } from "robotscope/live";
 *
 * const page = { url: "https://example.com/", headers: "" };
 * for await (const event of inspect(page.url, { service: "https://robotscope.example/api/inspect" })) {
 *   if (event.event === "hop" && event.part === "page") page.headers += event.headers;
 *   if (event.event === "text" && event.part === "page") Object.assign(page, { url: event.url, html: event.text });
 *   if (event.event === "text" && event.part === "robots-txt") page.robotsTxtFetch = { status: event.status, text: event.text };
 * }
 * evaluate(page);
 * ```
 */
export async function* inspect(
  url: string | URL,
  { service = "/api/inspect", as = [], signal, ...others }: InspectOptions = {},
): AsyncGenerator<LiveEvent, void, undefined> {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new TypeError(`unknown option “${unknown}”; the options are service, as, signal`);
  const names = as.length > 0 ? `&as=${as.map(encodeURIComponent).join()}` : "";
  const response = await fetch(`${service}?url=${encodeURIComponent(String(url))}${names}`, {
    credentials: "omit",
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body) throw new LiveError(await refusalOf(response, String(url)));
  let last: LiveEvent | undefined;
  for await (const line of linesOf(response.body)) {
    // Skip the empty lines that the service sends during pauses.
    if (line === "") continue;
    last = eventOf(line, String(url));
    yield last;
  }
  if (last?.event !== "end") throw new LiveError(failure("cut-off", String(url), "the service broke off"));
}

function eventOf(line: string, url: string): LiveEvent {
  try {
    return JSON.parse(line);
  } catch {
    // Many hosts answer unknown paths with status 200 and their home page.
    throw new LiveError(failure("bad-response", url, "the response does not come from the service"));
  }
}

async function refusalOf(response: Response, url: string): Promise<Failure> {
  const refusal: Partial<Refusal> | undefined = await response.json().catch(() => undefined);
  return refusal?.failure ?? failure("bad-response", url, `the service responds with status ${response.status}`);
}

const failure = (kind: Failure["kind"], url: string, message: string): Failure => ({ kind, url, message });

/** Yields the complete lines of a text that arrives in pieces. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const [first = "", ...more] = decoder.decode(value, { stream: true }).split("\n");
      rest.push(first);
      for (const part of more) {
        yield rest.join("");
        rest = [part];
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
