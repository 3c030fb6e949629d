/** What one answer may cost. */
export const LIMITS = {
  /** Milliseconds for one response, its body too. */
  hop: 10_000,
  /** Milliseconds for all of them. */
  whole: 20_000,
  /** Requests for one answer; what was kept from another one does not count. */
  fetches: 8,
  /** Crawlers in whose names one answer asks for the page, and milliseconds between two of these. */
  crawlers: 4,
  pause: 1000,
  redirects: { page: 10, "robots-txt": 5 },
  /** Bytes, unzipped. */
  bytes: { page: 5 * 1024 * 1024, "robots-txt": 1024 * 1024 },
  /** Characters of a URL. */
  url: 8192,
  /** Milliseconds for which a response is kept. */
  kept: 60_000,
  /** Bytes of all that are kept. */
  cache: 16 * 1024 * 1024,
  /** Answers at the same time, in one instance. */
  inspections: 100,
} as const;

/** How often a client may ask in a minute, and how often a host is asked, where nothing else is set. */
export const PER_MINUTE = { PER_CLIENT: 30, PER_SITE: 60 };

export type Limits = { readonly [name in keyof typeof LIMITS]: Widened<(typeof LIMITS)[name]> };
type Widened<T> = T extends number ? number : { readonly [name in keyof T]: number };

/** Says whether somebody may do something once more. Another one, such as a Durable Object, counts for many instances. */
export interface RateLimiter {
  /** Undefined if so, else after how many seconds to ask again. */
  take(key: string): Promise<number | undefined>;
}

/** One more at an even pace, where somebody may do so many a minute, all of them at once: until when that lasts, or how many seconds to wait. */
export function paced(until: number, now: number, perMinute: number): { until?: number; wait?: number } {
  const even = Math.max(until, now) + 60_000 / perMinute;
  const wait = even - now - 60_000;
  // What is not exact in binary is no reason to refuse.
  return wait > 0.001 ? { wait: Math.ceil(wait / 1000) } : { until: even };
}

/**
 * Counts in memory: so many at once, and from then on so many a minute. Who has not been seen for long is forgotten, and so are the
 * first of very many.
 */
export function memoryLimiter(perMinute: number, most = 10_000): RateLimiter {
  // By when all that somebody did would have been allowed at the even pace; the oldest entry comes first.
  const until = new Map<string, number>();
  return {
    async take(key) {
      const now = Date.now();
      const { until: even, wait } = paced(until.get(key) ?? 0, now, perMinute);
      if (even === undefined) return wait;
      until.delete(key);
      until.set(key, even);
      for (const [oldest, time] of until) {
        if (until.size <= most && time > now) break;
        until.delete(oldest);
      }
      return undefined;
    },
  };
}
