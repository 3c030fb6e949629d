import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../scripts/lib/paths.mjs";

/** The file that `npm run openapi` generates from the event types. */
export const openApiFile = inRoot("edge", "openapi.json");

const LINES = "application/x-ndjson";

export async function writeOpenApi() {
  writeFileSync(openApiFile, await openApi());
}

/** Returns the service's OpenAPI 3.1 description. The events' schemas are generated from their types. */
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
        "Fetches a web page, its redirects and each robots.txt on the way, and streams the responses as events. It does not evaluate them.",
      license: { name: "MIT OR Apache-2.0", identifier: "MIT OR Apache-2.0" },
    },
    paths: {
      "/api/inspect": {
        get: {
          operationId: "inspect",
          summary: "Fetches a page, its redirects and the robots.txt of each site on the way.",
          security: [],
          parameters: [
            {
              name: "url",
              in: "query",
              required: true,
              description: "The URL of a web page. Without a scheme, https is used.",
              schema: { type: "string", maxLength: 8192 },
              example: "https://example.com/",
            },
            {
              name: "as",
              in: "query",
              description:
                "Product tokens of crawlers, separated by commas. The service also fetches robots.txt and the page with the User-Agent of each crawler. Turned off by default; if the operator turns it on, the `end` event contains `crawlers`.",
              schema: { type: "string" },
              example: "Googlebot,GPTBot",
            },
          ],
          responses: {
            200: {
              description: "One event per line, as it happens. Empty lines have no meaning.",
              content: { [LINES]: { schema: { $ref: "#/components/schemas/LiveEvent" } } },
            },
            400: refusal("`url` is not a web address, or `as` has too many or unknown crawlers."),
            403: refusal("The request is from a page of another site, or `as` is turned off."),
            405: refusal("The method is not GET."),
            429: refusal("The client sends too many requests. `Retry-After` is the number of seconds to wait."),
            503: refusal("Too many inspections are running. `Retry-After` is the number of seconds to wait."),
          },
        },
      },
    },
    components: { schemas },
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** Returns a JSON Schema for each type that a file exports, keyed by name. @param {string} file */
async function schemasOf(file) {
  // Import the generator late: the set-up may have to install it first.
  const { createGenerator } = await import("ts-json-schema-generator");
  const { definitions } = createGenerator({ path: file, expose: "export" }).createSchema("*");
  return JSON.parse(JSON.stringify(definitions).replaceAll("#/definitions/", "#/components/schemas/"));
}
