/** A cache of the most recently used results of a function. */
export class Cache<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, compute: () => Value): Value {
    let value = this.#values.get(key);
    if (value === undefined) {
      value = compute();
      const oldest = this.#values.size >= this.#limit ? this.#values.keys().next().value : undefined;
      if (oldest !== undefined) this.#values.delete(oldest);
    } else this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }
}
