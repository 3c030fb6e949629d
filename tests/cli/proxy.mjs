import assert from "node:assert/strict";
import { request as ask, createServer } from "node:http";
import { connect } from "node:net";

/**
 * Starts a proxy that forwards requests for every host to one server, and records these requests.
 *
 * @param {import("node:test").TestContext} context
 * @param {{ port: number }} server
 * @param {{ refuses?: number }} [options]
 */
export async function proxy(context, { port }, { refuses } = {}) {
  const requests = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (refuses) return response.writeHead(refuses).end("<h1>from the proxy</h1>");
    const { host } = new URL(request.url);
    assert.equal(request.headers.host, host);
    const { pathname } = new URL(request.url);
    request.pipe(
      ask({ port, path: pathname, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  server.on("connect", (request, socket) => {
    socket.on("error", () => {});
    const credentials = request.headers["proxy-authorization"];
    requests.push(`CONNECT ${request.url}${credentials === undefined ? "" : ` ${credentials}`}`);
    if (refuses) return socket.end(`HTTP/1.1 ${refuses} No\r\nContent-Length: 0\r\n\r\n`);
    const target = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(target).pipe(socket);
    });
    target.on("error", () => socket.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => server.close().closeAllConnections());
  return { requests, host: `127.0.0.1:${server.address().port}` };
}
