import { evaluate, type FindingKind } from "robotscope/init";
import { Diagnostic, DiagnosticSeverity, type Disposable, type TextDocument } from "vscode";
import { rangeOf } from "./positions.ts";
import { lintOptions, readsHtml } from "./settings.ts";
import { watch } from "./watch.ts";

/** What is worth knowing, but no mistake by itself. */
const harmless: ReadonlySet<FindingKind> = new Set(["no-effect", "readings-differ", "date"]);

/** What robots meta elements and data-nosnippet of HTML files say wrongly. */
export const reportHtml = (): Disposable =>
  watch("html", (document) => (readsHtml(document) ? findings(document) : []));

function findings(document: TextDocument): Diagnostic[] {
  const { crawlers } = lintOptions(document);
  return evaluate({ html: document.getText(), ...(crawlers && { crawlers }) }).findings.flatMap((finding) => {
    const place = finding.places.find(({ source }) => source === "html");
    if (!place) return [];
    const severity = harmless.has(finding.kind) ? DiagnosticSeverity.Information : DiagnosticSeverity.Warning;
    const diagnostic = new Diagnostic(rangeOf(document, place.span), finding.explanation, severity);
    diagnostic.source = "robotscope";
    diagnostic.code = finding.kind;
    return [diagnostic];
  });
}
