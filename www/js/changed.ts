import type { Text } from "@codemirror/state";
import type { Change } from "./text";

/**
 * A replacement which turns one document into another. What they share is not looked at, so that it takes no time after a keystroke in
 * a long one; it is of whole lines, so that it divides no character.
 */
export function changed(before: Text, after: Text): Change {
  const [old, now] = [leaves(before), leaves(after)];
  const shorter = Math.min(old.length, now.length);
  const shared = Math.min(before.length, after.length);
  let [first, from] = [0, 0];
  for (; first < shorter && old[first] === now[first]; first++) from += lengthOf(old[first]);
  let [last, back] = [1, 0];
  for (; last <= shorter - first && old.at(-last) === now.at(-last); last++) back += lengthOf(old.at(-last));
  // The last line ends without a break.
  from = Math.min(from, shared);
  back = Math.min(back, shared - from);
  return { from, to: before.length - back, insert: after.sliceString(from, after.length - back) };
}

/** The groups of lines of which CodeMirror makes a document. */
const leaves = (text: Text): readonly Text[] => text.children?.flatMap(leaves) ?? [text];

const lengthOf = (leaf: Text | undefined) => (leaf ? leaf.length + 1 : 0);
