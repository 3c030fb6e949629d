import { serve } from "./node.ts";

// Runs the service on a local port: `node dist/edge/node.js`. Put a web server in front of it.
const { PORT = "8787", HOST = "127.0.0.1", ...environment } = process.env;
try {
  await serve(Number(PORT), HOST, environment);
  console.log(`robotscope listens on http://${HOST}:${PORT}/api/inspect`);
} catch (error) {
  console.error(`robotscope does not start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
