import { type ObjectNamespace, objectLimiter } from "./limiter-object.ts";
import { memoryLimiter, PER_MINUTE, type RateLimiter } from "./limits.ts";
import type { Settings } from "./service.ts";
import { signerOf } from "./signing.ts";

/** The variables and bindings in the workerd or wrangler configuration, or the environment variables of Node.js. */
export interface Environment {
  CONTACT?: string;
  /** Origins, other than the service's own, whose pages may use the service. Separated by white space. */
  ORIGINS?: string;
  /** Hosts that may be fetched despite a private address or an unusual port, separated by white space. */
  ALLOWED?: string;
  /** The header in which the proxy passes the client's address, such as "cf-connecting-ip". */
  CLIENT_HEADER?: string;
  /** "on" lets clients fetch the page with crawlers' User-Agents too (`as`). Only for Node.js, whose bundle contains the User-Agents. */
  AS_CRAWLERS?: string;
  /**
   * The private key for signing requests: an Ed25519 key as a JSON Web Key. Secret: never log this value, or an error that may contain a
   * part of it.
   */
  SIGNING_KEY?: string;
  /** The https origin at which the service publishes its key, such as "https://robotscope.example". Required with SIGNING_KEY. */
  SIGNATURE_AGENT?: string;
  /** The maximum numbers of requests per minute: from one client, and to one host. */
  PER_CLIENT?: string;
  PER_SITE?: string;
  /** The maximum number of concurrent inspections in one instance. */
  INSPECTIONS?: string;
  /** Durable Objects that count across all instances and replace the other limiters. */
  LIMITER_OBJECTS?: ObjectNamespace;
  /** The platform's limiters, which count across many instances. */
  CLIENT_LIMITER?: PlatformLimiter;
  SITE_LIMITER?: PlatformLimiter;
}

/** A rate limiter of Cloudflare Workers: https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/ */
interface PlatformLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export function settingsOf(environment: Environment): Settings {
  const signer = signerOf(environment);
  return {
    ...(signer && { signer }),
    ...(environment.CONTACT && { contact: environment.CONTACT }),
    origins: words(environment.ORIGINS),
    allowed: words(environment.ALLOWED),
    ...(environment.INSPECTIONS && { inspections: above0("INSPECTIONS", environment.INSPECTIONS) }),
    perClient: limiter("PER_CLIENT", environment, environment.CLIENT_LIMITER),
    perSite: limiter("PER_SITE", environment, environment.SITE_LIMITER),
  };
}

/** Returns the client's address (for IPv6, its /64 network) from the proxy's header, or undefined without the header. */
export function clientOf({ CLIENT_HEADER }: Environment, header: (name: string) => string | null | undefined) {
  // The last value is from the proxy directly in front of the service.
  const address = CLIENT_HEADER && header(CLIENT_HEADER)?.split(",").at(-1)?.trim();
  return address ? networkOf(address) : undefined;
}

/** Returns an IPv4 address unchanged, or the /64 network for an IPv6 address. One customer owns all addresses in such a network. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  if (!URL.canParse(`http://[${address}]/`)) return address;
  const [head = "", tail = ""] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const all = [...(first ?? []), ...Array(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill("0"), ...(last ?? [])];
  return `${all.slice(0, 4).join(":")}::/64`;
}

const words = (text = ""): string[] => text.split(/\s+/).filter((word) => word !== "");

function limiter(name: keyof typeof PER_MINUTE, environment: Environment, platform?: PlatformLimiter): RateLimiter {
  const text = environment[name];
  const perMinute = text === undefined ? PER_MINUTE[name] : above0(name, text);
  if (environment.LIMITER_OBJECTS) return objectLimiter(environment.LIMITER_OBJECTS, name, perMinute);
  return platform ? platformLimiter(platform) : memoryLimiter(perMinute);
}

function above0(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} must be a number greater than 0, not “${text}”`);
  return number;
}

function platformLimiter(platform: PlatformLimiter): RateLimiter {
  return { take: async (key) => ((await platform.limit({ key })).success ? undefined : 60) };
}
