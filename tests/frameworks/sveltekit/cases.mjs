import { page } from "../app.mjs";
import { application, execute, freePort, hasPanel, opens, refuses, robots, serving } from "../support.mjs";

const { "answers.js": answers, "started.js": started, "main.js": main, "worker.js": worker } = page();
const program = "../node_modules/vite/bin/vite.js";

const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "vite.config.js": `import adapter from "@sveltejs/adapter-node";
import { sveltekit } from "@sveltejs/kit/vite";
import { vite as robotscope } from "robotscope/unplugin";
export default { plugins: [sveltekit({ adapter: adapter() }), robotscope()], cacheDir: ".cache", worker: { format: "es" } };
`,
  "static/robots.txt": robots.usual,
  "src/app.html": "<!doctype html><html lang='en'><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>",
  "src/answers.js": answers,
  "src/started.js": started,
  "src/main.js": main,
  "src/worker.js": worker,
  "src/routes/+page.server.js": `import { answers } from "../answers.js";
export const load = () => ({ answers });
`,
  "src/routes/+page.svelte": `<script>
  import { onMount } from "svelte";
  let { data } = $props();
  onMount(() => void import("../main.js"));
</script>
<main data-server={JSON.stringify(data.answers)}></main>
`,
};

const tries = (/** @type {string} */ url) => opens(url, { isRendered: true });

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  {
    name: "SvelteKit, server and client",
    version: "@sveltejs/kit",
    ways: {
      "development server": async () => {
        const folder = await application("sveltekit", files);
        await serving(folder, [program, "dev", "--port", await freePort(), "--host", "127.0.0.1"], async (url) => {
          await tries(url);
          await hasPanel(url);
        });
      },
      build: async () => {
        const folder = await application("sveltekit", files);
        await execute(folder, [program, "build"]);
        const env = { HOST: "127.0.0.1", PORT: await freePort() };
        await serving(folder, ["build/index.js"], tries, { env: { ...env, ORIGIN: `http://127.0.0.1:${env.PORT}` } });
      },
      "`robotscope/unplugin`": async () => {
        const page = { "src/routes/+page.svelte": "<main></main>", "static/robots.txt": robots.blocked };
        await refuses(await application("sveltekit", { ...files, ...page }), [program, "build"]);
      },
    },
  },
];
