import { unparse } from "papaparse";

/**
 * Formats a row as in RFC 4180. Puts an apostrophe before cells that begin with `=`, `+`, `-`, `@`, a tab or a carriage return, because
 * spreadsheets would run them as formulas: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvRow = (cells: readonly (string | undefined)[]): string =>
  `${unparse([cells], { escapeFormulae: /^[=+\-@\t\r]/ })}\r\n`;
