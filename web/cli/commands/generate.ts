import { isUtf8 } from "node:buffer";
import {
  type Access,
  type BlockList,
  type Format,
  generateBlockList,
  generateRobotsTxt,
  RobotscopeError,
  type Who,
  type Wish,
  type WrittenRobotsTxt,
} from "robotscope";
import { changesOf, inWords } from "../changes.ts";
import { Subcommand } from "../command.ts";
import { certainCrawlers } from "../crawlers.ts";
import { EXIT, type ExitCode, missingInput, wrongUse } from "../exit.ts";
import { count, list, type Output } from "../output.ts";
import { doubtOf } from "../robots-doubt.ts";
import { decode, isWebAddress, nameOf, notUtf8, readBytes, save } from "../source.ts";
import { paint } from "../terminal.ts";
import { FORMATS, isRetired, whoIs } from "../wishes.ts";

interface GenerateOptions {
  allow?: string[];
  disallow?: string[];
  format?: Format;
  into?: string;
  output?: string;
  inPlace?: boolean;
}

const HELP = `
WHO:PATH is one of
  ai-training            all crawlers with this purpose, for the whole site
  GPTBot,ai-training     several names: product tokens, purposes, ai, main, operator:NAME
  GPTBot:/drafts/        GPTBot, for the paths that match this pattern
  /*.pdf$                all crawlers, for the paths that match this pattern, like “*:/*.pdf$”

Without --into, the command writes a new robots.txt. With --into, it only adds lines, and never removes, changes or moves a line. A crawler
with a new group no longer obeys the group for *, so the command repeats the rules that applied to this crawler. It compares both texts to
find the changes, like “robotscope diff”.

The text goes to stdout, and notes and changes go to stderr. With --output or --in-place, the text goes to a file. The exit code is 1 if an
existing line conflicts with the request; everything else is still written.

With --format, the command writes the configuration of a server. The server then refuses the crawlers of --disallow, except those of --allow,
by their User-Agent: it sends status 403 for the whole site except robots.txt. Crawlers that do not send their name cannot be refused; the
command lists them on stderr.

Examples:
  robotscope generate --allow search,social-preview --disallow ai-training > robots.txt
  robotscope generate --disallow GPTBot:/drafts/ --disallow /tmp/ --into robots.txt
  robotscope generate --disallow ai --into public/robots.txt --in-place
  robotscope generate --disallow ai-training --format nginx > ai-training.conf`;

export function generateCommand(): Subcommand {
  return new Subcommand("generate")
    .summary("write rules for robots.txt, or server configurations that refuse crawlers")
    .description(
      "Writes robots.txt lines that allow or block crawlers, adds them to an existing file, and lists the changes for each crawler. " +
        "Also writes server configurations that refuse crawlers.",
    )
    .option("--allow <who:path>", "crawlers and the paths that they may fetch; may be repeated", collect)
    .option("--disallow <who:path>", "crawlers and the paths that they may not fetch; may be repeated", collect)
    .choice("--format <server>", "write a configuration for this server, which refuses the crawlers", FORMATS)
    .option("--into <file>", "the robots.txt to add to: a file, or “-” for stdin")
    .option("-o, --output <file>", "write the text to this file")
    .option("--in-place", "write the text to the file given with --into")
    .runs(HELP, generate);
}

const collect = (value: string, before: string[] = []) => [...before, value];

async function generate(output: Output, options: GenerateOptions): Promise<ExitCode> {
  if (options.format !== undefined) return refuse(output, options, options.format);
  const wishes = [
    ...(options.allow ?? []).flatMap((text) => wishesOf(text, "allowed", output)),
    ...(options.disallow ?? []).flatMap((text) => wishesOf(text, "disallowed", output)),
  ];
  const file = target(options);
  const existing = options.into === undefined ? undefined : await readExisting(options.into, output);
  const written = write(wishes, existing);
  if (file !== undefined && (written.text !== existing || file !== options.into)) await save(file, written.text);

  const { text, added, comparison, notes } = written;
  const changes = changesOf(comparison);
  if (output.json) await output.writeJson({ file, text, added, ...changes, notes });
  else {
    const messages = notes.map(({ message }) => `${paint("yellow", "!")} ${message}\n`);
    messages.push(inWords(changes, comparison.leftOut));
    if (file === undefined) {
      await output.writeRaw(text);
      output.note(messages.join("").trimEnd());
    } else await output.write(`${inFile(file, written)}\n${messages.join("")}`);
  }
  return notes.some(({ kind }) => kind === "not-reached") ? EXIT.no : EXIT.ok;
}

async function refuse(output: Output, options: GenerateOptions, format: Format): Promise<ExitCode> {
  const { into, inPlace, output: file } = options;
  if (into !== undefined || inPlace)
    throw wrongUse(
      "--format generates a new text, so it cannot be combined with --into or --in-place: use --output to write the text to a file.",
    );
  const chosen = (texts: string[] = []) => texts.flatMap((text) => wholeSites(text, output));
  const plan = { disallow: chosen(options.disallow), allow: chosen(options.allow), format };
  const { text, crawlers, notes } = make((): BlockList => generateBlockList(plan));
  if (file !== undefined) await save(file, text);
  if (output.json) await output.writeJson({ file, format, text, crawlers, notes });
  else {
    const messages = notes.map(({ message }) => `${paint("yellow", "!")} ${message}\n`).join("");
    const refused = `Refuses ${count(crawlers.length, "crawler")}: ${list(crawlers)}.`;
    if (file === undefined) {
      await output.writeRaw(text);
      output.note(`${messages}${refused}`);
    } else await output.write(`${nameOf(file)}: written.\n${messages}${refused}\n`);
  }
  return EXIT.ok;
}

/**
 * Returns the crawlers that a value of `--allow` or `--disallow` names. Throws if the value contains a path other than `/`, because
 * `--format` applies to the whole site.
 */
function wholeSites(text: string, output: Output): Who[] {
  const wishes = wishesOf(text, "disallowed", output, isRetired);
  if (wishes.some(({ path = "/" }) => path !== "/"))
    throw wrongUse(
      `“${text}” has a path, but --format applies to the whole site: leave out the path, or leave out --format to generate a robots.txt.`,
    );
  return wishes.map(({ who = "all-crawlers" }) => who);
}

/** Returns the file to write to, or `undefined` for stdout. */
function target({ into, output, inPlace }: GenerateOptions): string | undefined {
  if (into !== undefined && isWebAddress(into))
    throw wrongUse(`--into cannot change a file on a server: save ${into} as a file, and pass that file.`);
  if (!inPlace) return output;
  if (output !== undefined) throw wrongUse("--output and --in-place cannot be combined: use one of them.");
  if (into === undefined || into === "-") throw wrongUse("--in-place needs a file: pass it with --into.");
  return into;
}

async function readExisting(file: string, output: Output): Promise<string> {
  const bytes = await readBytes(file);
  if (!isUtf8(bytes)) throw wrongUse(notUtf8(file, "changed"));
  const text = decode(bytes);
  // Empty input is an error, because the command before the pipe, such as `curl`, may have failed. The output would then lack all existing
  // rules.
  if (file === "-" && text.trim() === "")
    throw missingInput("stdin is empty, so nothing was added. To generate a new robots.txt, leave out --into.");
  const doubt = doubtOf(nameOf(file), text);
  if (doubt !== undefined) output.warn(doubt);
  return text;
}

const write = (wishes: Wish[], existing: string | undefined): WrittenRobotsTxt =>
  make(() => generateRobotsTxt(wishes, existing === undefined ? {} : { existing }));

/**
 * Calls `text`, which runs the engine. If the engine rejects the request, throws a `Problem` with the exit code for wrong use.
 */
function make<T>(text: () => T): T {
  try {
    return text();
  } catch (error) {
    if (error instanceof RobotscopeError && REFUSALS.includes(error.code)) throw wrongUse(error.message);
    throw error;
  }
}

const REFUSALS: readonly string[] = [
  ...["nothing-wished", "not-a-product-token", "not-a-path"],
  ...["nothing-to-refuse", "all-crawlers", "no-names"],
];

function wishesOf(text: string, access: Access, output: Output, isLeftOut?: typeof isRetired): Wish[] {
  // Do not split a URL at its colon. Pass it to the engine as a name: the engine reports that it is not a product token.
  const url = /(?:^|,)\s*([a-z][a-z\d+.-]*:\/\/[^,]*)/i.exec(text)?.[1];
  if (url !== undefined) return [{ who: { crawler: url }, access }];
  const isPath = /^(?:\/|\*[^:,])/.test(text);
  const [, names = text, path = "/"] = isPath ? ["", "*", text] : (/^(.*?):(?=[/*])(.*)$/s.exec(text) ?? []);
  const all = names.split(",").map((name) => name.trim());
  return all.flatMap((name) => whoOf(name, text, output, isLeftOut)).map((who) => ({ who, access, path }));
}

function whoOf(name: string, text: string, output: Output, isLeftOut?: typeof isRetired): Who[] {
  if (name === "" || (name.includes(":") && !name.toLowerCase().startsWith("operator:"))) {
    throw wrongUse(
      `“${text}” is not WHO, WHO:PATH, or a path that begins with a slash: write, for example, GPTBot:/drafts/.`,
    );
  }
  return whoIs(name, (one) => certainCrawlers(one, output), isLeftOut);
}

function inFile(file: string, { added }: WrittenRobotsTxt): string {
  if (!added) return `${nameOf(file)}: no line had to be added.`;
  return `${nameOf(file)}: ${count(added.count, "line")} added, from line ${added.first} on.`;
}
