import { page } from "../app.mjs";
import { application, execute, freePort, hasPanel, opens, refuses, robots, serving } from "../support.mjs";

const { "answers.js": answers, "started.js": started, "main.js": main, "worker.js": worker } = page();
const program = "../node_modules/nuxt/bin/nuxt.mjs";

const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "nuxt.config.ts": `import { vite as robotscope } from "robotscope/unplugin";
export default {
  telemetry: false,
  compatibilityDate: "2026-01-01",
  devtools: { enabled: false },
  vite: { plugins: [robotscope()], cacheDir: ".cache", worker: { format: "es" } },
};
`,
  "public/robots.txt": robots.usual,
  "app/answers.js": answers,
  "app/started.js": started,
  "app/main.js": main,
  "app/worker.js": worker,
  "server/api/answers.js": `${answers}
export default defineEventHandler(() => answers);
`,
  "app/app.vue": `<script setup>
const { data } = await useFetch("/api/answers");
onMounted(() => void import("./main.js"));
</script>
<template><main :data-server="JSON.stringify(data)"></main></template>
`,
};

const tries = (/** @type {string} */ url) => opens(url, { isRendered: true });

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  {
    name: "Nuxt, server and client",
    version: "nuxt",
    ways: {
      "development server": async () => {
        const folder = await application("nuxt", files);
        await serving(folder, [program, "dev", "--port", await freePort(), "--host", "127.0.0.1"], async (url) => {
          await tries(url);
          await hasPanel(url);
        });
      },
      build: async () => {
        const folder = await application("nuxt", files);
        await execute(folder, [program, "build"]);
        const env = { HOST: "127.0.0.1", PORT: await freePort() };
        await serving(folder, [".output/server/index.mjs"], tries, { env });
      },
      "`robotscope/unplugin`": async () => {
        const page = { "app/app.vue": "<template><main /></template>", "public/robots.txt": robots.blocked };
        await refuses(await application("nuxt", { ...files, ...page }), [program, "build"]);
      },
    },
  },
];
