/**
 * Runs the load test's targets in a separate process, and sends their addresses to the parent process. One target serves correct pages.
 * Each other target has one fault.
 */
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { CERTIFICATE, KEY } from "../../tests/cli/servers.mjs";
import { FAULTS } from "../../tests/edge/faults.mjs";

const FILL = "<p>A line of text in a page of usual size.".repeat(700);
const ROBOTS = "User-agent: *\nDisallow: /private\n";

/** Serves pages that contain the number in the requested URL, so that the load test detects an answer to another request. */
const good = createServer((request, response) => {
  const number = request.url?.split("?")[1] ?? "";
  const isRobots = request.url === "/robots.txt";
  response.writeHead(200, { "Content-Type": isRobots ? "text/plain" : "text/html", "X-Robots-Tag": "noarchive" });
  response.end(isRobots ? ROBOTS : `<!doctype html><title>page ${number}</title>${FILL}`);
});

const forever = createServer((request, response) => {
  const at = Number(/\d+$/.exec(request.url ?? "")?.[0] ?? 0);
  response.writeHead(302, { Location: `/to/${at + 1}` }).end();
});

const untrusted = createTlsServer({ key: KEY, cert: CERTIFICATE }, (_request, response) => void response.end("secret"));

/** Creates a server that returns 404 for robots.txt, and passes the socket of every other request to `answer`. */
function bytes(/** @type {(socket: import("node:net").Socket) => void} */ answer) {
  return createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (request) => {
      if (String(request).startsWith("GET /robots.txt"))
        socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
      else answer(socket);
    });
  });
}

/** @param {import("node:net").Server} server @returns {Promise<string>} */
const listening = (server) =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      resolve(`127.0.0.1:${port}`);
    });
  });

const faults = await Promise.all(
  Object.entries(FAULTS).map(async ([name, [answer]]) => ({ name, url: `http://${await listening(bytes(answer))}/` })),
);
process.send?.({
  good: await listening(good),
  faults: [
    ...faults,
    { name: "it redirects for ever", url: `http://${await listening(forever)}/to/1` },
    { name: "its certificate is not trusted", url: `https://${await listening(untrusted)}/` },
    { name: "no server listens", url: "http://127.0.0.1:1/" },
    { name: "its address is private", url: "http://10.0.0.1/" },
  ],
});
process.on("disconnect", () => process.exit());
