import { RobotsTxt } from "robotscope/robots-txt";
import type { RefusalKind } from "../web/live/events.ts";
import { isPrivate, isPrivateName, literalAddress } from "../web/net/address.ts";
import { FetchError, shown } from "../web/net/failure.ts";

/** Hosts that the operator allows despite a private address or unusual port: "intranet.example", "10.0.0.7:8080". */
export type Allowed = readonly string[];

export function isAllowed(url: URL, allowed: Allowed): boolean {
  return allowed.includes(url.host);
}

/**
 * Throws a `FetchError` for a URL that the service must not fetch. Does not handle unusual spellings of IP addresses, because the URL
 * parser normalises them. The platform must resolve host names and check their addresses.
 */
export function refuseForeign(url: URL, allowed: Allowed): void {
  const refuse = (kind: RefusalKind, message: string, address?: string) => {
    throw new FetchError({ kind, url: shown(url), message, ...(address === undefined ? {} : { address }) });
  };
  if (url.protocol !== "http:" && url.protocol !== "https:") refuse("bad-url", `${url.protocol} is not http or https`);
  if (url.username !== "" || url.password !== "") refuse("credentials", "URLs with credentials are not fetched");
  if (isAllowed(url, allowed)) return;
  const address = literalAddress(url.hostname);
  if (address === undefined && isPrivateName(url.hostname))
    refuse("private-name", `${url.hostname} is a name of a private network`);
  if (address !== undefined && isPrivate(address))
    refuse("private-address", `${address} is a private address`, address);
  if (url.port !== "") refuse("port", `the service fetches from ports 80 and 443, not from port ${url.port}`);
}

/** The product token by which sites can address the service. */
export const TOKEN = "robotscope";

/** Returns `true` if a group for the service's token disallows a URL. The `*` group does not apply, because a user requests the page. */
export function optsOut(robotsTxt: Uint8Array, url: URL): boolean {
  const robots = RobotsTxt.parse(robotsTxt);
  try {
    const { access, lookup } = robots.check(url.href, TOKEN);
    return access === "disallowed" && lookup.selected !== undefined && lookup.selected !== "*";
  } finally {
    robots.free();
  }
}
