import type { LintOptions } from "robotscope/init";
import { Disposable, EventEmitter, type TextDocument, workspace } from "vscode";
import type { Configuration } from "../../../web/cli/configuration.ts";
import { lintOptions, withSettings } from "../../../web/cli/lint-options.ts";
import { Configurations, engine } from "./configuration.ts";

/** The VS Code settings, which take precedence over robotscope.json. */
export class Settings implements Disposable {
  private readonly configurations = new Configurations();
  private readonly changed = new EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  private readonly listening = Disposable.from(
    this.configurations.onDidChange(() => this.changed.fire()),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("robotscope") && this.changed.fire()),
  );

  /**
   * Returns a document's lint options. VS Code settings take precedence over robotscope.json, which takes precedence over the engine's
   * defaults.
   */
  async lintOptions(document: TextDocument): Promise<LintOptions> {
    const settings = settingsOf(document);
    const configuration = await this.configurations.of(document);
    const defaults = {
      crawlers: settings.get<string[]>("crawlers"),
      dialects: settings.get<Configuration["dialects"]>("dialects"),
      severity: settings.get<LintOptions["severity"]>("severity"),
    };
    return lintOptions(withSettings(defaults, configuration), engine);
  }

  dispose(): void {
    this.listening.dispose();
    this.configurations.dispose();
    this.changed.dispose();
  }
}

/** Returns the pinned crawlers. VS Code marks a value of the wrong type, but still passes it to extensions. */
export function pinnedCrawlers(document: TextDocument): readonly string[] {
  const names: unknown = settingsOf(document).get("pinnedCrawlers");
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

export const readsHtml = (document: TextDocument): boolean => settingsOf(document).get("html", true);

const settingsOf = (document: TextDocument) => workspace.getConfiguration("robotscope", document);
