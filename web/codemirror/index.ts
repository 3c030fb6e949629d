/** robots.txt in CodeMirror 6: what is wrong and how to mend it, what a line means, what could stand there, colours, folding, form. */
import { EditorState, type Extension } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import type { LintOptions } from "robotscope";
import { Asked, asked, parsed } from "./asked.js";
import { colours } from "./colours.js";
import { completion } from "./completion.js";
import { diagnostics } from "./diagnostics.js";
import { edit } from "./edit.js";
import type { RobotsTxtEngine } from "./engine.js";
import { folding } from "./folding.js";
import { hover } from "./hover.js";

export type { EditorCompletion, EditorDiagnostic, EditorHover, ParsedText, RobotsTxtEngine } from "./engine.js";

/** What can be chosen. */
export interface RobotsTxtOptions {
  /** Whom the text has to serve, and how bad what is. */
  readonly lint?: LintOptions;
}

/** Gives the text its usual form. */
export const formatRobotsTxt: Command = (view) => {
  const format = parsed(view.state)?.format;
  if (!format || view.state.readOnly) return false;
  const edits = parsed(view.state)?.format?.() ?? [];
  if (edits.length > 0) edit(view, edits, "input.format");
  return true;
};

const theme = EditorView.baseTheme({
  ".cm-robots-hover, .cm-robots-diagnostic": { maxWidth: "36em", whiteSpace: "normal" },
  ".cm-robots-hover": { padding: "4px 8px" },
  ".cm-robots-hover p, .cm-robots-diagnostic p": { margin: "4px 0" },
  ".cm-robots-hover ul": { margin: "4px 0", paddingLeft: "1.4em" },
  ".cm-robots-hover a": { color: "inherit" },
});

/**
 * All that the engine can do, as one extension. The engine is the class `RobotsTxt`, or any object whose `parse` gives such a text.
 *
 * Shift-Alt-F gives the text its usual form. Add `foldGutter()` of @codemirror/language if your set-up has none.
 */
export function robotsTxt(engine: RobotsTxtEngine, { lint = {} }: RobotsTxtOptions = {}): Extension {
  return [
    asked.of(new Asked(engine, lint)),
    EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
    diagnostics,
    hover,
    completion,
    colours,
    folding,
    keymap.of([{ key: "Shift-Alt-f", run: formatRobotsTxt }]),
    theme,
  ];
}
