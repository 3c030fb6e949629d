import { type Certainty, type Crawler, crawlers } from "robotscope";
import { asSent } from "../../net/user-agent.ts";

/** What is sent in the name of a crawler. */
export interface SentUserAgent {
  value: string;
  /** How sure we are that the crawler sends it; left out where none is known, and its product token is sent. */
  certainty?: Certainty;
}

/**
 * What `--user-agent` names: a crawler of the catalogue stands for the header that it sends, everything else for itself. Undefined
 * for what cannot be sent.
 */
export function userAgentHeader(name: string): string | undefined {
  const word = name.trim().toLowerCase();
  const crawler = crawlers().find(({ token }) => token.toLowerCase() === word);
  return sendable(crawler ? sentBy(crawler).value : name.trim());
}

/** What a crawler of this product token sends, or the token itself. Undefined for what cannot be sent. */
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
