import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { EditorState, type Extension } from "@codemirror/state";
import type { Answer, EditorCompletion } from "./engine.js";
import { ask, explainOptions, when } from "./engine-state.js";

/** Converts a completion. The sort key preserves the engine's order, because CodeMirror would sort alphabetically. */
function option({ label, insert, detail, documentation }: EditorCompletion, place: number): Completion {
  const sortText = String(place).padStart(6, "0");
  return { label, apply: insert, detail, sortText, ...(documentation && { info: documentation }) };
}

function completions({ state, pos, explicit }: CompletionContext): Answer<CompletionResult | null> {
  return when(
    ask(state, (text, lint) => text.complete?.(pos, explainOptions(lint))),
    (all = []) => {
      const span = all[0]?.span;
      // If nothing has been typed, show the list only on request.
      if (!span || (!explicit && span.start === pos)) return null;
      const alike = all.filter((one) => one.span.start === span.start && one.span.end === span.end);
      return { from: span.start, to: Math.max(span.end, pos), options: alike.map(option) };
    },
  );
}

/** Completes fields, names of crawlers and bots, directives, values, comments that silence lints, and paths that occur in the text. */
export const completion: Extension = [
  // Select nothing until an arrow key is pressed. Otherwise, pressing Enter after “/” would insert the first path that begins with “/”.
  autocompletion({ selectOnOpen: false, icons: false }),
  EditorState.languageData.of(() => [{ autocomplete: completions }]),
];
