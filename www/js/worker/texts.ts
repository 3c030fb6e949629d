import { RobotsTxt } from "robotscope/init";
import type { TextId, TextKind } from "../off-thread/messages";
import type { Texts } from "../off-thread/serve";

export interface StoredText {
  readonly kind: TextKind;
  readonly value: string;
  /**
   * The parsed robots.txt. The first query parses it, because while the user is typing, most versions of a text are dropped before any
   * query.
   */
  parsed?: RobotsTxt;
}

const stored = new Map<TextId, StoredText>();

export const texts: Texts = {
  store(text, kind, value) {
    stored.set(text, { kind, value });
  },
  change(text, before, { from, to, insert }) {
    const base = stored.get(before);
    if (!base) return;
    const value = base.value.slice(0, from) + insert + base.value.slice(to);
    stored.set(text, { kind: base.kind, value });
  },
  drop(text) {
    stored.get(text)?.parsed?.free();
    stored.delete(text);
  },
};

export function found(text: TextId): StoredText {
  const found = stored.get(text);
  if (!found) throw new Error("The worker has not stored this text, or has dropped it.");
  return found;
}

export function robotsTxt(text: TextId): RobotsTxt {
  const storedText = found(text);
  storedText.parsed ??= RobotsTxt.parse(storedText.value);
  return storedText.parsed;
}
