import { type EditorState, Facet, type Text } from "@codemirror/state";
import type { LintOptions } from "robotscope";
import type { ParsedText, RobotsTxtEngine } from "./engine.js";

/** Of a longer text (UTF-16 code units) nothing is asked: no crawler reads so much, and the editor has to stay quick. */
const LONGEST = 1_000_000;

/** An engine, and the text that it has parsed last: an editor asks several things of one text. */
export class Asked {
  readonly lint: LintOptions;
  readonly #engine: RobotsTxtEngine;
  #doc: Text | null = null;
  #parsed: ParsedText | null = null;

  constructor(engine: RobotsTxtEngine, lint: LintOptions) {
    this.#engine = engine;
    this.lint = lint;
  }

  /** The parsed text of an editor; null if it is too long. */
  parsed({ doc }: EditorState): ParsedText | null {
    if (doc !== this.#doc) {
      this.#parsed?.free?.();
      // Not before it is parsed: a text that cannot be is asked for again.
      this.#doc = this.#parsed = null;
      this.#parsed = doc.length > LONGEST ? null : this.#engine.parse(doc.toString());
      this.#doc = doc;
    }
    return this.#parsed;
  }
}

/** Whom an editor asks. */
export const asked = Facet.define<Asked, Asked | null>({ combine: ([first]) => first ?? null });

/** The parsed text of an editor, if it has an engine and is not too long. */
export function parsed(state: EditorState): ParsedText | null {
  return state.facet(asked)?.parsed(state) ?? null;
}
