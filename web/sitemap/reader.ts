import { SaxesParser } from "saxes";

/** An entry in a sitemap: a page, or another sitemap. */
export interface Entry {
  kind: "page" | "sitemap";
  url: string;
}

/** The maximum number of characters without a tag or a line end. A text with a longer run is not a sitemap. */
const LONGEST_RUN = 4 * 1024 * 1024;
/** The maximum number of sitemaps that are read for one site: as many as an index may list. */
export const MOST_SITEMAPS = 50_000;
/**
 * The maximum number of nested indexes above a sitemap. The protocol allows one. The limit protects against a server whose indexes always
 * list new indexes. https://www.sitemaps.org/protocol.html#index
 */
export const MOST_INDEXES = 3;

/** Completes “<index URL> …”: the message for an index that is nested too deeply. */
export const TOO_DEEP = `names sitemaps behind more than ${MOST_INDEXES} indexes, which are not read`;
export const TOO_MANY = `leads to more than ${MOST_SITEMAPS.toLocaleString("en")} sitemaps; the others are not read`;

/** The maximum nesting depth of elements. No sitemap needs that depth. */
const DEEPEST = 100;

/**
 * Returns the URL that a browser would request; `undefined` if the text is not a URL. Callers use this form to compare pages with entries.
 */
export const requested = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).href.replace(/#.*/s, "") : undefined;

/** Reads a sitemap piece by piece, as XML, RSS, Atom or one URL per line. The command line and the web app use this class. */
export class SitemapReader {
  #reader: Reader | undefined;
  #start = "";

  /** The fault at which reading stopped, phrased to follow “The sitemap”; `undefined` if there is no fault. */
  get fault(): string | undefined {
    return this.#reader?.fault;
  }

  read(text: string): void {
    if (this.#reader) return this.#reader.read(text);
    this.#start += text;
    // Wait for more text: white space alone does not determine the format.
    if (this.#start.trim() === "" && this.#start.length < LONGEST_RUN) return;
    this.#reader = /^\s*</.test(this.#start) ? new XmlReader() : new LineReader();
    this.#reader.read(this.#start);
    this.#start = "";
  }

  end(): void {
    this.#reader?.end();
  }

  /** Returns the entries found since the last call. */
  take(): Entry[] {
    return this.#reader?.entries.splice(0) ?? [];
  }
}

interface Reader {
  entries: Entry[];
  fault: string | undefined;
  read(text: string): void;
  end(): void;
}

class LineReader implements Reader {
  entries: Entry[] = [];
  fault: string | undefined;
  #rest = "";

  read(text: string): void {
    const lines = (this.#rest + text).split(/[\r\n]+/);
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > LONGEST_RUN) this.fault ??= "is not a sitemap: it has a line without an end";
    for (const line of lines) this.#take(line);
  }

  end(): void {
    this.#take(this.#rest);
  }

  #take(line: string): void {
    const url = line.trim();
    if (url.includes("\0")) this.fault ??= "is not a sitemap: it is neither XML nor text";
    if (url !== "" && this.fault === undefined) this.entries.push({ kind: "page", url });
  }
}

/** The paths of the elements that contain an entry's URL, each with the kind of entry. */
const PLACES: readonly { path: string; kind: Entry["kind"] }[] = [
  { path: "urlset/url/loc", kind: "page" },
  { path: "sitemapindex/sitemap/loc", kind: "sitemap" },
  { path: "rss/channel/item/link", kind: "page" },
  { path: "rdf/item/link", kind: "page" },
];
const ROOTS = ["urlset", "sitemapindex", "rss", "rdf", "feed"];

/** Reads a sitemap in XML, RSS or Atom. Namespace prefixes are ignored, because many files declare them wrongly. */
class XmlReader implements Reader {
  entries: Entry[] = [];
  fault: string | undefined;
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  #text = "";
  #kind: Entry["kind"] | undefined;
  #run = 0;
  #hasBegun = false;

  constructor() {
    this.#parser.on("error", (error) => {
      this.fault ??= `is broken: ${error.message.replace(/\.$/, "")}`;
    });
    this.#parser.on("opentag", ({ name, attributes }) => this.#open(local(name), attributes));
    this.#parser.on("text", (text) => this.#append(text));
    this.#parser.on("cdata", (text) => this.#append(text));
    this.#parser.on("closetag", () => this.#close());
  }

  read(text: string): void {
    if (!this.#hasBegun && /^\s*<(?:!doctype\s+)?html[\s>]/i.test(text)) this.fault = "is not a sitemap but an HTML page";
    this.#hasBegun = true;
    if (this.fault !== undefined) return;
    this.#run += text.length;
    this.#parser.write(text);
    if (this.#run > LONGEST_RUN) this.fault ??= "is not a sitemap: there is no tag in four million characters";
  }

  end(): void {
    if (this.fault === undefined) this.#parser.close();
  }

  #open(tag: string, attributes: Record<string, string>): void {
    this.#run = 0;
    if (this.fault !== undefined) return;
    this.#path.push(tag);
    const [root = ""] = this.#path;
    if (!ROOTS.includes(root)) this.fault = `is not a sitemap: its root is <${root.slice(0, 50)}>`;
    if (this.#path.length > DEEPEST) this.fault = "is not a sitemap: its elements are nested more than 100 deep";
    const path = this.#path.join("/");
    this.#kind = PLACES.find((place) => place.path === path)?.kind;
    this.#text = "";
    const { href, rel = "alternate" } = attributes;
    if (path === "feed/entry/link" && rel === "alternate" && href !== undefined) this.#take("page", href);
  }

  #append(text: string): void {
    if (this.#kind !== undefined) this.#text += text;
  }

  #close(): void {
    this.#run = 0;
    if (this.fault !== undefined) return;
    if (this.#kind !== undefined) this.#take(this.#kind, this.#text);
    this.#kind = undefined;
    this.#path.pop();
  }

  #take(kind: Entry["kind"], text: string): void {
    // Some files break a long URL into several lines.
    const url = text.trim().replace(/\s*[\r\n]\s*/g, "");
    if (url !== "") this.entries.push({ kind, url });
  }
}

const local = (tag: string) => tag.slice(tag.indexOf(":") + 1).toLowerCase();
