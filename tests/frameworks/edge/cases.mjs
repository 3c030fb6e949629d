import { answers } from "../app.mjs";
import { application, execute, freePort, sends, serving } from "../support.mjs";

const program = "../node_modules/wrangler/bin/wrangler.js";
const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "wrangler.toml": 'name = "answers"\nmain = "worker.js"\ncompatibility_date = "2026-01-01"\n',
  "answers.js": answers,
  "worker.js": `import { answers } from "./answers.js";
export default { fetch: () => Response.json(answers) };
`,
};

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  {
    name: "wrangler, Cloudflare Workers",
    version: "wrangler",
    ways: {
      "development server": async () => {
        const folder = await application("edge", files);
        await serving(folder, [program, "dev", "--ip", "127.0.0.1", "--port", await freePort()], sends);
      },
      "deploy --dry-run": async () => {
        const folder = await application("edge", files);
        await execute(folder, [program, "deploy", "--dry-run", "--outdir", "out"]);
      },
    },
  },
];
