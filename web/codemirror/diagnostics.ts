import { type Action, type Diagnostic, linter, lintGutter, lintKeymap } from "@codemirror/lint";
import type { EditorState, Extension } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";
import type { Fix } from "robotscope";
import { asked, parsed } from "./asked.js";
import { edit } from "./edit.js";
import { element } from "./element.js";
import type { EditorDiagnostic } from "./engine.js";

function found(state: EditorState): readonly EditorDiagnostic[] {
  return parsed(state)?.diagnostics?.(state.facet(asked)?.lint ?? {}) ?? [];
}

function shown({ code, severity, message, explanation, span, fixes }: EditorDiagnostic): Diagnostic {
  return {
    from: span.start,
    to: span.end,
    severity,
    source: code,
    message,
    renderMessage: () =>
      element("div", "cm-robots-diagnostic", element("strong", "", message), element("p", "", explanation)),
    actions: fixes.filter(({ applicability }) => applicability !== "display-only").map((fix) => action(code, fix)),
  };
}

function action(code: string, { title, applicability }: Fix): Action {
  return {
    name: applicability === "safe" ? title : `${title} (look at the result)`,
    // The text may have changed since, so what is to be done is asked for anew.
    apply(view: EditorView, from: number) {
      const same = found(view.state).find((one) => one.code === code && one.span.start === from);
      const fix = same?.fixes.find((one) => one.title === title);
      if (fix) edit(view, fix.edits, "input.fix");
    },
  };
}

/** What is wrong: underlined, with a mark in the gutter; F8 goes to the next, Ctrl-Shift-M (Cmd-Shift-M) lists all, with their fixes. */
export const diagnostics: Extension = [
  linter(({ state }) => found(state).map(shown)),
  lintGutter(),
  keymap.of([...lintKeymap]),
];
