/**
 * CSS class of each kind of span, as `tok-<name>`. The place in the list is the `kind` in {@link RobotsEditor.spans};
 * the Rust engine counts in the same order.
 */
export const SPAN_CLASSES = [
  "comment",
  "user-agent-field",
  "rule-field",
  "other-field",
  "unknown-field",
  "separator",
  "token",
  "pattern",
  "wildcard",
  "value",
  "malformed",
  "directive",
  "tag",
] as const;

/** CSS class of each kind of mark, as `mark-<name>`. The place in the list is the `kind` in {@link RobotsEditor.marks}. */
export const MARK_CLASSES = ["group", "lost", "allow", "disallow", "agent", "decides", "overruled", "unseen"] as const;

/** CSS class of each kind of part, as `part-<name>`. The place in the list is the `kind` in {@link RobotsEditor.parts}. */
export const PART_CLASSES = ["decides", "overruled", "void", "pointed", "unseen"] as const;
