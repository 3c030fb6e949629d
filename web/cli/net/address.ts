import { lookup as lookUp } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Which addresses may be dialled: all; only public ones; or, as people expect of what they type, those of the host that was
 * asked for, and otherwise only public ones: a redirect does not lead from the web into a private network.
 */
export type AddressPolicy = "all" | "typed" | "public";

// The special-purpose registries of IANA: what is not globally reachable, and what has no single host behind it.
const IPV4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
const IPV6: readonly (readonly [string, number])[] = [
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

// Two lists, because one list takes an IPv4 address for its form in IPv6, too, and all of these are refused.
const refused = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of IPV4) {
  refused.ipv4.addSubnet(net, bits, "ipv4");
  // The same addresses behind a translator (RFC 6052), and as 6to4 has them (RFC 3056).
  refused.ipv6.addSubnet(`64:ff9b::${net}`, 96 + bits, "ipv6");
  refused.ipv6.addSubnet(`2002:${hextets(net)}::`, 16 + bits, "ipv6");
}
for (const [net, bits] of IPV6) refused.ipv6.addSubnet(net, bits, "ipv6");

function hextets(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** Whether an address is one that the web at large does not have: private, loopback, link-local, multicast and the like. */
export function isPrivate(address: string): boolean {
  const [bare = ""] = address.split("%");
  switch (isIP(bare)) {
    case 4:
      return refused.ipv4.check(bare, "ipv4");
    case 6:
      return refused.ipv6.check(bare, "ipv6");
    default:
      return true;
  }
}

/** The address that a host of a URL is, if it is one and not a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(bare) === 0 ? undefined : bare;
}

/** A name all of whose addresses are private. */
export class PrivateAddressError extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`the address ${address} is private`);
    this.address = address;
  }
}

/**
 * Looks names up for a connection that is to be public: only public addresses come out, and these very ones are dialled, so that
 * a name server cannot say one thing to the check and another to the connection.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const open = addresses.filter(({ address }) => !isPrivate(address));
    const [first] = open;
    if (!first) return callback(new PrivateAddressError(addresses[0]?.address ?? hostname), []);
    if (options.all) return callback(null, open);
    callback(null, first.address, first.family);
  });
};
