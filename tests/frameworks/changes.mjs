// One application per framework. Each changes its pages' `<head>` as described by `changes` in tests/extension/changes.mjs.
import assert from "node:assert/strict";
import { join } from "node:path";
import { build } from "esbuild";
import { changes } from "../extension/changes.mjs";
import { serveSite } from "../extension/site.mjs";
import { serveFolder } from "../support/server.mjs";
import { application, execute, freePort, serving } from "./support.mjs";

/** The changes that every application makes, by their names in `changes`. */
const NAMES = [
  "adds noindex",
  "adds noindex for Googlebot",
  "adds nosnippet",
  "removes noindex",
  "removes the canonical link",
  "replaces noindex by index",
  "replaces a limit by a lower one",
  "replaces the canonical path",
  "adds a canonical link",
  "keeps noindex",
  "keeps the canonical link",
];

/** @typedef {{ tag: string, attributes: Record<string, string> }} Element */

/** Parses the HTML of an element in `changes`. @param {string | undefined} html @returns {Element | undefined} */
function parsed(html) {
  if (html === undefined) return undefined;
  const attributes = Object.fromEntries(
    Array.from(html.matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
  return { tag: /\w+/.exec(html)?.[0] ?? "", attributes };
}

/** The changes, keyed by the paths of their pages. */
const byPath = Object.fromEntries(
  NAMES.map((name) => {
    const change = changes.find((one) => one.name === name);
    assert.ok(change, name);
    return [name.replaceAll(" ", "-"), change];
  }),
);

/** The source code of a module that exports the elements of each change. */
const elements = `export const changes = ${JSON.stringify(
  Object.fromEntries(
    Object.entries(byPath).map(([path, { served, rendered }]) => [
      path,
      { served: parsed(served), rendered: parsed(rendered) },
    ]),
  ),
)};\n`;

/**
 * Runs an application, and calls `visit` with the URL of each page and the change that its script makes.
 *
 * @typedef {(visit: (url: string, change: import("../extension/changes.mjs").Change) => Promise<void>) => Promise<void>} Application
 */

/** @param {string} url @param {Parameters<Application>[0]} visit */
async function visitAll(url, visit) {
  for (const [path, change] of Object.entries(byPath)) await visit(new URL(path, url).href, change);
}

/**
 * Returns an application that serves static pages with a bundled program. If an element changes, the program removes the served element,
 * and adds the rendered element with its framework.
 */
const inBrowser = (group, program, plugins) => async (visit) => {
  const folder = await application(group, { "main.js": program });
  const { outputFiles } = await build({
    entryPoints: [join(folder, "main.js")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    conditions: ["browser"],
    define: { "process.env.NODE_ENV": '"production"', ngDevMode: "false", ngServerMode: "false" },
    plugins: await plugins?.(folder),
    logLevel: "error",
  });
  const pages = Object.entries(byPath).map(([path, { served = "", rendered = "" }]) => {
    const added = served === rendered ? undefined : parsed(rendered || undefined);
    const html = `<!doctype html><html lang="en"><head><title>Fixture</title>${served}</head><body><div id="app"></div><script>
const element = ${JSON.stringify(added) ?? "undefined"};
const removeServed = () => ${served && served !== rendered ? "document.head.children[1].remove()" : "undefined"};
const done = () => { document.body.dataset.isDone = ""; };
</script><script src="/main.js"></script></body></html>`;
    return [`/${path}`, { html }];
  });
  const script = { type: "text/javascript", html: outputFiles[0]?.text ?? "" };
  const site = await serveSite({ ...Object.fromEntries(pages), "/main.js": script });
  try {
    await visitAll(site.url, visit);
  } finally {
    await site.close();
  }
};

const react = inBrowser(
  "next-16",
  `import { createElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
function Page() {
  useEffect(() => {
    removeServed();
    done();
  }, []);
  return createElement("main", null, "Text", element && createElement(element.tag, element.attributes));
}
createRoot(document.getElementById("app")).render(createElement(Page));
`,
);

const vue = inBrowser(
  "nuxt",
  `import { createApp, h, onMounted, Teleport } from "vue";
createApp({
  setup() {
    removeServed();
    onMounted(done);
    return () => ["Text", element && h(Teleport, { to: "head" }, [h(element.tag, element.attributes)])];
  },
}).mount("#app");
`,
);

const svelte = inBrowser(
  "sveltekit",
  `import { mount } from "svelte";
import Page from "page.svelte";
removeServed();
mount(Page, { target: document.getElementById("app"), props: { element, done } });
`,
  async (folder) => {
    const { compile } = await import(join(folder, "..", "node_modules", "svelte", "src", "compiler", "index.js"));
    const source = `<script>
  let { element, done } = $props();
  $effect(done);
</script>
<svelte:head>{#if element}<svelte:element this={element.tag} {...element.attributes} />{/if}</svelte:head>
<main>Text</main>
`;
    const { js } = compile(source, { generate: "client", filename: "page.svelte" });
    return [
      {
        name: "svelte",
        setup(building) {
          building.onResolve({ filter: /^page\.svelte$/ }, ({ path }) => ({ path, namespace: "svelte" }));
          building.onLoad({ filter: /.*/, namespace: "svelte" }, () => ({ contents: js.code, resolveDir: folder }));
        },
      },
    ];
  },
);

const angular = inBrowser(
  "angular",
  `import "@angular/compiler";
import { afterNextRender, Component, DOCUMENT, inject, provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication, Meta } from "@angular/platform-browser";
class Page {
  constructor() {
    removeServed();
    const head = inject(DOCUMENT).head;
    if (element?.tag === "meta") inject(Meta).addTag(element.attributes);
    else if (element) head.append(Object.assign(document.createElement(element.tag), element.attributes));
    afterNextRender(done);
  }
}
const options = { selector: "#app", template: "Text" };
bootstrapApplication(Component(options)(Page) ?? Page, { providers: [provideZonelessChangeDetection()] });
`,
);

/** @type {Application} */
const next = async (visit) => {
  const program = "../node_modules/next/dist/bin/next";
  const folder = await application("next-16", {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "changes.js": elements,
    "app/layout.js": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;",
    "app/page.js": "export default () => null;",
    "app/[change]/head.js": `"use client";
import { useEffect, useState } from "react";
export function Head({ served, rendered }) {
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    if (isRendered) document.body.dataset.isDone = "";
    else setRendered(true);
  }, [isRendered]);
  const element = isRendered ? rendered : served;
  return <main>Text{element && <element.tag {...element.attributes} />}</main>;
}
`,
    "app/[change]/page.js": `import { changes } from "../../changes.js";
import { Head } from "./head.js";
export const dynamic = "force-dynamic";
export default async ({ params }) => <Head {...changes[(await params).change]} />;
`,
    // If metadata is ready only after a delay, Next.js sends it after the page, and a script moves it to the head.
    "app/late/page.js": `import { Head } from "../[change]/head.js";
export const dynamic = "force-dynamic";
export async function generateMetadata() {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { robots: { index: false } };
}
export default () => <Head />;
`,
  });
  await execute(folder, [program, "build"]);
  const args = [program, "start", "--port", await freePort(), "--hostname", "127.0.0.1"];
  await serving(folder, args, async (url) => {
    await visitAll(url, visit);
    await visit(new URL("late", url).href, { name: "keeps metadata that arrive late", difference: "none" });
  });
};

/** @type {Application} */
const nuxt = async (visit) => {
  const folder = await application("nuxt", {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "nuxt.config.ts": `export default { telemetry: false, compatibilityDate: "2026-01-01", vite: { cacheDir: ".cache" } };\n`,
    "app/changes.js": elements,
    "app/app.vue": "<template><NuxtPage /></template>\n",
    "app/pages/[change].vue": `<script setup>
import { changes } from "../changes.js";
const { served, rendered } = changes[useRoute().params.change];
const element = shallowRef(served);
useHead(() => (element.value ? { [element.value.tag]: [element.value.attributes] } : {}));
onNuxtReady(() => {
  element.value = rendered;
  // Nuxt updates the head in a timer.
  setTimeout(() => (document.body.dataset.isDone = ""), 100);
});
</script>
<template><main>Text</main></template>
`,
  });
  await execute(folder, ["../node_modules/nuxt/bin/nuxt.mjs", "build"]);
  const env = { HOST: "127.0.0.1", PORT: await freePort() };
  await serving(folder, [".output/server/index.mjs"], (url) => visitAll(url, visit), { env });
};

/** @type {Application} */
const sveltekit = async (visit) => {
  const folder = await application("sveltekit", {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "vite.config.js": `import adapter from "@sveltejs/adapter-node";
import { sveltekit } from "@sveltejs/kit/vite";
export default { plugins: [sveltekit({ adapter: adapter() })], cacheDir: ".cache" };
`,
    "src/app.html": "<!doctype html><html lang='en'><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>",
    "src/changes.js": elements,
    "src/routes/[change]/+page.svelte": `<script>
  import { onMount, tick } from "svelte";
  import { page } from "$app/state";
  import { changes } from "../../changes.js";
  const { served, rendered } = changes[page.params.change];
  let isRendered = $state(false);
  let element = $derived(isRendered ? rendered : served);
  onMount(async () => {
    isRendered = true;
    await tick();
    document.body.dataset.isDone = "";
  });
</script>
<svelte:head>{#if element}<svelte:element this={element.tag} {...element.attributes} />{/if}</svelte:head>
<main>Text</main>
`,
  });
  await execute(folder, ["../node_modules/vite/bin/vite.js", "build"]);
  const env = { HOST: "127.0.0.1", PORT: await freePort() };
  const origin = { ORIGIN: `http://127.0.0.1:${env.PORT}` };
  await serving(folder, ["build/index.js"], (url) => visitAll(url, visit), { env: { ...env, ...origin } });
};

/** @type {Application} */
const astro = async (visit) => {
  const folder = await application("astro-7", {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "astro.config.mjs": `export default { cacheDir: "./.cache", build: { format: "file" } };\n`,
    "src/changes.js": elements,
    "src/pages/[change].astro": `---
import { changes } from "../changes.js";
export const getStaticPaths = () => Object.keys(changes).map((change) => ({ params: { change } }));
const { served, rendered } = changes[Astro.params.change];
const Served = served?.tag;
---
<html lang="en">
  <head><title>Fixture</title>{served && <Served {...served.attributes} />}</head>
  <body data-rendered={JSON.stringify(rendered)}>
    <main>Text</main>
    <script>
      document.querySelector("meta[name=robots], meta[name=googlebot], link[rel=canonical]")?.remove();
      const { rendered } = document.body.dataset;
      if (rendered) {
        const { tag, attributes } = JSON.parse(rendered);
        document.head.append(Object.assign(document.createElement(tag), attributes));
      }
      document.body.dataset.isDone = "";
    </script>
  </body>
</html>
`,
  });
  await execute(folder, [join("..", "node_modules", "astro", "bin", "astro.mjs"), "build"]);
  const server = await serveFolder(join(folder, "dist"));
  try {
    for (const [path, change] of Object.entries(byPath)) await visit(new URL(`${path}.html`, server.url).href, change);
  } finally {
    await server.close();
  }
};

/** The applications by framework. @type {Record<string, Application>} */
export const applications = {
  React: react,
  Vue: vue,
  Svelte: svelte,
  Angular: angular,
  "Next.js": next,
  Nuxt: nuxt,
  SvelteKit: sveltekit,
  Astro: astro,
};
