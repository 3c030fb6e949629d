import { isLocal } from "./address.ts";

/**
 * The URL that people mean: without a scheme it is https, and http for localhost and private addresses, where it is rarely
 * anything else. Undefined for what is no web address.
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
