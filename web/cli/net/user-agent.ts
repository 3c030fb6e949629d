import { type Certainty, type Crawler, crawlers } from "robotscope";
import { asSent } from "../../net/user-agent.ts";

export interface SentUserAgent {
  value: string;
  /**
   * The certainty that the crawler sends this value. Left out if the crawler's User-Agent is unknown, so that its product token is sent
   * instead.
   */
  certainty?: Certainty;
}

/**
 * Returns the header value for `--user-agent`: the User-Agent of the crawler if `name` is in the catalogue, otherwise `name` itself.
 * Returns `undefined` if the value cannot be sent in a header.
 */
export function userAgentHeader(name: string): string | undefined {
  const word = name.trim().toLowerCase();
  const crawler = crawlers().find(({ token }) => token.toLowerCase() === word);
  return sendable(crawler ? sentBy(crawler).value : name.trim());
}

/**
 * Returns the User-Agent of the crawler with this product token, or the token itself if the User-Agent is unknown. Returns `undefined` if
 * the value cannot be sent in a header.
 */
export function userAgentOf(token: string): SentUserAgent | undefined {
  const crawler = crawlers().find((one) => one.token === token);
  const sent = crawler ? sentBy(crawler) : { value: token };
  return sendable(sent.value) === undefined ? undefined : sent;
}

function sentBy({ token, userAgent }: Crawler): SentUserAgent {
  if (!userAgent) return { value: token };
  return { value: asSent(userAgent.value), certainty: userAgent.certainty };
}

function sendable(header: string): string | undefined {
  return /^[\t\x20-\x7e\x80-\xff]+$/.test(header) ? header : undefined;
}
