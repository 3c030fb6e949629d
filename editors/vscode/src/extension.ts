import { type ExtensionContext, window } from "vscode";
import { compareWithSaved } from "./compare.ts";
import { provideCompletion } from "./completion.ts";
import { reportDiagnostics } from "./diagnostics.ts";
import { Documents } from "./documents.ts";
import { loadEngine } from "./engine.ts";
import { provideFixes } from "./fixes.ts";
import { provideHover } from "./hover.ts";
import { provideLanguage } from "./language.ts";
import { Settings } from "./settings.ts";
import { testUrl } from "./url-test.ts";

export async function activate(context: ExtensionContext): Promise<void> {
  try {
    await loadEngine(context.extensionUri);
  } catch (error) {
    window.showErrorMessage(`robotscope cannot start: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
  const documents = new Documents();
  const settings = new Settings();
  context.subscriptions.push(
    documents,
    settings,
    reportDiagnostics(documents, settings),
    provideHover(documents),
    provideCompletion(documents),
    provideLanguage(documents),
    provideFixes(documents, settings),
    testUrl(documents),
    compareWithSaved(),
  );
}
