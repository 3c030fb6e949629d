import { page } from "../app.mjs";
import { application, execute, freePort, opens, serving } from "../support.mjs";

const { "answers.js": answers, "started.js": started, "main.js": main, "worker.js": worker } = page();
const program = "../node_modules/nuxt/bin/nuxt.mjs";

const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "nuxt.config.ts": `export default {
  telemetry: false,
  compatibilityDate: "2026-01-01",
  devtools: { enabled: false },
  vite: { cacheDir: ".cache", worker: { format: "es" } },
};
`,
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
        await serving(folder, [program, "dev", "--port", await freePort(), "--host", "127.0.0.1"], tries);
      },
      build: async () => {
        const folder = await application("nuxt", files);
        await execute(folder, [program, "build"]);
        const env = { HOST: "127.0.0.1", PORT: await freePort() };
        await serving(folder, [".output/server/index.mjs"], tries, { env });
      },
    },
  },
];
