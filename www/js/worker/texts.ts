import {
  PageText,
  parseHeaders,
  parseHtml,
  parseRobotsTxt,
  type RobotsTxtText,
} from "../../pkg/worker/robotscope_worker.js";
import type { TextId, TextKind } from "../off-thread/messages";
import type { Texts } from "../off-thread/serve";

interface Kept {
  kind: TextKind;
  value: string;
  /** Not before something is asked: most versions of a text that is being written are dropped before. */
  read: RobotsTxtText | PageText | null;
}

const kept = new Map<TextId, Kept>();

/** The texts about which the page asks. */
export const texts: Texts = {
  keep(text, kind, value) {
    kept.set(text, { kind, value, read: null });
  },
  change(text, before, { from, to, insert }) {
    const base = kept.get(before);
    if (!base) return;
    const value = base.value.slice(0, from) + insert + base.value.slice(to);
    kept.set(text, { kind: base.kind, value, read: null });
  },
  drop(text) {
    kept.get(text)?.read?.free();
    kept.delete(text);
  },
};

/** A text as the engine has read it. */
export function read(text: TextId): RobotsTxtText | PageText {
  const found = kept.get(text);
  if (!found) throw new Error("There is no such text.");
  found.read ??= READERS[found.kind](found.value);
  return found.read;
}

const now = () => Date.now() / 1000;
const READERS = {
  "robots-txt": parseRobotsTxt,
  headers: (value: string) => parseHeaders(value, now()),
  html: (value: string) => parseHtml(value, now()),
};

/** The same of a robots.txt. */
export function parsed(text: TextId): RobotsTxtText {
  const found = read(text);
  if (found instanceof PageText) throw new Error("This text is no robots.txt.");
  return found;
}
