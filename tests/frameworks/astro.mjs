import { join } from "node:path";
import { page } from "./app.mjs";
import { application, execute, freePort, hasPanel, opens, opensFolder, refuses, robots, serving } from "./support.mjs";

const { "answers.js": answers, "started.js": started, "main.js": main, "worker.js": worker } = page();

const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "astro.config.mjs": `import { vite as robotscope } from "robotscope/unplugin";
export default {
  cacheDir: "./.cache",
  vite: { plugins: [robotscope()], cacheDir: ".vite", worker: { format: "es" } },
  devToolbar: { enabled: false },
};
`,
  "public/robots.txt": robots.usual,
  "src/answers.js": answers,
  "src/started.js": started,
  "src/main.js": main,
  "src/worker.js": worker,
  "src/pages/index.astro": `---
import { answers } from "../answers.js";
---
<html lang="en"><body><main data-server={JSON.stringify(answers)}></main><script>import "../main.js";</script></body></html>
`,
};

const program = join("..", "node_modules", "astro", "bin", "astro.mjs");

/**
 * Returns the tests for a version of Astro, keyed by test name.
 *
 * @param {string} group the folder whose lock file specifies the version
 */
export const astro = (group) => ({
  "development server": async () => {
    const folder = await application(group, files);
    await serving(folder, [program, "dev", "--port", await freePort(), "--host", "127.0.0.1"], async (url) => {
      await opens(url, { isRendered: true });
      await hasPanel(url);
    });
  },
  build: async () => {
    const folder = await application(group, files);
    await execute(folder, [program, "build"]);
    await opensFolder(join(folder, "dist"), { isRendered: true });
  },
  "`robotscope/unplugin`": async () => {
    const page = { "src/pages/index.astro": "<html lang='en'></html>", "public/robots.txt": robots.blocked };
    await refuses(await application(group, { ...files, ...page }), [program, "build"]);
  },
});
