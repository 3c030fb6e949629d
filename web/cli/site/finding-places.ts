import { kinds, type SiteFinding } from "../../site/findings/index.ts";
import type { PageRecord } from "../../site/record.ts";
import type { FolderSource } from "./folder.ts";
import type { Place } from "./host-files.ts";
import { pagesOf } from "./store.ts";

/** Finds the lines of files in a folder that cause findings. */
export class FindingPlaces {
  readonly #folder: FolderSource;
  /** The records of the pages that are examples of findings. */
  readonly #pages = new Map<string, PageRecord>();

  /** `records`: the path of the file of records. */
  constructor(folder: FolderSource, records: string, findings: readonly SiteFinding[]) {
    this.#folder = folder;
    const examples = new Set(findings.flatMap(({ examples }) => examples));
    for (const page of pagesOf(records)) if (examples.has(page.url)) this.#pages.set(page.url, page);
  }

  /** Returns the lines that cause a finding, followed by line 1 of affected files without a causing line. */
  async of(finding: SiteFinding): Promise<Place[]> {
    const places = this.#ofFiles(finding);
    for (const url of finding.examples) places.push(...(await this.#ofPage(url, finding)));
    for (const url of finding.examples) {
      const file = await this.#folder.fileOf(url);
      if (file !== undefined && !places.some((place) => place.file === file)) places.push({ file, line: 1 });
    }
    const isFirst = ({ file, line }: Place, index: number) =>
      index === places.findIndex((other) => other.file === file && other.line === line);
    return places.filter(isFirst);
  }

  /** Returns the lines that are not in the files of pages. */
  #ofFiles({ line, examples }: SiteFinding): Place[] {
    if (line?.text === "robots-txt") {
      const file = this.#folder.robotsTxtOf(line.origin);
      return file === undefined ? [] : [{ file, line: line.line }];
    }
    if (line?.text !== "header") return [];
    const name = line.line.slice(0, line.line.indexOf(":"));
    return examples.flatMap((url) => this.#folder.fieldPlaces(url, name));
  }

  async #ofPage(url: string, { kind, line }: SiteFinding): Promise<Place[]> {
    const page = this.#pages.get(url);
    if (page === undefined || line?.text === "header" || line?.text === "robots-txt") return [];
    const file = await this.#folder.fileOf(url);
    const inFile = (lines: readonly number[]) => (file === undefined ? [] : lines.map((line) => ({ file, line })));
    const metas = page.robotsMetas.filter(
      ({ name, content }) => line === undefined || (line.name === name && line.content === content),
    );
    const lines = metas.map(({ line }) => line);
    if (line?.text === "meta" && lines.length > 0) return inFile(lines);
    switch (kinds.find(({ id }) => id === kind)?.part) {
      case "directives":
        return [...this.#folder.fieldPlaces(url, "X-Robots-Tag"), ...inFile(lines)];
      case "canonical": {
        const { canonical } = page;
        if (canonical?.from === "header") return this.#folder.fieldPlaces(url, "Link");
        return canonical?.line === undefined ? [] : inFile([canonical.line]);
      }
      case "redirect": {
        const place = await this.#folder.redirectPlace(url);
        return place ? [place] : [];
      }
      default:
        return [];
    }
  }
}
