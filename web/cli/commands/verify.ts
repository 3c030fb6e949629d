import { isIP } from "node:net";
import { crawlers as catalogue } from "robotscope";
import { Subcommand } from "../command.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, missingInput, wrongUse } from "../exit.ts";
import { doubts, type Reading } from "../log/doubt.ts";
import { FIELDS, type Field } from "../log/format.ts";
import { FORMATS } from "../log/formats/index.ts";
import { Origins as OriginFinder } from "../log/genuine.ts";
import { KeyDirectories } from "../log/key-directories.ts";
import { type OwnFormat, ownFormat } from "../log/own-format.ts";
import { logLines } from "../log/read.ts";
import { LogReader } from "../log/reader.ts";
import { SigningKeys } from "../log/signatures.ts";
import { Log, type Visits } from "../log/visits.ts";
import { type CheckedVisits, disobeys, logAsJson, logInWords, type Origins } from "../log/visits-words.ts";
import { fetchOptions, type NetFlags } from "../network.ts";
import { count, list, type Output } from "../output.ts";
import type { Robots } from "../robots.ts";
import { readRules } from "../sites.ts";
import { nameOf, readMarked, save, takeStdinOnce, webAddressLike } from "../source.ts";

interface VerifyOptions extends NetFlags {
  crawler?: string[];
  robots?: string;
  site?: string;
  genuine?: boolean;
  keys?: string;
  fetchKeys?: boolean;
  dnsServer?: string[];
  list?: string[];
  fields?: string;
  report?: string;
  failOn?: "disobeyed" | "not-genuine";
}

const HELP = `
Reads access logs of ${list(FORMATS.map(({ name }) => name))}, of any size. Logs may be
compressed with gzip or zstd. Detects the format and prints its name to stderr. Counts unreadable lines, and shows the first of them. The exit
code is 3, because nothing was checked, if fewer than nine lines in ten are readable, or if these contain no request or no User-Agent. In a HAR
file (.har), each entry counts as a line.

If a JSON log uses other names, --fields passes the names of these fields: ${FIELDS.join(", ")}. A dot leads into nested objects. “request” is
a line such as “GET / HTTP/1.1”, and “url” is a whole URL. Fields that are left out have the names that nginx uses.

The command uses the current robots.txt. The requests in a log are older, and crawlers may use a cached copy for a day, so verdicts on
requests before a change of robots.txt may be wrong.

A User-Agent proves nothing. --genuine verifies addresses: it fetches the lists that operators publish. If no list contains an address, its
host name must be in a domain of the operator and resolve to the address. These look-ups reveal the addresses to DNS servers. If an operator
publishes nothing, the result is unknown. --keys verifies requests that bots signed (RFC 9421, Web Bot Auth), if the log has the headers Signature,
Signature-Input and Signature-Agent: Caddy logs them, and HAR files have them. A signature must have been valid at the time of the request.
--fetch-keys fetches the keys that operators publish, for requests that name a key directory in the catalogue. All other keys are unknown.

With --fail-on, the exit code is 1 if a crawler that obeys robots.txt fetched a disallowed path (disobeyed), or if another client sent the
name of a crawler (not-genuine). It is 3 if no request, address or signature could be evaluated. Otherwise, it is 0 for a
readable log.

Examples:
  robotscope verify /var/log/nginx/access.log --site https://example.com
  zcat -f /var/log/nginx/access.log* | robotscope verify - --robots robots.txt --crawler ai
  robotscope verify access.log --genuine --crawler Googlebot,bingbot --fail-on not-genuine
  robotscope verify access.log --genuine --list GPTBot=gptbot.json
  robotscope verify access.log --site https://example.com --report log.html
  robotscope verify app.ndjson --fields time=ts,ua=headers.user-agent,address=ip,path=url,status=code`;

export function verifyCommand(): Subcommand {
  return new Subcommand("verify")
    .summary("check which crawlers in an access log obeyed robots.txt, and which are genuine")
    .description(
      "Lists the crawlers in an access log by their User-Agents, and their requests for disallowed paths. With --genuine, also verifies " +
        "their addresses.",
    )
    .argument("<log...>", "access logs: files, or “-” for stdin")
    .option("-c, --crawler <names>", `${CRAWLER_HELP} (default: all)`, collectNames)
    .option("-r, --robots <source>", "the robots.txt that applies: a file, “-” for stdin, or a URL")
    .option(
      "--site <url>",
      "use the robots.txt of this site; if the log names hosts, count only requests for this site",
    )
    .option("--fields <field=name,...>", "the names of the fields in a JSON log")
    .option("--genuine", "verify the crawlers' addresses with published lists and DNS")
    .option("--keys <source>", "verify signed requests (Web Bot Auth) with these keys: a JSON Web Key Set")
    .option("--fetch-keys", "verify signed requests with the keys that operators publish")
    .option("--dns-server <address>", "with --genuine: the DNS server to use, optionally with :PORT", collectNames)
    .option(
      "--list <crawler=source>",
      "with --genuine: a file or URL with a list of a crawler's addresses",
      collectNames,
    )
    .option("--report <file>", "also write an HTML report to this file")
    .choice("--fail-on <what>", "the condition for exit code 1", ["disobeyed", "not-genuine"])
    .netFlags()
    .runs(HELP, verify);
}

async function verify(output: Output, options: VerifyOptions, sources: string[]): Promise<ExitCode> {
  takeStdinOnce([...sources, options.robots, options.keys]);
  const site = siteOf(options);
  const finder = finderOf(options, output);
  const crawlers = options.crawler && chooseCrawlers(options.crawler, output);
  const stranger = crawlers?.find((name) => !catalogue().some(({ token }) => token === name));
  if (stranger !== undefined)
    throw wrongUse(
      `verify recognises only crawlers in the catalogue, which has no “${stranger}”: “robotscope crawlers” lists all names.`,
    );
  // Use the URL with its credentials: the robots.txt of a password-protected site needs them, too.
  const source = options.robots ?? (site && new URL("/", site).href);
  const robots = source === undefined ? undefined : await readRules(source, options, output);
  if (options.failOn === "disobeyed" && !robots)
    throw wrongUse("--fail-on disobeyed needs a robots.txt: use --robots or --site.");
  const directories = options.fetchKeys
    ? new KeyDirectories(fetchOptions(options), (text) => output.warn(text))
    : undefined;
  const keys =
    options.keys === undefined ? undefined : new SigningKeys(await readMarked(options.keys), nameOf(options.keys));
  const log = new Log({ crawlers, robots, host: site?.hostname, keys, directories });
  const custom = options.fields === undefined ? undefined : ownFormat(options.fields);
  const readings: Reading[] = [];
  const seen = new Set<Field>();
  for (const source of sources) readings.push(await readLog(source, log, output, custom, seen));
  output.progress.end();
  for (const [field, name] of custom?.given ?? [])
    if (!seen.has(field) && seen.size > 0) output.warn(`no line has the field “${name}” (--fields ${field}=${name}).`);
  for (const { name, formats } of readings)
    if (formats.size > 0)
      output.note(`${name} has the format of ${list([...formats.keys()].map(({ name }) => name))}.`);
  for (const { value, certainty } of directories?.loaded ?? [])
    output.note(`Signatures were verified with the keys in ${value} (${certainty}).`);

  const all: CheckedVisits[] = [];
  const inOrder = [...log.visits.values()].sort((one, other) => other.traffic.requests - one.traffic.requests);
  for (const visits of inOrder) all.push(await checkOrigins(visits, finder, output));
  const hasRobotsTxt = robots !== undefined;
  if (output.json) await output.writeJson(logAsJson(log, readings, all, { hasRobotsTxt }));
  else await output.write(logInWords(log, all, { hasRobotsTxt }));
  if (options.report !== undefined) {
    // Reports are in a separate bundle, so that other runs do not load them.
    const { logReport } = await import("../site/bundle.ts");
    await save(options.report, logReport(log, all, { names: readings.map(({ name }) => name), hasRobotsTxt }));
  }
  const why = doubts(readings, log, site?.hostname);
  if (custom && seen.size === 0 && why.length === 0)
    why.push(
      `no line has any field that --fields names: ${list([...custom.given.values()])}. Check their names in the log.`,
    );
  if (why.length > 0) throw missingInput(why.join("\n"));
  if (verifiesSignatures(options) && log.signatures.size === 0)
    throw missingInput(
      "no request in the log is signed: configure the server to log Signature, Signature-Input and Signature-Agent.",
    );
  if (robots?.hasFailed || finder?.hasFailed) return EXIT.input;
  if (options.failOn === "disobeyed" && robots) return obedienceExit(all, robots);
  return options.failOn === "not-genuine" ? genuineExit(all, log) : EXIT.ok;
}

const verifiesSignatures = ({ keys, fetchKeys }: VerifyOptions) => keys !== undefined || fetchKeys === true;

function obedienceExit(all: readonly CheckedVisits[], robots: Robots): ExitCode {
  if (all.some(disobeys)) return EXIT.no;
  const obedient = all.map(({ visits }) => visits).filter(({ crawler }) => crawler.robots.value === "obeys");
  const isUndecided = ({ traffic, robotsTxt, undecided }: Visits) =>
    undecided > 0 && undecided >= traffic.requests - robotsTxt;
  if (obedient.length === 0 || !obedient.every(isUndecided)) return EXIT.ok;
  const why = robots.text === undefined ? robots.withoutText() : "the log has no URLs";
  throw missingInput(`no request could be evaluated, because ${why}: nothing was checked.`);
}

function genuineExit(all: readonly CheckedVisits[], { signatures }: Log): ExitCode {
  const results = [...signatures.values()];
  const isForged = results.some((those) => those.has("forged"));
  if (isForged || all.some(({ origins }) => (origins?.notGenuine ?? 0) > 0)) return EXIT.no;
  const isVerified = results.some((those) => those.has("genuine") || those.has("expired"));
  if (isVerified || all.some(({ origins }) => (origins?.genuine ?? 0) > 0)) return EXIT.ok;
  const [first] = all.flatMap(({ origins }) => origins?.addresses ?? []);
  if (first === undefined && results.length > 0)
    throw missingInput(
      "no signature could be verified: nothing was checked. The keys or their algorithms are unknown, or the log lacks parts that the signatures cover.",
    );
  if (first === undefined) return EXIT.ok;
  throw missingInput(
    `no address could be verified: nothing was checked. For example, ${first.address}: ${first.origin.why}.`,
  );
}

/** The number of lines at the start of a log that are used to recognise unsupported formats. */
const FIRST_LINES = 5;

/** Reads a log. Adds to `seen` each field of the custom format that occurs in the log. */
async function readLog(
  source: string,
  log: Log,
  output: Output,
  custom: OwnFormat | undefined,
  seen: Set<Field>,
): Promise<Reading> {
  const name = nameOf(source);
  const reader = new LogReader(custom?.format);
  const before = { lines: log.lines - log.blank, unreadable: log.unreadable };
  const first: string[] = [];
  output.progress.say(() => `reading ${name}, ${count(log.lines, "line")}`);
  for await (const lines of logLines(source)) {
    if (first.length < FIRST_LINES) first.push(...lines.slice(0, FIRST_LINES - first.length));
    log.add(lines, reader);
    await log.checkSignatures();
  }
  for (const field of reader.customFields) seen.add(field);
  return {
    ...{ name, first, lines: log.lines - log.blank - before.lines },
    unreadable: log.unreadable - before.unreadable,
    formats: reader.formats,
  };
}

function siteOf({ site, robots }: VerifyOptions): URL | undefined {
  if (site === undefined) return undefined;
  if (robots !== undefined)
    throw wrongUse("--robots and --site cannot be combined, because each selects a robots.txt: use one of them.");
  return webAddressLike("https://example.com", site);
}

/** Returns an object that checks addresses; `undefined` without --genuine. */
function finderOf(options: VerifyOptions, output: Output): OriginFinder | undefined {
  const { genuine, dnsServer = [], list = [], failOn } = options;
  if (!genuine) {
    if (dnsServer.length + list.length > 0) throw wrongUse("--dns-server and --list need --genuine.");
    if (failOn === "not-genuine" && !verifiesSignatures(options))
      throw wrongUse("--fail-on not-genuine needs --genuine, --keys or --fetch-keys.");
    return undefined;
  }
  const wrong = dnsServer.find((server) => isIP(server.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1")) === 0);
  if (wrong !== undefined)
    throw wrongUse(`--dns-server must be an IP address such as 9.9.9.9 or 127.0.0.1:5353, not “${wrong}”.`);
  const fetching = fetchOptions(options);
  return new OriginFinder({ servers: dnsServer, lists: listsOf(list), fetching, warn: (text) => output.warn(text) });
}

function listsOf(texts: readonly string[]): Map<string, string> {
  return new Map(
    texts.map((text) => {
      const [name = "", ...source] = text.split("=");
      const crawler = catalogue().find(({ token }) => token.toLowerCase() === name.toLowerCase());
      if (!crawler || source.length === 0 || source.join("=") === "")
        throw wrongUse(
          `--list must be CRAWLER=SOURCE with a crawler in the catalogue, such as GPTBot=gptbot.json, not “${text}”.`,
        );
      return [crawler.token, source.join("=")];
    }),
  );
}

const AT_ONCE = 10;

async function checkOrigins(visits: Visits, finder: OriginFinder | undefined, output: Output): Promise<CheckedVisits> {
  if (!finder) return { visits };
  const origins: Origins = { genuine: 0, notGenuine: 0, unknown: visits.further, disallowedByOthers: 0, addresses: [] };
  const all = [...visits.addresses].sort(([, one], [, other]) => other.requests - one.requests);
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE);
    const found = Promise.all(some.map(([address]) => finder.of(address, visits.crawler)));
    for (const [index, origin] of (
      await output.progress.during(`asking who is ${visits.crawler.token}`, found)
    ).entries()) {
      const [address, { requests, disallowed }] = some[index] ?? ["", { requests: 0, disallowed: 0 }];
      origins.addresses.push({ address, requests, disallowed, origin });
      if (origin.word === "genuine") origins.genuine += requests;
      else if (origin.word === "unknown") origins.unknown += requests;
      else {
        origins.notGenuine += requests;
        origins.disallowedByOthers += disallowed;
      }
    }
  }
  return { visits, origins };
}
