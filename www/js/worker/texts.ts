import { RobotsTxt } from "robotscope/init";
import type { TextId, TextKind } from "../off-thread/messages";
import type { Texts } from "../off-thread/serve";

/** A text about which something is asked. */
export interface Kept {
  readonly kind: TextKind;
  readonly value: string;
  /** Of a robots.txt, as soon as something is asked: most versions of a text that is being written are dropped before. */
  parsed?: RobotsTxt;
}

const kept = new Map<TextId, Kept>();

/** The texts about which the page asks. */
export const texts: Texts = {
  keep(text, kind, value) {
    kept.set(text, { kind, value });
  },
  change(text, before, { from, to, insert }) {
    const base = kept.get(before);
    if (!base) return;
    const value = base.value.slice(0, from) + insert + base.value.slice(to);
    kept.set(text, { kind: base.kind, value });
  },
  drop(text) {
    kept.get(text)?.parsed?.free();
    kept.delete(text);
  },
};

export function found(text: TextId): Kept {
  const found = kept.get(text);
  if (!found) throw new Error("There is no such text.");
  return found;
}

/** A text that is a robots.txt. */
export function robotsTxt(text: TextId): RobotsTxt {
  const own = found(text);
  own.parsed ??= RobotsTxt.parse(own.value);
  return own.parsed;
}
