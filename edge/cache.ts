import type { Response } from "./ask.ts";

export interface CachedResponse extends Omit<Response, "body" | "close"> {
  /** The decompressed body, or `undefined` if it was not read. */
  body: Uint8Array | undefined;
  truncated: boolean;
}

/**
 * A short-lived cache of responses, keyed by URL. If the request is sent with a crawler's User-Agent, the key begins with that User-Agent.
 */
export interface Cache {
  get(url: string): { response: CachedResponse; milliseconds: number } | undefined;
  put(url: string, response: CachedResponse): void;
}

/** Creates a cache in memory. The cache drops entries after `milliseconds`, and the oldest entries while the total size exceeds `bytes`. */
export function memoryCache(milliseconds: number, bytes: number): Cache {
  const entries = new Map<string, { response: CachedResponse; at: number; size: number }>();
  let total = 0;
  const drop = (url: string) => {
    total -= entries.get(url)?.size ?? 0;
    entries.delete(url);
  };
  return {
    get(url) {
      const entry = entries.get(url);
      if (!entry) return undefined;
      const age = Date.now() - entry.at;
      if (age < milliseconds) return { response: entry.response, milliseconds: age };
      drop(url);
      return undefined;
    },
    put(url, response) {
      drop(url);
      const size = 2 * (url.length + response.headers.length) + (response.body?.length ?? 0);
      entries.set(url, { response, at: Date.now(), size });
      total += size;
      for (const [oldest, { at }] of entries) {
        if (total <= bytes && Date.now() - at < milliseconds) break;
        drop(oldest);
      }
    },
  };
}
