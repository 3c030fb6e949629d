import { parseHeaders } from "robotscope/init";
import { LONGEST_DOCUMENT } from "../../web/net/body-limits.ts";
import { decodeIfHtml } from "../../web/net/charset.ts";
import { wallOf } from "../../web/net/walls/index.ts";
import { type Hop, joinsHeaders, Observer, withoutFragment } from "./observer.ts";

const TIMEOUT = 20_000;

export type Cookies = "omit" | "include";

/** The response to one of the extension's requests. */
export interface Answer {
  /** The URL at the end of the redirects, without a fragment. */
  url: string;
  status: number;
  statusText: string;
  wasRedirected: boolean;
  /** The headers as `fetch` returns them: lines with the same name are joined. */
  pairs: [string, string][];
  /**
   * All responses, including redirects, if the user has switched on exact headers for the site. In Chromium, their header lines are exact.
   */
  hops?: Hop[];
  body: Uint8Array;
  isCutOff: boolean;
  /** The sender of the request: the extension, or the page in the tab. */
  sentBy: "extension" | "tab";
}

/** Returns `true` if the header lines of a response are exact, that is, not joined by name. */
export const hasExactLines = ({ hops }: Answer): boolean => hops !== undefined && !joinsHeaders;

/** Returns `true` if the browser may have joined several X-Robots-Tag lines of a response. */
export const mayBeJoined = (answer: Answer): boolean =>
  !hasExactLines(answer) && answer.pairs.some(([name, value]) => name === "x-robots-tag" && value.includes(","));

/** Returns the decoded document; `undefined` if it has a Content-Type other than HTML and XHTML. */
export function htmlOf({ pairs, body }: Answer): string | undefined {
  const { responses, counting = -1 } = parseHeaders(pairs);
  return decodeIfHtml(body, responses[counting]?.contentType)?.text;
}

/**
 * Fetches a URL. Returns `undefined` if the browser lets neither the extension nor the page in the tab read the response, or if there is no
 * response. The browser does not reveal which of these happened. Also returns `undefined` if a bot wall answers in place of the site.
 */
export async function fetchAnswer(url: string, cookies: Cookies, tab: number): Promise<Answer | undefined> {
  const answer = await fetchHere(url, cookies).catch(() => fetchInTab(url, cookies, tab));
  return answer && !isFromWall(answer) ? answer : undefined;
}

function isFromWall({ status, pairs, body }: Answer): boolean {
  const headers = pairs.map(([name, value]) => `${name}: ${value}\n`).join("");
  return wallOf({ status, headers, body: new TextDecoder("latin1").decode(body) }) !== undefined;
}

async function fetchHere(url: string, credentials: Cookies): Promise<Answer> {
  const observer = Observer.start(withoutFragment(url));
  try {
    const response = await fetch(observer?.url ?? withoutFragment(url), {
      credentials,
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status, statusText, redirected, headers } = response;
    const last = withoutFragment(response.url);
    const [read, hops] = await Promise.all([readBody(response), observer?.finish(last, status)]);
    return {
      url: last,
      status,
      statusText,
      wasRedirected: redirected,
      pairs: [...headers],
      ...(hops && { hops }),
      ...read,
      sentBy: "extension",
    };
  } finally {
    observer?.stop();
  }
}

async function readBody({ body }: Response): Promise<Pick<Answer, "body" | "isCutOff">> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
    if (length > LONGEST_DOCUMENT) {
      void reader.cancel();
      break;
    }
  }
  const cut = new Blob(pieces).slice(0, LONGEST_DOCUMENT);
  return { body: new Uint8Array(await cut.arrayBuffer()), isCutOff: length > LONGEST_DOCUMENT };
}

/** Fetches a URL from inside the page. In Firefox, `activeTab` does not let the extension itself read responses. */
async function fetchInTab(url: string, cookies: Cookies, tabId: number): Promise<Answer | undefined> {
  try {
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId },
      func: fetchFromPage,
      args: [withoutFragment(url), cookies, LONGEST_DOCUMENT, TIMEOUT],
    });
    const answer = frame?.result;
    if (!answer) return undefined;
    const { body, ...others } = answer;
    return { ...others, body: Uint8Array.from(atob(body), (char) => char.charCodeAt(0)), sentBy: "tab" };
  } catch {
    return undefined;
  }
}

/** Runs in the page, so the function must not use anything else in this file. */
async function fetchFromPage(url: string, credentials: "omit" | "include", largest: number, timeout: number) {
  try {
    const response = await fetch(url, { credentials, cache: "no-store", signal: AbortSignal.timeout(timeout) });
    const blob = await response.blob();
    // Cut the blob, not its bytes: Firefox does not let content scripts call `subarray` on bytes that belong to the page.
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.onloadend = resolve;
      reader.readAsDataURL(blob.slice(0, largest));
    });
    return {
      url: response.url.replace(/#.*/s, ""),
      status: response.status,
      statusText: response.statusText,
      wasRedirected: response.redirected,
      pairs: [...response.headers],
      body: String(reader.result).replace(/^.*,/, ""),
      isCutOff: blob.size > largest,
    };
  } catch {
    return undefined;
  }
}
