/**
 * A Chrome version. Any version will do, because Google documents its User-Agents with the placeholder W.X.Y.Z ([google-common-crawlers]).
 */
const CHROME = "140.0.0.0";

/** Replaces the placeholder in a User-Agent from the catalogue, so that it can be sent. */
export const asSent = (published: string): string => published.replaceAll("W.X.Y.Z", CHROME);
