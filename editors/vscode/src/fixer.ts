import {
  applyFixes,
  type CodeAction,
  type Diagnostic,
  type LintOptions,
  lint,
  type PageDiagnostic,
  type Span,
} from "robotscope/init";
import type { TextDocument } from "vscode";
import { type Documents, robotsTxt } from "./documents.ts";
import { type PageText, pageTexts } from "./page-texts.ts";

/** How the texts of a language are fixed. */
export interface Fixer {
  /** All that is wrong. */
  found(document: TextDocument, options: LintOptions): Pick<Diagnostic, "fixes">[];
  /** What can be done about what is wrong at a place. */
  actions(document: TextDocument, span: Span, options: LintOptions): CodeAction[];
  /** A text with the safe fixes that can be made at once. */
  fixed(text: string, options: LintOptions): string;
}

export function fixers(documents: Documents): Readonly<Record<string, Fixer>> {
  return {
    [robotsTxt]: {
      found: (document, options) => documents.robots(document).diagnostics(options),
      actions: (document, span, options) => documents.robots(document).codeActions(span, options),
      fixed: (text, options) => applyFixes(text, lint(text, options)),
    },
    ...Object.fromEntries(Object.entries(pageTexts).map(([language, text]) => [language, ofPageText(text)])),
  };
}

function ofPageText({ isRead, lint }: PageText): Fixer {
  const problems = (document: TextDocument, options: LintOptions) =>
    isRead(document) ? lint(document.getText(), options) : [];
  return {
    found: problems,
    actions: (document, { start, end }, options) =>
      problems(document, options)
        .filter(({ span }) => span.start <= end && start <= span.end)
        .flatMap(actionsOf),
    fixed: (text, options) => applyFixes(text, lint(text, options)),
  };
}

/** Each fix as an action; in texts of pages nothing silences a code. */
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
