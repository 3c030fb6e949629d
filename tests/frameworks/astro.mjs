import { join } from "node:path";
import { page } from "./app.mjs";
import { application, execute, freePort, opens, opensFolder, serving } from "./support.mjs";

const { "answers.js": answers, "started.js": started, "main.js": main, "worker.js": worker } = page();

const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "astro.config.mjs": `export default { cacheDir: "./.cache", vite: { cacheDir: ".vite", worker: { format: "es" } }, devToolbar: { enabled: false } };`,
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

/** @param {string} group */
async function project(group) {
  const program = join("..", "node_modules", "astro", "bin", "astro.mjs");
  return { program, folder: await application(group, files) };
}

/** Astro in a version, in the group of that name. @param {string} group */
export const astro = (group) => ({
  "development server": async () => {
    const { program, folder } = await project(group);
    const args = [program, "dev", "--port", await freePort(), "--host", "127.0.0.1"];
    await serving(folder, args, (url) => opens(url, { isRendered: true }));
  },
  build: async () => {
    const { program, folder } = await project(group);
    await execute(folder, [program, "build"]);
    await opensFolder(join(folder, "dist"), { isRendered: true });
  },
});
