/** Any version: Google documents its strings with W.X.Y.Z in the place of that of Chrome ([google-common-crawlers]). */
const CHROME = "140.0.0.0";

/** A User-Agent of the catalogue as it can be sent. */
export const asSent = (published: string): string => published.replaceAll("W.X.Y.Z", CHROME);
