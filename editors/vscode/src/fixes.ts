import type { Fix, CodeAction as Found } from "robotscope/init";
import {
  CodeAction,
  CodeActionKind,
  type CodeActionProvider,
  commands,
  type Diagnostic,
  Disposable,
  languages,
  type TextDocument,
  TextEdit,
  WorkspaceEdit,
  window,
  workspace,
} from "vscode";
import type { Documents } from "./documents.ts";
import { type Fixer, fixers } from "./fixer.ts";
import { editsOf, rangeOf, spanOf } from "./positions.ts";
import type { Settings } from "./settings.ts";

/** What people name in `editor.codeActionsOnSave`. */
const whole = CodeActionKind.SourceFixAll.append("robotscope");

/** A fix can make room for another one; no text needs more rounds than this. */
const rounds = 10;

/** Quick fixes at a place, the safe ones first; and all safe fixes at once, also when a file is saved. */
export function provideFixes(documents: Documents, settings: Settings): Disposable {
  const all = fixers(documents);
  /** The edit that makes all safe fixes; empty if there are none. */
  const allSafe = async (document: TextDocument, fixer: Fixer) => {
    const options = await settings.lintOptions(document);
    const before = document.getText();
    let after = before;
    for (let round = 0; round < rounds; round += 1) {
      const next = fixer.fixed(after, options);
      if (next === after) break;
      after = next;
    }
    const edit = new WorkspaceEdit();
    if (after !== before) edit.set(document.uri, [smallestEdit(document, before, after)]);
    return edit;
  };
  const providerOf = (fixer: Fixer): CodeActionProvider => ({
    async provideCodeActions(document, range, { only, diagnostics }) {
      // VS Code asks whenever the cursor moves.
      if (!only?.contains(whole) && !diagnostics.some(({ source }) => source === "robotscope")) return [];
      const options = await settings.lintOptions(document);
      const isSafe = ({ applicability }: Fix) => applicability === "safe";
      const count = fixer.found(document, options).filter(({ fixes }) => fixes.some(isSafe)).length;
      if (only?.contains(whole)) return count > 0 ? [new FixAll(document, whole)] : [];
      const found = fixer
        .actions(document, spanOf(document, range), options)
        // An example is nothing to apply.
        .filter(({ applicability }) => applicability !== "display-only")
        .sort((one, other) => rank(one) - rank(other));
      const shown = (action: Found) => actionOf(document, action, diagnostics);
      return [
        ...found.filter(({ kind }) => kind !== "silence").map(shown),
        ...(count > 1 ? [new FixAll(document, CodeActionKind.QuickFix)] : []),
        ...found.filter(({ kind }) => kind === "silence").map(shown),
      ];
    },
    async resolveCodeAction(action) {
      if (action instanceof FixAll) action.edit = await allSafe(action.document, fixer);
      return action;
    },
  });
  return Disposable.from(
    ...Object.entries(all).map(([language, fixer]) =>
      languages.registerCodeActionsProvider(language, providerOf(fixer), {
        providedCodeActionKinds: [CodeActionKind.QuickFix, whole],
      }),
    ),
    commands.registerCommand("robotscope.fixAll", async () => {
      const document = window.activeTextEditor?.document;
      const fixer = document && all[document.languageId];
      if (!fixer) return;
      const edit = await allSafe(document, fixer);
      if (edit.size > 0) await workspace.applyEdit(edit);
      else window.showInformationMessage("Nothing can be fixed automatically.");
    }),
  );
}

/** All safe fixes; which they are is found out when it is chosen. */
class FixAll extends CodeAction {
  readonly document: TextDocument;

  constructor(document: TextDocument, kind: CodeActionKind) {
    super("Fix all that is safe", kind);
    this.document = document;
  }
}

/** Safe fixes first, and those of one place before those of many. */
const rank = ({ kind, applicability }: Found) => (applicability === "safe" ? 0 : 2) + (kind === "fix-all" ? 1 : 0);

function actionOf(document: TextDocument, found: Found, diagnostics: readonly Diagnostic[]): CodeAction {
  const action = new CodeAction(found.title, CodeActionKind.QuickFix);
  // VS Code puts first what fixes a diagnostic; to silence it comes last.
  if (found.kind !== "silence") {
    const range = rangeOf(document, found.diagnosticSpan);
    action.diagnostics = diagnostics.filter(
      (diagnostic) => codeOf(diagnostic) === found.code && diagnostic.range.isEqual(range),
    );
  }
  action.isPreferred = found.isPreferred;
  action.edit = new WorkspaceEdit();
  action.edit.set(document.uri, editsOf(document, found.edits));
  return action;
}

const codeOf = ({ code }: Diagnostic) => (typeof code === "object" ? code.value : code);

/** The edit that leaves alone what is equal at both ends, so that the cursor stays where it is. */
function smallestEdit(document: TextDocument, before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  // A position cannot lie within CRLF.
  if (before[head - 1] === "\r") head -= 1;
  if (before.at(-tail) === "\n" && tail > 0) tail -= 1;
  const range = rangeOf(document, { start: head, end: before.length - tail });
  return TextEdit.replace(range, after.slice(head, after.length - tail));
}
