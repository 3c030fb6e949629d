/** The CSS classes of the editor's spans, marks and parts, derived from the variants of the Rust enums. */
import { MarkKind, PartKind, SpanKind } from "../../pkg/robotscope_www.js";

/** Returns the class for each variant, indexed by its value: `mark-group` for `MarkKind.Group`. */
const classesOf = (prefix: string, kinds: object): string[] =>
  Object.values(kinds)
    .filter((name): name is string => typeof name === "string")
    .map((name) => prefix + name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

export const SPAN_CLASSES = classesOf("tok", SpanKind);
export const MARK_CLASSES = classesOf("mark", MarkKind);
export const PART_CLASSES = classesOf("part", PartKind);
