import { parseHeaders } from "robotscope";
import { decodeHtml } from "../net/charset.ts";
import { type FetchOptions, fetchUrl } from "./net/http.ts";

/** The headers and the document of a fetched page, as `evaluate` expects them. */
export interface FetchedPage {
  /** The headers of all responses, with their status lines; empty if the fetch failed. */
  headers: string;
  /** The decoded body; left out if the fetch failed. */
  html?: string;
  failure?: string;
}

export async function fetchPage(url: string, options: FetchOptions): Promise<FetchedPage> {
  const { hops, body, failure } = await fetchUrl(new URL(url), options);
  const last = hops.at(-1);
  // Callers allow no redirects, so a redirect ends the fetch with "too-many-redirects". It still counts as the page's response.
  if (failure && (last === undefined || failure.kind !== "too-many-redirects"))
    return { headers: "", failure: failure.message };
  const headers = hops.map((hop) => hop.headers).join("");
  const { responses, counting } = parseHeaders(headers);
  const type = responses[counting ?? responses.length - 1]?.contentType;
  return { headers, html: decodeHtml(body, type?.charset?.text).text };
}
