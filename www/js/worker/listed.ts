import { requested, SitemapReader } from "../../../web/sitemap/reader";

/** The number of characters after which other queries get a turn. */
const STEP = 1_000_000;

/** Returns `true` if a sitemap lists the URL. Ignores everything after an error in the sitemap. */
export function* lists(sitemap: string, url: string): Generator<undefined, boolean> {
  const wanted = requested(url);
  if (wanted === undefined) return false;
  const reader = new SitemapReader();
  for (let at = 0; at < sitemap.length; at += STEP) {
    reader.read(sitemap.slice(at, at + STEP));
    if (reader.take().some((entry) => entry.kind === "page" && requested(entry.url) === wanted)) return true;
    yield;
  }
  reader.end();
  return reader.take().some((entry) => entry.kind === "page" && requested(entry.url) === wanted);
}
