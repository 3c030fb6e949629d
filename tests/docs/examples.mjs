// Finds the blocks of a document, and converts a block of JavaScript to a module that checks the values stated in its comments.
import ts from "typescript";
import { FENCE } from "../support/console.mjs";
import { statedValue } from "./literal.mjs";

/** A block of a document: its language, the file that it shows, its content, and the number of its first line, from 1. */
/** @typedef {{ language: string, file: string | undefined, content: string, line: number }} Block */

/** Returns the code blocks of a document. @param {string} text @returns {Block[]} */
export const blocksOf = (text) =>
  Array.from(text.matchAll(FENCE), ({ 1: language, 2: file, 3: content, index }) => ({
    language,
    file,
    content,
    line: text.slice(0, index).split("\n").length + 1,
  }));

/** @param {string} code */
export const firstLine = (code) => code.split("\n", 1)[0];

/**
 * Returns a module that runs the code of a block. Before a statement, the module calls a global `check(line)`. If a comment states the
 * value of an expression, the module calls `check(line, value, comment)` instead.
 *
 * @param {string} code
 * @param {number} start the line of the block in its page
 */
export function checkedModule(code, start) {
  const file = ts.createSourceFile("block.js", code, ts.ScriptTarget.ESNext, true);
  const written = file.statements.map((statement) => {
    if (ts.isImportDeclaration(statement) || ts.isExportAssignment(statement)) return statement.getText(file);
    const line = start + file.getLineAndCharacterOfPosition(statement.getStart(file)).line;
    const comment = commentAfter(code.slice(statement.end));
    if (!ts.isExpressionStatement(statement) || comment === undefined) {
      return `check(${line});\n${statement.getText(file)}`;
    }
    return `check(${line}, ${statement.expression.getText(file)}, ${JSON.stringify(comment)});`;
  });
  return written.join("\n");
}

/**
 * Returns the comment that follows a statement: on the same line, if that comment states a value, or on the next lines.
 *
 * @param {string} rest the code after the statement
 */
function commentAfter(rest) {
  const same = /^[^\S\n]*\/\/ (.*)/.exec(rest)?.[1];
  if (same !== undefined) return statedValue(same) && same;
  const below = /^\n((?:\/\/ .*(?:\n|$))+)/.exec(rest)?.[1];
  return below?.trimEnd().replace(/^\/\/ /gm, "");
}
