import type { Fix, Severity } from "robotscope";
import { annotation } from "./annotations.ts";
import { junit, type TestCase } from "./junit.ts";
import { count, indented, list } from "./output.ts";
import { type Mark, Quotation } from "./quote.ts";
import type { Linted } from "./sarif.ts";
import { paint, type Style } from "./terminal.ts";

export const SEVERITY_STYLES: Record<Severity, Style> = { error: "red", warning: "yellow", info: "blue" };
const LEVELS = { error: "error", warning: "warning", info: "notice" } as const;

/** Formats diagnostics as annotations that GitHub shows next to the code. */
export function annotations({ file, diagnostics }: Linted): string {
  return diagnostics
    .map(({ severity, code, message, explanation, line, column, endLine, endColumn }) =>
      annotation({
        level: LEVELS[severity],
        file,
        line,
        // GitHub accepts columns only if the annotation spans a single line.
        ...(line === endLine ? { column, endColumn } : { endLine }),
        title: code,
        message: `${message}\n${explanation}`.trim(),
      }),
    )
    .join("");
}

/**
 * Formats diagnostics as JUnit XML. A diagnostic is a failed test if `severe` returns `true`, and otherwise a passed test. A file without
 * diagnostics is a passed test.
 */
export function testResults(linted: readonly Linted[], severe: (severity: Severity) => boolean): string {
  const cases = linted.flatMap(({ file, diagnostics }) => {
    if (diagnostics.length === 0) return [{ file, line: 1, name: "no problems" }];
    return diagnostics.map(({ severity, code, message, explanation, line, column }): TestCase => {
      const details = `${file}:${line}:${column} ${severity} ${message}\n${explanation}`.trim();
      const one = { file, line, name: `${code}, line ${line}, column ${column}` };
      return severe(severity) ? { ...one, failure: { type: code, message, details } } : { ...one, note: details };
    });
  });
  return junit(
    "robotscope lint",
    linted.map(({ file }) => file),
    cases,
  );
}

export function inWords({ file, text, diagnostics }: Linted): string {
  const quotation = new Quotation(text);
  return diagnostics
    .map((diagnostic) => {
      const { severity, code, line, column, message, explanation, span, labels, more } = diagnostic;
      const marks: Mark[] = [
        { line, span, note: "", style: SEVERITY_STYLES[severity] },
        ...labels.map((label): Mark => ({ line: label.line, span: label.span, note: label.message, style: "cyan" })),
      ];
      const fix = diagnostic.fixes.find(({ applicability }) => applicability !== "display-only") ?? diagnostic.fixes[0];
      return [
        `${paint("bold", `${file}:${line}:${column}`)} ${paint(SEVERITY_STYLES[severity], severity)} ${message} ${paint("dim", code)}\n`,
        indented(quotation.of(marks)),
        explanation === "" ? "" : `  ${explanation}\n`,
        fix ? `  ${paint("green", FIXES[fix.applicability])} ${fix.title}\n` : "",
        more > 0 ? `  ${count(more, "more place")} of the same kind\n` : "",
        "\n",
      ].join("");
    })
    .join("");
}

const FIXES: Record<Fix["applicability"], string> = {
  safe: "--fix:",
  unsafe: "--fix-unsafe:",
  "display-only": "perhaps:",
};

/** Formats how many problems were found, were fixed and can be fixed, and how many notes are hidden. */
export function summary(linted: readonly Linted[], fixed: number, hidden: number): string {
  const all = linted.flatMap(({ diagnostics }) => diagnostics);
  const known = hidden > 0 ? `; ${count(hidden, "note")} with --info` : "";
  const done = (fixed > 0 ? `; ${count(fixed, "problem")} fixed` : "") + known;
  if (all.length === 0)
    return `${paint("green", "No problems")} in ${list(
      linted.map(({ file }) => file),
      3,
    )}${done}.\n`;
  const numbers = (["error", "warning", "info"] as const).flatMap((severity) => {
    const number = all.filter((diagnostic) => diagnostic.severity === severity).length;
    const noun = severity === "info" ? "note" : severity;
    return number > 0 ? [paint(SEVERITY_STYLES[severity], count(number, noun))] : [];
  });
  const fixable = (applicability: Fix["applicability"]) =>
    all.filter(({ fixes }) => fixes.some((fix) => fix.applicability === applicability)).length;
  const [safe, unsafe] = [fixable("safe"), fixable("unsafe")];
  const ways = [safe > 0 ? `${safe} with --fix` : "", unsafe > 0 ? `${unsafe} with --fix-unsafe` : ""];
  const listed = ways.filter((way) => way !== "").join(", ");
  const wrong = linted.filter(({ diagnostics }) => diagnostics.length > 0).length;
  const where = linted.length > 1 ? ` in ${wrong} of ${linted.length} files` : "";
  return `${list(numbers)}${where}${done}${listed === "" ? "" : `; can be fixed: ${listed}`}.\n`;
}
