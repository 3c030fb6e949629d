import { createReadStream } from "node:fs";
import { AsyncIterReader, WARCParser } from "warcio";
import { field } from "../../net/challenge.ts";
import { REDIRECT_STATUSES } from "../../net/redirect.ts";
import { wallOf } from "../../net/walls/index.ts";
import { absolute } from "../../site/document.ts";
import type { FetchedPage } from "../../site/page-reader.ts";
import type { RobotsRecord, SitemapRecord, UnevaluatedRecord } from "../../site/record.ts";
import { readSitemaps } from "../../site/sitemaps.ts";
import type { StoredSource } from "../../site/stored.ts";
import type { StoredUrls } from "../../site/url-table.ts";
import { isZstd } from "../compressed.ts";
import { missingInput, Problem } from "../exit.ts";
import { readHar } from "../har.ts";
import { BrokenEncodingError, gunzipped } from "../net/body.ts";
import { textOf } from "../net/head.ts";
import { decode } from "../source.ts";

/** A response in an archive. */
interface Archived {
  url: string;
  status: number;
  /** The status line and the header lines. */
  headers: string;
  /** Returns the decoded body; `undefined` if the archive does not contain it, or if its encoding is not supported. */
  body(): Promise<Uint8Array | undefined>;
}

/** The pages of an archive, with each robots.txt and sitemap in it. The archive is read twice. */
export class ArchiveSource implements StoredSource {
  readonly #responses: () => AsyncIterable<Archived>;

  constructor(responses: () => AsyncIterable<Archived>) {
    this.#responses = responses;
  }

  async *texts(known: StoredUrls): AsyncGenerator<RobotsRecord | SitemapRecord> {
    const robots = new Map<string, RobotsRecord>();
    const sitemaps = new Map<string, Uint8Array>();
    for await (const { url, status, headers, body } of this.#responses()) {
      const { origin, pathname, search } = new URL(url);
      // A response with status 304 does not contain the file.
      if (status === 304) continue;
      const earlier = robots.get(origin);
      // After a bot wall's challenge, the archive may contain the real robots.txt.
      if (pathname + search === "/robots.txt" && (earlier === undefined || earlier.wall !== undefined)) {
        const isText = status >= 200 && status < 300;
        const bytes = await body();
        const record: RobotsRecord = { record: "robots", origin, status, redirects: 0 };
        const found = wallOf({ status, headers, body: Buffer.from(bytes ?? []).toString("latin1") });
        if (found) robots.set(origin, { ...record, wall: found.wall.name });
        else if (!isText) robots.set(origin, record);
        else if (bytes) robots.set(origin, { ...record, text: decode(bytes) });
      } else if (status === 200 && isSitemap(pathname)) {
        const bytes = await body();
        if (bytes && looksLikeSitemap(bytes)) sitemaps.set(url, bytes);
      }
    }
    yield* robots.values();
    const fetch = async (url: string) => {
      const bytes = sitemaps.get(url);
      return bytes ? { bytes } : { failure: "it is not in the archive" };
    };
    yield* known.list(readSitemaps([...sitemaps.keys()].sort(), fetch));
  }

  async *pages(known: StoredUrls): AsyncGenerator<FetchedPage | UnevaluatedRecord> {
    const missing = new Set<string>();
    for await (const { url, status, headers, body } of this.#responses()) {
      if (!isPage(url, status, headers) || known.sitemaps.includes(url)) continue;
      const location = REDIRECT_STATUSES.includes(status) ? field(headers, "location") : undefined;
      const target = location === undefined ? undefined : absolute(location, url);
      const bytes = await body();
      const type = field(headers, "content-type") ?? "text/html";
      if (!bytes && status < 400 && target === undefined && HTML.test(type)) {
        missing.add(url);
        continue;
      }
      yield {
        url,
        discovery: "archive",
        redirects: target === undefined ? [] : [{ url, status, target }],
        ...known.membership(url),
        response: { url, status, headers, body: bytes ?? new Uint8Array() },
      };
    }
    // These records are last, because another response for the same URL may have content.
    for (const url of missing)
      yield { record: "unevaluated", url, discovery: "archive", reason: "the archive has no readable content" };
  }
}

/** Yields the responses in a WARC file. The file may be compressed. */
export async function* warcResponses(file: string): AsyncGenerator<Archived> {
  let records = 0;
  try {
    // Do not let warcio parse the headers: it joins lines with the same name, such as several X-Robots-Tag lines.
    for await (const record of WARCParser.iterRecords(wholeFile(file), { parseHttp: false })) {
      records += 1;
      const bytes = await record.readFully(false);
      if (bytes.length < Number(record.warcHeader("Content-Length") ?? 0)) throw brokenOff(file);
      // A revisit record has headers but no content, because an earlier record, perhaps of another URL or file, has the same content.
      const isRevisit = record.warcType === "revisit";
      const url = isRevisit || record.warcType === "response" ? absolute(record.warcTargetURI ?? "") : undefined;
      if (url === undefined) continue;
      const end = headEnd(bytes);
      const headers = textOf(bytes.subarray(0, end));
      const [, status] = /^HTTP\/[\d.]+ (\d{3})/.exec(headers) ?? [];
      if (status === undefined) continue;
      const body = async () => (isRevisit ? undefined : decodedBody(bytes.subarray(end), headers));
      yield { url, status: Number(status), headers, body };
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw missingInput(
      `${file} cannot be read as a WARC file: ${code ?? (error instanceof Error ? error.message : String(error))}.`,
      error,
    );
  }
  if (records === 0) throw missingInput(`${file} is not a WARC file, or contains no records.`);
}

/** Yields the decompressed pieces of a WARC file. Throws a `Problem` if the file is incomplete, because the parser would not notice. */
async function* wholeFile(file: string): AsyncGenerator<Uint8Array> {
  let end = "";
  try {
    for await (const piece of gunzipped(createReadStream(file))) {
      end = (end + Buffer.from(piece.subarray(-2)).toString("latin1")).slice(-2);
      yield piece;
    }
  } catch (error) {
    throw error instanceof BrokenEncodingError ? brokenOff(file, error) : error;
  }
  // A record ends with line breaks: https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/#file-and-record-model
  if (end !== "" && !end.endsWith("\n")) throw brokenOff(file);
}

const brokenOff = (file: string, cause?: unknown) =>
  missingInput(`${file} is damaged or incomplete: it ends in the middle of a record.`, cause);

/** Returns the offset after the blank line that ends the headers. */
function headEnd(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = text.indexOf("\r\n\r\n");
  return end < 0 ? bytes.length : end + 4;
}

async function decodedBody(body: Uint8Array, headers: string): Promise<Uint8Array | undefined> {
  const encoding = field(headers, "content-encoding")?.toLowerCase();
  const isChunked = field(headers, "transfer-encoding")?.toLowerCase().includes("chunked") ?? false;
  const compression = encoding === "gzip" || encoding === "br" || encoding === "deflate" ? encoding : null;
  // Some archives contain a decoded body with its original encoding headers. The reader recognises a decoded body.
  const decoded = await new AsyncIterReader([body], compression, isChunked).readFully();
  return encoding === "zstd" && isZstd(decoded) ? undefined : decoded;
}

/** Reads a HAR file. Returns a function that yields the responses to its GET requests. */
export async function harResponses(file: string): Promise<() => AsyncIterable<Archived>> {
  const entries = await readHar(file);
  return async function* () {
    for (const { request, response } of entries) {
      const url = request?.method === "GET" ? absolute(request.url ?? "") : undefined;
      const status = response?.status ?? 0;
      if (url === undefined || !response || status < 100) continue;
      const lines = (response.headers ?? []).filter(({ name }) => name !== undefined && !name.startsWith(":"));
      const fields = lines.map(({ name, value = "" }) => `${name}: ${value.replace(/[\r\n]+/g, " ")}\r\n`);
      const { text = "", encoding, size = 0 } = response.content ?? {};
      const isMissing = response.content?.text === undefined && size !== 0;
      // The text in a HAR file is already decoded, so its charset header no longer applies: mark the text as UTF-8.
      const body =
        encoding === "base64" ? Buffer.from(text, "base64") : Buffer.from(`\ufeff${text.replace(/^\ufeff/, "")}`);
      yield {
        url,
        status,
        headers: `HTTP/1.1 ${status} ${response.statusText ?? ""}\r\n${fields.join("")}\r\n`,
        body: async () => (isMissing ? undefined : body),
      };
    }
  };
}

const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/**
 * Returns `true` for documents, redirects and responses with an X-Robots-Tag. Returns `false` for robots.txt and for responses with status
 * 304. Redirects of images, scripts, style sheets and fonts are pages only if they have an X-Robots-Tag.
 */
function isPage(url: string, status: number, headers: string): boolean {
  const { pathname } = new URL(url);
  if (pathname === "/robots.txt" || status === 304) return false;
  const type = field(headers, "content-type");
  if (field(headers, "x-robots-tag") !== undefined) return true;
  if (REDIRECT_STATUSES.includes(status)) return !/\.(?:js|css|png|jpe?g|gif|svg|webp|woff2?|ico)$/i.test(pathname);
  return type === undefined || HTML.test(type) || /^application\/pdf\b/i.test(type);
}

const isSitemap = (path: string) => /sitemap[^/]*\.(?:xml|xml\.gz|txt)$|\.xml(?:\.gz)?$/i.test(path);

function looksLikeSitemap(bytes: Uint8Array): boolean {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return true;
  return /<(?:urlset|sitemapindex)[\s>]/i.test(Buffer.from(bytes.subarray(0, 2000)).toString("latin1"));
}
