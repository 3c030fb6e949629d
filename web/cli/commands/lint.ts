import { isUtf8 } from "node:buffer";
import { applyFixes, type Diagnostic, type LintOptions, lints, type Severity } from "robotscope";
import { fixedAgain } from "../../language/languages.ts";
import { Subcommand } from "../command.ts";
import { CONFIGURATION, type Severities, severityFault } from "../configuration.ts";
import { configurationOf, readConfiguration } from "../configuration-file.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { annotations, inWords, SEVERITY_STYLES, summary, testResults } from "../diagnostics.ts";
import { EXIT, type ExitCode, missingInput, Problem, wrongUse } from "../exit.ts";
import { type LintFile, lintFiles } from "../lint-files.ts";
import { kindOf, LINT_KINDS, type LintKind, lintAs } from "../lint-kind.ts";
import type { NetFlags } from "../network.ts";
import { chosenFormat, type Output } from "../output.ts";
import { type Linted, sarif } from "../sarif.ts";
import { readRobots } from "../sites.ts";
import {
  decode,
  decodeMarked,
  isWebAddress,
  nameOf,
  notUtf8,
  readBytes,
  save,
  takeStdinOnce,
  utf16Of,
} from "../source.ts";
import { columns } from "../table.ts";
import { paint } from "../terminal.ts";

interface CommandOptions extends NetFlags {
  as?: LintKind;
  crawler?: string[];
  format: "text" | "json" | "sarif" | "junit" | "github";
  fix?: boolean;
  fixUnsafe?: boolean;
  failOn: Severity | "never";
  info?: boolean;
  severity?: Severities;
  config?: string | false;
  list?: boolean;
}

const SEVERITIES: readonly Severity[] = ["info", "warning", "error"];

const HELP = `
A comment in robots.txt turns a code off for its line or the next line, or for the whole file. A reason should follow “--”:
  # robotscope: ignore dead-rule -- kept for the old shop
  # robotscope: ignore-file sitemap-not-absolute -- our proxy adds the host

A ${CONFIGURATION} in the folder of the file, or in a folder above it, can contain settings; options override them:
  { "crawlers": ["search", "GPTBot"], "severity": { "crawl-delay-ignored": "off" } }

In folders and globs, the command finds _headers, *.html, robots.txt, _robots.txt, and names that add a prefix or suffix to these two,
separated by “-”, “_” or “.”, such as staging.robots.txt and robots-shop.txt. It skips node_modules and all files that Git ignores. A file
named _headers and a .txt file whose name contains “robots” have the kind that their name suggests. The content determines the kind of all
other files; --as overrides this. If a file cannot be linted, the command still lints all others, and the exit code is 3.

With --fix, the command rewrites files. If the input is stdin, the fixed text goes to stdout, and everything else to stderr.

Examples:
  robotscope lint
  robotscope lint public/robots.txt
  robotscope lint robots.txt --fix
  robotscope lint public/index.html --fix
  curl -sI https://example.com/page | robotscope lint - --as headers
  robotscope lint robots.txt --format sarif > robots.sarif
  robotscope lint robots.txt --format github --fail-on warning --crawler search
  robotscope lint --list`;

export function lintCommand(): Subcommand {
  return new Subcommand("lint")
    .summary("find and fix problems in robots.txt, headers and HTML")
    .description(
      "Finds mistakes in robots.txt, X-Robots-Tag headers and robots meta elements, and lists the affected crawlers. With --fix, corrects " +
        "the mistakes if possible.",
    )
    .argument("[files...]", "files, folders, globs, URLs, or “-” for stdin (default: the current folder)")
    .choice("--format <format>", "the output format", ["text", "json", "sarif", "junit", "github"], "text")
    .choice("--as <kind>", "the kind of the files (default: detect it by name or content)", LINT_KINDS)
    .option("--fix", "apply safe fixes: those that certainly match the intent, or change no verdict")
    .option("--fix-unsafe", "also apply fixes that probably match the intent")
    .choice(
      "--fail-on <severity>",
      "exit with code 1 for problems of at least this severity",
      ["error", "warning", "info", "never"],
      "error",
    )
    .option("--info", "also show notes, not only warnings and errors")
    .option("-c, --crawler <names>", `consider only these ${CRAWLER_HELP} (default: all)`, collectNames)
    .option(
      "--severity <code=severity>",
      "set the severity of a code to off, info, warning or error; may be repeated",
      collectSeverity,
    )
    .option(
      "--config <file>",
      `the configuration file (default: the nearest ${CONFIGURATION} in the folder of the file or above it)`,
    )
    .option("--no-config", "ignore configuration files")
    .option("--list", "list all codes and exit")
    .netFlags()
    .runs(HELP, lint);
}

async function lint(output: Output, options: CommandOptions, args: string[]): Promise<ExitCode> {
  if (options.list) return listCodes(output);
  takeStdinOnce(args);
  const settingsFor = settingsOf(options, output);

  const isFixing = Boolean(options.fix || options.fixUnsafe);
  const format = chosenFormat(output, options.format);
  // With --fix, the fixed text from stdin is written to stdout, so the remaining problems are written to stderr.
  const isBeside = isFixing && args.includes("-");
  if (isBeside && format !== "text")
    throw wrongUse(`with stdin, --fix writes the fixed text to stdout, so the format cannot be ${format}.`);

  const severe = (severity: Severity) =>
    options.failOn !== "never" && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(options.failOn);
  const linted: Linted[] = [];
  let [fixed, hidden] = [0, 0];
  const found = await lintFiles(args.length > 0 ? args : ["."], options.as !== undefined);
  const failures = new Map(found.failures.map((message): [string, ExitCode] => [message, EXIT.input]));
  for (const one of found.files) {
    try {
      const { file, isNamed, kind, bytes, text } = await input(one, options, output);
      const settings = await settingsFor(file);
      let hiddenHere = 0;
      const lint = (text: Uint8Array | string) => {
        const all = lintAs(kind, text, settings.lint);
        const shown = all.filter(settings.isShown);
        hiddenHere = all.length - shown.length;
        return shown;
      };
      let result: Linted = {
        file: nameOf(file),
        text: typeof text === "string" ? text : decode(text),
        diagnostics: lint(text),
      };
      if (isFixing && !isNamed && !isUtf8(bytes)) output.warn(notUtf8(file, "fixed"));
      else if (isFixing) {
        const before = result.diagnostics.length;
        result = await fixFile(file, bytes, lint, options, output);
        result.fixed = Math.max(0, before - result.diagnostics.length);
        fixed += result.fixed;
      }
      linted.push(result);
      hidden += hiddenHere;
    } catch (error) {
      // Report a problem with one file at the end, and continue with the next file.
      if (!(error instanceof Problem)) throw error;
      failures.set(error.message, error.exitCode);
    }
  }
  const lastLine = summary(linted, fixed, hidden);
  if (linted.length > 0 && isBeside) output.note((linted.map(inWords).join("") + lastLine).trimEnd());
  else if (linted.length > 0) await write(linted, lastLine, output, format, severe);
  for (const message of failures.keys()) output.note(`${paint("red", "error")} ${message}`);
  if (failures.size > 0) return Math.max(...failures.values()) as ExitCode;
  return linted.some(({ diagnostics }) => diagnostics.some(({ severity }) => severe(severity))) ? EXIT.no : EXIT.ok;
}

/** Reads a file and determines its kind. Throws a `Problem` if files of that kind cannot be linted. */
async function input({ file, isNamed }: LintFile, options: CommandOptions, output: Output) {
  const bytes = await read(file, options, output);
  // Empty input is an error, because the command before the pipe, such as `curl`, may have failed.
  if (file === "-" && decode(bytes).trim() === "") throw missingInput("stdin is empty: nothing was checked.");
  const marked = utf16Of(bytes) === undefined ? undefined : decodeMarked(bytes);
  const named = isNamed && options.as ? { kind: options.as } : kindOf(file, marked ?? bytes);
  if ("refusal" in named) throw missingInput(named.refusal);
  const { kind } = named;
  if (marked !== undefined && kind === "_headers")
    throw missingInput(`${nameOf(file)} is in UTF-16, but hosts read _headers files as UTF-8: save the file as UTF-8.`);
  // Crawlers always read a robots.txt as UTF-8. HTML may be in UTF-16, and so may headers that PowerShell saved.
  return { file, isNamed, kind, bytes, text: kind === "robots" ? bytes : (marked ?? bytes) };
}

/** Reads a file, or a robots.txt from a server. Throws if the server's response does not have status 200. */
async function read(file: string, options: CommandOptions, output: Output): Promise<Uint8Array> {
  if (!isWebAddress(file)) return readBytes(file);
  if (options.as !== undefined && options.as !== "robots")
    throw wrongUse(`only robots.txt can be linted on a server: use “robotscope inspect ${file}” to check a page.`);
  const robots = await readRobots(file, options, output);
  if (robots.fetch?.status !== 200) throw missingInput(`${robots.name} cannot be linted: ${robots.withoutText()}.`);
  const { text } = robots.fetch;
  return text instanceof Uint8Array ? text : Buffer.from(text ?? "");
}

async function fixFile(
  file: string,
  bytes: Uint8Array,
  lint: (text: string) => Diagnostic[],
  { fixUnsafe }: CommandOptions,
  output: Output,
): Promise<Linted> {
  if (isWebAddress(file)) throw wrongUse(`${file} cannot be fixed on the server: save it as a file first.`);
  if (!isUtf8(bytes)) throw wrongUse(notUtf8(file, "fixed"));
  const before = decode(bytes);
  const text = fixedAgain(before, (text) => applyFixes(text, lint(text), { unsafe: fixUnsafe ?? false }));
  if (file === "-") await output.writeRaw(text);
  else if (text !== before) await save(file, text);
  return { file: nameOf(file), text, diagnostics: lint(text) };
}

function write(
  linted: readonly Linted[],
  lastLine: string,
  output: Output,
  format: CommandOptions["format"],
  severe: (severity: Severity) => boolean,
): Promise<void> {
  switch (format) {
    case "json":
      return output.writeJson(linted.map(({ file, diagnostics, fixed }) => ({ file, diagnostics, fixed })));
    case "sarif":
      return output.writeJson(sarif(linted));
    case "junit":
      return output.writeRaw(testResults(linted, severe));
    case "github":
      return output.write(linted.map(annotations).join(""));
    default:
      return output.write(linted.map(inWords).join("") + lastLine);
  }
}

async function listCodes(output: Output): Promise<ExitCode> {
  const all = lints();
  if (output.json) await output.writeJson(all);
  else
    await output.write(
      columns(
        all.map(({ code, severity, when, explanation }) => [
          code,
          when === "always" ? paint(SEVERITY_STYLES[severity], severity) : "off",
          explanation,
        ]),
        { spare: [1] },
      ),
    );
  return EXIT.ok;
}

function collectSeverity(value: string, before: Severities = {}): Severities {
  const [code = "", severity] = value.split("=");
  if (severity === undefined)
    throw wrongUse(`--severity must be CODE=SEVERITY, such as dead-rule=off, not “${value}”.`);
  const fault = severityFault(code, severity);
  if (fault) throw wrongUse(`${fault.message}${fault.message.endsWith("?") ? "" : "."}`);
  return { ...before, [code]: severity };
}

interface Settings {
  lint: LintOptions;
  isShown: (diagnostic: Diagnostic) => boolean;
}

/** Returns a function that returns the settings for a file: the file's configuration, overridden by command-line options. */
function settingsOf(options: CommandOptions, output: Output): (file: string) => Promise<Settings> {
  const known = new Map<string | undefined, Settings>();
  return async (file) => {
    const path = options.config === false ? undefined : (options.config ?? (await configurationOf(file)));
    const before = known.get(path);
    if (before) return before;
    const configuration = path === undefined ? {} : await readConfiguration(path);
    const crawlers = options.crawler ?? configuration.crawlers;
    const severity: Severities = { ...configuration.severity, ...options.severity };
    const showsInfo = options.info || configuration.info || options.failOn === "info";
    const settings: Settings = {
      lint: {
        ...(crawlers && { crawlers: chooseCrawlers(crawlers, output) }),
        ...(configuration.dialects && { dialects: configuration.dialects }),
        severity,
      },
      // A lint that the user has set to "info" is shown even without --info.
      isShown: (found) => showsInfo || found.severity !== "info" || severity[found.code] === "info",
    };
    known.set(path, settings);
    return settings;
  };
}
