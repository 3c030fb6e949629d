import type { EditorView } from "@codemirror/view";
import { applyFixes, type Diagnostic, type Language, lint, lintPage, type Source } from "robotscope/init";
import { button, copy, element, rememberControls } from "./elements.ts";
import { loadEngine } from "./engine.ts";
import { facts, statusOf, withHint } from "./facts.ts";
import { hasExactLines } from "./fetching.ts";
import { fetchTexts, type Inspection, inspect } from "./inspection.ts";
import { sourceName, textsOf } from "./quotation.ts";
import { readSettings } from "./settings.ts";
import { currentTab } from "./tab.ts";
import { textView } from "./text-view.ts";
import { verdicts } from "./verdict.ts";
import { language, say } from "./words.ts";

const SOURCES: readonly Source[] = ["robots-txt", "headers", "html"];

const main = document.getElementById("main") as HTMLElement;
document.documentElement.lang = language();

/** The number of the latest request. Answers to earlier requests are not shown. */
let latest = 0;
let views: EditorView[] = [];
/** Restores the controls as they were before the first of several overlapping loads. */
let restoreControls: (() => void) | undefined;

/** Fetches the texts of the page in the current tab, and shows them. */
async function load(): Promise<void> {
  latest += 1;
  const request = latest;
  delete document.documentElement.dataset.ready;
  const [tab, { pins }] = await Promise.all([currentTab(), readSettings()]);
  if (request !== latest) return;
  restoreControls ??= rememberControls(main);
  if (!tab?.url) {
    replace(element("p", "note", say(tab?.isHidden ? "no-access" : "not-a-page")), tryAgain());
    restoreControls?.();
    restoreControls = undefined;
    return;
  }
  replace(element("p", "note", say("loading")));
  const engine = loadEngine();
  const texts = await fetchTexts(tab.url, "omit", tab.id, engine);
  const spoken = await engine;
  if (request !== latest) return;
  show(inspect(texts, pins, spoken), pins, spoken, pins[0]);
  restoreControls?.();
  restoreControls = undefined;
}

const start = () =>
  load().catch((error: unknown) => replace(element("p", "note", say("failed", { reason: String(error) }))));

function tryAgain(): HTMLButtonElement {
  const made = button(say("try-again"), start);
  made.name = "again";
  return made;
}

function replace(...content: HTMLElement[]): void {
  for (const view of views) view.destroy();
  views = [];
  main.replaceChildren(...content);
}

function show(inspection: Inspection, pins: readonly string[], spoken: Language, crawler: string | undefined): void {
  const choice = element("select", "", ...pins.map((pin) => new Option(pin, pin, false, pin === crawler)));
  choice.name = "crawler";
  choice.addEventListener("change", () => {
    const restore = rememberControls(main);
    show(inspection, pins, spoken, choice.value);
    restore();
  });
  const status = statusOf(inspection);
  const verdict = verdicts(inspection).find((one) => one.crawler === crawler);
  replace(
    element(
      "header",
      "",
      element("h1", "", inspection.url),
      status ? element("p", "status", say("page-status", { text: status })) : undefined,
      element("ul", "facts", ...facts(inspection).map((fact) => element("li", "", fact))),
      element("label", "", `${say("panel-crawler")} `, choice),
      verdict && element("p", "sentence", verdict.sentence),
      tryAgain(),
    ),
  );
  const problems = problemsOf(inspection, spoken);
  const isRendered = inspection.report.known.renderedHtml;
  for (const source of isRendered ? [...SOURCES, "rendered-html" as const] : SOURCES) {
    const lines = verdict?.lines.filter((line) => line.source === source).map(({ line }) => line) ?? [];
    const made = section(inspection, source, lines, problems[source], spoken);
    if (source === "headers" && inspection.page && !hasExactLines(inspection.page))
      made.firstElementChild?.after(element("p", "note", withHint(say("headers-rebuilt"))));
    main.append(made);
  }
  document.documentElement.dataset.ready = "";
}

/** Returns the problems in each text. */
function problemsOf(
  { url, robotsTxt, headers, html, renderedHtml, robots, comparison }: Inspection,
  spoken: Language,
): Record<Source, Diagnostic[]> {
  const options = { language: spoken };
  const answer = robots.get(new URL(url).origin);
  const page = {
    url,
    ...(answer && { robotsTxtFetch: { status: answer.status, text: answer.body } }),
    ...(headers !== undefined && { headers }),
    ...(html !== undefined && { html }),
    // Pass the rendered HTML only if scripts cause the differences, because the messages name scripts as the cause.
    ...(comparison === "scripts" && renderedHtml !== undefined && { renderedHtml }),
  };
  const found = lintPage(page, options);
  const problemsIn = (source: Source) => found.filter((problem) => problem.source === source);
  return {
    // Pass the bytes, because the decoded text does not show which bytes are not UTF-8.
    "robots-txt": answer && robotsTxt !== undefined ? lint(answer.body, options) : [],
    headers: problemsIn("headers"),
    html: problemsIn("html"),
    "rendered-html": problemsIn("rendered-html"),
  };
}

function section(
  inspection: Inspection,
  source: Source,
  lines: readonly number[],
  problems: readonly Diagnostic[],
  spoken: Language,
): HTMLElement {
  const text = textsOf(inspection)[source];
  const label = sourceName(source);
  const made = element("section", "text", element("h2", "", label));
  made.dataset.source = source;
  if (!text) {
    made.append(element("p", "note", text === undefined ? missing(inspection, source) : say("text-empty")));
    return made;
  }
  const view = textView({ source, text, label, lines, language: spoken });
  views.push(view);
  made.append(
    view.dom,
    element("h3", "", say("problems")),
    problems.length > 0
      ? element("ul", "problems", ...problems.map((problem) => problemView(text, problem)))
      : element("p", "note", say("problems-none")),
  );
  return made;
}

/** Explains why a text is missing. Returns the status of robots.txt if the server responded, and otherwise a note that the text is unknown. */
function missing({ url, robots }: Inspection, source: Source): string {
  const answer = source === "robots-txt" ? robots.get(new URL(url).origin) : undefined;
  return answer ? say("robots-status", { status: String(answer.status) }) : say("text-unknown");
}

function problemView(text: string, problem: Diagnostic): HTMLElement {
  const { severity, message, explanation, line, fixes } = problem;
  const [fix] = fixes;
  const item = element(
    "li",
    `severity-${severity}`,
    element("strong", "", `${say("line", { number: String(line) })}: ${message}`),
    element("p", "", explanation),
  );
  if (fix && fix.applicability !== "display-only") {
    const copyFixed = button(say("copy-fixed"), () =>
      copy(applyFixes(text, [problem], { unsafe: true }), copyFixed, say("copied"), say("not-copied")),
    );
    item.append(element("p", "fix", fix.title), copyFixed);
    if (fix.applicability === "unsafe") item.append(element("p", "note", say("fix-look")));
  }
  return item;
}

const { id } = await chrome.windows.getCurrent();
chrome.tabs.onActivated.addListener(({ windowId }) => {
  if (windowId === id) void start();
});
chrome.tabs.onUpdated.addListener((_tab, { status }, { active, windowId }) => {
  if (status === "complete" && active && windowId === id) void start();
});
void start();
