import { parseHeaders } from "robotscope";
import { decodeHtml } from "../net/charset.ts";
import { type FetchOptions, fetchUrl } from "./net/http.ts";
import { wallIn } from "./net/inspection.ts";
import { wallInWords } from "./net/inspection-words.ts";

/** The headers and the document of a fetched page, as `evaluate` expects them. */
export interface FetchedPage {
  /** The headers of all responses, with their status lines; empty if the page is unknown. */
  headers: string;
  /** The decoded body; left out if the page is unknown. */
  html?: string;
  /** The reason why the page is unknown: the fetch failed, or a bot wall sent its own page instead. */
  failure?: string;
}

export async function fetchPage(url: string, options: FetchOptions): Promise<FetchedPage> {
  const answer = await fetchUrl(new URL(url), options);
  const { hops, body, failure } = answer;
  const last = hops.at(-1);
  // Callers allow no redirects, so a redirect ends the fetch with "too-many-redirects". It still counts as the page's response.
  if (failure && (last === undefined || failure.kind !== "too-many-redirects"))
    return { headers: "", failure: failure.message };
  const wall = wallIn(answer);
  if (wall) return { headers: "", failure: wallInWords(wall, "the page") };
  const headers = hops.map((hop) => hop.headers).join("");
  const { responses, counting } = parseHeaders(headers);
  const type = responses[counting ?? responses.length - 1]?.contentType;
  return { headers, html: decodeHtml(body, type?.charset?.text).text };
}
