import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** What `npm run openapi` writes of the types of the events. */
export const openApiFile = inRoot("edge", "openapi.json");

const LINES = "application/x-ndjson";

/** Writes the description of the service. */
export async function writeOpenApi() {
  writeFileSync(openApiFile, await openApi());
}

/** The description of the service as OpenAPI 3.1, with the schemas of the events from their types. */
export async function openApi() {
  const { version } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));
  const schemas = await schemasOf(inRoot("web", "live", "events.ts"));
  const refusal = (/** @type {string} */ description) => ({
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  });
  const description = {
    openapi: "3.1.1",
    info: {
      title: "robotscope live",
      version,
      description:
        "Fetches a web page, its redirects and each robots.txt on the way, and tells what came. It judges nothing.",
      license: { name: "MIT OR Apache-2.0", identifier: "MIT OR Apache-2.0" },
    },
    paths: {
      "/api/inspect": {
        get: {
          operationId: "inspect",
          summary: "Fetches what a URL leads to.",
          security: [],
          parameters: [
            {
              name: "url",
              in: "query",
              required: true,
              description: "A web address; without a scheme it is https.",
              schema: { type: "string", maxLength: 8192 },
              example: "https://example.com/",
            },
            {
              name: "as",
              in: "query",
              description:
                "Product tokens of crawlers, with commas between: the page is asked for once more in the name of each. Off, unless the operator turns it on.",
              schema: { type: "string" },
              example: "Googlebot,GPTBot",
            },
          ],
          responses: {
            200: {
              description: "One event a line, as things happen; empty lines mean nothing.",
              content: { [LINES]: { schema: { $ref: "#/components/schemas/LiveEvent" } } },
            },
            400: refusal("`url` is no web address, or `as` names too many, or nobody whom the catalogue has."),
            403: refusal("The page of another site asks, or `as` is turned off."),
            405: refusal("Only GET is answered."),
            429: refusal("The client asks too often; `Retry-After` says how many seconds to wait."),
            503: refusal("Too many answers are under way; `Retry-After` says how many seconds to wait."),
          },
        },
      },
    },
    components: { schemas },
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/**
 * JSON Schemas of the types that a file exports, by their names. A type that it does not know makes it fail.
 *
 * @param {string} file
 */
async function schemasOf(file) {
  // Not before the set-up: it may have to be installed first.
  const { default: ts } = await import("typescript");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext, true);

  /** @param {import("typescript").Node} node */
  const described = (node) => {
    const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
    const text = ts.getTextOfJSDocComment(comment);
    return text ? { description: text.replace(/\s+/g, " ") } : {};
  };
  /** @param {import("typescript").TypeNode} node @returns {object} */
  const schema = (node) => {
    if (ts.isTypeReferenceNode(node)) return { $ref: `#/components/schemas/${node.typeName.getText()}` };
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return { const: node.literal.text };
    if (ts.isUnionTypeNode(node)) {
      const members = node.types.map(schema);
      const constants = members.map((member) => ("const" in member ? member.const : undefined));
      return constants.includes(undefined) ? { anyOf: members } : { type: "string", enum: constants };
    }
    switch (node.kind) {
      case ts.SyntaxKind.StringKeyword:
        return { type: "string" };
      case ts.SyntaxKind.NumberKeyword:
        return { type: "number" };
      case ts.SyntaxKind.BooleanKeyword:
        return { type: "boolean" };
      default:
        throw new Error(`no schema for ${node.getText()} in ${file}`);
    }
  };
  /** @param {import("typescript").InterfaceDeclaration} declaration */
  const object = ({ members }) => {
    const fields = members.filter(ts.isPropertySignature).map((member) => {
      if (!member.type) throw new Error(`no type for ${member.getText()} in ${file}`);
      return { name: member.name.getText(), isOptional: member.questionToken, type: member.type, member };
    });
    return {
      type: "object",
      properties: Object.fromEntries(
        fields.map(({ name, type, member }) => [name, { ...described(member), ...schema(type) }]),
      ),
      required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
      additionalProperties: false,
    };
  };
  const named = source.statements.flatMap((statement) => {
    const doc = described(statement);
    if (ts.isInterfaceDeclaration(statement)) return [[statement.name.text, { ...doc, ...object(statement) }]];
    if (ts.isTypeAliasDeclaration(statement)) return [[statement.name.text, { ...doc, ...schema(statement.type) }]];
    return [];
  });
  return Object.fromEntries(named);
}
