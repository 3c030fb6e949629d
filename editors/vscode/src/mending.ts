import {
  applyFixes,
  type CodeAction,
  type Diagnostic,
  type LintOptions,
  lint,
  lintPage,
  type PageDiagnostic,
  type Span,
} from "robotscope/init";
import type { TextDocument } from "vscode";
import { type Documents, html, robotsTxt } from "./documents.ts";
import { readsHtml } from "./settings.ts";

/** How the texts of a language are mended. */
export interface Mending {
  /** All that is wrong. */
  found(document: TextDocument, options: LintOptions): Pick<Diagnostic, "fixes">[];
  /** What can be done about what is wrong at a place. */
  actions(document: TextDocument, span: Span, options: LintOptions): CodeAction[];
  /** A text with the safe fixes that can be made at once. */
  mended(text: string, options: LintOptions): string;
}

export function mendings(documents: Documents): Readonly<Record<string, Mending>> {
  const problems = (document: TextDocument, options: LintOptions) =>
    readsHtml(document) ? lintPage({ html: document.getText() }, options) : [];
  return {
    [robotsTxt]: {
      found: (document, options) => documents.robots(document).diagnostics(options),
      actions: (document, span, options) => documents.robots(document).codeActions(span, options),
      mended: (text, options) => applyFixes(text, lint(text, options)),
    },
    [html]: {
      found: problems,
      actions: (document, { start, end }, options) =>
        problems(document, options)
          .filter(({ span }) => span.start <= end && start <= span.end)
          .flatMap(actionsOf),
      mended: (text, options) => applyFixes(text, lintPage({ html: text }, options)),
    },
  };
}

/** Each fix as an action; in HTML nothing silences a code. */
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
