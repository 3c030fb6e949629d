/** So much of a document is compared. */
const MOST = 2 * 1024 * 1024;

/**
 * How alike two documents are, from 0 to 1: how many of the words of both they have in common, each as often as it occurs in both
 * (the coefficient of Sørensen and Dice). Times and tokens that change with each answer weigh little in it.
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

/** How often each word occurs. It looks at bytes that are read as Latin-1: the encoding is the same in both, or else it is a difference. */
function countsOf(document: Uint8Array): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of Buffer.from(document.subarray(0, MOST))
    .toString("latin1")
    .matchAll(/[\w\x80-\xff]+/g))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
