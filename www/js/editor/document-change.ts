import type { Text } from "@codemirror/state";
import type { Change } from "./text";

/**
 * Returns a replacement of whole lines that turns one document into another. Skips the subtrees that both documents share, so that a
 * keystroke in a long document is cheap.
 */
export function documentChange(before: Text, after: Text): Change {
  const [old, now] = [leaves(before), leaves(after)];
  const shorter = Math.min(old.length, now.length);
  const shared = Math.min(before.length, after.length);
  let [first, from] = [0, 0];
  for (; first < shorter && old[first] === now[first]; first++) from += lengthOf(old[first]);
  let [last, back] = [1, 0];
  for (; last <= shorter - first && old.at(-last) === now.at(-last); last++) back += lengthOf(old.at(-last));
  // `lengthOf` counts a line break after each leaf, but the last leaf has none, so limit both lengths.
  from = Math.min(from, shared);
  back = Math.min(back, shared - from);
  return { from, to: before.length - back, insert: after.sliceString(from, after.length - back) };
}

/** Returns the leaves of a document's tree, which are groups of lines. Versions of a document share unchanged leaves. */
const leaves = (text: Text): readonly Text[] => text.children?.flatMap(leaves) ?? [text];

const lengthOf = (leaf: Text | undefined) => (leaf ? leaf.length + 1 : 0);
