import { RobotsTxt } from "robotscope/init";
import { type Disposable, type TextDocument, workspace } from "vscode";

/** The languages that are understood. */
export const robotsTxt = "robots-txt";
export const headersFile = "headers-file";
export const html = "html";

/** The parsed texts of open documents: parsed once for each version, however many features ask. */
export class Documents implements Disposable {
  private readonly parsed = new Map<TextDocument, { version: number; robots: RobotsTxt }>();
  private readonly closing = workspace.onDidCloseTextDocument((document) => this.forget(document));

  /** Valid until the document changes or is closed: do not keep it. */
  robots(document: TextDocument): RobotsTxt {
    const known = this.parsed.get(document);
    if (known?.version === document.version) return known.robots;
    this.forget(document);
    const robots = RobotsTxt.parse(document.getText());
    // Nobody would say when it is to be forgotten.
    if (!document.isClosed) this.parsed.set(document, { version: document.version, robots });
    return robots;
  }

  dispose(): void {
    this.closing.dispose();
    for (const document of this.parsed.keys()) this.forget(document);
  }

  private forget(document: TextDocument): void {
    this.parsed.get(document)?.robots.free();
    this.parsed.delete(document);
  }
}
