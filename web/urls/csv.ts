import { unparse } from "papaparse";

/**
 * Formats a row as in RFC 4180. A spreadsheet would run a cell that begins with one of these characters as a formula; an apostrophe
 * prevents that: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvRow = (cells: readonly (string | undefined)[]): string =>
  `${unparse([cells], { escapeFormulae: /^[=+\-@\t\r]/ })}\r\n`;
