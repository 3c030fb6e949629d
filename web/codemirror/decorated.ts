import type { Extension } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  logException,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import type { LintOptions, Span } from "robotscope";
import type { Answer, ParsedText } from "./engine.js";
import { ask, when } from "./engine-state.js";

/** A query to the engine about the visible part of a text, and the decorations that show the answer. */
export interface Drawing<T> {
  question(text: ParsedText, range: Span, lint: LintOptions): Answer<T> | undefined;
  draw(given: T, view: EditorView): DecorationSet;
  /** The delay between a change and the query to the engine, in milliseconds. If left out, the query is sent during the update. */
  pause?: number;
  /** Returns `true` if everything must be redrawn although neither the text nor the visible part has changed. */
  isOther?(update: ViewUpdate): boolean;
}

/** Creates an extension that draws decorations. Until the engine answers, existing decorations move with the text. */
export function decorated<T>({ question, draw, pause = 0, isOther = () => false }: Drawing<T>): Extension {
  class Drawer {
    decorations: DecorationSet = Decoration.none;
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** The number of the latest request. Answers to earlier requests are ignored. */
    #request = 0;

    constructor(view: EditorView) {
      this.#askSoon(view);
    }

    update(update: ViewUpdate): void {
      if (update.docChanged) this.decorations = this.decorations.map(update.changes);
      if (update.docChanged || update.viewportChanged || isOther(update)) this.#askSoon(update.view);
    }

    destroy(): void {
      clearTimeout(this.#timer);
      this.#request++;
    }

    #askSoon(view: EditorView): void {
      clearTimeout(this.#timer);
      if (pause > 0) this.#timer = setTimeout(() => this.#ask(view, false), pause);
      else this.#ask(view, true);
    }

    #ask(view: EditorView, isUpdating: boolean): void {
      const request = ++this.#request;
      let isNow = isUpdating;
      const { from, to } = view.viewport;
      const answer = when(
        ask(view.state, (text, lint) => question(text, { start: from, end: to }, lint)),
        (given) => {
          if (given === undefined || request !== this.#request) return;
          this.decorations = draw(given, view);
          // Do not dispatch during an update: CodeMirror reads the decorations after the update anyway.
          if (!isNow) view.dispatch({});
        },
      );
      isNow = false;
      Promise.resolve(answer).catch((error) => logException(view.state, error, "robotscope"));
    }
  }
  return ViewPlugin.fromClass(Drawer, { decorations: (drawer) => drawer.decorations });
}
