import { percentDecoded } from "../net/attempt.ts";

/**
 * Describes the target of a page's redirect or canonical link, so that the same change on many pages is reported once. Returns the same
 * text for all pages whose targets differ from their URLs in the same way, such as "https://new.example/…" for a move to another host.
 */
export function sharedTarget(url: string, target: string): string {
  const [from, to] = [new URL(url), new URL(target)];
  if (from.origin === to.origin && from.search === to.search) {
    if (to.pathname === `${from.pathname}/`) return "the same URL with a slash at its end";
    if (from.pathname === `${to.pathname}/`) return "the same URL without the slash at its end";
    if (from.pathname === `${to.pathname}.html`) return "the same URL without “.html”";
  }
  // A sign-in page often receives the path of the original page as a parameter: leave the parameters out.
  if (from.pathname !== to.pathname && percentDecoded(to.search).includes(from.pathname))
    return `${to.origin}${to.pathname}?…`;
  const [before, after] = [segments(from), segments(to)];
  let shared = 0;
  while (shared < Math.min(before.length, after.length) && isSameSegment(before.at(-1 - shared), after.at(-1 - shared)))
    shared += 1;
  if (shared > 0) after.splice(-shared);
  // Compare the paths, too: the paths of two home pages are equal, although they share no segments.
  return shared === 0 && to.pathname !== from.pathname ? to.href : `${to.origin}/${after.join("")}…`;
}

/**
 * Returns `true` if the URLs differ at most in “.html”, “index.html” or a slash at the end: hosts usually serve the same document for both.
 */
export function isVariant(url: string, other: string): boolean {
  return url === other || bare(url) === bare(other);
}

function bare(text: string): string {
  const { origin, pathname, search } = new URL(text);
  return origin + pathname.replace(/\/$|(?:\/index)?\.html?$/i, "") + search;
}

const isSameSegment = (one = "", other = "") =>
  one === other || one.replace(/\.html?$/i, "") === other.replace(/\.html?$/i, "");

/** Returns the segments of a path, with their slashes: "a/" and "b" for "/a/b". */
const segments = ({ pathname }: URL): string[] => pathname.slice(1).match(/[^/]+\/?|\//g) ?? [];
