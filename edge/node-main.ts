import { serve } from "./node.ts";

// `node dist/edge/node.js` runs the service on a local port; put a web server in front of it.
const { PORT = "8787", HOST = "127.0.0.1", ...environment } = process.env;
await serve(Number(PORT), HOST, environment);
console.log(`robotscope listens on http://${HOST}:${PORT}/api/inspect`);
