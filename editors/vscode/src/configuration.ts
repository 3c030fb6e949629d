import { crawlers, identifyCrawler } from "robotscope/init";
import {
  Diagnostic,
  DiagnosticSeverity,
  Disposable,
  EventEmitter,
  languages,
  Range,
  type TextDocument,
  Uri,
  workspace,
} from "vscode";
import { CONFIGURATION, type Configuration, parseConfiguration } from "../../../web/cli/configuration.ts";
import { namedCrawlers } from "../../../web/cli/crawler-names.ts";
import { Lines } from "../../../web/cli/lines.ts";
import { decodeByMark } from "../../../web/net/charset.ts";

export const engine = { crawlers, identifyCrawler };

/** Reads robotscope.json files, and caches them until one changes. Shows errors in a file as problems. */
export class Configurations implements Disposable {
  private readonly known = new Map<string, Promise<Configuration>>();
  private readonly problems = languages.createDiagnosticCollection("robotscope-configuration");
  private readonly changed = new EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  private readonly watching: Disposable;

  constructor() {
    const watcher = workspace.createFileSystemWatcher(`**/${CONFIGURATION}`);
    const forget = () => {
      this.known.clear();
      this.problems.clear();
      this.changed.fire();
    };
    this.watching = Disposable.from(
      watcher,
      watcher.onDidCreate(forget),
      watcher.onDidChange(forget),
      watcher.onDidDelete(forget),
      // The watcher misses changes in some file systems, and all changes outside the workspace.
      workspace.onDidSaveTextDocument(({ uri }) => uri.path.endsWith(`/${CONFIGURATION}`) && forget()),
    );
  }

  /**
   * Returns a document's configuration: the nearest robotscope.json in the document's folder or a parent folder. The folder of an untitled
   * document is the first workspace folder.
   */
  async of(document: TextDocument): Promise<Configuration> {
    const folder = document.isUntitled ? workspace.workspaceFolders?.[0]?.uri : Uri.joinPath(document.uri, "..");
    // In a URI such as git:, the query names the file to read. With this query, the document itself would be read as robotscope.json.
    return folder ? this.from(folder.with({ query: "" })) : {};
  }

  dispose(): void {
    this.watching.dispose();
    this.problems.dispose();
    this.changed.dispose();
  }

  private from(folder: Uri): Promise<Configuration> {
    const key = folder.toString();
    const before = this.known.get(key);
    if (before) return before;
    const configuration = this.read(folder);
    this.known.set(key, configuration);
    return configuration;
  }

  private async read(folder: Uri): Promise<Configuration> {
    const file = Uri.joinPath(folder, CONFIGURATION);
    const bytes = await workspace.fs.readFile(file).then(undefined, () => undefined);
    if (bytes) return this.understand(file, decodeByMark(bytes));
    const above = Uri.joinPath(folder, "..");
    return above.path === folder.path ? {} : this.from(above);
  }

  private understand(file: Uri, text: string): Configuration {
    const lines = new Lines(text);
    const found: Diagnostic[] = [];
    const add = (at: number, message: string, severity: DiagnosticSeverity) => {
      const { line, column } = lines.position(at);
      const diagnostic = new Diagnostic(new Range(line - 1, column - 1, line - 1, column - 1), message, severity);
      diagnostic.source = "robotscope";
      found.push(diagnostic);
    };
    const { configuration, faults } = parseConfiguration(text, (name, at) => {
      const { doubt } = namedCrawlers(name, engine);
      if (doubt !== undefined) add(at, doubt, DiagnosticSeverity.Warning);
    });
    for (const { at, message } of faults)
      add(at, `${message}\nUntil this is fixed, the file does not count.`, DiagnosticSeverity.Error);
    this.problems.set(file, found);
    return faults.length > 0 ? {} : configuration;
  }
}
