// Runs generated configurations for Apache, nginx and Caddy in real servers, and parses their headers with the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { apache, caddy, nginx } from "./programs.mjs";
import { freePort, generate, site, start, tags, write } from "./support.mjs";

const googlebot = "googlebot: nofollow";
const otherbot = "otherbot: unavailable_after: Friday, 25-Jun-10 15:00:00 PST, noindex";
/** [google-robots-meta-old], [vipnytt-parser]: each bot has a separate line. The date contains a comma ([google-robots-meta-old]). */
const bots = ["googlebot=nofollow", "otherbot=unavailable_after: Friday, 25-Jun-10 15:00:00 PST;noindex"];
const tagged = { status: 200, lines: ["noindex, nofollow"] };
const plain = { status: 200, lines: [] };

/**
 * @typedef {object} WebServer
 * @property {string} program the path of the server's program; empty if it is not installed
 * @property {(folder: string, port: number, config: string) => import("./programs.mjs").Started} prepare
 * @property {{ upperCase: boolean, withErrors: boolean, asksForFiles: boolean }} does `upperCase`: the server also matches extensions in
 *   upper case; `withErrors`: error pages have the header; `asksForFiles`: the server matches the served file instead of the URL
 */

/** @type {Record<string, WebServer>} */
const servers = {
  apache: {
    program: process.env.ROBOTSCOPE_APACHE2,
    // Extensions are case-sensitive and error pages have no header, as the configuration's notes state.
    does: { upperCase: false, withErrors: false, asksForFiles: true },
    prepare(folder, port, config) {
      write(folder, "site/.htaccess", config);
      const root = `${folder}/site`;
      return apache(folder, port, {
        types: "/dev/null",
        root,
        site: [`<Directory ${root}>`, "AllowOverride FileInfo", "Require all granted", "</Directory>"],
      });
    },
  },
  nginx: {
    program: process.env.ROBOTSCOPE_NGINX,
    does: { upperCase: true, withErrors: true, asksForFiles: true },
    prepare: (folder, port, config) => nginx(folder, port, { site: [`root ${folder}/site;`, config] }),
  },
  caddy: {
    program: process.env.ROBOTSCOPE_CADDY,
    // Caddy matches the URL, whatever file it serves, as the configuration's note states.
    does: { upperCase: true, withErrors: true, asksForFiles: false },
    prepare: (folder, port, config) =>
      caddy(folder, [
        `http://127.0.0.1:${port} {`,
        "bind 127.0.0.1",
        `root * ${folder}/site`,
        config,
        "file_server",
        "}",
      ]),
  },
};

for (const [name, { program, prepare, does }] of Object.entries(servers)) {
  const skip = program ? false : `${name} is not installed`;

  /** @param {import("node:test").TestContext} t @param {string} files @param {string[]} statements */
  const serve = async (t, files, ...statements) => {
    const folder = site(t);
    const port = await freePort();
    const { args, env } = prepare(folder, port, generate(name, files, ...statements));
    await start(t, port, program, args, env);
    return (/** @type {string} */ path) => tags(port, path);
  };

  test(`${name}: sends a header only for .pdf files ([google-robots-meta-old])`, { skip }, async (t) => {
    const get = await serve(t, "extensions:pdf", "noindex;nofollow");
    assert.deepEqual(await get("/a.pdf"), tagged);
    for (const path of ["/", "/a.html", "/pdf", "/apdf"]) assert.deepEqual(await get(path), plain, path);
    assert.deepEqual(await get("/b.PDF"), does.upperCase ? tagged : plain);
    assert.deepEqual(await get("/no.pdf"), { status: 404, lines: does.withErrors ? tagged.lines : [] });
    assert.deepEqual(await get("/no.html"), { status: 404, lines: [] });
  });

  test(`${name}: sends one header per bot for files with any of four extensions ([google-robots-meta-old])`, {
    skip,
  }, async (t) => {
    const get = await serve(t, "extensions:png,jpg,jpeg,gif", ...bots);
    for (const path of ["/photo.jpg", "/photo.jpeg"]) {
      assert.deepEqual(await get(path), { status: 200, lines: [googlebot, otherbot] }, path);
    }
    assert.deepEqual(await get("/a.pdf"), plain);
  });

  test(`${name}: sends a header for all files`, { skip }, async (t) => {
    const get = await serve(t, "all", "noindex;nofollow", ...bots);
    for (const path of ["/", "/a.pdf", "/private/b.txt"]) {
      assert.deepEqual(await get(path), { status: 200, lines: ["noindex, nofollow", googlebot, otherbot] }, path);
    }
  });

  test(`${name}: sends a header for the files in a folder`, { skip }, async (t) => {
    const get = await serve(t, "prefix:/private/", "noindex;nofollow");
    for (const path of ["/private/", "/private/b.txt", "/private/b.txt?a"])
      assert.deepEqual(await get(path), tagged, path);
    for (const path of ["/", "/a.pdf"]) assert.deepEqual(await get(path), plain, path);
  });

  test(`${name}: sends a header for one file`, { skip }, async (t) => {
    const get = await serve(t, "path:/a.html", "noindex;nofollow");
    for (const path of ["/a.html", "/a.html?b"]) assert.deepEqual(await get(path), tagged, path);
    for (const path of ["/", "/a.pdf"]) assert.deepEqual(await get(path), plain, path);
  });

  test(`${name}: sends a header for index.html, and for / if the server matches the served file`, {
    skip,
  }, async (t) => {
    const get = await serve(t, "path:/index.html", "noindex;nofollow");
    assert.deepEqual(await get("/index.html"), tagged);
    assert.deepEqual(await get("/"), does.asksForFiles ? tagged : plain);
    assert.deepEqual(await get("/private/"), plain);
  });
}
