const MOST = 2 * 1024 * 1024;

/**
 * Returns the similarity of two documents, from 0 to 1: the Sørensen–Dice coefficient over their words, counting repetitions. Times and
 * tokens that change with each response have little effect on the result.
 */
export function likeness(one: Uint8Array, other: Uint8Array): number {
  const [first, second] = [countsOf(one), countsOf(other)];
  let [shared, all] = [0, 0];
  for (const [word, count] of first) {
    shared += Math.min(count, second.get(word) ?? 0);
    all += count;
  }
  for (const count of second.values()) all += count;
  return all === 0 ? 1 : (2 * shared) / all;
}

/** Counts the words in the first `MOST` bytes of a document. Decodes them as Latin-1, so that documents in different encodings differ. */
function countsOf(document: Uint8Array): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of Buffer.from(document.subarray(0, MOST))
    .toString("latin1")
    .matchAll(/[\w\x80-\xff]+/g))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
