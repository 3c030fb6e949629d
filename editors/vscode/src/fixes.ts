import type { CodeAction as Found } from "robotscope/init";
import {
  CodeAction,
  CodeActionKind,
  type CodeActionProvider,
  commands,
  type Diagnostic,
  Disposable,
  languages,
  type TextDocument,
  WorkspaceEdit,
  window,
  workspace,
} from "vscode";
import { allSafe, countSafe, type Language, offered } from "../../../web/language/languages.ts";
import { FIX_ALL, FIX_ALL_TITLE, SOURCE } from "../../../web/language/shapes.ts";
import type { Documents } from "./documents.ts";
import { editsOf, rangeOf, spanOf } from "./positions.ts";
import type { Settings } from "./settings.ts";

/** The code action kind for `editor.codeActionsOnSave`. */
const whole = CodeActionKind.Empty.append(FIX_ALL);

/**
 * Registers quick fixes, safe fixes first. Also registers a command and an action that apply all safe fixes. VS Code can run the action on
 * save.
 */
export function provideFixes(documents: Documents, settings: Settings): Disposable {
  /** Returns an edit that applies all safe fixes; an empty edit if there are none. */
  const fixing = async (document: TextDocument, { fixed }: Language<TextDocument>) => {
    const options = await settings.lintOptions(document);
    const safe = allSafe(document.getText(), (text) => fixed(text, options));
    const edit = new WorkspaceEdit();
    if (safe) edit.set(document.uri, editsOf(document, [safe]));
    return edit;
  };
  const providerOf = (language: Language<TextDocument>): CodeActionProvider => ({
    async provideCodeActions(document, range, { only, diagnostics }) {
      // Return early: VS Code requests actions each time the cursor moves.
      if (!only?.contains(whole) && !diagnostics.some(({ source }) => source === SOURCE)) return [];
      const options = await settings.lintOptions(document);
      const count = countSafe(language.found(document, options));
      if (only?.contains(whole)) return count > 0 ? [new FixAll(document, whole)] : [];
      const found = offered(language.actions(document, spanOf(document, range), options));
      const shown = (action: Found) => actionOf(document, action, diagnostics);
      return [
        ...found.filter(({ kind }) => kind !== "silence").map(shown),
        ...(count > 1 ? [new FixAll(document, CodeActionKind.QuickFix)] : []),
        ...found.filter(({ kind }) => kind === "silence").map(shown),
      ];
    },
    async resolveCodeAction(action) {
      if (action instanceof FixAll) action.edit = await fixing(action.document, language);
      return action;
    },
  });
  return Disposable.from(
    ...Object.entries(documents.languages).map(([name, language]) =>
      languages.registerCodeActionsProvider(name, providerOf(language), {
        providedCodeActionKinds: [CodeActionKind.QuickFix, whole],
      }),
    ),
    commands.registerCommand("robotscope.fixAll", async () => {
      const document = window.activeTextEditor?.document;
      const language = document && documents.languages[document.languageId];
      if (!language) return;
      const edit = await fixing(document, language);
      if (edit.size > 0) await workspace.applyEdit(edit);
      else window.showInformationMessage("Nothing can be fixed automatically.");
    }),
  );
}

/** A code action that applies all safe fixes. Its edit is computed only when the user selects it. */
class FixAll extends CodeAction {
  readonly document: TextDocument;

  constructor(document: TextDocument, kind: CodeActionKind) {
    super(FIX_ALL_TITLE, kind);
    this.document = document;
  }
}

function actionOf(document: TextDocument, found: Found, diagnostics: readonly Diagnostic[]): CodeAction {
  const action = new CodeAction(found.title, CodeActionKind.QuickFix);
  // VS Code lists actions that are linked to a diagnostic first. Actions that silence a diagnostic belong last, so do not link them.
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
