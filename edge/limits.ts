/** The limits of one answer, and of an instance. */
export const LIMITS = {
  /** The time limit for one response with its body, in milliseconds. */
  hop: 10_000,
  /** The time limit for all responses together, in milliseconds. */
  whole: 20_000,
  /** The maximum number of requests per answer; cached responses do not count. */
  fetches: 8,
  /** The number of crawlers under whose names one answer fetches the page, and the milliseconds between two of these fetches. */
  crawlers: 4,
  pause: 1000,
  redirects: { page: 10, "robots-txt": 5 },
  /** The maximum sizes of decompressed bodies, in bytes. */
  bytes: { page: 5 * 1024 * 1024, "robots-txt": 1024 * 1024 },
  /** The maximum number of characters of a URL. */
  url: 8192,
  /** The time for which a response is cached, in milliseconds. */
  kept: 60_000,
  /** The maximum size of all cached responses together, in bytes. */
  cache: 16 * 1024 * 1024,
  /** The maximum number of concurrent answers of one instance. */
  inspections: 100,
} as const;

/** The default number of requests per minute from one client, and to one host. */
export const PER_MINUTE = { PER_CLIENT: 30, PER_SITE: 60 };

export type Limits = { readonly [name in keyof typeof LIMITS]: Widened<(typeof LIMITS)[name]> };
type Widened<T> = T extends number ? number : { readonly [name in keyof T]: number };

/** Limits how often something may be done. Another implementation, such as a Durable Object, counts for many instances. */
export interface RateLimiter {
  /** Returns undefined if the action is allowed, or else the number of seconds to wait. */
  take(key: string): Promise<number | undefined>;
}

/**
 * Counts one action at an even pace of `perMinute`, with bursts of up to one minute. Returns the time at which all actions so
 * far would end at this pace, or the number of seconds to wait.
 */
export function paced(until: number, now: number, perMinute: number): { until?: number; wait?: number } {
  const even = Math.max(until, now) + 60_000 / perMinute;
  const wait = even - now - 60_000;
  // Tolerate rounding errors of binary fractions.
  return wait > 0.001 ? { wait: Math.ceil(wait / 1000) } : { until: even };
}

/**
 * Counts in memory: allows a burst of `perMinute`, then `perMinute` at an even pace. Forgets keys that have not been used for
 * long, and the oldest keys if there are more than `most`.
 */
export function memoryLimiter(perMinute: number, most = 10_000): RateLimiter {
  // For each key, the time at which its actions would end at the even pace; the oldest entry first.
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
