import type { LintOptions, RobotsTxt } from "robotscope";
import * as engine from "robotscope";
import {
  type CancellationToken,
  type ClientCapabilities,
  type Connection,
  type InitializeParams,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  TextDocuments,
} from "vscode-languageserver/node";
import { type Language, type LanguageName, languages } from "../../language/languages.ts";
import { ParsedTexts } from "../../language/parsed.ts";
import { type Configuration, parseConfiguration } from "../configuration.ts";
import { lintOptions, withSettings } from "../lint-options.ts";
import { Configurations, engine as catalogue } from "./configurations.ts";
import { languageOf } from "./language-of.ts";
import { chosenEncoding, type Encoding, OpenText } from "./text.ts";

/** The state of a connection: the open texts, the editor's capabilities, and the configurations in the editor's folders. */
export class Session {
  readonly connection: Connection;
  readonly encoding: Encoding;
  readonly client: ClientCapabilities;
  readonly documents: TextDocuments<OpenText>;
  readonly configurations: Configurations;
  folders: string[];
  #settings: Configuration = {};
  readonly #parsed = new ParsedTexts<OpenText>(engine);
  readonly #languages = languages(engine, this.#parsed);

  constructor(
    connection: Connection,
    { capabilities, workspaceFolders, rootUri, initializationOptions }: InitializeParams,
  ) {
    this.connection = connection;
    this.client = capabilities;
    this.encoding = chosenEncoding(capabilities.general?.positionEncodings);
    this.folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.configurations = new Configurations(connection, this.encoding);
    this.documents = new TextDocuments({
      create: (uri, languageId, version, text) => new OpenText(uri, languageId, version, text, this.encoding),
      update: (text, changes, version) => {
        text.update(changes, version);
        return text;
      },
    });
    this.documents.listen(connection);
    this.configure(initializationOptions?.robotscope ?? initializationOptions ?? {});
  }

  /**
   * Applies the editor's settings, which have the same fields as robotscope.json. If any field is invalid, ignores all settings, and shows
   * the faults.
   */
  configure(settings: unknown): void {
    const { configuration, faults } = parseConfiguration(JSON.stringify(settings));
    this.#settings = faults.length > 0 ? {} : configuration;
    for (const { message } of faults)
      this.connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Warning,
        message: `robotscope: the editor's settings are ignored. ${message}`,
      });
  }

  /** Returns the open text with this URI, and its language; `undefined` if no such text is open or its language is not supported. */
  open(uri: string): { text: OpenText; name: LanguageName; language: Language<OpenText> } | undefined {
    const text = this.documents.get(uri);
    return text && this.understood(text);
  }

  /** Returns a text together with its language; `undefined` if the language is not supported. */
  understood(text: OpenText) {
    const name = languageOf(text.uri, text.languageId);
    return name && { text, name, language: this.#languages[name] };
  }

  /** Returns an open robots.txt with its parse result, for features that exist for robots.txt only; `undefined` for other texts. */
  robots(uri: string): { text: OpenText; robots: RobotsTxt } | undefined {
    const open = this.open(uri);
    return open?.name === "robots-txt" ? { text: open.text, robots: this.#parsed.robots(open.text) } : undefined;
  }

  async options(uri: string): Promise<LintOptions> {
    const folder = this.folders.find((folder) => folder.startsWith("file:"));
    return lintOptions(withSettings(this.#settings, await this.configurations.of(uri, folder)), catalogue);
  }
}

/** Waits for one turn of the event loop, so that a cancellation can arrive. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function stopIfCancelled(token: CancellationToken): Promise<void> {
  await turn();
  if (token.isCancellationRequested)
    throw new ResponseError(LSPErrorCodes.RequestCancelled, "The request was cancelled.");
}
