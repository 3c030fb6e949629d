/**
 * `npm start`: the page in development. It does its own set-up, compiles, serves, and follows every change.
 *
 *   npm start -- --port 8080 --open
 */
import { parseArgs } from "node:util";
import { liveService } from "./lib/edge.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { ensureWasmTools, setUp } from "./lib/setup.mjs";
import { rustPage } from "./lib/vite-rust-page.mjs";

main(async () => {
  // The page has a Fetch button.
  process.env.ROBOTSCOPE_SERVICE ??= "/api/inspect";
  const { port, open } = options();
  await setUp();
  await ensureWasmTools({ release: false });
  // Not before the set-up: it may have to be installed first.
  const { createServer } = await import("vite");
  const server = await createServer({
    configFile: inRoot("www", "vite.config.ts"),
    root: inRoot("www"),
    // Without a port of its own, Vite takes the next free one.
    server: { port, open },
    plugins: [rustPage(), liveService()],
  });
  await server.listen();
  say("the page is ready; Ctrl-C stops it");
  server.printUrls();
});

function options() {
  const { values } = parseArgs({ options: { port: { type: "string", default: "5173" }, open: { type: "boolean" } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`--port takes a number from 1 to 65535, not “${values.port}”.`);
  }
  return { port, open: values.open };
}
