import { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync, type Stats, statSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { wrongUse } from "../exit.ts";
import { cannotWrite } from "../source.ts";
import type { SiteOptions } from "./options.ts";

/** The start of the first line in a records file. */
const RUN = '{"record":"run"';
/** A sentence that each report contains. */
const REPORT = "Made by robotscope.";

/**
 * Returns the path of the records file, with symbolic links resolved. Throws a `Problem` if the run would replace the baseline, or a
 * file that was not written by an earlier run.
 */
export function recordsPath(path: string, { baseline }: SiteOptions): string {
  const found = statOf(path);
  if (found === undefined) {
    if (lstatSync(path, { throwIfNoEntry: false }))
      throw refusal("out", path, "is a link to a file that does not exist");
    return path;
  }
  // Refuse devices and pipes: at the end of the run, a regular file would replace them.
  if (!found.isFile())
    throw refusal("out", path, `is ${found.isDirectory() ? "a folder" : found.isFIFO() ? "a pipe" : "a device"}`);
  if (baseline !== undefined && isSame(path, baseline))
    throw refusal("out", path, "is the baseline, and this run would replace it");
  if (found.size > 0 && !isRecordsFile(path))
    throw refusal("out", path, "exists and was not written by “robotscope site”");
  return realpathSync(path);
}

/** Throws a `Problem` if the report would replace the records, an input of the run, or a file of the site's folder that is not a report. */
export function checkReportPath(path: string, source: string | undefined, options: SiteOptions, records: string): void {
  if (isSame(path, records)) throw refusal("report", path, "is the file of --out");
  const inputs = { "the baseline": options.baseline, "the list of --urls": options.urls, "the source": source };
  for (const [words, input] of Object.entries(inputs))
    if (input !== undefined && isSame(path, input)) throw refusal("report", path, `is ${words}`);
  if (source === undefined || !statOf(path)?.isFile() || !statOf(source)?.isDirectory()) return;
  const inFolder = relative(realpathSync(source), realpathSync(path));
  const isInside = !inFolder.startsWith("..") && !isAbsolute(inFolder);
  if (isInside && !readFileSync(path, "utf8").includes(REPORT)) throw refusal("report", path, "is a file of the site");
}

/**
 * Returns the paths of the files that a run may write, and the path of `--baseline`. If these files are in the site's folder, they are not
 * pages of the site.
 */
export function ownPaths(records: string, { report, baseline }: SiteOptions): Set<string> {
  const paths = ["", ".part", ".queue", ".lock"].map((suffix) => `${records}${suffix}`);
  return new Set([...paths, report, baseline].flatMap((path) => (path === undefined ? [] : [resolve(path)])));
}

/** Returns `true` if a file was written by `robotscope site`. */
export const isRecordsFile = (path: string): boolean => startsWith(path, RUN);

const refusal = (option: string, path: string, why: string) =>
  wrongUse(`“${path}” ${why}: use another file for --${option}.`);

/** Returns the properties of a file, following symbolic links; `undefined` if the file does not exist. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Returns `true` if two paths lead to the same file, even if the file does not exist yet. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [statOf(one), statOf(other)];
  if (first === undefined || second === undefined) return resolve(one) === resolve(other);
  return first.dev === second.dev && first.ino === second.ino;
}

/** Returns `true` if the file starts with `text`, which must be ASCII. */
function startsWith(path: string, text: string): boolean {
  const start = Buffer.alloc(text.length);
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    return readSync(file, start) === text.length && start.toString("latin1") === text;
  } catch (error) {
    throw cannotWrite(path, error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
