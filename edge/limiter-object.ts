import { memoryLimiter, paced, type RateLimiter } from "./limits.ts";

/** The part of a Durable Object's state that the limiter uses: https://developers.cloudflare.com/durable-objects/api/sqlite-storage-api/ */
interface ObjectState {
  storage: {
    get(name: string): Promise<number | undefined>;
    put(name: string, value: number): Promise<void>;
    setAlarm(time: number): Promise<void>;
    deleteAll(): Promise<void>;
  };
}

/** The Durable Objects of one class, keyed by name. The platform runs only one instance of each. */
export interface ObjectNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(url: string): Promise<Response> };
}

/**
 * A Durable Object that limits the rate of requests from one client, or to one host, across all instances of the service. The object
 * deletes its state once the state no longer limits any request.
 */
export class LimiterObject {
  readonly #storage: ObjectState["storage"];

  constructor({ storage }: ObjectState) {
    this.#storage = storage;
  }

  async fetch({ url }: Request): Promise<Response> {
    const perMinute = Number(new URL(url).searchParams.get("perMinute"));
    const { until, wait } = paced((await this.#storage.get("until")) ?? 0, Date.now(), perMinute);
    if (until !== undefined) await this.#storage.put("until", until);
    if (until !== undefined) await this.#storage.setAlarm(until);
    return Response.json({ wait });
  }

  async alarm(): Promise<void> {
    await this.#storage.deleteAll();
  }
}

/** Creates a limiter with state in Durable Objects. While an object is unreachable, the limiter counts in the instance's memory. */
export function objectLimiter(objects: ObjectNamespace, what: string, perMinute: number): RateLimiter {
  const fallback = memoryLimiter(perMinute);
  return {
    async take(key) {
      try {
        const object = objects.get(objects.idFromName(`${what} ${key}`));
        const response = await object.fetch(`http://limiter/?perMinute=${perMinute}`);
        return ((await response.json()) as { wait?: number }).wait;
      } catch {
        return fallback.take(key);
      }
    },
  };
}
