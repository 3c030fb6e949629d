/** A request in a HAR file (HTTP Archive 1.2), as shown in the list of requests. */
export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
}

/** The URL and texts of one request in a HAR file. */
export interface HarPage {
  readonly url: string;
  readonly headers: string;
  readonly html: string | undefined;
  /** The status and text of robots.txt, if the file contains them. */
  readonly robots: readonly [status: number, text: string] | undefined;
}

interface Entry extends HarRequest {
  readonly headers: string;
  readonly location: string;
  readonly body: string | undefined;
}

export class HarFile {
  readonly #entries: Entry[];

  /** Parses a HAR file. Throws if the text is not a HAR file. */
  constructor(text: string) {
    // `JSON.parse` rejects a byte order mark.
    const entries = get(get(JSON.parse(text.replace(/^\uFEFF/, "")), "log"), "entries");
    if (!Array.isArray(entries)) throw new TypeError("not a HAR file: log.entries is missing");
    // List documents first, because users look for them. Leave out URLs of other schemes, such as data:, and requests without a response.
    const read = entries.map(entry).filter(({ url, status }) => /^https?:/i.test(url) && status > 0);
    this.#entries = [...read.filter(isDocument), ...read.filter((entry) => !isDocument(entry))];
  }

  get requests(): HarRequest[] {
    return this.#entries;
  }

  /** Returns the page that the request at `index` loaded. Follows at most `redirects` redirects of the site's robots.txt. */
  page(index: number, redirects: number): HarPage {
    const entry = this.#entries[index];
    if (!entry) throw new RangeError("the HAR file has no request with this index");
    const { url, headers, body } = entry;
    return { url, headers, html: isDocument(entry) ? body : undefined, robots: this.#robots(url, redirects) };
  }

  /**
   * Returns the final response to the request for robots.txt at the URL's origin. Returns `undefined` if the HAR file does not contain the
   * response's text, or if there are more than `redirects` redirects.
   */
  #robots(url: string, redirects: number): HarPage["robots"] {
    let address = new URL("/robots.txt", url).href;
    for (let turn = 0; turn <= redirects; turn++) {
      const found = this.#entries.filter((entry) => entry.url === address).at(-1);
      // Leave out the body of an error response: usually, it is an error page. For status 304, the body is the browser's copy.
      if (!found?.location)
        return found?.body === undefined ? undefined : [found.status, found.status < 400 ? found.body : ""];
      if (!URL.canParse(found.location, address)) return undefined;
      address = new URL(found.location, address).href;
    }
    return undefined;
  }
}

function isDocument({ mediaType }: HarRequest): boolean {
  return /^(text\/html|application\/xhtml\+xml)\b/i.test(mediaType);
}

function entry(value: unknown): Entry {
  const [request, response] = [get(value, "request"), get(value, "response")];
  const content = get(response, "content");
  const status = Math.trunc(Number(get(response, "status"))) || 0;
  const fields = get(response, "headers");
  const lines = (Array.isArray(fields) ? fields : [])
    .map((field) => [text(get(field, "name")), text(get(field, "value"))] as const)
    // Leave out HTTP/2 pseudo-header fields, which repeat the status line. Split values, because some browsers join the lines of a repeated
    // field with a line feed.
    .filter(([name]) => name !== "" && !name.startsWith(":"))
    .flatMap(([name, value]) => value.split("\n").map((value) => `${name}: ${value}`));
  const version = text(get(response, "httpVersion")).toUpperCase();
  const first = `${version.startsWith("HTTP/") ? version : "HTTP/1.1"} ${status} ${text(get(response, "statusText"))}`;
  return {
    method: text(get(request, "method")),
    url: text(get(request, "url")),
    status: status > 0 && status < 1000 ? status : 0,
    mediaType: text(get(content, "mimeType")),
    headers: `${[first.trim(), ...lines].join("\n")}\n`,
    location: status >= 300 && status < 400 ? text(get(response, "redirectURL")) : "",
    body: body(content),
  };
}

function body(content: unknown): string | undefined {
  const value = get(content, "text");
  if (typeof value !== "string") return undefined;
  if (get(content, "encoding") !== "base64") return value;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(value), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Returns a property of an unknown value, or `undefined` if the value is not an object. */
function get(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
