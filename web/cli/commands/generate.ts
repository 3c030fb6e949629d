import { isUtf8 } from "node:buffer";
import { Command } from "commander";
import {
  type Access,
  generateRobotsTxt,
  RobotscopeError,
  type Who,
  type Wish,
  type WrittenRobotsTxt,
} from "robotscope";
import { changesOf, inWords } from "../changes.ts";
import { chooseCrawlers } from "../crawlers.ts";
import { EXIT, type ExitCode, wrongUse } from "../exit.ts";
import { count, type Output } from "../output.ts";
import { action } from "../run.ts";
import { decode, isWebAddress, nameOf, notUtf8, readBytes, save } from "../source.ts";
import { paint } from "../terminal.ts";
import { whoIs } from "../wishes.ts";
import { helpText } from "../wrap.ts";

interface GenerateOptions {
  allow?: string[];
  disallow?: string[];
  into?: string;
  output?: string;
  inPlace?: boolean;
}

const HELP = `
WHO:PATH is one of
  ai-training            crawlers of a purpose, and the whole site
  GPTBot,ai-training     several, with commas: product tokens, purposes, ai, main, operator:NAME
  GPTBot:/drafts/        the paths that a rule matches
  /*.pdf$                the same for all crawlers; also “*:/*.pdf$”

Without --into, a new robots.txt is written. An existing one only gets new lines: none is lost, changed or moved. A crawler with a new group
of its own no longer follows the group for *, so the rules that applied to it are repeated there. What changes, and for which crawlers, is
found by comparing both texts, as “robotscope diff” does.

The text goes to stdout and what is said about it to stderr; with --output or --in-place the text goes to a file. The exit code is 1 if an
existing line conflicts with the request; everything else is still written.

Examples:
  robotscope generate --allow search,social-preview --disallow ai-training > robots.txt
  robotscope generate --disallow GPTBot:/drafts/ --disallow /tmp/ --into robots.txt
  robotscope generate --disallow ai --into public/robots.txt --in-place`;

export function generateCommand(): Command {
  return new Command("generate")
    .summary("write a robots.txt, or add to one, by purpose, crawler and path")
    .description(
      "Writes robots.txt lines that allow or block crawlers, adds them to an existing file, and says what changes " +
        "for which crawlers.",
    )
    .option("--allow <who:path>", "who may fetch what; may be repeated", collect)
    .option("--disallow <who:path>", "who may not fetch what; may be repeated", collect)
    .option("--into <file>", "the robots.txt to add to: a file, or “-” for stdin")
    .option("-o, --output <file>", "write the text to this file")
    .option("--in-place", "write the text to the file of --into")
    .addHelpText("after", () => helpText(HELP))
    .action(action(generate));
}

const collect = (value: string, before: string[] = []) => [...before, value];

async function generate(output: Output, options: GenerateOptions): Promise<ExitCode> {
  const wishes = [
    ...(options.allow ?? []).flatMap((text) => wishesOf(text, "allowed", output)),
    ...(options.disallow ?? []).flatMap((text) => wishesOf(text, "disallowed", output)),
  ];
  const file = target(options);
  const existing = options.into === undefined ? undefined : await readExisting(options.into);
  const written = write(wishes, existing);
  if (file !== undefined && (written.text !== existing || file !== options.into)) await save(file, written.text);

  const { text, added, comparison, notes } = written;
  const changes = changesOf(comparison);
  if (output.json) await output.writeJson({ file, text, added, ...changes, notes });
  else {
    const said = notes.map(({ message }) => `${paint("yellow", "!")} ${message}\n`);
    said.push(inWords(changes, comparison.leftOut));
    if (file === undefined) {
      await output.writeRaw(text);
      output.note(said.join("").trimEnd());
    } else await output.write(`${inFile(file, written)}\n${said.join("")}`);
  }
  return notes.some(({ kind }) => kind === "not-reached") ? EXIT.no : EXIT.ok;
}

/** Where the text goes, if not to stdout. */
function target({ into, output, inPlace }: GenerateOptions): string | undefined {
  if (into !== undefined && isWebAddress(into))
    throw wrongUse(`${into} cannot be written to: save it as a file first, and name that.`);
  if (!inPlace) return output;
  if (output !== undefined) throw wrongUse("--output and --in-place both say where the text goes: use one of them.");
  if (into === undefined || into === "-") throw wrongUse("--in-place needs a file: name it with --into.");
  return into;
}

async function readExisting(file: string): Promise<string> {
  const bytes = await readBytes(file);
  if (!isUtf8(bytes)) throw wrongUse(notUtf8(file, "changed"));
  return decode(bytes);
}

function write(wishes: Wish[], existing: string | undefined): WrittenRobotsTxt {
  try {
    return generateRobotsTxt(wishes, existing === undefined ? {} : { existing });
  } catch (error) {
    if (error instanceof RobotscopeError && REFUSALS.includes(error.code)) throw wrongUse(error.message);
    throw error;
  }
}

const REFUSALS: readonly string[] = ["nothing-wished", "not-a-product-token", "not-a-path"];

/** What one option asks for. */
function wishesOf(text: string, access: Access, output: Output): Wish[] {
  const isPath = /^(?:\/|\*[^:,])/.test(text);
  const [, names = text, path = "/"] = isPath ? ["", "*", text] : (/^(.*?):(?=[/*])(.*)$/s.exec(text) ?? []);
  const all = names.split(",").map((name) => name.trim());
  return all.flatMap((name) => whoOf(name, text, output)).map((who) => ({ who, access, path }));
}

function whoOf(name: string, text: string, output: Output): Who[] {
  if (name === "" || (name.includes(":") && !name.toLowerCase().startsWith("operator:"))) {
    throw wrongUse(
      `“${text}” is neither WHO, WHO:PATH nor a path that begins with a slash: write GPTBot:/drafts/, for example.`,
    );
  }
  return whoIs(name, (one) => chooseCrawlers([one], output));
}

/** What has come into the file. */
function inFile(file: string, { added }: WrittenRobotsTxt): string {
  if (!added) return `${nameOf(file)}: no line had to be added.`;
  return `${nameOf(file)}: ${count(added.count, "line")} added, from line ${added.first} on.`;
}
