import type { Diagnostic as Found, PageDiagnostic } from "robotscope/init";
import {
  Diagnostic,
  DiagnosticRelatedInformation,
  DiagnosticTag,
  Disposable,
  Location,
  type TextDocument,
  Uri,
} from "vscode";
import { isUnnecessary, messageOf, pageOf, SOURCE, severities } from "../../../web/language/shapes.ts";
import type { Documents } from "./documents.ts";
import { rangeOf } from "./positions.ts";
import type { Settings } from "./settings.ts";
import { watch } from "./watch.ts";

/** Reports problems in robots.txt, in robots meta elements and data-nosnippet in HTML files, and in _headers files. */
export const reportDiagnostics = (documents: Documents, settings: Settings): Disposable =>
  Disposable.from(
    ...Object.entries(documents.languages).map(([language, { found }]) =>
      watch(language, settings, async (document) => {
        const options = await settings.lintOptions(document);
        return found(document, options).map((one) => diagnosticOf(document, one));
      }),
    ),
  );

function diagnosticOf(document: TextDocument, found: Found | PageDiagnostic): Diagnostic {
  // VS Code numbers severities from 0, the language server protocol from 1.
  const diagnostic = new Diagnostic(rangeOf(document, found.span), messageOf(found), severities[found.severity] - 1);
  diagnostic.source = SOURCE;
  const page = pageOf(found);
  diagnostic.code = page === undefined ? found.code : { value: found.code, target: Uri.parse(page) };
  diagnostic.relatedInformation = found.labels.map(
    ({ span, message }) =>
      new DiagnosticRelatedInformation(new Location(document.uri, rangeOf(document, span)), message),
  );
  if (isUnnecessary(found)) diagnostic.tags = [DiagnosticTag.Unnecessary];
  return diagnostic;
}
