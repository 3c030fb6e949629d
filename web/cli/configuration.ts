import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser/lib/esm/main.js";
import type { DialectName, LintOptions } from "robotscope";
import { attempt } from "../net/attempt.ts";
import schema from "../robotscope.schema.json" with { type: "json" };
import { nearest } from "./spelling.ts";

export const CONFIGURATION = "robotscope.json";

export interface Configuration {
  /** Crawlers and groups as for `--crawler`, each in a separate string. */
  crawlers?: string[];
  dialects?: DialectName[];
  severity?: Severities;
  /** `true` to show diagnostics with severity "info" on the command line. */
  info?: boolean;
  watch?: Watch;
}

/** The sites that `robotscope watch` reads and compares with the results of earlier runs. */
export interface Watch {
  sites: WatchedSite[];
  /** The folder with the results of earlier runs, relative to the configuration file. */
  folder?: string;
}

/** A site to watch. Paths of files are relative to the configuration file. */
export interface WatchedSite {
  url: string;
  /** A file with the URLs to read, instead of those in the sitemaps. */
  urls?: string;
  /** `true` to follow links. */
  crawl?: boolean;
  limit?: number;
  /** A file with the committed robots.txt, which is compared with the one that the server sends. */
  robotsTxt?: string;
  /** A file of expectations, as `robotscope assert` reads it. */
  expect?: string;
}

/** The severities of lints, where they differ from the defaults. */
export type Severities = NonNullable<LintOptions["severity"]>;

export interface ConfigurationFault {
  at: number;
  message: string;
}

const { properties } = schema;
const FIELDS = Object.keys(properties).filter((name) => name !== "$schema");
const WATCH_FIELDS = Object.keys(properties.watch.properties);
const SITE_FIELDS = Object.keys(properties.watch.properties.sites.items.properties);
const CODES = Object.keys(properties.severity.properties);
const DIALECTS: readonly string[] = properties.dialects.items.enum;
const SEVERITIES = ["off", "info", "warning", "error"];

/** The maximum length of the text that a syntax error quotes. */
const LONGEST_QUOTATION = 40;

/** Formats "a, b and c". */
const enumeration = new Intl.ListFormat("en-GB");

/**
 * Parses a configuration, and returns it with all its faults. Callers must not use a configuration that has faults. Calls `onCrawler` for
 * each crawler name, with its offset.
 */
export function parseConfiguration(
  text: string,
  onCrawler?: (name: string, at: number) => void,
): { configuration: Configuration; faults: ConfigurationFault[] } {
  const faults: ConfigurationFault[] = [];
  const fault: Fault = (at, message) => faults.push({ at, message });
  const errors: ParseError[] = [];
  // A byte order mark is not valid JSON, but it is harmless. Replace it with a space, so that offsets stay the same.
  const json = text.replace(/^\ufeff/, " ");
  // Very deep nesting overflows the parser's stack.
  const tree = attempt(() => parseTree(json, errors, { disallowComments: true }));
  const [error] = errors;
  if (tree && !error) return { configuration: read(tree, fault, onCrawler), faults };
  if (error) fault(error.offset, `this is not JSON: ${inWords(error, json)}`);
  else fault(0, "the JSON is nested too deeply");
  return { configuration: {}, faults };
}

/** Formats a syntax error, such as "value expected at “]”". */
function inWords({ error, offset, length }: ParseError, json: string): string {
  const words = printParseErrorCode(error)
    .replace(/\B[A-Z]/g, " $&")
    .toLowerCase();
  const found = json.slice(offset, offset + Math.min(length, LONGEST_QUOTATION));
  return found === "" ? words : `${words} at “${found}”`;
}

type Fault = (at: number, message: string) => void;

function read(json: Node, fault: Fault, onCrawler?: (name: string, at: number) => void): Configuration {
  const configuration: Configuration = {};
  for (const { name, at, value } of members(json, "the file", fault)) {
    switch (name) {
      case "$schema":
        break;
      case "crawlers":
        configuration.crawlers = texts(
          value,
          'crawlers must be a list of names, such as ["Googlebot", "search"]',
          fault,
          (text, place) => {
            // A complete User-Agent string may contain commas, as for --crawler.
            if (text.includes(",") && !text.includes("("))
              fault(place, `“${text}” contains a comma; write each crawler as a separate string`);
            else onCrawler?.(text, place);
          },
        );
        if (value.type === "array" && value.children?.length === 0)
          fault(value.offset, "crawlers is empty; leave it out to include all");
        break;
      case "dialects":
        configuration.dialects = texts(
          value,
          'dialects must be a list of names, such as ["google"]',
          fault,
          (text, place) => {
            if (!DIALECTS.includes(text)) fault(place, noSuch("dialect", text, DIALECTS));
          },
        ) as DialectName[];
        if (value.type === "array" && value.children?.length === 0)
          fault(value.offset, "dialects is empty; leave it out to consider the dialects of the crawlers");
        break;
      case "info":
        if (typeof value.value === "boolean") configuration.info = value.value;
        else fault(value.offset, "info must be true or false");
        break;
      case "severity":
        configuration.severity = severities(value, fault);
        break;
      case "watch":
        configuration.watch = watch(value, fault);
        break;
      default:
        fault(at, noSuch("field", name, FIELDS));
    }
  }
  return configuration;
}

function severities(json: Node, fault: Fault): Severities {
  const chosen: Record<string, string> = {};
  for (const { name, at, value } of members(json, "severity", fault)) {
    const given = value.children ? "a list" : String(value.value);
    const wrong = severityFault(name, given);
    if (wrong === undefined) chosen[name] = given;
    else fault(wrong.isCode ? at : value.offset, wrong.message);
  }
  return chosen as Severities;
}

function watch(json: Node, fault: Fault): Watch {
  const found: Watch = { sites: [] };
  for (const { name, at, value } of members(json, "watch", fault)) {
    if (name === "folder") found.folder = text(value, 'folder must be a path, such as ".robotscope"', fault);
    else if (name !== "sites") fault(at, noSuch("field", name, WATCH_FIELDS));
    else if (value.type !== "array" || !value.children?.length)
      fault(value.offset, 'sites must be a list, such as [{ "url": "https://example.com" }]');
    else {
      const folders = new Set<string>();
      found.sites = value.children.map((item) => watchedSite(item, folders, fault));
    }
  }
  if (found.sites.length === 0) fault(json.offset, "watch needs a list of sites");
  return found;
}

/** Returns the name of the folder with the results of a watched site, such as "example.com-blog". */
export function watchFolder(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/[^a-z0-9.-]+/gi, "-").replace(/^-+|-+$/g, "");
}

/** Reads a watched site, and adds its folder to `folders`. Two sites with one folder would replace each other's results. */
function watchedSite(json: Node, folders: Set<string>, fault: Fault): WatchedSite {
  const site: WatchedSite = { url: "" };
  for (const { name, at, value } of members(json, "a site", fault)) {
    switch (name) {
      case "url":
      case "urls":
      case "robotsTxt":
      case "expect":
        site[name] = text(value, `${name} must be a string`, fault);
        break;
      case "crawl":
        if (typeof value.value === "boolean") site.crawl = value.value;
        else fault(value.offset, "crawl must be true or false");
        break;
      case "limit":
        if (Number.isSafeInteger(value.value) && value.value > 0) site.limit = value.value;
        else fault(value.offset, "limit must be a positive whole number");
        break;
      default:
        fault(at, noSuch("field", name, SITE_FIELDS));
    }
  }
  if (!URL.canParse(site.url) || !/^https?:/i.test(site.url)) {
    fault(json.offset, "a site needs a url, such as https://example.com");
    return site;
  }
  const folder = watchFolder(site.url);
  // Some file systems ignore case.
  const key = folder.toLowerCase();
  if (folders.has(key))
    fault(
      json.offset,
      `another site stores its results in the same folder, “${folder}”; list this site in another configuration with another "folder"`,
    );
  folders.add(key);
  return site;
}

export function severityFault(code: string, severity: string): { isCode: boolean; message: string } | undefined {
  if (!CODES.includes(code))
    return { isCode: true, message: noSuch("code", code, CODES, "“robotscope lint --list” lists all codes") };
  if (!SEVERITIES.includes(severity))
    return { isCode: false, message: `${code} can be off, info, warning or error, not “${severity}”` };
  return undefined;
}

function noSuch(
  kind: string,
  word: string,
  words: readonly string[],
  otherwise = `the ${kind}s are ${enumeration.format(words)}`,
): string {
  const near = nearest(word, words);
  return `there is no ${kind} “${word}”; ${near === undefined ? otherwise : `did you mean ${near}?`}`;
}

/** A member of an object. `at` is the offset of its name. */
interface Member {
  name: string;
  at: number;
  value: Node;
}

/** Returns the members of an object. Reports repeated names, and a value that is not an object, as faults. */
function members(json: Node, what: string, fault: Fault): Member[] {
  if (json.type !== "object") {
    fault(json.offset, `${what} must be an object: {}`);
    return [];
  }
  const all = (json.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? [{ name: String(name.value), at: name.offset, value }] : [],
  );
  const names = new Set<string>();
  for (const { name, at } of all) {
    if (names.has(name)) fault(at, `“${name}” occurs twice`);
    names.add(name);
  }
  return all;
}

/** Returns the value if it is a string and not empty. Otherwise, reports a fault and returns an empty string. */
function text(json: Node, otherwise: string, fault: Fault): string {
  if (typeof json.value === "string" && json.value !== "") return json.value;
  fault(json.offset, otherwise);
  return "";
}

/** Returns the strings in an array. Reports other items, and a value that is not an array, as faults. */
function texts(
  json: Node,
  otherwise: string,
  fault: Fault,
  check: (text: string, at: number) => void = () => {},
): string[] {
  if (json.type !== "array") {
    fault(json.offset, otherwise);
    return [];
  }
  return (json.children ?? []).flatMap((item) => {
    if (typeof item.value !== "string") {
      fault(item.offset, otherwise);
      return [];
    }
    check(item.value, item.offset);
    return [item.value];
  });
}
