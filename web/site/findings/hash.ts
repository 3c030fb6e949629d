/** Returns a 53-bit hash. The hash distributes the strings of a run evenly, and collisions are negligibly rare. */
export function hash(text: string): number {
  const [high, low] = hashOf(text);
  return 4294967296 * (2097151 & high) + low;
}

/** Returns a 64-bit hash, as two halves. */
export function hashOf(text: string): [high: number, low: number] {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return [high >>> 0, low >>> 0];
}
