import { pad, width } from "./terminal.ts";
import { filled, terminalWidth } from "./wrap.ts";

export interface TableOptions {
  /** The columns that may be left out in narrow terminals, least important first. */
  spare?: readonly number[];
}

/** The minimum width of the last column. If there is less room, its cells are placed below the other columns. */
const NARROWEST_LAST = 24;
const GAP = "  ";
const BELOW = "      ";

/** Formats rows with aligned columns that fit the terminal's width. The last column is wrapped. A row with a single cell is a heading. */
export function columns(rows: readonly (readonly string[])[], { spare = [] }: TableOptions = {}): string {
  const most = terminalWidth();
  const waiting = [...spare];
  let shown = rows;
  let widths = widthsOf(shown);
  const isTooWide = () => most - widthOf(widths) < Math.min(NARROWEST_LAST, widestLast(shown));
  for (let left = waiting.shift(); left !== undefined && isTooWide(); left = waiting.shift()) {
    const gone = spare.slice(0, spare.length - waiting.length);
    shown = rows.map((row) => row.filter((_, at) => !gone.includes(at)));
    widths = widthsOf(shown);
  }
  const before = widthOf(widths);
  const isBelow = isTooWide();
  return shown
    .map((row) => {
      const last = row.at(-1) ?? "";
      if (row.length < 2) return `${last}\n`;
      const cells = row.slice(0, -1).map((cell, at) => pad(cell, widths[at] ?? 0) + GAP);
      if (isBelow) {
        const lines = last === "" ? [] : filled(last, most - BELOW.length).map((line) => `${BELOW}${line}\n`);
        return `${cells.join("").trimEnd()}\n${lines.join("")}`;
      }
      const [first = "", ...others] = filled(last, most - before);
      return [cells.join("") + first, ...others.map((line) => " ".repeat(before) + line)]
        .map((line) => `${line.trimEnd()}\n`)
        .join("");
    })
    .join("");
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.slice(0, -1).entries()) widths[at] = Math.max(widths[at] ?? 0, width(cell));
  }
  return widths;
}

const widthOf = (widths: readonly number[]) => widths.reduce((sum, columns) => sum + columns + GAP.length, 0);

const widestLast = (rows: readonly (readonly string[])[]) =>
  Math.max(0, ...rows.map((row) => (row.length > 1 ? width(row.at(-1) ?? "") : 0)));
