import catalogue from "../core/crawl/data/crawlers.json" with { type: "json" };
import { asSent } from "../web/net/user-agent.ts";

/**
 * Each catalogue crawler's product token and User-Agent, keyed by the lower-case token. If a crawler's User-Agent is unknown, its token is
 * sent.
 */
const SENT = new Map(
  catalogue.crawlers.map(({ token, user_agent }) => [
    token.toLowerCase(),
    { token, userAgent: asSent(user_agent?.value ?? token) },
  ]),
);

/** Returns a catalogue crawler's token and User-Agent, or undefined for an unknown name. */
export const userAgentOf = (name: string): Impersonation | undefined => SENT.get(name.toLowerCase());

/** A crawler whose User-Agent the service sends. */
export interface Impersonation {
  token: string;
  userAgent: string;
}
