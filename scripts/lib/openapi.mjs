import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** The file that `npm run openapi` generates from the types of the events. */
export const openApiFile = inRoot("edge", "openapi.json");

const LINES = "application/x-ndjson";

export async function writeOpenApi() {
  writeFileSync(openApiFile, await openApi());
}

/** Returns the description of the service as OpenAPI 3.1, with the schemas of the events from their types. */
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

/** Returns JSON Schemas of the types that a file exports, by name. @param {string} file */
async function schemasOf(file) {
  // Imported late, because the set-up may have to install it first.
  const { createGenerator } = await import("ts-json-schema-generator");
  const { definitions } = createGenerator({ path: file, expose: "export" }).createSchema("*");
  return JSON.parse(JSON.stringify(definitions).replaceAll("#/definitions/", "#/components/schemas/"));
}
