import { getOrInsert } from "../get-or-insert.ts";
import { Distinct, hashOf } from "./distinct.ts";
import { stored } from "./stored.ts";
import type { Amount } from "./traffic.ts";

/** A query parameter that crawlers request in many combinations with other parameters, such as a product filter in a shop. */
export interface FacetTrap {
  parameter: string;
  /** The requests of crawlers for URLs with this parameter. */
  fetched: Amount;
  /** The estimated number of different URLs, and of different paths in these URLs. */
  urls: number;
  paths: number;
  /** The lines that would disallow these URLs. */
  lines: string[];
  /**
   * The requests that these lines would prevent, excluding those that the lines of earlier traps already prevent. Counts only crawlers that
   * obey robots.txt.
   */
  saved: Amount;
}

/** The maximum numbers of parameters and of parameter sets to count. */
const MOST_PARAMETERS = 300;
const MOST_SETS = 3000;

/** The maximum lengths, in characters. Longer queries are truncated; parameters with longer names are not counted. */
const LONGEST_QUERY = 2000;
const LONGEST_NAME = 40;

/**
 * Parameters that usually select different content, such as an article or a result page. They are never reported as traps, because the
 * proposed lines could block content.
 */
const CONTENT = /^(?:id|.*_id|q|query|search|s|p|page|paged|pg|offset|start|cursor|lang|language|locale|hl|v)$/i;

/** A trap must save at least this number of requests, and at least this share of all crawler requests. */
const LEAST_REQUESTS = 50;
const LEAST_SHARE = 0.01;

/** A parameter is a trap only if there are at least this many URLs per path, and per value of the parameter. */
const LEAST_VARIANTS = 5;

interface Parameter {
  fetched: Amount;
  urls: Distinct;
  paths: Distinct;
  values: Distinct;
}

/** A set of parameters that occur together, and the requests for URLs with exactly these parameters. */
interface ParameterSet {
  names: readonly string[];
  requests: number;
  saved: Amount;
}

/** Counts the query parameters in crawlers' requests, and finds parameters whose combinations cause many requests. */
export class Facets {
  readonly #parameters = new Map<string, Parameter>();
  readonly #sets = new Map<string, ParameterSet>();
  #requests = 0;

  /** Counts a request. `isSaved` is `true` if a new line in robots.txt would prevent the request. */
  add(target: string, bytes: number, isSaved: boolean): void {
    this.#requests += 1;
    const mark = target.indexOf("?");
    if (mark < 0 || mark === target.length - 1) return;
    const pairs = target.slice(mark + 1, mark + LONGEST_QUERY).split("&");
    const names = new Set<string>();
    const [url, path] = [hashOf(target), hashOf(target.slice(0, mark))];
    for (const pair of pairs) {
      const [name = "", value = ""] = pair.split("=", 2);
      if (!/^[\w.%[\]-]+$/.test(name) || name.length > LONGEST_NAME || names.has(name)) continue;
      names.add(name);
      const parameter = this.#parameter(name);
      if (!parameter) continue;
      parameter.fetched.requests += 1;
      parameter.fetched.bytes += bytes;
      parameter.urls.add(url);
      parameter.paths.add(path);
      parameter.values.add(hashOf(value));
    }
    if (names.size > 0) this.#addToSet([...names].sort(), bytes, isSaved);
  }

  /** Returns the traps, sorted by saved requests, descending. The savings exclude requests that the lines of earlier traps prevent. */
  traps(): FacetTrap[] {
    const least = Math.max(LEAST_REQUESTS, this.#requests * LEAST_SHARE);
    let sets = [...this.#sets.values()];
    const facets = new Set([...this.#parameters].filter(isFacet).map(([name]) => name));
    const candidates = new Set([...facets].filter((name) => this.#isTrap(name, sets, facets, least)));
    const traps: FacetTrap[] = [];
    for (;;) {
      const saved = savings(sets, candidates);
      const [best] = [...saved].sort(([, one], [, other]) => other.requests - one.requests);
      if (best === undefined || best[1].requests < least) return traps;
      const [parameter, amount] = best;
      const { fetched, urls, paths } = this.#parameters.get(parameter) as Parameter;
      traps.push({
        ...{ parameter, fetched, urls: urls.estimate, paths: paths.estimate, saved: amount },
        lines: [`Disallow: /*?${parameter}=`, `Disallow: /*&${parameter}=`],
      });
      sets = sets.filter(({ names }) => !names.includes(parameter));
    }
  }

  /**
   * Returns `true` if a parameter is a trap. It must have at least `least` requests, and on average many URLs per path and per value. At
   * least half of its requests must have several parameters, all of them facets.
   */
  #isTrap(name: string, sets: readonly ParameterSet[], facets: ReadonlySet<string>, least: number): boolean {
    const { fetched, urls, paths, values } = this.#parameters.get(name) as Parameter;
    if (fetched.requests < least) return false;
    if (urls.estimate < LEAST_VARIANTS * Math.max(paths.estimate, values.estimate)) return false;
    const combinations = sets.filter(
      ({ names }) => names.length > 1 && names.includes(name) && names.every((other) => facets.has(other)),
    );
    return combinations.reduce((sum, { requests }) => sum + requests, 0) >= fetched.requests / 2;
  }

  #parameter(name: string): Parameter | undefined {
    const known = this.#parameters.get(name);
    if (known || this.#parameters.size >= MOST_PARAMETERS) return known;
    const [urls, paths, values] = [new Distinct(), new Distinct(), new Distinct()];
    const parameter = { fetched: { requests: 0, bytes: 0 }, urls, paths, values };
    this.#parameters.set(stored(name), parameter);
    return parameter;
  }

  #addToSet(names: readonly string[], bytes: number, isSaved: boolean): void {
    const key = names.join("&");
    const known = this.#sets.get(key);
    if (!known && this.#sets.size >= MOST_SETS) return;
    const set = known ?? { names: names.map(stored), requests: 0, saved: { requests: 0, bytes: 0 } };
    if (!known) this.#sets.set(stored(key), set);
    set.requests += 1;
    if (!isSaved) return;
    set.saved.requests += 1;
    set.saved.bytes += bytes;
  }
}

/** Returns `true` unless a parameter seems to select content, as identifiers do: they have about as many values as URLs. */
function isFacet([name, { urls, values }]: [string, Parameter]): boolean {
  return !CONTENT.test(name) && values.estimate * 2 < urls.estimate;
}

function savings(sets: readonly ParameterSet[], candidates: ReadonlySet<string>): Map<string, Amount> {
  const all = new Map<string, Amount>();
  for (const { names, saved } of sets) {
    for (const name of names.filter((name) => candidates.has(name))) {
      const amount = getOrInsert(all, name, () => ({ requests: 0, bytes: 0 }));
      amount.requests += saved.requests;
      amount.bytes += saved.bytes;
    }
  }
  return all;
}
