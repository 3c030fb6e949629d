import { type Disposable, StatusBarAlignment, type TextDocument, window } from "vscode";
import { type Documents, robotsTxt } from "./documents.ts";
import { pinnedCrawlers } from "./settings.ts";

/** Shows the pinned crawlers' access to the tested URL in the status bar. */
export class StatusBar implements Disposable {
  private readonly item = window.createStatusBarItem("robotscope.verdict", StatusBarAlignment.Left);

  private readonly documents: Documents;

  constructor(documents: Documents) {
    this.documents = documents;
    this.item.name = "robotscope: verdicts of pinned crawlers";
    this.item.command = "robotscope.testUrl";
  }

  /** Shows the verdicts for a URL. Without a robots.txt document or a pinned crawler, hides the item. */
  show(document: TextDocument | undefined, url: string): void {
    const crawlers = document?.languageId === robotsTxt ? pinnedCrawlers(document) : [];
    if (!document || crawlers.length === 0) {
      this.item.hide();
      return;
    }
    const robots = this.documents.robots(document);
    const verdicts = crawlers.map((name) => ({ name, isAllowed: robots.isAllowed(url, name) }));
    this.item.text = verdicts
      .map(({ name, isAllowed }) => `$(${isAllowed ? "pass" : "circle-slash"}) ${name}`)
      .join(" ");
    const lines = verdicts.map(({ name, isAllowed }) => `${name}: ${isAllowed ? "allowed" : "disallowed"}`);
    this.item.tooltip = [url, ...lines, "", "Test a URL for all crawlers"].join("\n");
    this.item.accessibilityInformation = { label: `robotscope, ${url}: ${lines.join(", ")}` };
    this.item.show();
  }

  dispose(): void {
    this.item.dispose();
  }
}
