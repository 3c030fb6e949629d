import catalogue from "../core/crawl/data/crawlers.json" with { type: "json" };
import { asSent } from "../web/net/user-agent.ts";

/**
 * The product token and User-Agent of each crawler in the catalogue, by lower-case token. If the User-Agent is unknown, the token is sent
 * instead.
 */
const SENT = new Map(
  catalogue.crawlers.map(({ token, user_agent }) => [
    token.toLowerCase(),
    { token, userAgent: asSent(user_agent?.value ?? token) },
  ]),
);

/** Returns the token and User-Agent of a crawler in the catalogue, or undefined if the name is not in it. */
export const userAgentOf = (name: string): Impersonation | undefined => SENT.get(name.toLowerCase());

/** A crawler that the service impersonates when it fetches a page. */
export interface Impersonation {
  token: string;
  userAgent: string;
}
