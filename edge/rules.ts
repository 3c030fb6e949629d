import { RobotsTxt } from "robotscope/robots-txt";
import type { RefusalKind } from "../web/live/events.ts";
import { isPrivate, isPrivateName, literalAddress } from "../web/net/address.ts";
import { FetchError, shown } from "../web/net/failure.ts";

/** Hosts that the operator allows although they are private, or on another port: "intranet.example", "10.0.0.7:8080". */
export type Allowed = readonly string[];

/** Whether the operator has named this host and port. */
export function isAllowed(url: URL, allowed: Allowed): boolean {
  return allowed.includes(url.host);
}

/**
 * Throws a `FetchError` for a URL that nobody may have fetched by us. The URL is parsed as the URL Standard has it, so that an address is
 * in its one usual form here, however it was written. Names are looked up by the platform, which has to look at their addresses.
 */
export function refuseForeign(url: URL, allowed: Allowed): void {
  const refuse = (kind: RefusalKind, message: string, address?: string) => {
    throw new FetchError({ kind, url: shown(url), message, ...(address === undefined ? {} : { address }) });
  };
  if (url.protocol !== "http:" && url.protocol !== "https:") refuse("bad-url", `${url.protocol} is not http or https`);
  if (url.username !== "" || url.password !== "") refuse("credentials", "a URL with a user name is not fetched");
  if (isAllowed(url, allowed)) return;
  const address = literalAddress(url.hostname);
  if (address === undefined && isPrivateName(url.hostname))
    refuse("private-name", `${url.hostname} is a name of a private network`);
  if (address !== undefined && isPrivate(address))
    refuse("private-address", `${address} is a private address`, address);
  if (url.port !== "") refuse("port", `port ${url.port} is not fetched from, only 80 and 443`);
}

/** The product token by which a site tells us apart. */
export const TOKEN = "robotscope";

/** Whether a robots.txt has a group for our token which forbids a URL. What everybody is told does not hold for us: a user asks. */
export function optsOut(robotsTxt: Uint8Array, url: URL): boolean {
  const robots = RobotsTxt.parse(robotsTxt);
  try {
    const { access, lookup } = robots.check(url.href, TOKEN);
    return access === "disallowed" && lookup.selected !== undefined && lookup.selected !== "*";
  } finally {
    robots.free();
  }
}
