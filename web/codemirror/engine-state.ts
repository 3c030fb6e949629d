import { type EditorState, type Extension, Facet, StateField, type Text } from "@codemirror/state";
import { ViewPlugin } from "@codemirror/view";
import type { ExplainOptions, LintOptions } from "robotscope";
import type { Answer, DocumentEngine, ParsedText, TextEngine } from "./engine.js";

/** The maximum length, in UTF-16 code units, of a text that is parsed. A longer text would make the editor unresponsive. */
const LONGEST = 1_000_000;

/** An engine, and the text that was parsed last. The text is stored because an editor sends several queries about the same text. */
class EngineState {
  readonly #engine: TextEngine | DocumentEngine;
  readonly lint: LintOptions;
  #doc: Text | null = null;
  #parsed: ParsedText | null = null;

  constructor(engine: TextEngine | DocumentEngine, lint: LintOptions) {
    this.#engine = engine;
    this.lint = lint;
  }

  parsed(doc: Text): ParsedText | null {
    if (doc !== this.#doc) {
      const before = this.#parsed;
      // Reset before parsing, so that a text whose parsing fails is parsed again later.
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

const field = Facet.define<StateField<EngineState>, StateField<EngineState> | null>({
  combine: ([first]) => first ?? null,
});

export function provideEngine(engine: TextEngine | DocumentEngine, lint: LintOptions): Extension {
  const stateField = StateField.define<EngineState>({
    create: () => new EngineState(engine, lint),
    update: (engineState) => engineState,
  });
  const closing = ViewPlugin.define((view) => {
    const engineState = view.state.field(stateField);
    return { destroy: () => engineState.close() };
  });
  return [stateField, field.of(stateField), closing];
}

function engineStateOf(state: EditorState): EngineState | null {
  const stateField = state.facet(field);
  return stateField && state.field(stateField);
}

/** Returns an editor's parsed text; `null` if the editor has no engine or the text is too long. */
export function parsed(state: EditorState): ParsedText | null {
  return engineStateOf(state)?.parsed(state.doc) ?? null;
}

/**
 * Returns the result of `question` for an editor's text; `undefined` if there is no parsed text or no answer, or if the text has changed in
 * the meantime.
 */
export function ask<T>(
  state: EditorState,
  question: (text: ParsedText, lint: LintOptions) => Answer<T> | undefined,
): Answer<T | undefined> {
  const engineState = engineStateOf(state);
  const text = engineState?.parsed(state.doc);
  if (!engineState || !text) return undefined;
  const answer = question(text, engineState.lint);
  if (!isLate(answer)) return answer;
  return answer.then(
    (given) => (engineState.isPresent(text) ? given : undefined),
    (error) => {
      if (engineState.isPresent(text)) throw error;
      return undefined;
    },
  );
}

/** Returns the options for methods that only explain. */
export const explainOptions = ({ language }: LintOptions): ExplainOptions | undefined =>
  language === undefined ? undefined : { language };

/** Calls `use` with an answer: immediately, or after the promise resolves. */
export function when<T, R>(answer: Answer<T>, use: (given: T) => Answer<R>): Answer<R> {
  return isLate(answer) ? answer.then(use) : use(answer);
}

export function isLate<T>(answer: Answer<T>): answer is Promise<T> {
  return typeof answer === "object" && answer !== null && "then" in answer;
}
