import { type Change, type Comparison, type CrawlersDifference, compare, type SharedChange } from "robotscope/init";
import { commands, Disposable, type TextDocument, ThemeColor, ThemeIcon, window, workspace } from "vscode";
import { decodeByMark } from "../../../web/net/charset.ts";
import { robotsTxt } from "./documents.ts";
import { revealing } from "./reveal.ts";
import { type Entry, entry, Tree } from "./tree.ts";

const icons = {
  allowed: new ThemeIcon("diff-added", new ThemeColor("testing.iconPassed")),
  disallowed: new ThemeIcon("diff-removed", new ThemeColor("testing.iconFailed")),
};

/**
 * Registers a command that lists the crawlers whose access the unsaved changes affect. The list is cleared when the document is changed,
 * saved or closed.
 */
export function compareWithSaved(): Disposable {
  const tree = new Tree("robotscope.changes");
  let compared: TextDocument | undefined;
  const clear = (document: TextDocument) => {
    if (document !== compared) return;
    compared = undefined;
    tree.show("", []);
    commands.executeCommand("setContext", "robotscope.hasChanges", false);
  };
  return Disposable.from(
    tree,
    workspace.onDidChangeTextDocument(({ document }) => clear(document)),
    workspace.onDidSaveTextDocument(clear),
    workspace.onDidCloseTextDocument(clear),
    commands.registerCommand("robotscope.compare", async () => {
      const document = window.activeTextEditor?.document;
      if (document?.languageId !== robotsTxt) return;
      if (document.isUntitled) {
        window.showInformationMessage("This text has not been saved yet, so there is nothing to compare it with.");
        return;
      }
      // Decode the saved file by its byte order mark, because VS Code may have saved it in UTF-16.
      const saved = decodeByMark(await workspace.fs.readFile(document.uri));
      const comparison = compare(saved, document.getText());
      compared = document;
      // Leave out crawlers whose access certainly stays the same.
      const differences = comparison.differences.filter(({ changes, complete }) => changes.length > 0 || !complete);
      tree.show(
        differences.length === 0 ? "Nothing changes for any crawler." : summary(comparison),
        differences.map((difference) => differenceEntry(document, difference, comparison.changes)),
      );
      await commands.executeCommand("setContext", "robotscope.hasChanges", true);
      await commands.executeCommand("robotscope.changes.focus");
    }),
  );
}

function summary({ losing, gaining, differences }: Comparison): string {
  const parts = [
    [losing.length, "may fetch less"],
    [gaining.length, "may fetch more"],
  ] as const;
  const phrases = parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count === 1 ? "1 crawler" : `${count} crawlers`} ${what}`);
  if (phrases.length > 0) return `${phrases.join(", ")}.`;
  const isComplete = differences.every(({ complete }) => complete);
  return isComplete ? "Only crawlers that ignore robots.txt are affected." : "No change is certain.";
}

function differenceEntry(
  document: TextDocument,
  { crawlers, changes, complete }: CrawlersDifference,
  all: readonly SharedChange[],
): Entry {
  const [first, ...others] = crawlers.map(({ crawler }) => (crawler === "*" ? "all other crawlers" : crawler));
  const label = others.length > 0 ? `${first} and ${others.length} more` : `${first}`;
  return entry(
    label,
    {
      tooltip: [first, ...others].join(", "),
      ...(!complete && { description: "there may be more changes than these" }),
    },
    changes.flatMap((place) => all[place] ?? []).map(({ change }) => changeEntry(document, change)),
  );
}

function changeEntry(document: TextDocument, { path, access, after, explanation }: Change): Entry {
  return entry(path, {
    description: after ? `now ${access} · line ${after.line}` : `now ${access}`,
    iconPath: icons[access],
    tooltip: explanation,
    accessibilityInformation: { label: explanation },
    ...(after && { command: revealing(document, after.pattern) }),
  });
}
