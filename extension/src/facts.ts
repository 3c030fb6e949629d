import { mayBeJoined } from "./fetching.ts";
import type { Inspection } from "./inspection.ts";
import { joinsHeaders } from "./observer.ts";
import type { Redirect } from "./visits.ts";
import { say, timeOfDay } from "./words.ts";

/** Returns sentences that describe how the texts were fetched, and what they cannot show. */
export function facts(inspection: Inspection): string[] {
  const { page, cookies, at, url, robots, hasAccess } = inspection;
  const time = timeOfDay(at);
  const found = [say(cookies === "include" ? "fetched-with-cookies" : "fetched-without-cookies", { time })];
  if (!page) found.push(say("page-failed"));
  // The hint is only for Firefox (`joinsHeaders`), which applies the page's Content-Security-Policy to requests from inside the page.
  if (!page && joinsHeaders && !hasAccess) found.push(say("page-failed-hint"));
  if (page?.sentBy === "tab") found.push(say("fetched-in-tab"));
  if (page?.wasRedirected) found.push(say("page-redirected", { url }));
  if (page?.wasRedirected && !page.hops) found.push(say("redirects-unseen"));
  const answer = robots.get(new URL(url).origin);
  if (!answer) found.push(say("robots-failed"));
  else if (answer.status !== 200) found.push(say("robots-status", { status: String(answer.status) }));
  if (page && mayBeJoined(page)) found.push(joinedInWords());
  if (page?.isCutOff) found.push(say("cut-off"));
  found.push(say("user-agent-note"));
  return found;
}

/** Explains that header lines were joined. */
export const joinedInWords = (): string => withHint(say("headers-joined"));

/** If the browser can report exact headers, adds a sentence on how to see them. */
export const withHint = (sentence: string): string => (joinsHeaders ? sentence : `${sentence} ${say("headers-hint")}`);

/** Returns the status of the page, such as “200 OK”. */
export const statusOf = ({ page }: Inspection): string | undefined =>
  page && `${page.status} ${page.statusText}`.trim();

/** Returns the responses that redirect, each with its URL and its status line. */
export const redirectsWhenFetched = ({ page }: Inspection): Redirect[] =>
  (page?.hops ?? [])
    .slice(0, -1)
    .map(({ url, headers }) => ({ url, statusLine: headers.slice(0, headers.indexOf("\n")) }));
