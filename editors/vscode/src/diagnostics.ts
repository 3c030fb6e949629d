import type { Diagnostic as Found, Severity } from "robotscope/init";
import {
  Diagnostic,
  DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  type Disposable,
  Location,
  type TextDocument,
  Uri,
} from "vscode";
import { type Documents, selector } from "./documents.ts";
import { rangeOf } from "./positions.ts";
import { lintOptions } from "./settings.ts";
import { watch } from "./watch.ts";

const severities: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Lines that could as well not be there. */
const unnecessary: ReadonlySet<string> = new Set(["dead-rule", "redundant-rule", "duplicate-rule"]);

export const reportDiagnostics = (documents: Documents): Disposable =>
  watch(selector, (document) =>
    documents
      .robots(document)
      .diagnostics(lintOptions(document))
      .map((found) => diagnosticOf(document, found)),
  );

function diagnosticOf(document: TextDocument, found: Found): Diagnostic {
  const more = found.more > 0 ? `\n${found.more} more of these are not shown.` : "";
  const diagnostic = new Diagnostic(
    rangeOf(document, found.span),
    `${found.message}\n${found.explanation}${more}`,
    severities[found.severity],
  );
  diagnostic.source = "robotscope";
  // As long as the package has no home on the web, its documents have no address there.
  diagnostic.code = URL.canParse(found.url) ? { value: found.code, target: Uri.parse(found.url) } : found.code;
  diagnostic.relatedInformation = found.labels.map(
    ({ span, message }) =>
      new DiagnosticRelatedInformation(new Location(document.uri, rangeOf(document, span)), message),
  );
  if (unnecessary.has(found.code)) diagnostic.tags = [DiagnosticTag.Unnecessary];
  return diagnostic;
}
