import { width } from "./terminal.ts";

/** How many columns a line may take: those of the terminal, as many as it likes where there is none. */
export function terminalWidth(stream: NodeJS.WriteStream = process.stdout): number {
  if (!stream.isTTY) return Number.POSITIVE_INFINITY;
  return Math.max(NARROWEST, Number(process.env.COLUMNS) || stream.columns || 80);
}

const NARROWEST = 20;

/** A text whose lines take no more columns than there are: they go on below, indented by two more. No word is broken. */
export function wrap(text: string, columns: number): string {
  if (columns === Number.POSITIVE_INFINITY) return text;
  return text
    .split("\n")
    .map((line) => {
      if (width(line) <= columns) return line;
      const blanks = /^ */.exec(line)?.[0] ?? "";
      const hanging = `${blanks}  `;
      const [first = "", ...others] = filled(
        line.slice(blanks.length),
        columns - blanks.length,
        columns - hanging.length,
      );
      return [blanks + first, ...others.map((other) => hanging + other)].join("\n");
    })
    .join("\n");
}

/** A text in lines of so many columns, the first one perhaps with others. A word that is longer has a line of its own. */
export function filled(text: string, first: number, others = first): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(/\s*\S+/g) ?? []) {
    const most = lines.length === 0 ? first : others;
    if (line === "" || width(line + piece) <= most) {
      line += line === "" && lines.length > 0 ? piece.trimStart() : piece;
      continue;
    }
    lines.push(line);
    line = piece.trimStart();
  }
  return [...lines, line];
}

/** Stands for a space in a line that stays whole; a private character, which no help text has. */
const KEPT = "\ue000";

/** Returns a text for `--help`: paragraphs and lists in the columns that there are. A line of an example stays whole, so that it can be copied. */
export function helpText(text: string): string {
  const [before = "", examples = ""] = text.split(/(?<=^Examples:\n)/m);
  const paragraphs = before.replace(/(?<=^\S.*)\n(?=\S)/gm, " ");
  const isExample = /^ {2,}[#{].*$/gm;
  return wrap(kept(paragraphs, isExample) + kept(examples, /^ +.*$/gm), helpWidth());
}

/** Returns a help text in the columns that there are, for the terminal. */
export const wrappedHelp = (text: string): string => wrap(text, helpWidth()).replaceAll(KEPT, " ");

const kept = (text: string, lines: RegExp) => text.replace(lines, (line) => line.replaceAll(" ", KEPT));

/** How wide help is; where no terminal is, as wide as most are. */
export const helpWidth = () => Math.min(terminalWidth(), process.stdout.isTTY ? 120 : 80);
