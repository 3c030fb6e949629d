/**
 * The maximum wait for the last answers, in milliseconds. The limit is needed because a request that depends on the disconnected client is
 * never answered.
 */
export const LONGEST_WAIT = 10_000;

/** A JSON-RPC message, with the fields that distinguish requests from responses. */
interface Message {
  id?: unknown;
  method?: unknown;
  params?: { requestId?: unknown };
}

/** The unanswered requests of a client. A server whose input ends answers these requests before it exits. */
export class PendingRequests {
  readonly #ids = new Set<unknown>();
  readonly #waiting = new Set<() => void>();

  received(message: object): void {
    const { id, method, params } = message as Message;
    // In the Model Context Protocol, servers do not answer cancelled requests.
    if (method === "notifications/cancelled") this.#done(params?.requestId);
    else if (method !== undefined && id !== undefined) this.#ids.add(id);
  }

  sent(message: object): void {
    const { id, method } = message as Message;
    if (method === undefined && id !== undefined) this.#done(id);
  }

  #done(id: unknown): void {
    this.#ids.delete(id);
    if (this.#ids.size > 0) return;
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  /** Resolves when every request is answered, or after `LONGEST_WAIT`. */
  async answered(): Promise<void> {
    if (this.#ids.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#waiting.add(resolve);
      setTimeout(resolve, LONGEST_WAIT).unref();
    });
  }
}
