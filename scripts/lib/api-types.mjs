/**
 * @typedef {object} Declaration
 * @property {"function" | "class" | "type"} kind
 * @property {string} name
 * @property {string} doc its comment
 * @property {string} signature of a function its parameters and result, of a type what it stands for
 * @property {Member[]} members of a class or of an interface
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {string} doc
 * @property {string} signature of a method all of it, of a property its type
 */

/**
 * The declarations that a file with types exports.
 *
 * @param {string} text
 * @returns {Promise<Declaration[]>}
 */
export async function readTypes(text) {
  // Not before the set-up: it may have to be installed first.
  const { default: ts } = await import("typescript");
  const file = ts.createSourceFile("types.d.ts", text, ts.ScriptTarget.ESNext, true);

  /** @param {import("typescript").Node} node */
  const docOf = (node) => {
    const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
    return ts.getTextOfJSDocComment(comment) ?? "";
  };
  /** Without what is private, and what a computed name such as Symbol.dispose is for. @param {readonly (import("typescript").ClassElement | import("typescript").TypeElement)[]} members @param {string} name whose they are */
  const membersOf = (members, name) =>
    members.flatMap((member) => {
      if (ts.isConstructorDeclaration(member) && !member.modifiers) {
        const signature = member
          .getText()
          .replace(/^constructor/, `new ${name}`)
          .replace(/;$/, "");
        return [{ name: "new", doc: docOf(member), signature }];
      }
      if (!member.name || !ts.isIdentifier(member.name)) return [];
      const isMethod = ts.isMethodDeclaration(member) || ts.isMethodSignature(member);
      const optional = "questionToken" in member && member.questionToken ? "?" : "";
      const type =
        "type" in member && member.type ? /** @type {import("typescript").TypeNode} */ (member.type).getText() : "";
      const signature = isMethod ? member.getText().replace(/;$/, "") : type;
      return [{ name: member.name.text + optional, doc: docOf(member), signature }];
    });

  /** @param {import("typescript").Statement} statement @returns {Declaration[]} */
  const declared = (statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const doc = docOf(statement);
    if (ts.isFunctionDeclaration(statement)) {
      const signature = statement
        .getText()
        .replace(/^export (?:default |declare )?function /, "")
        .replace(/;$/, "");
      return [{ kind: "function", name: statement.name?.text ?? "", doc, signature, members: [] }];
    }
    // An interface without members is what a class is besides.
    if (ts.isInterfaceDeclaration(statement) && statement.members.length === 0) return [];
    if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      const name = statement.name?.text ?? "";
      const kind = ts.isClassDeclaration(statement) ? "class" : "type";
      return [{ kind, name, doc, signature: "", members: membersOf(statement.members, name) }];
    }
    if (ts.isTypeAliasDeclaration(statement)) {
      return [{ kind: "type", name: statement.name.text, doc, signature: statement.type.getText(), members: [] }];
    }
    return [];
  };

  return file.statements.flatMap(declared);
}
