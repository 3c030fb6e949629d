/**
 * An arbitrary version of Chrome, because Google documents its User-Agents with W.X.Y.Z in its place ([google-common-crawlers]).
 */
const CHROME = "140.0.0.0";

/** Returns a User-Agent of the catalogue in a form that can be sent. */
export const asSent = (published: string): string => published.replaceAll("W.X.Y.Z", CHROME);
