import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serveFolder } from "../support/server.mjs";

let folder;
let server;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "robotscope-server-"));
  await writeFile(join(folder, "index.html"), "<p>hello</p>");
  await writeFile(join(folder, "a.wasm"), "");
  server = await serveFolder(folder, { base: "/some/folder/", headers: { "x-test": "1" } });
});

after(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("serves index.html at the folder's URL, with the additional headers", async () => {
  const response = await fetch(server.url);
  assert.equal(await response.text(), "<p>hello</p>");
  assert.equal(response.headers.get("x-test"), "1");
  assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
});

test("serves WebAssembly with its media type, even an empty file", async () => {
  const response = await fetch(`${server.url}a.wasm`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/wasm");
});

test("serves no file outside the folder", async () => {
  assert.equal((await fetch(new URL("/", server.url))).status, 404);
  // Use `request`, because `fetch` would normalize the path.
  const path = "/some/folder/..%2f..%2f..%2f..%2fetc/passwd";
  const status = await new Promise((resolve, reject) => {
    request(new URL(server.url).origin + path, (response) => resolve(response.statusCode))
      .on("error", reject)
      .end();
  });
  assert.equal(status, 404);
});
