import { PARTITIONS, Partitions } from "./partitions.ts";

/** The maximum number of examples of a finding. */
export const EXAMPLES = 10;

/**
 * The limits for groups in memory: their number, and their estimated size in characters. Beyond either limit, groups are written to files.
 */
const MAX_GROUPS = 10_000;
const MAX_CHARACTERS = 4_000_000;

/** A report that a cause applies to one or more pages. */
export interface Observation {
  host: string;
  /** Identifies the cause on its host. If observations with the same cause have different `data`, `isSmaller` decides which is used. */
  cause: string;
  /** The folder of the pages, which often share a template. A cause that occurs in many folders is reported once for all of them. */
  folder?: string;
  /** The values for the finding's sentence. */
  data?: Data;
  /** The affected crawlers, as indexes. */
  crawlers?: readonly number[];
  /** The number of affected pages; by default 1. Use 0 to add only to `counts`, or if a robots.txt applies to no page of the run. */
  pages?: number;
  examples?: readonly string[];
  /** The folder that the affected pages have in common; left out if `examples` contains all affected pages. */
  prefix?: string;
  counts?: Readonly<Record<string, number>>;
}

export type Data = Readonly<Record<string, string | number>>;

/** All observations with the same kind, host, cause and folder. */
export interface Group {
  kind: string;
  host: string;
  cause: string;
  /** The folder; left out if there is none or if several folders were merged. */
  folder?: string;
  data: Data;
  crawlers: number[];
  pages: number;
  examples: string[];
  counts: Record<string, number>;
  /** The folder that all affected pages have in common; left out if no observation has pages. */
  prefix?: string;
}

interface Cause {
  folders: Map<string | undefined, Group>;
  isMerged: boolean;
}

/** Groups observations. If there are many groups, writes them to files, and merges them at the end. */
export class Groups {
  readonly #partitions: Partitions;
  readonly #maxFolders: (kind: string) => number;
  #causes = new Map<string, Cause>();
  #groups = 0;
  #characters = 0;

  constructor(directory: string, maxFolders: (kind: string) => number) {
    this.#partitions = new Partitions(directory, "groups");
    this.#maxFolders = maxFolders;
  }

  add(kind: string, observation: Observation): void {
    const { host, cause, folder, data = {}, pages = 1, examples = [] } = observation;
    let { prefix } = observation;
    if (pages > 0) for (const example of examples) prefix = commonFolder(prefix, example);
    const crawlers = [...new Set(observation.crawlers)];
    const counts = { ...observation.counts };
    const group = { kind, host, cause, folder, data, crawlers, pages, examples: [...examples], counts, prefix };
    this.#unite(this.#causes, group, false);
    if (this.#groups > MAX_GROUPS || this.#characters > MAX_CHARACTERS) this.#write();
  }

  /** Yields the groups of each cause. Only the causes from one file are in memory at a time. */
  *finish(): Generator<Group[]> {
    this.#write();
    for (let index = 0; index < PARTITIONS; index++) {
      const causes = new Map<string, Cause>();
      for (const [group, isMerged] of this.#partitions.read<[Group, boolean]>(index))
        this.#unite(causes, group, isMerged);
      this.#partitions.remove(index);
      for (const { folders } of causes.values()) yield [...folders.values()];
    }
  }

  #unite(causes: Map<string, Cause>, group: Group, isMerged: boolean): void {
    const key = `${group.kind}\n${group.host}\n${group.cause}`;
    const cause: Cause = causes.get(key) ?? { folders: new Map(), isMerged };
    causes.set(key, cause);
    if (isMerged && !cause.isMerged) this.#merge(cause);
    if (cause.isMerged) group.folder = undefined;
    const same = cause.folders.get(group.folder);
    if (same) this.#characters += unite(same, group);
    else {
      cause.folders.set(group.folder, group);
      this.#groups += 1;
      this.#characters += 200 + group.cause.length + group.examples.join("").length;
    }
    if (cause.folders.size > this.#maxFolders(group.kind)) this.#merge(cause);
  }

  #merge(cause: Cause): void {
    const [first, ...others] = cause.folders.values();
    if (first === undefined) return;
    for (const other of others) unite(first, other);
    first.folder = undefined;
    cause.folders = new Map([[undefined, first]]);
    cause.isMerged = true;
  }

  #write(): void {
    for (const [key, { folders, isMerged }] of this.#causes)
      for (const group of folders.values()) this.#partitions.write(key, [group, isMerged]);
    this.#causes = new Map();
    this.#groups = 0;
    this.#characters = 0;
  }
}

/** Adds a group to another one. Returns the number of added characters. */
function unite(group: Group, other: Group): number {
  group.pages += other.pages;
  for (const crawler of other.crawlers) if (!group.crawlers.includes(crawler)) group.crawlers.push(crawler);
  for (const name in other.counts) group.counts[name] = (group.counts[name] ?? 0) + (other.counts[name] ?? 0);
  if (isSmaller(other.data, group.data)) group.data = other.data;
  if (other.prefix !== undefined) group.prefix = commonFolder(group.prefix, other.prefix);
  return other.examples.reduce((characters, example) => characters + addExample(group, example), 0);
}

/** Adds an example if it is one of the first `EXAMPLES` in alphabetical order. Returns the number of added characters. */
export function addExample({ examples }: { examples: string[] }, example: string): number {
  const last = examples.at(-1);
  if (last !== undefined && examples.length === EXAMPLES && example >= last) return 0;
  const index = examples.findIndex((other) => other >= example);
  if (index >= 0 && examples[index] === example) return 0;
  examples.splice(index < 0 ? examples.length : index, 0, example);
  if (examples.length > EXAMPLES) examples.pop();
  return example.length;
}

function isSmaller(data: Data, than: Data): boolean {
  const isEqual = Object.keys(data).every((name) => data[name] === than[name]);
  if (isEqual && Object.keys(than).length === Object.keys(data).length) return false;
  return JSON.stringify(data) < JSON.stringify(than);
}

/** Returns the longest folder that contains both `folder` and a URL or path. Without `folder`, returns the folder of the URL or path. */
export function commonFolder(folder: string | undefined, url: string): string {
  const path = pathOf(url);
  if (folder === undefined) return path.slice(0, path.lastIndexOf("/") + 1);
  if (path.startsWith(folder)) return folder;
  let end = 0;
  for (let index = 0; index < folder.length && folder[index] === path[index]; index++)
    if (folder[index] === "/") end = index + 1;
  return folder.slice(0, Math.max(end, 1));
}

/** Returns the path of an absolute URL, or of a path with a query, without the query and the fragment. */
export function pathOf(url: string): string {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("://") + 3);
  if (start < 0) return "/";
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}
