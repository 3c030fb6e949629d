import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type CancellationToken,
  type Diagnostic,
  DiagnosticRefreshRequest,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type ResultProgressReporter,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDiagnosticReportPartialResult,
  type WorkspaceDocumentDiagnosticReport,
} from "vscode-languageserver/node";
import { Problem } from "../exit.ts";
import { lintFiles } from "../lint-files.ts";
import { decode, decodeMarked } from "../source.ts";
import { diagnosticOf } from "./answers.ts";
import { isConfiguration } from "./configurations.ts";
import { languageOf } from "./language-of.ts";
import { type Session, stopIfCancelled } from "./session.ts";
import { OpenText } from "./text.ts";

/** The delay after typing, in milliseconds. It prevents reports about unfinished words. */
const PAUSE = 200;

/** Reports diagnostics: in responses to editors that request them, and in notifications to all other editors. */
export class Diagnostics {
  readonly #session: Session;
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(session: Session) {
    this.#session = session;
    session.documents.onDidSave(({ document }) => isConfiguration(document.uri) && this.lookAgain());
    if (this.#arePulled) return;
    session.documents.onDidChangeContent(({ document }) => this.#look(document, PAUSE));
    session.documents.onDidClose(({ document }) => {
      clearTimeout(this.#waiting.get(document.uri));
      this.#waiting.delete(document.uri);
      if (session.understood(document)) session.connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
    });
  }

  async ofText(uri: string, previous: string | undefined, token: CancellationToken): Promise<DocumentDiagnosticReport> {
    const text = this.#session.documents.get(uri);
    if (!text) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    return this.#report(text, previous, token);
  }

  /**
   * Returns diagnostics for all files in the workspace whose names `isLinted` accepts, except files that Git ignores. For open files, lints
   * the editor's contents.
   */
  async ofWorkspace(
    { previousResultIds }: WorkspaceDiagnosticParams,
    token: CancellationToken,
    progress: ResultProgressReporter<WorkspaceDiagnosticReportPartialResult> | undefined,
  ): Promise<WorkspaceDiagnosticReport> {
    const before = new Map(previousResultIds.map(({ uri, value }) => [uri, value]));
    const all: WorkspaceDocumentDiagnosticReport[] = [];
    for (const path of await this.#files()) {
      await stopIfCancelled(token);
      const uri = pathToFileURL(path).href;
      const open = this.#session.documents.get(uri);
      const text = open ?? (await readText(uri, this.#session));
      if (!text) continue;
      const report = await this.#report(text, before.get(uri), token);
      const item = { ...report, uri, version: open?.version ?? null } as WorkspaceDocumentDiagnosticReport;
      if (progress) progress.report({ items: [item] });
      else all.push(item);
    }
    return { items: all };
  }

  lookAgain(): void {
    const { connection, client, documents } = this.#session;
    if (!this.#arePulled) for (const text of documents.all()) this.#look(text, 0);
    else if (client.workspace?.diagnostics?.refreshSupport) connection.sendRequest(DiagnosticRefreshRequest.type);
  }

  /** `true` if the editor requests diagnostics. */
  get #arePulled(): boolean {
    return this.#session.client.textDocument?.diagnostic !== undefined;
  }

  async #report(
    text: OpenText,
    previous: string | undefined,
    token: CancellationToken,
  ): Promise<DocumentDiagnosticReport> {
    const options = await this.#session.options(text.uri);
    const resultId = createHash("sha1").update(JSON.stringify(options)).update(text.getText()).digest("base64");
    if (resultId === previous) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    await stopIfCancelled(token);
    return { kind: DocumentDiagnosticReportKind.Full, resultId, items: await this.#found(text) };
  }

  async #found(text: OpenText): Promise<Diagnostic[]> {
    const options = await this.#session.options(text.uri);
    const understood = this.#session.understood(text);
    return understood ? understood.language.found(text, options).map((found) => diagnosticOf(text, found)) : [];
  }

  async #files(): Promise<string[]> {
    const folders = this.#session.folders.filter((uri) => uri.startsWith("file:")).map((uri) => fileURLToPath(uri));
    const found = await Promise.all(
      folders.map((folder) =>
        lintFiles([folder], false).then(
          ({ files }) => files,
          (error) => {
            // A `Problem` means that the folder contains no file to lint.
            if (error instanceof Problem) return [];
            throw error;
          },
        ),
      ),
    );
    return [...new Set(found.flat().map(({ file }) => file))];
  }

  #look(text: OpenText, delay: number): void {
    if (!this.#session.understood(text)) return;
    clearTimeout(this.#waiting.get(text.uri));
    this.#waiting.set(
      text.uri,
      setTimeout(() => this.#send(text), delay),
    );
  }

  async #send(text: OpenText): Promise<void> {
    const { connection, documents } = this.#session;
    const { uri, version } = text;
    try {
      const diagnostics = await this.#found(text);
      // If the text was closed or changed meanwhile, discard the result. A changed text is linted again.
      if (documents.get(uri) === text && text.version === version)
        await connection.sendDiagnostics({ uri, version, diagnostics });
    } catch (error) {
      connection.console.error(`${uri}: ${error instanceof Error ? error.stack : error}`);
    }
  }
}

/** Reads a file in the workspace; returns `undefined` if it cannot be read. */
async function readText(uri: string, { encoding }: Session): Promise<OpenText | undefined> {
  const bytes = await readFile(fileURLToPath(uri)).catch(() => undefined);
  // Crawlers and hosts read robots.txt and _headers files as UTF-8.
  const text = bytes && (languageOf(uri, "") === "html" ? decodeMarked(bytes) : decode(bytes));
  return text === undefined ? undefined : new OpenText(uri, "", 0, text, encoding);
}
