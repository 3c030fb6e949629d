import { unparse } from "papaparse";

/**
 * Formats a row as in RFC 4180. Spreadsheets run a cell as a formula if it begins with `=`, `+`, `-`, `@`, a tab or a carriage return; an
 * apostrophe before the cell prevents that: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvRow = (cells: readonly (string | undefined)[]): string =>
  `${unparse([cells], { escapeFormulae: /^[=+\-@\t\r]/ })}\r\n`;
