import { readFile, stat } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { crawlers, identifyCrawler } from "robotscope";
import { type Connection, type Diagnostic, DiagnosticSeverity } from "vscode-languageserver/node";
import { SOURCE } from "../../language/shapes.ts";
import { CONFIGURATION, type Configuration, parseConfiguration } from "../configuration.ts";
import { configurationOf } from "../configuration-file.ts";
import { namedCrawlers } from "../crawler-names.ts";
import { decodeMarked } from "../source.ts";
import { type Encoding, OpenText } from "./text.ts";

export const engine = { crawlers, identifyCrawler };

export const isConfiguration = (uri: string): boolean => uri.endsWith(`/${CONFIGURATION}`);

/** Reads robotscope.json files and shows their faults in the editor. */
export class Configurations {
  readonly #connection: Connection;
  readonly #encoding: Encoding;
  /** The parsed configurations, keyed by path, with the modification times of their files. */
  readonly #known = new Map<string, { changed: number; configuration: Configuration }>();

  constructor(connection: Connection, encoding: Encoding) {
    this.#connection = connection;
    this.#encoding = encoding;
  }

  /** Returns the configuration for a text. A text without a file has the configuration of `folder`. */
  async of(uri: string, folder: string | undefined): Promise<Configuration> {
    const place = uri.startsWith("file:") ? uri : folder && `${folder}/${CONFIGURATION}`;
    const path = place && (await configurationOf(fileURLToPath(place)));
    if (!path) return {};
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    const before = this.#known.get(path);
    if (before?.changed === changed) return before.configuration;
    const configuration = await this.#read(path);
    this.#known.set(path, { changed, configuration });
    return configuration;
  }

  /** Forgets a deleted configuration file, and removes its diagnostics. */
  async forget(uri: string): Promise<void> {
    this.#known.delete(fileURLToPath(uri));
    await this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  async #read(path: string): Promise<Configuration> {
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes === undefined) return {};
    const source = decodeMarked(bytes);
    const uri = pathToFileURL(path).href;
    const text = new OpenText(uri, "json", 0, source, this.#encoding);
    const diagnostics: Diagnostic[] = [];
    const add = (at: number, message: string, severity: DiagnosticSeverity) =>
      diagnostics.push({ range: text.rangeOf({ start: at, end: at }), message, severity, source: SOURCE });
    const { configuration, faults } = parseConfiguration(source, (name, at) => {
      const { doubt } = namedCrawlers(name, engine);
      if (doubt !== undefined) add(at, doubt, DiagnosticSeverity.Warning);
    });
    for (const { at, message } of faults)
      add(at, `${message}\nUntil this is fixed, the file has no effect.`, DiagnosticSeverity.Error);
    await this.#connection.sendDiagnostics({ uri, diagnostics });
    return faults.length > 0 ? {} : configuration;
  }
}
