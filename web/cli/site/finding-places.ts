import { relative, resolve, sep } from "node:path";
import { kinds, type SiteFinding } from "../../site/findings/index.ts";
import type { PageRecord } from "../../site/record.ts";
import type { FolderSource } from "./folder.ts";
import type { Place } from "./host-files.ts";
import { pagesOf } from "./store.ts";

/** Finds the lines that cause findings, in the files of a folder. For other sources, the places have URLs instead of file names. */
export class FindingPlaces {
  readonly #folder: FolderSource | undefined;
  /** The records of the pages that are examples of findings. */
  readonly #pages = new Map<string, PageRecord>();

  /** `records` is the path of the records file. */
  constructor(folder: FolderSource | undefined, records: string, findings: readonly SiteFinding[]) {
    this.#folder = folder;
    const examples = new Set(findings.flatMap(({ examples }) => examples));
    for (const page of pagesOf(records)) if (examples.has(page.url)) this.#pages.set(page.url, page);
  }

  /** Returns the lines that cause a finding. If the file of an example page contains no such line, adds line 1 of that file. */
  async of(finding: SiteFinding): Promise<Place[]> {
    const places = this.#ofFiles(finding);
    for (const url of finding.examples) places.push(...(await this.#ofPage(url, finding)));
    for (const url of finding.examples) {
      const file = await this.#fileOf(url);
      if (file !== undefined && !places.some((place) => place.file === file)) places.push({ file, line: 1 });
    }
    const isFirst = ({ file, line }: Place, index: number) =>
      index === places.findIndex((other) => other.file === file && other.line === line);
    return places
      .filter(isFirst)
      .map(({ file, line }) => ({ file: this.#folder ? inWorkingFolder(file) : file, line }));
  }

  /** Returns the lines in robots.txt or in the host's configuration that cause a finding. */
  #ofFiles({ line, examples }: SiteFinding): Place[] {
    if (line?.text === "robots-txt") {
      const file = this.#folder ? this.#folder.robotsTxtOf(line.origin) : `${line.origin}/robots.txt`;
      return file === undefined ? [] : [{ file, line: line.line }];
    }
    if (line?.text !== "header") return [];
    const name = line.line.slice(0, line.line.indexOf(":"));
    return examples.flatMap((url) => this.#fieldPlaces(url, name));
  }

  /** Returns the file of a page; `undefined` if the folder has none. If the source is not a folder, returns the page's URL. */
  async #fileOf(url: string): Promise<string | undefined> {
    return this.#folder ? this.#folder.fileOf(url) : url;
  }

  #fieldPlaces(url: string, name: string): Place[] {
    return this.#folder?.fieldPlaces(url, name) ?? [];
  }

  async #ofPage(url: string, { kind, line }: SiteFinding): Promise<Place[]> {
    const page = this.#pages.get(url);
    if (page === undefined || line?.text === "header" || line?.text === "robots-txt") return [];
    const file = await this.#fileOf(url);
    const inFile = (lines: readonly number[]) => (file === undefined ? [] : lines.map((line) => ({ file, line })));
    const metas = page.robotsMetas.filter(
      ({ name, content }) => line === undefined || (line.name === name && line.content === content),
    );
    const lines = metas.map(({ line }) => line);
    if (line?.text === "meta" && lines.length > 0) return inFile(lines);
    switch (kinds.find(({ id }) => id === kind)?.part) {
      case "directives":
        return [...this.#fieldPlaces(url, "X-Robots-Tag"), ...inFile(lines)];
      case "canonical": {
        const { canonical } = page;
        if (canonical?.from === "header") return this.#fieldPlaces(url, "Link");
        return canonical?.line === undefined ? [] : inFile([canonical.line]);
      }
      case "redirect": {
        const place = await this.#folder?.redirectPlace(url);
        return place ? [place] : [];
      }
      default:
        return [];
    }
  }
}

/**
 * Returns a relative path for a file in the working folder, so that viewers find the file in a repository; for other files, the absolute
 * path.
 */
function inWorkingFolder(file: string): string {
  const path = relative(process.cwd(), file);
  return path === "" || path.startsWith(`..${sep}`) ? resolve(file) : path;
}
