import { printing, printingRequired } from "../app.mjs";
import { application, prints } from "../support.mjs";

/** @type {import("../list.mjs").Case[]} */
export const cases = [20, 21, 22, 23, 24, 25, 26].map((major) => ({
  name: "Node.js",
  version: `node-${major}`,
  ways: {
    import: async () => prints(await application("nodes", { "main.mjs": printing }), ["main.mjs"], { major }),
    require: async () => prints(await application("nodes", { "main.cjs": printingRequired }), ["main.cjs"], { major }),
  },
}));
