// docs/API.md is what the types of the package say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { apiPage } from "../../scripts/lib/api.mjs";
import { readTypes } from "../../scripts/lib/api-types.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { installPackage } from "../support/package.mjs";

test("docs/API.md is up to date", async () => {
  const page = await apiPage(join(await installPackage(), "node_modules/robotscope/pkg"));
  assert.ok(
    page === readFileSync(inRoot("docs", "API.md"), "utf8"),
    "“npm run build” and “npm run api” write it again",
  );
});

test("types are read as they are written", async () => {
  const types = `
    /** What it is for. */
    export type Access = "allowed" | "disallowed";
    /** A verdict. */
    export interface Verdict {
      /** The answer. */
      access: Access;
      rule?: string[];
    }
    /** Asks. */
    export function ask(url: string, again?: Verdict): Verdict;
    /** A text. */
    export class Text {
      private constructor();
      free(): void;
      [Symbol.dispose](): void;
      /** Reads. */
      static parse(text: string): Text;
    }
    export class Open {
      /** Opens. */
      constructor(path: string);
    }
    interface Hidden { a: string }
  `;
  assert.deepEqual(await readTypes(types), [
    { kind: "type", name: "Access", doc: "What it is for.", signature: '"allowed" | "disallowed"', members: [] },
    {
      kind: "type",
      name: "Verdict",
      doc: "A verdict.",
      signature: "",
      members: [
        { name: "access", doc: "The answer.", signature: "Access" },
        { name: "rule?", doc: "", signature: "string[]" },
      ],
    },
    {
      kind: "function",
      name: "ask",
      doc: "Asks.",
      signature: "ask(url: string, again?: Verdict): Verdict",
      members: [],
    },
    {
      kind: "class",
      name: "Text",
      doc: "A text.",
      signature: "",
      members: [
        { name: "free", doc: "", signature: "free(): void" },
        { name: "parse", doc: "Reads.", signature: "static parse(text: string): Text" },
      ],
    },
    {
      kind: "class",
      name: "Open",
      doc: "",
      signature: "",
      members: [{ name: "new", doc: "Opens.", signature: "new Open(path: string)" }],
    },
  ]);
});
