import { type EditorState, type Extension, Facet, StateField, type Text } from "@codemirror/state";
import { ViewPlugin } from "@codemirror/view";
import type { LintOptions } from "robotscope";
import type { Answer, DocumentEngine, ParsedText, TextEngine } from "./engine.js";

/** Of a longer text (UTF-16 code units) nothing is asked: no crawler reads so much, and the editor has to stay quick. */
const LONGEST = 1_000_000;

/** An engine, and the text of one editor that it has parsed last: an editor asks several things of one text. */
class Asked {
  readonly #engine: TextEngine | DocumentEngine;
  readonly lint: LintOptions;
  #doc: Text | null = null;
  #parsed: ParsedText | null = null;

  constructor(engine: TextEngine | DocumentEngine, lint: LintOptions) {
    this.#engine = engine;
    this.lint = lint;
  }

  /** The parsed text; null if it is too long. */
  parsed(doc: Text): ParsedText | null {
    if (doc !== this.#doc) {
      const before = this.#parsed;
      // Not before it is parsed: a text that cannot be is asked for again.
      this.#doc = this.#parsed = null;
      try {
        this.#parsed = doc.length > LONGEST ? null : this.#parse(doc);
        this.#doc = doc;
      } finally {
        before?.free?.();
      }
    }
    return this.#parsed;
  }

  #parse(doc: Text): ParsedText {
    const engine = this.#engine;
    return "parseDocument" in engine ? engine.parseDocument(doc) : engine.parse(doc.toString());
  }

  isPresent(text: ParsedText): boolean {
    return text === this.#parsed;
  }

  close(): void {
    this.#parsed?.free?.();
    this.#doc = this.#parsed = null;
  }
}

/** Where an editor has whom it asks. */
const field = Facet.define<StateField<Asked>, StateField<Asked> | null>({ combine: ([first]) => first ?? null });

/** Gives an editor an engine. */
export function asking(engine: TextEngine | DocumentEngine, lint: LintOptions): Extension {
  const own = StateField.define<Asked>({ create: () => new Asked(engine, lint), update: (asked) => asked });
  const closing = ViewPlugin.define((view) => {
    const asked = view.state.field(own);
    return { destroy: () => asked.close() };
  });
  return [own, field.of(own), closing];
}

function askedOf(state: EditorState): Asked | null {
  const own = state.facet(field);
  return own && state.field(own);
}

/** The parsed text of an editor, if it has an engine and is not too long. */
export function parsed(state: EditorState): ParsedText | null {
  return askedOf(state)?.parsed(state.doc) ?? null;
}

/** What `question` gets out of an editor's text. Nothing, if the engine has no answer, or the text has changed before it came. */
export function ask<T>(
  state: EditorState,
  question: (text: ParsedText, lint: LintOptions) => Answer<T> | undefined,
): Answer<T | undefined> {
  const asked = askedOf(state);
  const text = asked?.parsed(state.doc);
  if (!asked || !text) return undefined;
  const answer = question(text, asked.lint);
  if (!isLate(answer)) return answer;
  return answer.then(
    (given) => (asked.isPresent(text) ? given : undefined),
    (error) => {
      if (asked.isPresent(text)) throw error;
      return undefined;
    },
  );
}

/** Uses an answer: at once, if it is there. */
export function when<T, R>(answer: Answer<T>, use: (given: T) => Answer<R>): Answer<R> {
  return isLate(answer) ? answer.then(use) : use(answer);
}

export function isLate<T>(answer: Answer<T>): answer is Promise<T> {
  return typeof answer === "object" && answer !== null && "then" in answer;
}
