/** The kind of resource that a request asks for. */
export type Resource = "page" | "sitemap" | "robots-txt";

/** The maximum number of bytes of a document to read. No search engine is known to read a larger part. */
export const LONGEST_DOCUMENT = 15 * 1024 * 1024;

/** The maximum size of a sitemap in bytes, before and after decompression. https://www.sitemaps.org/protocol.html#index */
export const LONGEST_SITEMAP = 50 * 1024 * 1024;

/**
 * The number of bytes of a robots.txt that every crawler must parse. Crawlers may ignore the rest:
 * https://www.rfc-editor.org/rfc/rfc9309#section-2.5
 */
export const PARSED_ROBOTS_TXT = 500 * 1024;

/** The maximum number of bytes of a robots.txt to read: more than crawlers must parse, so that lines which they may ignore are shown. */
export const LONGEST_ROBOTS_TXT = 10 * PARSED_ROBOTS_TXT;

/** Matches types of which no part is read. Other types are read, because servers often declare wrong types. */
const UNREAD = /^(?:(?:image|video|audio|font)\/|application\/(?:pdf|zip|msword|vnd\.))/i;

/** Returns the maximum number of bytes of a body to read. */
export function bytesToRead(resource: Resource, contentType: string | undefined): number {
  if (resource === "robots-txt") return LONGEST_ROBOTS_TXT;
  // Read one more byte than a sitemap may have, so that its reader notices a longer sitemap.
  if (resource === "sitemap") return LONGEST_SITEMAP + 1;
  return UNREAD.test(contentType ?? "") ? 0 : LONGEST_DOCUMENT;
}
