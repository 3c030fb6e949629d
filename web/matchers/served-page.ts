import { follow, REDIRECT_STATUSES } from "../net/redirect.ts";
import type { FetchedResponse } from "./index.d.ts";

/** A response without its body. */
export interface Answer {
  url: string;
  status: number;
  fields: [string, string][];
}

export interface RobotsTxtAnswer {
  status: number;
  isRedirected: boolean;
  text: Uint8Array;
}

/** A page as a server sent it. */
export interface ServedPage {
  /** The responses: first the redirects, then the page. */
  answers: Answer[];
  body: Uint8Array;
  /** `true` if header lines with the same name are joined, as `fetch` returns them. */
  areJoined?: boolean;
  fetchRobotsTxt(url: string): Promise<RobotsTxtAnswer>;
}

/** The maximum number of redirects to follow: the number that Google documents for pages. */
const REDIRECTS = 10;

/** Fetches a page with its redirects. */
export async function fetchPage(start: string | URL): Promise<ServedPage> {
  const answers: Answer[] = [];
  let url = new URL(start);
  for (let count = 0; count <= REDIRECTS; count += 1) {
    const response = await fetch(url, { redirect: "manual" });
    const { status, headers } = response;
    answers.push({ url: url.href, status, fields: [...headers] });
    const location = headers.get("location");
    if (location === null || !REDIRECT_STATUSES.includes(status)) {
      const body = new Uint8Array(await response.arrayBuffer());
      return { answers, body, areJoined: true, fetchRobotsTxt };
    }
    await response.body?.cancel();
    url = follow(url, location);
  }
  throw new Error(`${start} redirects more than ${REDIRECTS} times`);
}

/** Reads the response of a `fetch`. The response can still be read afterwards. */
export async function readFetched(response: FetchedResponse): Promise<ServedPage> {
  if (response.url === "") throw new Error("the response has no URL, because no server sent it; pass a page instead");
  if (response.redirected)
    throw new Error(
      `fetch does not return the redirects to ${response.url}; pass the first URL, or a response of fetch with redirect: "manual"`,
    );
  if (response.bodyUsed) throw new Error("the body of the response was already read; pass an unread response");
  const { url, status, headers } = response;
  const body = new Uint8Array(await response.clone().arrayBuffer());
  return { answers: [{ url, status, fields: [...headers] }], body, areJoined: true, fetchRobotsTxt };
}

async function fetchRobotsTxt(url: string): Promise<RobotsTxtAnswer> {
  const response = await fetch(url);
  const text = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, isRedirected: response.redirected, text };
}
