import { type ObjectNamespace, objectLimiter } from "./limiter-object.ts";
import { memoryLimiter, PER_MINUTE, type RateLimiter } from "./limits.ts";
import type { Settings } from "./service.ts";

/** What the configuration of workerd or wrangler may bind; all of it is text but the limiters. */
export interface Environment {
  CONTACT?: string;
  /** Other origins whose pages may ask, with blanks between them. */
  ORIGINS?: string;
  /** Hosts that may be asked although they are private or on another port, with blanks between them. */
  ALLOWED?: string;
  /** The header in which whoever stands before the worker tells the address of a client, such as "cf-connecting-ip". */
  CLIENT_HEADER?: string;
  /** "on": the page may also be asked for in the names of crawlers (`as`). Only on Node.js, which has their User-Agents. */
  AS_CRAWLERS?: string;
  /** How often a client may ask in a minute; how often a host is asked. */
  PER_CLIENT?: string;
  PER_SITE?: string;
  /** How many answers an instance gives at the same time. */
  INSPECTIONS?: string;
  /** Durable Objects that count for all instances, in the place of the others. */
  LIMITER_OBJECTS?: ObjectNamespace;
  /** The platform's own limiters, which count for many instances. */
  CLIENT_LIMITER?: PlatformLimiter;
  SITE_LIMITER?: PlatformLimiter;
}

/** https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/ */
interface PlatformLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** The settings that an environment stands for. */
export function settingsOf(environment: Environment): Settings {
  return {
    ...(environment.CONTACT && { contact: environment.CONTACT }),
    origins: words(environment.ORIGINS),
    allowed: words(environment.ALLOWED),
    ...(environment.INSPECTIONS && { inspections: above0("INSPECTIONS", environment.INSPECTIONS) }),
    perClient: limiter("PER_CLIENT", environment, environment.CLIENT_LIMITER),
    perSite: limiter("PER_SITE", environment, environment.SITE_LIMITER),
  };
}

/** The address of a client, where something before us tells it; of IPv6 the part that belongs to one customer. */
export function clientOf({ CLIENT_HEADER }: Environment, header: (name: string) => string | null | undefined) {
  // What is appended last was written by the one who stands directly before us.
  const address = CLIENT_HEADER && header(CLIENT_HEADER)?.split(",").at(-1)?.trim();
  return address ? networkOf(address) : undefined;
}

/** An address of IPv4 as it is, and the first 64 bits of one of IPv6: whoever has one of those has all of them. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  if (!URL.canParse(`http://[${address}]/`)) return address;
  const [head = "", tail = ""] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const all = [...(first ?? []), ...Array(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill("0"), ...(last ?? [])];
  return `${all.slice(0, 4).join(":")}::/64`;
}

/** What stands between blanks. */
const words = (text = ""): string[] => text.split(/\s+/).filter((word) => word !== "");

function limiter(name: keyof typeof PER_MINUTE, environment: Environment, platform?: PlatformLimiter): RateLimiter {
  const text = environment[name];
  const perMinute = text === undefined ? PER_MINUTE[name] : above0(name, text);
  if (environment.LIMITER_OBJECTS) return objectLimiter(environment.LIMITER_OBJECTS, name, perMinute);
  return platform ? platformLimiter(platform) : memoryLimiter(perMinute);
}

function above0(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} takes a number above 0, not “${text}”`);
  return number;
}

function platformLimiter(platform: PlatformLimiter): RateLimiter {
  return { take: async (key) => ((await platform.limit({ key })).success ? undefined : 60) };
}
