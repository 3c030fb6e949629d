import { type CodeAction, CodeActionKind, type CodeActionParams, type TextEdit } from "vscode-languageserver/node";
import { allSafe, countSafe, offered } from "../../language/languages.ts";
import { FIX_ALL, FIX_ALL_TITLE } from "../../language/shapes.ts";
import { actionOf, editsOf } from "./answers.ts";
import type { Session } from "./session.ts";

/** Returns the quick fixes for a range, safe ones first, and the fix-all action. Editors can run the fix-all action on save. */
export async function codeActions(
  session: Session,
  { textDocument, range, context }: CodeActionParams,
): Promise<CodeAction[]> {
  const open = session.open(textDocument.uri);
  if (!open) return [];
  const { text, language } = open;
  const options = await session.options(text.uri);
  const isWanted = (kind: string) => context.only?.some((only) => kind === only || kind.startsWith(`${only}.`)) ?? true;
  const actions: CodeAction[] = [];
  if (isWanted(CodeActionKind.QuickFix))
    for (const found of offered(language.actions(text, text.spanOf(range), options)))
      actions.push(actionOf(text, found, context.diagnostics));
  const count = countSafe(language.found(text, options));
  // On save, editors request only the fix-all action: return it even for a single safe fix. In a menu, offer it only if there are several.
  if (context.only ? isWanted(FIX_ALL) && count > 0 : count > 1)
    actions.push({ title: FIX_ALL_TITLE, kind: FIX_ALL, data: text.uri });
  const isLater = session.client.textDocument?.codeAction?.resolveSupport?.properties.includes("edit");
  return isLater ? actions : Promise.all(actions.map((action) => resolved(session, action)));
}

export async function resolved(session: Session, action: CodeAction): Promise<CodeAction> {
  if (action.kind !== FIX_ALL || typeof action.data !== "string") return action;
  return { ...action, edit: { changes: { [action.data]: await safeFixes(session, action.data) } } };
}

/** Returns the edits that apply all safe fixes to a text; an empty array if there are none. */
export async function safeFixes(session: Session, uri: string): Promise<TextEdit[]> {
  const open = session.open(uri);
  if (!open) return [];
  const options = await session.options(uri);
  const edit = allSafe(open.text.getText(), (text) => open.language.fixed(text, options));
  return edit ? editsOf(open.text, [edit]) : [];
}
