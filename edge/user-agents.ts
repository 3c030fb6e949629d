import catalogue from "../core/crawl/data/crawlers.json" with { type: "json" };
import { asSent } from "../web/net/user-agent.ts";

/** Product tokens as the catalogue has them, by the same in lower case, and what those crawlers send: the token where that is not known. */
const SENT = new Map(
  catalogue.crawlers.map(({ token, user_agent }) => [
    token.toLowerCase(),
    { token, userAgent: asSent(user_agent?.value ?? token) },
  ]),
);

/** What a crawler of the catalogue sends; undefined for others. */
export const userAgentOf = (name: string): Disguise | undefined => SENT.get(name.toLowerCase());

/** Under whose name a page is asked for. */
export interface Disguise {
  token: string;
  userAgent: string;
}
