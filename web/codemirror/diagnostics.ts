import { type Action, type Diagnostic, linter, lintGutter, lintKeymap } from "@codemirror/lint";
import type { EditorState, Extension } from "@codemirror/state";
import { type Command, type EditorView, keymap } from "@codemirror/view";
import type { LintOptions, Span } from "robotscope";
import { Actions, fixesOf } from "./actions.js";
import { compatibleEdits, edit } from "./edit.js";
import { element } from "./element.js";
import type { Answer, EditorAction, EditorDiagnostic, ParsedText } from "./engine.js";
import { ask, isLate, parsed, when } from "./engine-state.js";

function found({ state }: EditorView): Answer<readonly Diagnostic[]> {
  const range = { start: 0, end: state.doc.length };
  const answer = ask(state, (text, lint) => {
    const all = text.diagnostics?.(lint) ?? [];
    const offered = text.codeActions?.(range, lint);
    if (!isLate(all) && !isLate(offered)) return shown(state, all, offered);
    return Promise.all([all, offered]).then(([all, offered]) => shown(state, all, offered));
  });
  return when(answer, (all = []) => all);
}

function shown(
  state: EditorState,
  all: readonly EditorDiagnostic[],
  offered = fixesOf(all) as readonly EditorAction[],
): Diagnostic[] {
  const actions = new Actions(state.readOnly ? [] : offered);
  return all.map((diagnostic) => {
    const { code, severity, message, explanation, span } = diagnostic;
    return {
      from: span.start,
      to: span.end,
      severity,
      source: code,
      message,
      renderMessage: () =>
        element("div", "cm-robots-diagnostic", element("strong", "", message), element("p", "", explanation)),
      actions: actions.of(diagnostic).map((action) => button(state, action)),
    };
  });
}

/** The name of a button for an unsafe fix. The dollar sign stands for the title. */
const UNSAFE = "$ (look at the result)";

function button(state: EditorState, action: EditorAction): Action {
  const { title, applicability } = action;
  return {
    name: applicability === "safe" ? title : state.phrase(UNSAFE, title),
    // The text may have changed since the action was shown, so request the edits again.
    apply(view: EditorView, from: number, to: number) {
      const range = { start: from, end: to };
      const answer = ask(view.state, (text, lint) =>
        when(actionsIn(text, range, lint), (all) => all.find((other) => isSame(action, other, range))?.edits),
      );
      edit(view, answer, "input.fix");
    },
  };
}

function actionsIn(text: ParsedText, range: Span, lint: LintOptions): Answer<readonly EditorAction[]> {
  return text.codeActions?.(range, lint) ?? when(text.diagnostics?.(lint) ?? [], fixesOf);
}

/** Returns `true` if two actions are the same. Ignores the titles of fix-all actions, because they contain a count. */
function isSame(action: EditorAction, { kind, code, title, diagnosticSpan }: EditorAction, range: Span): boolean {
  if (kind !== action.kind || code !== action.code) return false;
  return kind === "fix-all" || (title === action.title && diagnosticSpan.start === range.start);
}

/** Applies the first fix of each diagnostic if the fix is safe. Skips conflicting fixes. All edits are a single undo step. */
export const fixAll: Command = (view) => {
  if (!parsed(view.state)?.diagnostics || view.state.readOnly) return false;
  const answer = ask(view.state, (text, lint) => text.diagnostics?.(lint));
  const edits = when(answer, (all = []) => {
    const first = all.flatMap(({ fixes }) => fixes.slice(0, 1));
    return compatibleEdits(first.filter(({ applicability }) => applicability === "safe"));
  });
  edit(view, edits, "input.fix");
  return true;
};

/**
 * Underlines problems and marks them in the gutter. Shift-Alt-Enter runs `fixAll`. Ctrl-Shift-M (Cmd-Shift-M on macOS) lists all problems
 * with their fixes. The other keys are in `lintKeymap`.
 */
export const diagnostics: Extension = [
  linter(found),
  lintGutter(),
  keymap.of([...lintKeymap, { key: "Shift-Alt-Enter", run: fixAll }]),
];
