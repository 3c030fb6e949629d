import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, get } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { page } from "../../scripts/lib/paths.mjs";
import { Problem } from "../../scripts/lib/say.mjs";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves the built page like a static host.
 *
 * @param {ServeOptions} [options]
 */
export async function servePage(options) {
  if (!existsSync(join(page, "index.html"))) {
    throw new Problem("There is no page in dist/page. Run “npm run build” first.");
  }
  return serveFolder(page, options);
}

/**
 * @typedef {object} ServeOptions
 * @property {string} [base] the folder in the URL, such as "/some/folder/"
 * @property {Record<string, string>} [headers] additional headers for every response
 * @property {string} [service] the URL of the live service to insert into index.html
 * @property {string} [proxy] the actual URL of the service, to which requests for `service` are forwarded
 * @property {boolean} [cleanUrls] serves a path without an extension from the file with “.html”
 * @property {boolean} [compress] sends Brotli to clients that accept it, like hosts with precompressed files
 */

/**
 * Serves a folder on a free port.
 *
 * @param {string} folder
 * @param {ServeOptions} [options]
 * @returns {Promise<{ url: string, close(): Promise<void> }>} the folder's URL, which ends with a slash
 */
export async function serveFolder(folder, options = {}) {
  const { base = "/", headers = {}, cleanUrls = false, compress = false, service, proxy } = options;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (proxy && pathname === service) return pass(request, response, proxy);
    const found = pathname.startsWith(base) ? fileFor(folder, pathname.slice(base.length)) : undefined;
    const file = found && cleanUrls && extname(found) === "" ? `${found}.html` : found;
    let body = file && (await readFile(file).catch(() => undefined));
    if (body && service && file?.endsWith("index.html")) {
      const named = `<meta name="robotscope-service" content="${service}"></head>`;
      body = Buffer.from(body.toString().replace("</head>", named));
    }
    if (file && body) {
      const isSmall = compress && /\bbr\b/.test(String(request.headers["accept-encoding"]));
      response.writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        ...(isSmall && { "content-encoding": "br" }),
        ...headers,
      });
      response.end(isSmall ? compressed(file, body) : body);
    } else {
      response.writeHead(404, { "content-type": "text/plain", ...headers }).end("not found");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close() {
      // `close` waits until all connections are closed, but browsers keep them open.
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Forwards a request, and streams the response. */
function pass(request, response, proxy) {
  const { search } = new URL(request.url ?? "/", "http://localhost");
  const onward = get(proxy + search, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
}

/** @type {Map<string, Buffer>} */
const known = new Map();

/** @param {string} file @param {Buffer} body */
function compressed(file, body) {
  const small = known.get(file) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  known.set(file, small);
  return small;
}

/**
 * Returns the file for a URL path, or `undefined` for a file outside the folder.
 *
 * @param {string} folder
 * @param {string} path
 */
function fileFor(folder, path) {
  const file = normalize(join(folder, decodeURIComponent(path)));
  if (file !== normalize(folder) && !file.startsWith(normalize(folder + sep))) return undefined;
  return path === "" || path.endsWith("/") ? join(file, "index.html") : file;
}
