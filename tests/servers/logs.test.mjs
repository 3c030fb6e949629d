// Reads the access logs of real servers with `robotscope verify`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "../cli/command-line.mjs";
import { apache, caddy, nginx } from "./programs.mjs";
import { folderFor, freePort, get, start, write } from "./support.mjs";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const COMBINED = '"%h %l %u %t \\"%r\\" %>s %b \\"%{Referer}i\\" \\"%{User-Agent}i\\""';

/** @type {Record<string, { program: string | undefined, log: string, prepare: (folder: string, port: number) => import("./programs.mjs").Started }>} */
const servers = {
  "nginx, combined": {
    program: process.env.ROBOTSCOPE_NGINX,
    log: "access.log",
    prepare: (folder, port) =>
      nginx(folder, port, { site: [`access_log ${folder}/access.log combined;`, `root ${folder};`] }),
  },
  "Apache, combined": {
    program: process.env.ROBOTSCOPE_APACHE2,
    log: "access.log",
    prepare: (folder, port) => apache(folder, port, apacheSite(folder, COMBINED)),
  },
  "Apache, with the virtual host": {
    program: process.env.ROBOTSCOPE_APACHE2,
    log: "access.log",
    prepare: (folder, port) => apache(folder, port, apacheSite(folder, COMBINED.replace('"%h', '"%v:%p %h'))),
  },
  "Caddy, JSON": {
    program: process.env.ROBOTSCOPE_CADDY,
    log: "access.log",
    prepare: (folder, port) =>
      caddy(folder, [
        `http://127.0.0.1:${port} {`,
        `root * ${folder}`,
        "file_server",
        "log {",
        `output file ${folder}/access.log`,
        "}",
        "}",
      ]),
  },
};

/** @param {string} folder @param {string} format */
function apacheSite(folder, format) {
  return {
    types: write(folder, "types", "text/html html\n"),
    root: folder,
    site: [`LogFormat ${format} own`, `CustomLog ${folder}/access.log own`],
  };
}

for (const [name, { program, log, prepare }] of Object.entries(servers)) {
  test(`verify reads the access log of ${name}`, { skip: !program && "it is not installed" }, async (t) => {
    const folder = folderFor(t);
    write(folder, "index.html", "<p>text\n");
    write(folder, "robots.txt", "User-agent: *\nDisallow: /private/\nDisallow: /caf%C3%A9\n");
    const port = await freePort();
    const { args, env } = prepare(folder, port);
    await start(t, port, String(program), args, env);
    const fields = { "User-Agent": GOOGLEBOT };
    for (const path of ["/robots.txt", "/", '/private/a?q="x"', "/caf%C3%A9", "/caf%C3%A9s/b"])
      await get(port, path, fields);
    await get(port, "/", { "User-Agent": 'Odd "quoted" \\ agent' });
    await rawRequest(
      port,
      `GET /caf\u00c3\u00a9 HTTP/1.1\r\nHost: a\r\nUser-Agent: ${GOOGLEBOT}\r\nConnection: close\r\n\r\n`,
    );
    await rawRequest(port, "\x16\x03\x01\x02\r\n\r\n");
    const file = join(folder, log);
    const read = async () => {
      const { json } = await run(["verify", file, "--robots", join(folder, "robots.txt"), "--json"]);
      return json();
    };
    // Servers write their logs with a delay, so repeat until the requests are in the log.
    let answer = await read();
    for (let tries = 0; tries < 50 && (answer.crawlers[0]?.requests ?? 0) < 5; tries += 1) {
      await sleep(100);
      answer = await read();
    }
    const { unreadable, crawlers } = answer;
    assert.deepEqual(unreadable, { lines: 0, examples: [] }, readFileSync(file, "utf8"));
    const [googlebot] = crawlers;
    assert.deepEqual([crawlers.length, googlebot.crawler, googlebot.robotsTxt], [1, "Googlebot", 1]);
    assert.ok(googlebot.requests >= 5, `${googlebot.requests} requests`);
    assert.ok(googlebot.disallowed >= 3, JSON.stringify(googlebot.examples));
    assert.equal(googlebot.examples[0].target.split("?")[0], "/private/a");
    assert.ok(
      googlebot.examples.some(({ target }) => target === "/caf%C3%A9"),
      JSON.stringify(googlebot.examples),
    );
  });
}

/** Sends a request that an HTTP client would refuse to send. @param {number} port @param {string} text one character for each byte */
function rawRequest(port, text) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(Buffer.from(text, "latin1")));
    socket.setTimeout(5000, () => socket.destroy());
    socket
      .on("error", () => {})
      .on("close", resolve)
      .resume();
  });
}
