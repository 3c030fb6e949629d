import { relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type Diagnostic, type Fix, lints, type Severity, type Span, version } from "robotscope";
import { Lines } from "./lines.ts";

/** A file and what was found in it. */
export interface Linted {
  file: string;
  text: string;
  diagnostics: Diagnostic[];
}

/** https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html */
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

const LEVELS: Record<Severity, "error" | "warning" | "note"> = { error: "error", warning: "warning", info: "note" };

/** All that was found, as other tools read it. */
export function sarif(files: readonly Linted[]): object {
  const all = lints();
  const rules = all.map(({ code, severity, when, explanation, url }) => ({
    id: code,
    fullDescription: { text: explanation },
    ...(URL.canParse(url) ? { helpUri: url } : {}),
    defaultConfiguration: { level: LEVELS[severity], enabled: when === "always" },
  }));
  const places = new Map<string, number>(all.map(({ code }, at) => [code, at]));
  const driver = {
    name: "robotscope",
    semanticVersion: version(),
    informationUri: "https://www.npmjs.com/package/robotscope",
    rules,
  };
  const results = files.flatMap((linted) => linted.diagnostics.map((diagnostic) => result(diagnostic, linted, places)));
  return { $schema: SCHEMA, version: "2.1.0", runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }] };
}

function result(diagnostic: Diagnostic, { file, text }: Linted, places: Map<string, number>): object {
  const lines = new Lines(text);
  const artifactLocation = { uri: uriOf(file) };
  const location = (span: Span) => ({ physicalLocation: { artifactLocation, region: region(span, lines) } });
  const fixes = diagnostic.fixes.filter(({ applicability }) => applicability !== "display-only");
  return {
    ruleId: diagnostic.code,
    ruleIndex: places.get(diagnostic.code),
    level: LEVELS[diagnostic.severity],
    message: { text: `${diagnostic.message} ${diagnostic.explanation}`.trim() },
    locations: [location(diagnostic.span)],
    relatedLocations: diagnostic.labels.map(({ span, message }, id) => ({
      id,
      message: { text: message },
      ...location(span),
    })),
    fixes: fixes.map((fix) => ({
      description: { text: fix.title },
      artifactChanges: [change(fix, artifactLocation, lines)],
    })),
  };
}

function change({ edits }: Fix, artifactLocation: object, lines: Lines): object {
  const replacements = edits.map(({ span, replacement }) => ({
    deletedRegion: region(span, lines),
    insertedContent: { text: replacement },
  }));
  return { artifactLocation, replacements };
}

/** A region; its end is behind its last character. */
function region({ start, end }: Span, lines: Lines): object {
  const [first, last] = [lines.position(start), lines.position(end)];
  return { startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column };
}

/** A relative reference for files below the working folder, for only those are found in a repository. */
function uriOf(file: string): string {
  if (/^https?:/i.test(file)) return file;
  const path = relative(process.cwd(), file);
  if (path.startsWith(`..${sep}`) || path === "") return pathToFileURL(file).href;
  return path.split(sep).map(encodeURIComponent).join("/");
}
