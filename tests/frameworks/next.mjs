import { page } from "./app.mjs";
import { application, execute, freePort, opens, refuses, robots, sends, serving } from "./support.mjs";

const program = "../node_modules/next/dist/bin/next";
const { "answers.js": answers, "started.js": started, "main.js": main, "worker.js": worker } = page();

const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "lib/answers.js": answers,
  "lib/started.js": started,
  "lib/main.js": main,
  "lib/worker.js": worker,
  "app/layout.js": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;",
  "app/client.js": `"use client";
import { useEffect } from "react";
export function Client() {
  useEffect(() => void import("../lib/main.js"), []);
  return null;
}
`,
  "app/page.js": `import { answers } from "../lib/answers.js";
import { Client } from "./client.js";
export const dynamic = "force-dynamic";
export default () => <main data-server={JSON.stringify(answers)}><Client /></main>;
`,
  "public/robots.txt": robots.usual,
  "app/edge/route.js": `import { answers } from "../../lib/answers.js";
export const runtime = "edge";
export const GET = () => Response.json(answers);
`,
};

/** Checks a server-rendered page with a client component, and an edge runtime route. @param {string} url */
const tries = async (url) => {
  await opens(url, { isRendered: true });
  await sends(new URL("/edge", url));
};

/** A configuration with robotscope's webpack plugin. Up to version 15, `next build` uses webpack by default. */
export const withPlugin = {
  "next.config.js": `import { webpack as robotscope } from "robotscope/unplugin";
export default {
  webpack(configuration) {
    configuration.plugins.push(robotscope());
    return configuration;
  },
};
`,
};

/**
 * Returns the tests for the Next.js version of a group, keyed by test name.
 *
 * @param {string} group
 * @param {Record<string, string>} [more] additional files of the built application
 */
export const next = (group, more = {}) => ({
  "development server": async () => {
    const folder = await application(group, files);
    await serving(folder, [program, "dev", "--port", await freePort(), "--hostname", "127.0.0.1"], tries);
  },
  build: async () => {
    const folder = await application(group, { ...files, ...more });
    await execute(folder, [program, "build"]);
    await serving(folder, [program, "start", "--port", await freePort(), "--hostname", "127.0.0.1"], tries);
  },
});

/**
 * Returns a test function: the plugin stops the build of a blocked site. The group's Next.js version uses webpack only with the option
 * `--webpack`.
 *
 * @param {string} group
 */
export const nextBlocked = (group) => async () => {
  const page = { "app/page.js": "export default () => null;", "public/robots.txt": robots.blocked };
  const folder = await application(group, { ...files, ...withPlugin, ...page });
  await refuses(folder, [program, "build", "--webpack"]);
};
