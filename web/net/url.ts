import { isLocal } from "./address.ts";

/**
 * Returns the URL that a user typed. Adds a missing scheme: http for localhost and private addresses, where it is usual, otherwise https.
 * Returns `undefined` if the text is not a web address.
 */
export function webAddress(text: string): URL | undefined {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const url = text.startsWith("/") ? undefined : parse(hasScheme ? text : `https://${text}`);
  if (url === undefined || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  return !hasScheme && isLocal(url.hostname) ? parse(`http://${text}`) : url;
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
