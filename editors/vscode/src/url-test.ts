import { type Crawler, type CrawlerClass, type CrawlVerdict, crawlers, RobotsTxt } from "robotscope/init";
import { commands, Disposable, type TextDocument, ThemeColor, ThemeIcon, window, workspace } from "vscode";
import { type Documents, robotsTxt } from "./documents.ts";
import { revealing } from "./reveal.ts";
import { StatusBar } from "./status-bar.ts";
import { type Entry, entry, Tree } from "./tree.ts";

const classes: Record<CrawlerClass, string> = {
  search: "Web search",
  ads: "Advertisements",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-user-fetch": "AI at a user’s request",
  archive: "Archives",
  seo: "SEO tools",
  "social-preview": "Previews in social media",
  monitoring: "Monitoring",
  other: "Others",
};

const icons = {
  allowed: new ThemeIcon("pass", new ThemeColor("testing.iconPassed")),
  disallowed: new ThemeIcon("circle-slash", new ThemeColor("testing.iconFailed")),
};

type Filter = "all" | "disallowed";

/** The URL that is proposed and tested before the user enters one. */
const first = "/";

/**
 * Registers a command that asks for a URL and lists all crawlers' verdicts, and two commands that filter the list. While the user edits the
 * text, the list is updated. The status bar shows the pinned crawlers' verdicts.
 */
export function testUrl(documents: Documents): Disposable {
  const tree = new Tree("robotscope.verdicts");
  let tested: { document: TextDocument; url: string } | undefined;
  let only: Filter = "all";
  const statusBar = new StatusBar(documents);
  const showStatus = () => statusBar.show(window.activeTextEditor?.document, tested?.url ?? first);

  const show = () => {
    if (!tested) return;
    const verdicts = documents.robots(tested.document).checkAll(tested.url);
    // Call `crawlers` once, because it builds all its objects anew. `show` runs after each keystroke.
    const catalogue = new Map(crawlers().map((crawler) => [crawler.token, crawler]));
    // Control tokens such as Google-Extended fetch nothing, so they are not counted as crawlers.
    const fetching = verdicts.filter(({ crawler }) => catalogue.get(crawler)?.sentName.value !== "no-requests");
    const count = fetching.filter(({ access }) => access === "allowed").length;
    tree.show(
      `${testedUrl(tested.url, verdicts)}: ${count} of ${fetching.length} crawlers may fetch it.`,
      entries(tested.document, verdicts, only, catalogue),
    );
  };
  const filter = (wanted: Filter) => {
    only = wanted;
    commands.executeCommand("setContext", "robotscope.onlyDisallowed", wanted === "disallowed");
    show();
  };
  const ask = async (given?: string) => {
    const active = window.activeTextEditor?.document;
    const document = active?.languageId === robotsTxt ? active : tested?.document;
    if (!document) return;
    const url = given ?? (await askForUrl(tested?.url ?? first));
    if (url === undefined) return;
    const fault = whyNot(url);
    if (fault !== undefined) {
      window.showErrorMessage(fault);
      return;
    }
    tested = { document, url };
    show();
    showStatus();
    await commands.executeCommand("setContext", "robotscope.hasVerdicts", true);
    await commands.executeCommand("robotscope.verdicts.focus");
  };

  showStatus();
  return Disposable.from(
    tree,
    statusBar,
    window.onDidChangeActiveTextEditor(showStatus),
    workspace.onDidChangeConfiguration(showStatus),
    // A user's keyboard shortcut can pass the URL as an argument.
    commands.registerCommand("robotscope.testUrl", (given?: unknown) =>
      ask(typeof given === "string" ? given : undefined),
    ),
    commands.registerCommand("robotscope.showAll", () => filter("all")),
    commands.registerCommand("robotscope.showDisallowed", () => filter("disallowed")),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document === tested?.document) show();
      if (document === window.activeTextEditor?.document) showStatus();
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (document !== tested?.document) return;
      tested = undefined;
      tree.show("", []);
      commands.executeCommand("setContext", "robotscope.hasVerdicts", false);
    }),
  );
}

/** Returns the URL in the engine's form: without dot segments, and percent-encoded where necessary. */
function testedUrl(given: string, [verdict]: CrawlVerdict[]): string {
  const path = verdict?.path ?? given;
  return URL.canParse(given) ? new URL(given).origin + path : path;
}

function askForUrl(proposed: string): Thenable<string | undefined> {
  return window.showInputBox({
    title: "Test a URL for all crawlers",
    prompt: "A URL, or a path such as /page",
    value: proposed,
    // Select the proposed URL, so that typing replaces it.
    valueSelection: [0, proposed.length],
    validateInput: (url) => whyNot(url),
  });
}

function whyNot(url: string): string | undefined {
  try {
    RobotsTxt.parse("").isAllowed(url, "*");
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function entries(
  document: TextDocument,
  verdicts: CrawlVerdict[],
  only: Filter,
  catalogue: ReadonlyMap<string, Crawler>,
): Entry[] {
  return Object.entries(classes).flatMap(([kind, label]) => {
    const group = verdicts.filter(({ crawler }) => catalogue.get(crawler)?.class === kind);
    const disallowed = group.filter(({ access }) => access === "disallowed");
    const shown = only === "all" ? group : disallowed;
    if (shown.length === 0) return [];
    const some = disallowed.length === group.length ? "none may" : `${disallowed.length} of ${group.length} may not`;
    const description = disallowed.length === 0 ? "all may" : some;
    return [
      entry(
        label,
        { description },
        shown.map((verdict) => verdictEntry(document, verdict)),
      ),
    ];
  });
}

function verdictEntry(document: TextDocument, { crawler, access, rule, explanation }: CrawlVerdict): Entry {
  return entry(crawler, {
    description: rule ? `${access} · line ${rule.line}` : access,
    iconPath: icons[access],
    tooltip: [explanation.summary, "", ...explanation.steps].join("\n"),
    accessibilityInformation: { label: explanation.summary },
    ...(rule && { command: revealing(document, rule.pattern) }),
  });
}
