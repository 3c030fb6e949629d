import { Fetched } from "robotscope/init";
import type { LiveEvent } from "../../../web/live/events";
import { servedTo } from "../../../web/net/served-live";

/** Compares the server's responses to a crawler's User-Agent with robots.txt. `events` are the service's events for the URL. */
export const served = (crawler: string, url: string, events: readonly LiveEvent[]) =>
  servedTo(crawler, url, events, Fetched);
