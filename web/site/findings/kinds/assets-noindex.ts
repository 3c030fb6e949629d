import type { Kind } from "../kind.ts";
import { causeOf, causeWords, crawlersOf, pagesOf } from "../words.ts";

/** A header hides images, videos, audio or documents from search results. */
export const assetsNoindex: Kind = {
  id: "assets-noindex",
  severity: "information",
  title: "X-Robots-Tag on assets",
  advice: "Check that the header is meant for images, videos and documents, which it removes from search results.",
  page(page, report) {
    const { record, isListed } = page;
    if (isListed || !page.isOk || page.isRedirected || !ASSET.test(record.contentType ?? "")) return;
    for (const { cause, lines, crawlers } of page.causes(page.noindexSearch))
      if (!page.isExpiry(cause)) report({ ...page.affected, ...causeOf(cause, lines), crawlers });
  },
  sentence: (group, totals) =>
    `${causeWords(group, totals)} hides ${pagesOf(group, totals, "asset")} from ${crawlersOf(group, totals)}.`,
};

/** Types that search engines list. Style sheets, scripts and fonts are never listed. */
const ASSET = /^(?:image|video|audio)\/|^application\/(?:pdf|epub|msword|vnd\.)/i;
