// Parses the values in the comments of examples: JavaScript literals in which “…” marks omitted parts.
import ts from "typescript";

/**
 * Returns the value at the beginning of a comment: the whole comment, or the part before a colon, comma, semicolon or full stop.
 *
 * @param {string} comment
 * @returns {ts.Expression | undefined} undefined if the comment does not begin with a value
 */
export function statedValue(comment) {
  const literal = /^(?:true|false|undefined|null|-?\d[\d_.]*\b)/.exec(comment)?.[0] ?? bracketed(comment);
  if (literal === undefined || !/^(?:[:,;.]|\s*$)/.test(comment.slice(literal.length))) return undefined;
  // Replaces … outside strings with ...etc, which TypeScript parses as a spread.
  const source = literal.replace(/("(?:[^"\\]|\\.)*")|…/g, (_, string) => string ?? "...etc");
  const file = ts.createSourceFile("literal.js", `(${source})`, ts.ScriptTarget.ESNext, true);
  const [statement] = file.statements;
  const isRead =
    !(/** @type {any} */ (file).parseDiagnostics.length) && statement && ts.isExpressionStatement(statement);
  const value = isRead ? withoutParentheses(statement.expression) : undefined;
  return value && isLiteral(value) ? value : undefined;
}

/**
 * Returns `true` if a value matches the stated value. A stated string that ends with … matches every string that begins with the part
 * before it. `{ line, … }` also matches objects with more fields.
 *
 * @param {unknown} value
 * @param {ts.Expression} stated
 * @returns {boolean}
 */
export function isStated(value, stated) {
  if (ts.isObjectLiteralExpression(stated)) {
    if (typeof value !== "object" || value === null) return false;
    const object = /** @type {Record<string, unknown>} */ (value);
    const keys = stated.properties.flatMap((property) => (property.name ? [property.name.getText()] : []));
    const isWhole = !stated.properties.some(ts.isSpreadAssignment);
    const states = (/** @type {ts.ObjectLiteralElementLike} */ property) => {
      if (ts.isShorthandPropertyAssignment(property)) return property.name.text in object;
      return !ts.isPropertyAssignment(property) || isStated(object[property.name.getText()], property.initializer);
    };
    return (
      (!isWhole || Object.keys(object).every((key) => keys.includes(key) || object[key] === undefined)) &&
      stated.properties.every(states)
    );
  }
  if (ts.isArrayLiteralExpression(stated)) {
    if (!Array.isArray(value)) return false;
    const elements = stated.elements.filter((element) => !ts.isSpreadElement(element));
    const isWhole = elements.length === stated.elements.length;
    return (
      (!isWhole || value.length === elements.length) &&
      elements.every((element, at) => at in value && isStated(value[at], element))
    );
  }
  if (ts.isStringLiteral(stated)) {
    const beginning = /^(.*)…$/s.exec(stated.text)?.[1];
    return typeof value === "string" && (beginning === undefined ? value === stated.text : value.startsWith(beginning));
  }
  const text = stated.getText();
  if (text === "undefined") return value === undefined;
  return value === JSON.parse(text.replaceAll("_", ""));
}

/** Returns the string, array or object literal at a text's beginning, or `undefined` if there is none. @param {string} text */
function bracketed(text) {
  if (!/^["[{]/.test(text)) return undefined;
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (/^[[{]/.test(part)) depth += 1;
    if (/^[\]}]/.test(part)) depth -= 1;
    if (depth === 0) return text.slice(0, index + part.length);
  }
  return undefined;
}

/** @param {ts.Expression} expression @returns {ts.Expression} */
const withoutParentheses = (expression) =>
  ts.isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression;

/** @param {ts.Node} node @returns {boolean} */
function isLiteral(node) {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((property) => !ts.isPropertyAssignment(property) || isLiteral(property.initializer));
  }
  if (ts.isArrayLiteralExpression(node))
    return node.elements.every((element) => ts.isSpreadElement(element) || isLiteral(element));
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    ["true", "false", "null", "undefined"].includes(node.getText())
  );
}
