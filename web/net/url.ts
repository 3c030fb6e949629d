import { isLocal } from "./address.ts";

/**
 * Returns the URL that people mean. Without a scheme, it is https; for localhost and private addresses, http, which is the usual scheme
 * there. Returns undefined for texts that are not web addresses.
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
