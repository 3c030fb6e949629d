/** Calls the WebAssembly modules for ClickHouse as ClickHouse does, with valid and invalid batches. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hostModules } from "../../scripts/lib/hosts.mjs";
import { HostError, load, string } from "./module.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private/\nAllow: /private/open\n";
const row = (/** @type {string[]} */ ...values) => Buffer.concat(values.map(string));

for (const [name, file] of Object.entries(hostModules)) {
  test(`${name}: returns an answer for each row of a batch`, () => {
    const { call } = load(file);
    const batch = Buffer.concat([
      row(ROBOTS, "GPTBot", "/private/a"),
      row("", "GPTBot", "/"),
      row(ROBOTS, "x", "mailto:a"),
    ]);
    // RFC 9309, 2.2.2: the longest match decides. RFC 9309, 2.2.1: without a group, everything is allowed. The third row has no answer,
    // because its URL is not a web address.
    const expected = Buffer.concat([
      Buffer.from([0, 0, 0, 2, 0, 0, 0]),
      string("longest-match"),
      Buffer.from([0, 1, 1]),
      string("no-group"),
      Buffer.from([1, 1]),
      string("not-a-web-address"),
    ]);
    assert.deepEqual(Buffer.from(call("robots_check", batch, 3)), expected);
  });

  test(`${name}: returns the same answers for a batch with one robots.txt as for separate calls`, () => {
    const { call } = load(file);
    const rows = ["/private/a", "/", "/private/open", "", "/private/", "/x", "/private/open/y"].flatMap((url) =>
      ["GPTBot", "Googlebot-Image", "*"].map((crawler) => row(ROBOTS, crawler, url)),
    );
    const alone = rows.map((one) => Buffer.from(call("robots_check", one, 1)));
    assert.deepEqual(Buffer.from(call("robots_check", Buffer.concat(rows), rows.length)), Buffer.concat(alone));
  });

  test(`${name}: reports the position of an error in a batch, and still answers the next batch`, () => {
    const { call } = load(file);
    const good = row(ROBOTS, "GPTBot", "/private/a");
    const answer = call("robots_check", good, 1);
    /** @type {[Buffer, number, RegExp][]} */
    const wrong = [
      [good, 2, /^robots_check: row 2 of 2, byte \d+: the batch ends here/],
      [good, 0, /bytes follow the last row$/],
      [good.subarray(0, 20), 1, /exceeds the number of remaining bytes \(19\)$/],
      [Buffer.alloc(0), 0xffffffff, /^robots_check: row 1 of 4294967295, byte 0: the batch ends/],
      [Buffer.from("ffffffffffffffffff01", "hex"), 1, /a length of 18446744073709551615 exceeds/],
      [Buffer.from("ffffffff0f", "hex"), 1, /a length of 4294967295 exceeds/],
      [Buffer.from("ffffffffffffffffffff", "hex"), 1, /a length does not fit in 64 bits$/],
    ];
    for (const [batch, rows, message] of wrong) {
      assert.throws(
        () => call("robots_check", batch, rows),
        (error) => error instanceof HostError && message.test(error.message),
      );
      assert.deepEqual(call("robots_check", good, 1), answer);
    }
  });

  test(`${name}: rejects an invalid buffer handle`, () => {
    const { exports } = load(file);
    const handle = exports.clickhouse_create_buffer(10);
    for (const wrong of [0, 1, handle + 4, 0x7fffffff, -1]) {
      assert.throws(() => exports.robots_check(wrong, 1), /unknown buffer handle/);
      exports.clickhouse_destroy_buffer(wrong);
    }
    exports.clickhouse_destroy_buffer(handle);
    assert.throws(() => exports.robots_check(handle, 0), /unknown buffer handle/);
    // WebAssembly reads -1 as the largest unsigned size, which exceeds the available memory.
    assert.throws(() => exports.clickhouse_create_buffer(-1), /not enough memory for a batch of 4294967295 bytes/);
  });

  test(`${name}: uses no more memory after twenty batches than after three`, () => {
    const { call, exports } = load(file);
    const batch = Buffer.concat(
      Array.from({ length: 2000 }, (_, at) => row(`${ROBOTS}Disallow: /${at}\n`, "GPTBot", "/")),
    );
    const sizes = Array.from({ length: 20 }, () => {
      call("robots_check", batch, 2000);
      return exports.memory.buffer.byteLength;
    });
    assert.equal(sizes.at(-1), sizes[2]);
  });

  test(`${name}: needs no more memory for unsorted rows than for sorted rows`, () => {
    const crawlers = ["GPTBot", "Googlebot", "bingbot", "ClaudeBot"];
    const rows = Array.from({ length: 2000 }, (_, at) => {
      const site = at % 200;
      const rules = Array.from({ length: 100 }, (_, rule) => `Disallow: /${rule}-${site}/\n`).join("");
      return { site, bytes: row(`User-agent: *\n${rules}`, crawlers[(at + Math.floor(at / 200)) % 4], "/") };
    });
    const memory = (/** @type {typeof rows} */ ordered) => {
      const { call, exports } = load(file);
      call("robots_check", Buffer.concat(ordered.map(({ bytes }) => bytes)), ordered.length);
      return exports.memory.buffer.byteLength;
    };
    const sorted = memory(rows.toSorted((one, other) => one.site - other.site));
    assert.ok(memory(rows) < sorted + 2 * 1024 * 1024);
  });
}

test("returns answers or an error for randomly changed batches, but never traps", () => {
  const { call, exports } = load(hostModules.robotscope);
  const functions = Object.keys(exports).filter((name) => /^(robots|page)_/.test(name));
  assert.equal(functions.length, 13);
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
  let errors = 0;
  let answers = 0;
  for (let turn = 0; turn < 4000; turn++) {
    const name = functions[turn % functions.length];
    // Create random rows. In about half of the batches, change one byte, which may be in a text or in its length.
    const values = Array.from({ length: random() % 8 }, () => ["", "/a", "User-agent: *\nDisallow: /"][random() % 3]);
    const batch = Buffer.from(row(...values));
    if (random() % 2 && batch.length) batch[random() % batch.length] ^= 1 << (random() % 8);
    try {
      call(name, batch, random() % 3);
      answers++;
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      errors++;
    }
  }
  assert.ok(errors > 1000 && answers > 100, `${errors} errors, ${answers} answers`);
});

test("exports exactly the functions that the SQL for ClickHouse declares", () => {
  const named = (/** @type {string} */ file) =>
    [
      ...readFileSync(new URL(`../../hosts/clickhouse/${file}`, import.meta.url), "utf8").matchAll(
        /FUNCTION (\w+) LANGUAGE WASM FROM 'robotscope'(?: :: '(\w+)')?/g,
      ),
    ].map(([, name, source]) => source ?? name);
  const exported = (/** @type {string} */ file) =>
    Object.keys(load(file).exports).filter((name) => /^(robots|page)_/.test(name));
  assert.deepEqual(named("crawl.sql").sort(), exported(hostModules.crawl).sort());
  assert.deepEqual([...named("crawl.sql"), ...named("page.sql")].sort(), exported(hostModules.robotscope).sort());
});
