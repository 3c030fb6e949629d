import { commands, Disposable, type ExtensionContext, type TextDocument, window, workspace } from "vscode";
import { compareWithSaved } from "./compare.ts";
import { provideCompletion } from "./completion.ts";
import { reportDiagnostics } from "./diagnostics.ts";
import { Documents, headersFile, html, robotsTxt } from "./documents.ts";
import { loadEngine } from "./engine.ts";
import { provideFixes } from "./fixes.ts";
import { provideHover } from "./hover.ts";
import { provideLanguage } from "./language.ts";
import { mayHaveDirectives } from "./robots-meta.ts";
import { readsHtml, Settings } from "./settings.ts";
import { testUrl } from "./url-test.ts";

/** The languages of documents that may need the engine. */
const languages: readonly string[] = [robotsTxt, headersFile, html];

/** The delay between a change and the search for directives in the changed document, in milliseconds. */
const pause = 300;

/**
 * Loads the engine when a command is run, or when an opened or changed document is a robots.txt, a _headers file, or HTML that may contain
 * robots directives.
 */
export function activate(context: ExtensionContext): void {
  let starting: Promise<void> | undefined;
  const start = () => {
    starting ??= startEngine(context, waiting);
    return starting;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (document: TextDocument) => {
    if (isForRobots(document)) start();
  };
  const waiting = Disposable.from(
    ...extensionCommands(context).map((command) =>
      commands.registerCommand(command, async (...given) => {
        await start();
        return commands.executeCommand(command, ...given);
      }),
    ),
    workspace.onDidOpenTextDocument(look),
    workspace.onDidChangeTextDocument(({ document }) => {
      // Other documents, such as output channels, may change so often that the delay would never end.
      if (!languages.includes(document.languageId)) return;
      clearTimeout(timer);
      timer = setTimeout(() => look(document), pause);
    }),
    new Disposable(() => clearTimeout(timer)),
  );
  context.subscriptions.push(waiting);
  workspace.textDocuments.forEach(look);
}

function isForRobots(document: TextDocument): boolean {
  switch (document.languageId) {
    case robotsTxt:
    case headersFile:
      return true;
    case html:
      return readsHtml(document) && mayHaveDirectives(document.getText());
    default:
      return false;
  }
}

const extensionCommands = ({ extension }: ExtensionContext): string[] =>
  extension.packageJSON.contributes.commands.map(({ command }: { command: string }) => command);

/** Loads the engine, and replaces the waiting listeners with the extension's features. */
async function startEngine(context: ExtensionContext, waiting: Disposable): Promise<void> {
  try {
    await loadEngine(context.extensionUri);
  } catch (error) {
    window.showErrorMessage(`robotscope cannot start: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
  waiting.dispose();
  const documents = new Documents();
  const settings = new Settings();
  context.subscriptions.push(
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
