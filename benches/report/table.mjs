import { figure, isOurs, lead } from "./budgets.mjs";

/** @typedef {import("./budgets.mjs").Section} Section */

/** Returns the header of a section's table. @param {Section} section */
export const head = ({ unit, engines }) => [
  unit === "ns" ? "" : unit,
  ...engines,
  ...(hasLead({ unit, engines }) ? ["lead"] : []),
];

/** Returns the rows of a section's table. @param {Section} section */
export function body(section) {
  return section.rows.map((row) => {
    const figures = section.engines.map((engine) => {
      const value = figure(row, engine);
      const cell = row.cells[engine];
      if (value !== undefined) return section.unit === "ns" ? time(value) : precise(value);
      return cell && "why" in cell ? cell.why : "–";
    });
    const factor = lead(section, row);
    return [row.name, ...figures, ...(hasLead(section) ? [factor === undefined ? "–" : `${precise(factor)}×`] : [])];
  });
}

/**
 * Returns `true` if a section's table has a column for the lead. Tables about memory and tables without peers have no such column.
 * @param {{ unit: string, engines: string[] }} section
 */
const hasLead = ({ unit, engines }) => unit !== "bytes per byte of text" && !engines.every(isOurs);

/** Returns a section's notes, then how many answers differ from robotscope's, and the samples' spread. @param {Section} section */
export function allNotes({ notes, rows }) {
  const differences = rows.flatMap(({ name, queries, different }) => {
    const counts = Object.entries(different).map(([engine, count]) => `${engine} ${count}`);
    return counts.length > 0 ? [`${name}: ${counts.join(", ")} of ${queries}`] : [];
  });
  const spreads = rows.flatMap(({ cells }) =>
    Object.values(cells).flatMap((cell) => ("spread" in cell ? cell.spread : [])),
  );
  spreads.sort((a, b) => a - b);
  const percent = (/** @type {number} */ part) => `${Math.ceil((spreads.at(part) ?? 0) * 100)} %`;
  return [
    ...notes,
    ...(differences.length > 0 ? [`Answers that differ from robotscope's – ${differences.join("; ")}.`] : []),
    ...(spreads.at(-1)
      ? [
          `Interquartile range: ${percent(spreads.length >> 1)} of the median in a typical cell, ${percent(-1)} at most.`,
        ]
      : []),
  ];
}

/** Formats a number with at least three significant digits; “–” if it is missing. @param {number | undefined} value */
export function precise(value) {
  if (value === undefined) return "–";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** Formats a time with its unit. @param {number} nanoseconds */
export function time(nanoseconds) {
  if (nanoseconds < 1e3) return `${precise(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${precise(nanoseconds / 1e3)} µs` : `${precise(nanoseconds / 1e6)} ms`;
}
