import type { Diagnostic as Found, PageDiagnostic, Severity } from "robotscope/init";
import {
  Diagnostic,
  DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  Disposable,
  Location,
  type TextDocument,
  Uri,
} from "vscode";
import { type Documents, robotsTxt } from "./documents.ts";
import { pageTexts } from "./page-texts.ts";
import { rangeOf } from "./positions.ts";
import type { Settings } from "./settings.ts";
import { watch } from "./watch.ts";

const severities: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Lines that could as well not be there. */
const unnecessary: ReadonlySet<string> = new Set(["dead-rule", "redundant-rule", "duplicate-rule"]);

/** What is wrong with a robots.txt, with robots meta elements and data-nosnippet of HTML files, and with _headers. */
export const reportDiagnostics = (documents: Documents, settings: Settings): Disposable =>
  Disposable.from(
    watch(robotsTxt, settings, async (document) => {
      const options = await settings.lintOptions(document);
      return documents
        .robots(document)
        .diagnostics(options)
        .map((found) => diagnosticOf(document, found));
    }),
    ...Object.entries(pageTexts).map(([language, { isRead, lint }]) =>
      watch(language, settings, async (document) => {
        if (!isRead(document)) return [];
        const options = await settings.lintOptions(document);
        return lint(document.getText(), options).map((found) => diagnosticOf(document, found));
      }),
    ),
  );

function diagnosticOf(document: TextDocument, found: Found | PageDiagnostic): Diagnostic {
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
