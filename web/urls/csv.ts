import { unparse } from "papaparse";

/**
 * Formats a row as in RFC 4180. Prefixes cells that begin with `=`, `+`, `-`, `@`, a tab or a carriage return with an apostrophe, because
 * spreadsheets would evaluate these cells as formulas: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvRow = (cells: readonly (string | undefined)[]): string =>
  `${unparse([cells], { escapeFormulae: /^[=+\-@\t\r]/ })}\r\n`;
