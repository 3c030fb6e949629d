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

/** A text for `--help`: its paragraphs in the columns that there are, examples and lists as they stand. */
export function helpText(text: string): string {
  return wrap(text.replace(/(?<=^\S.*)\n(?=\S)/gm, " "), helpWidth());
}

/** How wide help is; where no terminal is, as wide as most are. */
export const helpWidth = () => Math.min(terminalWidth(), process.stdout.isTTY ? 120 : 80);
