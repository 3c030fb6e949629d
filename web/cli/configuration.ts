import type { DialectName, LintOptions } from "robotscope";
import schema from "../robotscope.schema.json" with { type: "json" };
import { JsonFault, type JsonMember, type JsonValue, parseJson } from "./json.ts";
import { nearest } from "./spelling.ts";

export const CONFIGURATION = "robotscope.json";

export interface Configuration {
  /** The crawlers, in the syntax of `--crawler`. */
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
  try {
    // A byte order mark is not valid JSON, but it is harmless. Replace it with a space, so that offsets stay the same.
    return { configuration: read(parseJson(text.replace(/^\ufeff/, " ")), fault, onCrawler), faults };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    fault(error.at, `this is not JSON: ${error.message}`);
    return { configuration: {}, faults };
  }
}

type Fault = (at: number, message: string) => void;

function read(json: JsonValue, fault: Fault, onCrawler?: (name: string, at: number) => void): Configuration {
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
          onCrawler,
        );
        if (value.kind === "array" && value.items.length === 0)
          fault(value.at, "crawlers is empty; leave it out to include all");
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
        break;
      case "info":
        if (value.kind === "plain" && typeof value.value === "boolean") configuration.info = value.value;
        else fault(value.at, "info must be true or false");
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

function severities(json: JsonValue, fault: Fault): Severities {
  const chosen: Record<string, string> = {};
  for (const { name, at, value } of members(json, "severity", fault)) {
    const given = value.kind === "plain" ? String(value.value) : "a list";
    const wrong = severityFault(name, given);
    if (wrong === undefined) chosen[name] = given;
    else fault(wrong.isCode ? at : value.at, wrong.message);
  }
  return chosen as Severities;
}

function watch(json: JsonValue, fault: Fault): Watch {
  const found: Watch = { sites: [] };
  for (const { name, at, value } of members(json, "watch", fault)) {
    if (name === "folder") found.folder = text(value, 'folder must be a path, such as ".robotscope"', fault);
    else if (name !== "sites") fault(at, noSuch("field", name, WATCH_FIELDS));
    else if (value.kind !== "array" || value.items.length === 0)
      fault(value.at, 'sites must be a list, such as [{ "url": "https://example.com" }]');
    else {
      const folders = new Set<string>();
      found.sites = value.items.map((item) => watchedSite(item, folders, fault));
    }
  }
  if (found.sites.length === 0) fault(json.at, "watch needs a list of sites");
  return found;
}

/** Returns the name of the folder with the results of a watched site, such as "example.com-blog". */
export function watchFolder(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/[^a-z0-9.-]+/gi, "-").replace(/^-+|-+$/g, "");
}

/** Reads a watched site, and adds its folder to `folders`. Two sites with one folder would replace each other's results. */
function watchedSite(json: JsonValue, folders: Set<string>, fault: Fault): WatchedSite {
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
        if (value.kind === "plain" && typeof value.value === "boolean") site.crawl = value.value;
        else fault(value.at, "crawl must be true or false");
        break;
      case "limit":
        if (value.kind === "plain" && Number.isSafeInteger(value.value) && Number(value.value) > 0)
          site.limit = Number(value.value);
        else fault(value.at, "limit must be a positive whole number");
        break;
      default:
        fault(at, noSuch("field", name, SITE_FIELDS));
    }
  }
  if (!URL.canParse(site.url) || !/^https?:/i.test(site.url)) {
    fault(json.at, "a site needs a url, such as https://example.com");
    return site;
  }
  const folder = watchFolder(site.url);
  if (folders.has(folder))
    fault(json.at, `another site has the same folder, “${folder}”; list this site in another configuration`);
  folders.add(folder);
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

/** Returns the members of an object. Reports repeated names, and a value that is not an object, as faults. */
function members(json: JsonValue, what: string, fault: Fault): JsonMember[] {
  if (json.kind !== "object") {
    fault(json.at, `${what} must be an object: {}`);
    return [];
  }
  const names = new Set<string>();
  for (const { name, at } of json.members) {
    if (names.has(name)) fault(at, `“${name}” occurs twice`);
    names.add(name);
  }
  return json.members;
}

/** Returns the value if it is a string and not empty. Otherwise, reports a fault and returns an empty string. */
function text(json: JsonValue, otherwise: string, fault: Fault): string {
  if (json.kind === "plain" && typeof json.value === "string" && json.value !== "") return json.value;
  fault(json.at, otherwise);
  return "";
}

/** Returns the strings in an array. Reports other items, and a value that is not an array, as faults. */
function texts(
  json: JsonValue,
  otherwise: string,
  fault: Fault,
  check: (text: string, at: number) => void = () => {},
): string[] {
  if (json.kind !== "array") {
    fault(json.at, otherwise);
    return [];
  }
  return json.items.flatMap((item) => {
    if (item.kind !== "plain" || typeof item.value !== "string") {
      fault(item.at, otherwise);
      return [];
    }
    check(item.value, item.at);
    return [item.value];
  });
}
