/**
 * Distinguishes public hosts from private ones. This module uses no platform API, because it runs on both Node.js (command line) and
 * workerd (service).
 */

// Address blocks that are not globally reachable, or whose addresses do not belong to a single host, according to IANA's special-purpose
// registries (https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry).
const REFUSED = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  // Azure offers services to its virtual machines at this address.
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "2001::/23",
  "2001:db8::/32",
  "3fff::/20",
].map(prefix);

/**
 * The only IPv6 block allocated for global unicast (https://www.iana.org/assignments/ipv6-address-space). Addresses outside this block are
 * refused, except those in `HOLDING_IPV4`, for which the IPv4 address decides.
 */
const GLOBAL = prefix("2000::/3");

/**
 * IPv6 blocks whose addresses contain an IPv4 address: translators (RFC 6052) and 6to4 (RFC 3056). Such an address is as public as the IPv4
 * address in it.
 */
const HOLDING_IPV4 = [prefix("64:ff9b::/96"), prefix("2002::/16")];

/** Returns `true` if an address is not public, for example private, loopback, link-local or multicast, or if the text is not an address. */
export function isPrivate(address: string): boolean {
  const bits = bitsOf(address.split("%")[0] ?? "");
  return bits === undefined || isRefused(bits);
}

function isRefused(bits: string): boolean {
  const holder = HOLDING_IPV4.find((net) => bits.startsWith(net));
  if (holder !== undefined) return isRefused(bits.slice(holder.length, holder.length + 32));
  return (bits.length === 128 && !bits.startsWith(GLOBAL)) || REFUSED.some((net) => bits.startsWith(net));
}

/** Returns the bits with which all addresses in a block begin. */
function prefix(block: string): string {
  const [address = "", length] = block.split("/");
  return (bitsOf(address) ?? "").slice(0, Number(length));
}

/** Returns an address as a string of 32 or 128 zeros and ones; `undefined` if the text is not an address. */
export function bitsOf(address: string): string | undefined {
  const decimals = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address) ? address.split(".").map(Number) : undefined;
  if (decimals) return decimals.every((byte) => byte < 256) ? binary(decimals, 8) : undefined;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]/`)) return undefined;
  // The URL parser normalises the address to eight numbers, with "::" for a run of zeros.
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((digits) => Number.parseInt(digits, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? "")];
  return binary([...first, ...Array(8 - first.length - last.length).fill(0), ...last], 16);
}

function binary(numbers: readonly number[], width: number): string {
  return numbers.map((number) => number.toString(2).padStart(width, "0")).join("");
}

/** Returns a URL's host if it is an IP address; `undefined` if it is a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return bitsOf(bare) === undefined ? undefined : bare;
}

/** Returns `true` if a host is a private address, “localhost”, or a name that ends with “.localhost”. */
export function isLocal(hostname: string): boolean {
  const address = literalAddress(hostname);
  return address === undefined ? hostname === "localhost" || hostname.endsWith(".localhost") : isPrivate(address);
}

// Domains that the DNS never contains (https://www.iana.org/assignments/special-use-domain-names, ICANN's "internal"), and domains that
// networks use without registration.
const PRIVATE_DOMAINS = new Set(
  "alt corp home internal intranet invalid lan local localdomain localhost onion private test home.arpa".split(" "),
);

/** Returns `true` if a name is valid only in a private network: it has no dot, or ends with a domain that cannot be registered. */
export function isPrivateName(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.+$/, "").split(".");
  return (
    labels.length < 2 || PRIVATE_DOMAINS.has(labels.at(-1) ?? "") || PRIVATE_DOMAINS.has(labels.slice(-2).join("."))
  );
}
