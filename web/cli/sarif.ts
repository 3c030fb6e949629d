import { isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type Diagnostic, type Fix, type LintInfo, lints, type Severity, type Span, version } from "robotscope";
import type * as Sarif from "sarif";
import schema from "../robotscope.schema.json" with { type: "json" };
import { Lines } from "./lines.ts";
import { HOMEPAGE } from "./project.ts";

export interface Linted {
  file: string;
  text: string;
  diagnostics: Diagnostic[];
  /** The number of problems that were fixed; `undefined` if no fixes were requested. */
  fixed?: number;
}

/** https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html */
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

const LEVELS: Record<Severity, "error" | "warning" | "note"> = { error: "error", warning: "warning", info: "note" };

export function sarif(files: readonly Linted[]): Sarif.Log {
  const all = lints();
  const places = new Map<string, number>(all.map(({ code }, at) => [code, at]));
  const results = files.flatMap((linted) => linted.diagnostics.map((diagnostic) => result(diagnostic, linted, places)));
  return sarifLog(all.map(rule), { columnKind: "utf16CodeUnits", results });
}

/** Returns a log with one run of robotscope. */
export function sarifLog(rules: Sarif.ReportingDescriptor[], run: Omit<Sarif.Run, "tool">): Sarif.Log {
  const driver = { name: "robotscope", semanticVersion: version(), informationUri: HOMEPAGE, rules };
  return { $schema: SCHEMA, version: "2.1.0", runs: [{ tool: { driver }, ...run }] };
}

/** Describes a lint: what it finds, why that matters, and where it is documented. */
function rule({ code, severity, when, explanation, url }: LintInfo): Sarif.ReportingDescriptor {
  const { description } = schema.properties.severity.properties[code];
  return {
    id: code,
    shortDescription: { text: description },
    fullDescription: { text: explanation },
    help: {
      text: `${explanation}\n\nWrong and right examples, and for which crawlers: ${url}`,
      markdown: `${explanation}\n\n[Wrong and right examples, and for which crawlers](${url})`,
    },
    helpUri: url,
    defaultConfiguration: { level: LEVELS[severity], enabled: when === "always" },
  };
}

/** Describes a diagnostic. Only the rule of the diagnostic explains why the problem matters, and for which crawlers. */
function result(diagnostic: Diagnostic, { file, text }: Linted, places: Map<string, number>): Sarif.Result {
  const lines = new Lines(text);
  const artifactLocation = { uri: uriOf(file) };
  const location = (span: Span) => ({ physicalLocation: { artifactLocation, region: region(span, lines) } });
  const fixes = diagnostic.fixes.filter(({ applicability }) => applicability !== "display-only");
  return {
    ruleId: diagnostic.code,
    ruleIndex: places.get(diagnostic.code),
    level: LEVELS[diagnostic.severity],
    message: { text: diagnostic.message },
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

function change({ edits }: Fix, artifactLocation: Sarif.ArtifactLocation, lines: Lines): Sarif.ArtifactChange {
  const replacements = edits.map(({ span, replacement }) => ({
    deletedRegion: region(span, lines),
    insertedContent: { text: replacement },
  }));
  return { artifactLocation, replacements };
}

/** Returns the region of a span. Its end is the position after the last character. */
function region({ start, end }: Span, lines: Lines): Sarif.Region {
  const [first, last] = [lines.position(start), lines.position(end)];
  return { startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column };
}

/** Returns the URI of a file. Files in the working folder have relative URIs, so that viewers find the files in a repository. */
export function uriOf(file: string): string {
  if (/^https?:/i.test(file)) return file;
  const path = relative(process.cwd(), file);
  if (path.startsWith(`..${sep}`) || isAbsolute(path) || path === "") return pathToFileURL(file).href;
  return path.split(sep).map(encodeURIComponent).join("/");
}
