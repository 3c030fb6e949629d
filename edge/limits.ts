/** The limits for one inspection, and for an instance. */
export const LIMITS = {
  /** The time limit for one response including its body, in milliseconds. */
  hop: 10_000,
  /** The time limit for all of an inspection's responses together, in milliseconds. */
  whole: 20_000,
  /** The maximum number of requests per inspection with each User-Agent. Cached responses do not count. */
  fetches: 8,
  /** The maximum number of crawler User-Agents per inspection. */
  crawlers: 4,
  /** The pause before the requests with each crawler User-Agent, in milliseconds. */
  pause: 1000,
  redirects: { page: 10, "robots-txt": 5 },
  /** The maximum sizes of decompressed bodies, in bytes. */
  bytes: { page: 5 * 1024 * 1024, "robots-txt": 1024 * 1024 },
  /** The maximum length of a URL in characters. */
  url: 8192,
  /** The time for which responses are cached, in milliseconds. */
  kept: 60_000,
  /** The maximum total size of all cached responses, in bytes. */
  cache: 16 * 1024 * 1024,
  /** The maximum number of concurrent inspections in one instance. */
  inspections: 100,
} as const;

/** The default number of requests per minute, for one client and for one host. */
export const PER_MINUTE = { PER_CLIENT: 30, PER_SITE: 60 };

export type Limits = { readonly [name in keyof typeof LIMITS]: Widened<(typeof LIMITS)[name]> };
type Widened<T> = T extends number ? number : { readonly [name in keyof T]: number };

/** Limits the rate of an action. Some implementations, such as Durable Objects, count across instances. */
export interface RateLimiter {
  /** Counts an action. Returns undefined if it is allowed, or else the number of seconds to wait. */
  take(key: string): Promise<number | undefined>;
}

/**
 * Counts an action. Allows `perMinute` actions per minute on average, and bursts of up to `perMinute` actions. Below one action per minute,
 * allows one action at a time. Each action occupies an equal share of a minute; `until` is the time at which the last earlier share ends.
 * Returns the new `until`, or the number of seconds to wait.
 */
export function paced(until: number, now: number, perMinute: number): { until?: number; wait?: number } {
  const share = 60_000 / perMinute;
  const even = Math.max(until, now) + share;
  const wait = even - now - Math.max(share, 60_000);
  // Tolerate floating-point rounding errors.
  return wait > 0.001 ? { wait: Math.ceil(wait / 1000) } : { until: even };
}

/**
 * Creates a limiter that counts in memory, as `paced` describes. It forgets a key whose earlier actions no longer have an effect. If there
 * are more than `most` keys, it forgets the oldest ones.
 */
export function memoryLimiter(perMinute: number, most = 10_000): RateLimiter {
  // The value of `until` for `paced`, keyed by client or host, oldest entry first.
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
