// The JavaScript examples of a page, as one module that runs them one after the other and checks what their comments state.
import ts from "typescript";
import { statedValue } from "./literal.mjs";

/**
 * @typedef {object} Block
 * @property {number} line of its first line in the page, from 1
 * @property {string} code
 */

/** The blocks of a language in a page. @param {string} page @param {string} [language] @returns {Block[]} */
export function blocksOf(page, language = "js") {
  return Array.from(page.matchAll(/^```(\w+)\n(.*?)^```$/gms))
    .filter((found) => found[1] === language)
    .map((found) => ({ line: page.slice(0, found.index).split("\n").length + 1, code: found[2] }));
}

/**
 * A module of all blocks. Each sees what those before it have imported and declared, and may declare the same name again. What a
 * comment states is handed to a global `check(line, value, comment)`.
 *
 * @param {Block[]} blocks
 * @param {Record<string, string>} before what a reader has in mind, by the first line of the block that needs it; by "" what all need
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

/** An import in the middle of a module. @param {ts.ImportDeclaration} statement */
function imported({ importClause, moduleSpecifier }) {
  const named = importClause?.namedBindings;
  const names = named && ts.isNamedImports(named) ? named.elements.map((element) => element.getText()) : [];
  if (importClause?.name) names.push(`default: ${importClause.name.text}`);
  return `const { ${names.join(", ")} } = await import(${moduleSpecifier.getText()});`;
}

/**
 * What the comment behind a statement states: on the same line, or on the lines below.
 *
 * @param {string} rest of the code
 */
function commentBehind(rest) {
  const same = /^[^\S\n]*\/\/ (.*)/.exec(rest)?.[1];
  if (same !== undefined) return statedValue(same) && same;
  const below = /^\n((?:\/\/ .*(?:\n|$))+)/.exec(rest)?.[1];
  return below?.trimEnd().replace(/^\/\/ /gm, "");
}
