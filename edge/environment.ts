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
    perClient: environment.CLIENT_LIMITER
      ? platformLimiter(environment.CLIENT_LIMITER)
      : inMemory("PER_CLIENT", environment.PER_CLIENT),
    perSite: environment.SITE_LIMITER
      ? platformLimiter(environment.SITE_LIMITER)
      : inMemory("PER_SITE", environment.PER_SITE),
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

function inMemory(name: keyof typeof PER_MINUTE, text?: string): RateLimiter {
  const perMinute = text === undefined ? PER_MINUTE[name] : Number(text);
  if (!(perMinute > 0)) throw new Error(`${name} takes a number above 0, not “${text}”`);
  return memoryLimiter(perMinute);
}

function platformLimiter(platform: PlatformLimiter): RateLimiter {
  return { take: async (key) => ((await platform.limit({ key })).success ? undefined : 60) };
}
