import { type ExtensionContext, window } from "vscode";
import { compareWithSaved } from "./compare.ts";
import { reportDiagnostics } from "./diagnostics.ts";
import { Documents } from "./documents.ts";
import { loadEngine } from "./engine.ts";
import { provideFixes } from "./fixes.ts";
import { reportHtml } from "./html.ts";
import { provideLanguage } from "./language.ts";
import { testUrl } from "./url-test.ts";

export async function activate(context: ExtensionContext): Promise<void> {
  try {
    await loadEngine(context.extensionUri);
  } catch (error) {
    window.showErrorMessage(`robotscope cannot start: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
  const documents = new Documents();
  context.subscriptions.push(
    documents,
    reportDiagnostics(documents),
    reportHtml(),
    provideLanguage(documents),
    provideFixes(documents),
    testUrl(documents),
    compareWithSaved(),
  );
}
