// Converts a page's JavaScript examples into a module that runs them in order and checks the values in their comments.
import ts from "typescript";
import { statedValue } from "./literal.mjs";

/**
 * @typedef {object} Block
 * @property {number} line of the block's first line in the page, from 1
 * @property {string} code
 */

/**
 * Returns a page's code blocks in the given language.
 * @param {string} page
 * @param {string} [language]
 * @returns {Block[]}
 */
export function blocksOf(page, language = "js") {
  return Array.from(page.matchAll(/^```(\w+)\n(.*?)^```$/gms))
    .filter((found) => found[1] === language)
    .map((found) => ({ line: page.slice(0, found.index).split("\n").length + 1, code: found[2] }));
}

/**
 * Returns a module with all blocks. Each block sees earlier imports and declarations, and may redeclare a name. For each comment with a
 * value, the module calls a global `check(line, value, comment)`.
 *
 * @param {Block[]} blocks
 * @param {Record<string, string>} before code that a block assumes, by its first line; the entry "" is for all blocks
 */
export function moduleOf(blocks, before) {
  const needed = instrumented(before[""] ?? "", 0);
  const bodies = blocks.map(
    ({ line, code }) => `{\n${before[code.split("\n", 1)[0]] ?? ""}\n${instrumented(code, line)}`,
  );
  return [needed, ...bodies, "}".repeat(bodies.length), ""].join("\n");
}

/** @param {Block} block */
export const firstLine = ({ code }) => code.split("\n", 1)[0];

/** @param {string} code @param {number} start */
function instrumented(code, start) {
  const file = ts.createSourceFile("block.js", code, ts.ScriptTarget.ESNext, true);
  const written = file.statements.map((statement) => {
    if (ts.isImportDeclaration(statement)) return imported(statement);
    if (ts.isExportAssignment(statement)) return "";
    const line = start + file.getLineAndCharacterOfPosition(statement.getStart(file)).line;
    const comment = commentBehind(code.slice(statement.end));
    if (!ts.isExpressionStatement(statement) || comment === undefined) {
      return `check(${line});\n${statement.getText(file).replace(/^export /, "")}`;
    }
    return `check(${line}, ${statement.expression.getText(file)}, ${JSON.stringify(comment)});`;
  });
  return written.join("\n");
}

/** Rewrites an import for the middle of a module. @param {ts.ImportDeclaration} statement */
function imported({ importClause, moduleSpecifier }) {
  const named = importClause?.namedBindings;
  const names = named && ts.isNamedImports(named) ? named.elements.map((element) => element.getText()) : [];
  if (importClause?.name) names.push(`default: ${importClause.name.text}`);
  return `const { ${names.join(", ")} } = await import(${moduleSpecifier.getText()});`;
}

/**
 * Returns a statement's comment: the one on the same line if it states a value, otherwise the one on the next lines.
 *
 * @param {string} rest the code after the statement
 */
function commentBehind(rest) {
  const same = /^[^\S\n]*\/\/ (.*)/.exec(rest)?.[1];
  if (same !== undefined) return statedValue(same) && same;
  const below = /^\n((?:\/\/ .*(?:\n|$))+)/.exec(rest)?.[1];
  return below?.trimEnd().replace(/^\/\/ /gm, "");
}
