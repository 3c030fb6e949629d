/** The load at which the table grows: open addressing becomes slow when a table is nearly full. */
const FULLEST = 0.7;

/**
 * A map from URLs to small numbers that stores only a 64-bit hash of each URL. An entry takes 12 bytes, in a table that is between 35 and
 * 70 % full: a million URLs take at most 34 MB. Two of a million URLs have the same hash with a probability of 1 in 37 million.
 */
export class UrlTable {
  /** The two halves of a hash, and the value plus 1. The last is 0 in unused entries. */
  #high = new Uint32Array(1024);
  #low = new Uint32Array(1024);
  #values = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(url: string): number | undefined {
    const value = this.#values[this.#find(...hashOf(url))] ?? 0;
    return value === 0 ? undefined : value - 1;
  }

  /** Stores a value. Returns `true` if the URL is new. */
  set(url: string, value: number): boolean {
    if (this.#size >= this.#values.length * FULLEST) this.#grow();
    const [high, low] = hashOf(url);
    const at = this.#find(high, low);
    const isNew = this.#values[at] === 0;
    this.#high[at] = high;
    this.#low[at] = low;
    this.#values[at] = value + 1;
    if (isNew) this.#size += 1;
    return isNew;
  }

  /** Adds a URL. Returns `false` if the table already has it. */
  add(url: string): boolean {
    return this.get(url) === undefined && this.set(url, 0);
  }

  #find(high: number, low: number): number {
    const last = this.#values.length - 1;
    let at = low & last;
    while (this.#values[at] !== 0 && (this.#low[at] !== low || this.#high[at] !== high)) at = (at + 1) & last;
    return at;
  }

  #grow(): void {
    const [high, low, values] = [this.#high, this.#low, this.#values];
    const length = values.length * 2;
    this.#high = new Uint32Array(length);
    this.#low = new Uint32Array(length);
    this.#values = new Uint32Array(length);
    for (const [from, value] of values.entries()) {
      if (value === 0) continue;
      const at = this.#find(high[from] ?? 0, low[from] ?? 0);
      this.#high[at] = high[from] ?? 0;
      this.#low[at] = low[from] ?? 0;
      this.#values[at] = value;
    }
  }
}

/** Returns a hash of 64 bits, as two halves. Each half multiplies by a different odd constant, so that they are independent. */
function hashOf(text: string): [high: number, low: number] {
  let high = 0x2545f491 ^ text.length;
  let low = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
    low = Math.imul(low ^ code, 0x01000193);
    low = (low << 13) | (low >>> 19);
  }
  high = Math.imul(high ^ low, 0x7feb352d);
  low = Math.imul(low ^ (high >>> 16), 0x846ca68b);
  return [(high ^ (high >>> 13)) >>> 0, (low ^ (low >>> 16)) >>> 0];
}
