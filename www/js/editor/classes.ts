/** The CSS classes for spans, marks and parts in the editor, derived from the variants of the Rust enums. */
import { MarkKind, PartKind, SpanKind } from "../../pkg/robotscope_www.js";

/** Returns the class for each variant, indexed by the variant's value. For `MarkKind.Group`, it is `mark-group`. */
const classesOf = (prefix: string, kinds: object): string[] =>
  Object.values(kinds)
    .filter((name): name is string => typeof name === "string")
    .map((name) => prefix + name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

export const SPAN_CLASSES = classesOf("tok", SpanKind);
export const MARK_CLASSES = classesOf("mark", MarkKind);
export const PART_CLASSES = classesOf("part", PartKind);
