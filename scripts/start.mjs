/**
 * `npm start` serves the page for development, and the documentation at /docs/. It installs the tools it needs, compiles, and recompiles
 * after every change.
 *
 *   npm start -- --port 8080 --open
 */
import { parseArgs } from "node:util";
import { liveService } from "../edge/bundle.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { ensureWasmTools, setUp } from "./lib/setup.mjs";
import { documentation } from "./lib/site.mjs";
import { rustPage } from "./lib/vite-rust-page.mjs";

main(async () => {
  // Pass the service's URL to the page, which then shows the Fetch button.
  process.env.ROBOTSCOPE_SERVICE ??= "/api/inspect";
  const { open, ...address } = options();
  await setUp();
  await ensureWasmTools();
  // Import Vite late, because `setUp` may have to install it first.
  const { createServer } = await import("vite");
  const server = await createServer({
    configFile: inRoot("www", "vite.config.ts"),
    root: inRoot("www"),
    server: { ...address, open },
    plugins: [rustPage(), liveService(), documentation()],
  });
  await server.listen().catch((error) => {
    if (!/already in use/.test(error.message)) throw error;
    throw new Problem(
      `port ${address.port} is in use; choose another port, or leave out --port for the next free port`,
    );
  });
  say("the page is ready; Ctrl-C stops it");
  server.printUrls();
});

function options() {
  const { values } = parseArgs({ options: { port: { type: "string" }, open: { type: "boolean" } } });
  const port = Number(values.port ?? 5173);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`--port must be a number from 1 to 65535, not “${values.port}”.`);
  }
  // If the port is in use, Vite uses the next free port, unless the user has chosen the port.
  return { port, strictPort: values.port !== undefined, open: values.open };
}
