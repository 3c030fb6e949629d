/** The number of bits. For up to about 100,000 different texts, the error of the estimate is a few per cent. */
const BITS = 1 << 16;

/** Estimates how many different texts were added, in constant memory (linear counting). */
export class Distinct {
  readonly #bits = new Uint8Array(BITS / 8);
  #set = 0;

  add(hash: number): void {
    const index = (hash >>> 3) & (this.#bits.length - 1);
    const before = this.#bits[index] ?? 0;
    const after = before | (1 << (hash & 7));
    if (after === before) return;
    this.#bits[index] = after;
    this.#set += 1;
  }

  get estimate(): number {
    const empty = Math.max(1, BITS - this.#set);
    return Math.round(BITS * Math.log(BITS / empty));
  }
}

/** Returns a 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return hash ^ (hash >>> 15);
}
