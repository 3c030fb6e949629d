import type {
  CodeAction,
  Completion,
  Diagnostic,
  Hover,
  hover,
  LintOptions,
  PageDiagnostic,
  Span,
  TextEdit,
} from "robotscope";
import type { Engine } from "./engine.ts";
import type { ParsedTexts, SourceText } from "./parsed.ts";
import { ServerValues } from "./server-values.ts";

export type LanguageName = "robots-txt" | "headers-file" | "html" | "server-config";

/** The features for texts in one language. All positions are offsets in UTF-16 code units. */
export interface Language<Document extends SourceText> {
  /** The characters after which completion is offered. */
  triggers: readonly string[];
  found(document: Document, options: LintOptions): (Diagnostic | PageDiagnostic)[];
  hover(document: Document, offset: number): Hover | undefined;
  complete(document: Document, offset: number): Completion[];
  /** Returns the actions for the problems that touch a span. */
  actions(document: Document, span: Span, options: LintOptions): CodeAction[];
  /** Returns the text with all compatible safe fixes applied. */
  fixed(text: string, options: LintOptions): string;
}

export function languages<Document extends SourceText>(
  engine: Engine,
  parsed: ParsedTexts<Document>,
): Readonly<Record<LanguageName, Language<Document>>> {
  return {
    "robots-txt": {
      triggers: [":", " ", "/", ",", "="],
      found: (document, options) => parsed.robots(document).diagnostics(options),
      hover: (document, offset) => parsed.robots(document).hover(offset),
      complete: (document, offset) => parsed.robots(document).complete(offset),
      actions: (document, span, options) => parsed.robots(document).codeActions(span, options),
      fixed: (text, options) => engine.applyFixes(text, engine.lint(text, options)),
    },
    html: pageText(engine, ['"', "'", ",", ":", " ", "="], {
      lint: (text, options) => engine.lintPage({ html: text }, options),
      ...queriesFor(engine, "html"),
    }),
    "headers-file": pageText(engine, [":", ",", " "], {
      lint: engine.lintHeadersFile,
      ...queriesFor(engine, "headers-file"),
    }),
    "server-config": pageText(engine, [":", ",", " "], new ServerValues(engine)),
  };
}

export interface PageText {
  lint(text: string, options: LintOptions): PageDiagnostic[];
  hover(text: string, offset: number): Hover | undefined;
  complete(text: string, offset: number): Completion[];
}

function queriesFor(engine: Engine, source: NonNullable<Parameters<typeof hover>[2]>): Omit<PageText, "lint"> {
  return {
    hover: (text, offset) => engine.hover(text, offset, source),
    complete: (text, offset) => engine.complete(text, offset, source),
  };
}

function pageText<Document extends SourceText>(
  engine: Engine,
  triggers: readonly string[],
  text: PageText,
): Language<Document> {
  const found = (document: Document, options: LintOptions) => text.lint(document.getText(), options);
  return {
    triggers,
    found,
    hover: (document, offset) => text.hover(document.getText(), offset),
    complete: (document, offset) => text.complete(document.getText(), offset),
    actions: (document, { start, end }, options) =>
      found(document, options)
        .filter(({ span }) => span.start <= end && start <= span.end)
        .flatMap(actionsOf),
    fixed: (source, options) => engine.applyFixes(source, text.lint(source, options)),
  };
}

/** Converts each fix to an action. In headers and HTML, comments cannot silence lints, so no action adds such a comment. */
const actionsOf = ({ code, span, fixes }: PageDiagnostic): CodeAction[] =>
  fixes.map(({ title, applicability, edits }, place) => ({
    kind: "fix",
    title,
    code,
    diagnosticSpan: span,
    applicability,
    edits,
    isPreferred: place === 0 && applicability === "safe",
  }));

/**
 * Returns the applicable actions in menu order: safe fixes, other fixes, then actions that silence a lint. Within each kind, single fixes
 * precede actions that fix several diagnostics.
 */
export const offered = (actions: readonly CodeAction[]): CodeAction[] =>
  // A display-only fix is only an example and cannot be applied.
  actions.filter(({ applicability }) => applicability !== "display-only").sort((one, other) => rank(one) - rank(other));

const rank = ({ kind, applicability }: CodeAction) =>
  (kind === "silence" ? 4 : 0) + (applicability === "safe" ? 0 : 2) + (kind === "fix-all" ? 1 : 0);

export const countSafe = (found: readonly Pick<Diagnostic, "fixes">[]): number =>
  found.filter(({ fixes }) => fixes.some(({ applicability }) => applicability === "safe")).length;

/** The maximum number of rounds of fixes. */
const MOST_ROUNDS = 10;

/**
 * Fixes a text until nothing changes, in at most `MOST_ROUNDS` rounds. A single round is not enough: each call of `fix` applies only fixes
 * that are compatible with each other, and a fix can make another fix possible.
 */
export function fixedAgain(text: string, fix: (text: string) => string): string {
  let fixed = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = fix(fixed);
    if (next === fixed) break;
    fixed = next;
  }
  return fixed;
}

/** Returns the edit that applies all safe fixes; `undefined` if there are none. */
export function allSafe(before: string, fix: (text: string) => string): TextEdit | undefined {
  const after = fixedAgain(before, fix);
  return after === before ? undefined : smallestEdit(before, after);
}

/** Returns the smallest edit that turns `before` into `after`. Leaves out equal text at both ends, so that the cursor does not move. */
function smallestEdit(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  // An edit must not begin or end between CR and LF, or inside a surrogate pair.
  if (/[\r\uD800-\uDBFF]/.test(before[head - 1] ?? "")) head -= 1;
  if (tail > 0 && /[\n\uDC00-\uDFFF]/.test(before.at(-tail) ?? "")) tail -= 1;
  return { span: { start: head, end: before.length - tail }, replacement: after.slice(head, after.length - tail) };
}
