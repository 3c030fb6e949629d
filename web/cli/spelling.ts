/**
 * Returns the word in `words` that is nearest to `word`; `undefined` if no word is near enough. The maximum distance is two edits, one edit
 * if `word` has three to five letters, and zero if it is shorter.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const most = Math.min(2, Math.floor(word.length / 3));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { word: candidate, distance };
  }
  return best?.word;
}

/** Returns `true` if `word` is certainly a misspelling of `other`: one edit away, or two edits if the word is long. */
export const isMisspelling = (word: string, other: string): boolean =>
  editDistance(word.toLowerCase(), other.toLowerCase()) <= (word.length < LONG ? 1 : 2);

/** The minimum length of a long word. Two edits are unlikely to turn a long name into another real name. */
const LONG = 9;

/**
 * Returns the smallest number of edits that turn one word into another. An edit inserts, removes or replaces a letter, or swaps two
 * neighbours.
 */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = least;
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
