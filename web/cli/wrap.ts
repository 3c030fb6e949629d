import { width } from "./terminal.ts";

/** Returns the number of columns of the terminal; infinity if there is no terminal. */
export function terminalWidth(stream: NodeJS.WriteStream = process.stdout): number {
  if (!stream.isTTY) return Number.POSITIVE_INFINITY;
  return Math.max(NARROWEST, Number(process.env.COLUMNS) || stream.columns || 80);
}

const NARROWEST = 20;

/** Wraps lines at the given number of columns. Continuation lines are indented by two more spaces. Words are not broken. */
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

/** Splits text into lines. `first` is the maximum width of the first line. A word that is too long for any line is on a line of its own. */
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

/** Represents a space at which a line must not be wrapped. It is a private-use character, so help texts do not contain it. */
const UNBROKEN_SPACE = "\ue000";

/**
 * Wraps text for `--help`: paragraphs and lists are wrapped at the terminal's width. Lines of examples are not wrapped, so that they can be
 * copied.
 */
export function helpText(text: string): string {
  const [before = "", examples = ""] = text.split(/(?<=^Examples:\n)/m);
  const paragraphs = before.replace(/(?<=^\S.*)\n(?=\S)/gm, " ");
  const isExample = /^ {2,}[#{].*$/gm;
  return wrap(unbroken(paragraphs, isExample) + unbroken(examples, /^ +.*$/gm), helpWidth());
}

/** Returns `true` if a text contains lines from `helpText` that must not be wrapped. */
export const isHelp = (text: string): boolean => text.includes(UNBROKEN_SPACE);

export const wrappedHelp = (text: string): string => wrap(text, helpWidth()).replaceAll(UNBROKEN_SPACE, " ");

const unbroken = (text: string, lines: RegExp) => text.replace(lines, (line) => line.replaceAll(" ", UNBROKEN_SPACE));

/** Returns the maximum width of help texts: the terminal's, up to 120 columns, or 80 if there is no terminal. */
export const helpWidth = () => Math.min(terminalWidth(), process.stdout.isTTY ? 120 : 80);
