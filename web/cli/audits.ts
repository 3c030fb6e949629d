import type { Audit, AuditOutcome } from "robotscope";
import { paint, type Style } from "./terminal.ts";

const STYLES: Record<AuditOutcome, Style> = { pass: "green", fail: "red", "not-applicable": "dim", unknown: "yellow" };

const MOST = 10;

export function auditsInWords(audits: readonly Audit[]): string {
  const parts = audits.map(({ outcome, explanation, remarks, more }) => {
    const shown = remarks.slice(0, MOST).map((remark) => `    ${remark.explanation}\n`);
    const rest = remarks.length - shown.length + more;
    return `  ${paint(STYLES[outcome], outcome)} ${explanation}\n${shown.join("")}${rest > 0 ? `    and ${rest} more\n` : ""}`;
  });
  return `\n${paint("bold", "What other tools say")}\n${parts.join("")}`;
}
