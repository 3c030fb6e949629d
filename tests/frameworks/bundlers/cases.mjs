import { join } from "node:path";
import { page } from "../app.mjs";
import { application, execute, opens, opensFolder, serving } from "../support.mjs";

const group = "bundlers";

/** @param {string} version */
const vite = (version) => {
  const program = join("..", "node_modules", version, "bin", "vite.js");
  // Nothing that was prepared with another build of the package.
  const files = {
    ...page(),
    "vite.config.js": `export default { cacheDir: ".cache", worker: { format: "es" }, build: { target: "es2022" } };`,
  };
  return {
    "development server": async () => {
      const folder = await application(group, files);
      await serving(folder, [program, "--host", "127.0.0.1", "--port", "0"], (url) => opens(url));
    },
    build: async () => {
      const folder = await application(group, files);
      await execute(folder, [program, "build"]);
      await opensFolder(join(folder, "dist"));
    },
  };
};

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  { name: "Vite", version: "vite-5", ways: vite("vite-5") },
  { name: "Vite", version: "vite-6", ways: vite("vite-6") },
  { name: "Vite", version: "vite-7", ways: vite("vite-7") },
  { name: "Vite", version: "vite-8", ways: vite("vite-8") },
];
