import type { Diagnostic, DiagnosticCollection } from "vscode";
import { Disposable, languages, type TextDocument, workspace } from "vscode";
import type { Settings } from "./settings.ts";

/** The delay between the last change and the check, in milliseconds. It prevents reports about unfinished words. */
const pause = 200;

/** Shows diagnostics from `find` for each open document in this language. Updates them when the text or the settings change. */
export function watch(
  language: string,
  settings: Settings,
  find: (document: TextDocument) => Promise<Diagnostic[]>,
): Disposable {
  const collection = languages.createDiagnosticCollection(`robotscope-${language}`);
  const waiting = new Map<TextDocument, ReturnType<typeof setTimeout>>();
  const forget = (document: TextDocument) => {
    clearTimeout(waiting.get(document));
    waiting.delete(document);
  };
  const look = (document: TextDocument, delay: number) => {
    if (document.languageId !== language) return;
    forget(document);
    waiting.set(
      document,
      setTimeout(() => {
        forget(document);
        show(collection, document, find);
      }, delay),
    );
  };
  const lookAtAll = () => {
    for (const document of workspace.textDocuments) look(document, 0);
  };
  lookAtAll();
  return Disposable.from(
    collection,
    workspace.onDidOpenTextDocument((document) => look(document, 0)),
    workspace.onDidChangeTextDocument(({ document }) => look(document, pause)),
    settings.onDidChange(lookAtAll),
    // VS Code also fires this event when a document's language changes.
    workspace.onDidCloseTextDocument((document) => {
      forget(document);
      collection.delete(document.uri);
    }),
    new Disposable(() => {
      for (const timer of waiting.values()) clearTimeout(timer);
    }),
  );
}

async function show(
  collection: DiagnosticCollection,
  document: TextDocument,
  find: (document: TextDocument) => Promise<Diagnostic[]>,
) {
  const { version, languageId } = document;
  try {
    const found = await find(document);
    // Discard the result if the document was closed or changed meanwhile. A change starts another check.
    if (!document.isClosed && document.version === version && document.languageId === languageId)
      collection.set(document.uri, found);
  } catch (error) {
    // An invalid setting, which VS Code marks, can cause this error. Editing must still work.
    collection.delete(document.uri);
    console.error("robotscope:", error);
  }
}
