// Serves the page in real servers with the configurations in docs/HOSTING.md.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { apache, caddy, nginx } from "./programs.mjs";
import { folderFor, freePort, get, start, write } from "./support.mjs";

const read = (/** @type {string[]} */ ...path) => readFileSync(inRoot(...path), "utf8");
const documented = read("docs", "HOSTING.md");
const policy = /Content-Security-Policy"\s+content="([^"]+)"/.exec(read("www", "index.html"))?.[1];

/** @param {string} language */
function block(language) {
  const text = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(documented)?.[1];
  assert.ok(text, `docs/HOSTING.md has a block of ${language}`);
  return text;
}

/** Files to serve instead of dist/page. They are large enough that servers compress them. */
const FILES = {
  "index.html": `<!doctype html><title>robotscope</title>${"<p>text".repeat(1000)}`,
  "service-worker.js": `// ${"service worker ".repeat(500)}`,
  "site.webmanifest": JSON.stringify({ name: "robotscope ".repeat(300) }),
  "favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(1000)}</svg>`,
  "assets/app-1a2b3c.wasm": `\0asm${"wasm".repeat(2000)}`,
  "assets/app-1a2b3c.js": `export {}; // ${"script ".repeat(1000)}`,
  "assets/app-1a2b3c.css": `.a { color: red }\n`.repeat(500),
};

/** @type {Record<string, { program: string | undefined, prepare: (folder: string, port: number, page: string) => import("./programs.mjs").Started }>} */
const servers = {
  nginx: {
    program: process.env.ROBOTSCOPE_NGINX,
    // /etc/nginx/mime.types is Debian's list of media types.
    prepare: (folder, port, page) =>
      nginx(folder, port, {
        http: ["include /etc/nginx/mime.types;"],
        site: [block("nginx").replaceAll("/srv/robotscope", page)],
      }),
  },
  apache: {
    program: process.env.ROBOTSCOPE_APACHE2,
    // Use Debian's list of media types, and deny access by default, as Debian does.
    prepare: (folder, port, page) =>
      apache(folder, port, {
        modules: ["filter", "deflate"],
        types: "/etc/mime.types",
        root: page,
        site: [
          ...["<Directory />", "Require all denied", "</Directory>"],
          block("apache").replaceAll("/srv/robotscope", page),
        ],
      }),
  },
  caddy: {
    program: process.env.ROBOTSCOPE_CADDY,
    prepare(folder, port, page) {
      const site = block("caddy").replaceAll("/srv/robotscope", page);
      return caddy(folder, [site.replace("robotscope.example", `http://127.0.0.1:${port}`)]);
    },
  },
};

for (const [name, { program, prepare }] of Object.entries(servers)) {
  const skip = program ? false : `${name} is not installed`;

  test(`${name} serves the page as docs/HOSTING.md documents`, { skip }, async (t) => {
    const folder = folderFor(t);
    for (const [path, text] of Object.entries(FILES)) write(folder, join("page", path), text);
    const port = await freePort();
    const { args, env } = prepare(folder, port, join(folder, "page"));
    await start(t, port, /** @type {string} */ (program), args, env);

    for (const path of ["/", "/service-worker.js", "/site.webmanifest", "/favicon.svg"]) {
      const { status, headers } = await get(port, path);
      assert.equal(status, 200, path);
      assert.equal(headers["content-security-policy"], `${policy}; frame-ancestors 'none'`, path);
      assert.equal(headers["x-content-type-options"], "nosniff", path);
      assert.equal(headers["referrer-policy"], "no-referrer", path);
      assert.equal(headers["cache-control"], "no-cache", `${path}: a new version is found`);
    }
    for (const [path, type] of [
      ["/assets/app-1a2b3c.wasm", /^application\/wasm$/],
      ["/assets/app-1a2b3c.js", /^(text|application)\/javascript/],
      ["/assets/app-1a2b3c.css", /^text\/css/],
    ]) {
      const { status, headers } = await get(port, path);
      assert.equal(status, 200, path);
      assert.match(headers["content-type"] ?? "", type, path);
      assert.equal(headers["cache-control"], "public, max-age=31536000, immutable", path);
      assert.equal(headers["x-content-type-options"], "nosniff", path);
    }
    for (const [path, text] of Object.entries(FILES).filter(([path]) => !path.endsWith(".webmanifest"))) {
      const { headers, body } = await get(port, `/${path}`, { "accept-encoding": "gzip" });
      assert.equal(headers["content-encoding"], "gzip", path);
      assert.equal(gunzipSync(body).toString(), text, path);
    }
    assert.equal((await get(port, "/no-such-file")).status, 404);
  });
}
