import catalogue from "../core/crawl/data/crawlers.json" with { type: "json" };
import { asSent } from "../web/net/user-agent.ts";

/** The product tokens and User-Agents of the catalogue, by token in lower case. If the User-Agent is unknown, the token is sent. */
const SENT = new Map(
  catalogue.crawlers.map(({ token, user_agent }) => [
    token.toLowerCase(),
    { token, userAgent: asSent(user_agent?.value ?? token) },
  ]),
);

/** Returns the User-Agent of a crawler of the catalogue; undefined for other names. */
export const userAgentOf = (name: string): Impersonation | undefined => SENT.get(name.toLowerCase());

/** The crawler under whose name a page is fetched. */
export interface Impersonation {
  token: string;
  userAgent: string;
}
