/** The CSS classes of the editor's spans, marks and parts, from the variants of the Rust enums. */
import { MarkKind, PartKind, SpanKind } from "../pkg/robotscope_www.js";

/** Returns the class of each variant, by its value: `mark-group` for `MarkKind.Group`. */
const classesOf = (prefix: string, kinds: object): string[] =>
  Object.values(kinds)
    .filter((name): name is string => typeof name === "string")
    .map((name) => prefix + name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

export const SPAN_CLASSES = classesOf("tok", SpanKind);
export const MARK_CLASSES = classesOf("mark", MarkKind);
export const PART_CLASSES = classesOf("part", PartKind);
