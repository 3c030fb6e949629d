/** The number of registers. The error of the estimate is at most a few per cent. */
const REGISTERS = 1 << 16;

/** The largest rank. The lower 16 bits of a hash select the register, and the other 16 bits determine the rank. */
const MOST_RANK = 17;

/**
 * Estimates how many different texts were added, in constant memory (HyperLogLog:
 * https://algo.inria.fr/flajolet/Publications/FlFuGaMe07.pdf).
 */
export class Distinct {
  /** For each register, the largest rank of its hashes. A hash's rank is the number of its leading zeros, plus 1. */
  readonly #ranks = new Uint8Array(REGISTERS);
  /** The sum of 2 ** -rank over all registers. */
  #sum = REGISTERS;
  #empty = REGISTERS;

  add(hash: number): void {
    const index = hash & (REGISTERS - 1);
    const before = this.#ranks[index] ?? 0;
    const rank = Math.min(Math.clz32(hash) + 1, MOST_RANK);
    if (rank <= before) return;
    this.#ranks[index] = rank;
    this.#sum += 2 ** -rank - 2 ** -before;
    if (before === 0) this.#empty -= 1;
  }

  get estimate(): number {
    const estimate = ((0.7213 / (1 + 1.079 / REGISTERS)) * REGISTERS ** 2) / this.#sum;
    // For small numbers, counting the empty registers is more precise.
    const isSmall = estimate <= 2.5 * REGISTERS && this.#empty > 0;
    return Math.round(isSmall ? REGISTERS * Math.log(REGISTERS / this.#empty) : estimate);
  }
}

/** Returns a 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return hash ^ (hash >>> 15);
}
