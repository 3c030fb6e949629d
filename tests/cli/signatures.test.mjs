// Tests `verify --keys` (RFC 9421, Web Bot Auth): on signed requests in logs, and on the test vectors of the RFC and the drafts.
import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { folder, run } from "./command-line.mjs";
import { caddyLine, headersOf } from "./signed.mjs";

const { keys, vectors } = JSON.parse(await readFile(inRoot("tests", "cli", "signature-vectors.json"), "utf8"));
const { outputFiles } = await build({
  ...{
    entryPoints: [inRoot("web", "cli", "log", "signatures.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  },
});
const { SigningKeys, signatureAgentOf } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
);

const directory = (...some) => new SigningKeys(JSON.stringify({ keys: some }), "keys.json");
const request = ({ headers, ...others }) => ({
  ...others,
  headers: new Map(Object.entries(headers)),
  time: others.time,
});

for (const { name, tag, ...vector } of vectors) {
  const tags = tag === null ? [null] : [];
  const check = (changes, known = directory(...keys)) => {
    const changed = request({ ...vector, time: timeOf(vector), ...changes });
    return known.check(changed, ...tags);
  };

  test(`accepts the signature of the test vector: ${name}`, () => assert.equal(check({}), "genuine"));

  test(`does not accept a signature if the request, the key or the time differs: ${name}`, () => {
    const { headers } = vector;
    const wrong = headers.signature.replace(/:(.)/, (_, first) => `:${first === "A" ? "B" : "A"}`);
    assert.equal(check({ headers: { ...headers, signature: wrong } }), "forged");
    const covers = (component) => headers["signature-input"].includes(`"${component}"`);
    if (covers("@authority")) assert.equal(check({ authority: "example.net" }), "forged");
    if (covers("@path")) assert.equal(check({ target: "/bar?param=Value&Pet=dog" }), "forged");
    if (covers("@method")) assert.equal(check({ method: "PUT" }), "forged");
    if (covers("@method")) assert.equal(check({ method: undefined }), "undecidable");
    if (headers["signature-agent"]) {
      const agent = headers["signature-agent"].replace("test", "example");
      assert.equal(check({ headers: { ...headers, "signature-agent": agent } }), "forged");
    }
    assert.equal(check({ time: timeOf(vector) - 3600 }), "expired");
    assert.equal(check({ time: undefined }), "undecidable");
    const [stranger] = keys.filter(({ kid }) => !isKeyOf(kid, vector));
    assert.equal(check({}, directory(stranger)), "unknown-key");
  });
}

/** Returns a time at which the signature of a vector is valid. */
const timeOf = ({ headers }) => Number(/created=(\d+)/.exec(headers["signature-input"])?.[1]) + 10;
const isKeyOf = (kid, { headers }) => {
  const [, named] = /keyid="([^"]*)"/.exec(headers["signature-input"]) ?? [];
  // The drafts name keys by their thumbprints (RFC 7638).
  const thumbprints = { oD0HwocPBSfpNy5W3bpJeyFGY: "test-key-rsa-pss", poqkLGiymh: "test-key-ed25519" };
  return kid === (Object.entries(thumbprints).find(([start]) => named.startsWith(start))?.[1] ?? named);
};

test("accepts only the changes to a signed request that RFC 9421, B.4, allows", () => {
  const vector = vectors.find(({ name }) => name === "RFC 9421, B.4");
  const check = ({ headers, ...changes }) =>
    directory(...keys).check(
      request({ ...vector, time: timeOf(vector), ...changes, headers: { ...vector.headers, ...headers } }),
      null,
    );
  const added = { target: `${vector.target}&param=added`, headers: { "accept-language": "en-US,en;q=0.5" } };
  assert.equal(check(added), "genuine");
  assert.equal(check({ headers: { date: "", referer: "https://developer.example.org/demo" } }), "genuine");
  assert.equal(check({ method: "POST", authority: "example.com" }), "forged");
  assert.equal(check({ headers: { accept: "*/*, application/json" } }), "forged");
});

// https://github.com/cloudflare/web-bot-auth, web_bot_auth_signature_agent_v1.json
for (const [header, origin] of [
  ['sig1="https://signature-agent.test"', "https://signature-agent.test"],
  ['sig1="https://signature-agent.test/jwks.json";type=jwks_uri', undefined],
  ['sig1="https://signature-agent.test/card";type=cimd', undefined],
])
  test(`reads a key directory from Signature-Agent only if the type is “directory”, the default: ${header}`, () => {
    const headers = {
      signature: "sig1=:AA==:",
      "signature-input": 'sig1=("@authority" "signature-agent";key="sig1");tag="web-bot-auth"',
      "signature-agent": header,
    };
    assert.equal(signatureAgentOf(request({ authority: "example.com", headers })), origin);
  });

test("returns no result for requests without a bot's signature", () => {
  const known = directory(...keys);
  const [{ headers, ...others }] = vectors;
  assert.equal(known.check(request({ ...others, headers: {} })), undefined);
  assert.equal(known.check(request({ ...others, headers: { ...headers, signature: "???" } })), undefined);
  const otherTag = headers["signature-input"].replace("web-bot-auth", "proxy");
  assert.equal(known.check(request({ ...others, headers: { ...headers, "signature-input": otherTag } })), undefined);
});

test("verifies ECDSA and RSA v1.5 signatures, and rejects an algorithm that does not match the key", () => {
  for (const [alg, type, options, hash, others] of [
    ["ecdsa-p256-sha256", "ec", { namedCurve: "P-256" }, "sha256", { dsaEncoding: "ieee-p1363" }],
    ["ecdsa-p384-sha384", "ec", { namedCurve: "P-384" }, "sha384", { dsaEncoding: "ieee-p1363" }],
    ["rsa-v1_5-sha256", "rsa", { modulusLength: 2048 }, "sha256", {}],
  ]) {
    const pair = generateKeyPairSync(type, options);
    const known = directory({ ...pair.publicKey.export({ format: "jwk" }), kid: "k" });
    const result = (declared) => {
      const input = `("@authority");keyid="k";alg="${declared}";tag="web-bot-auth"`;
      const base = `"@authority": example.com\n"@signature-params": ${input}`;
      const signature = sign(hash, Buffer.from(base), { key: pair.privateKey, ...others }).toString("base64");
      const headers = { signature: `a=:${signature}:`, "signature-input": `a=${input}` };
      return known.check(request({ authority: "example.com", headers }));
    };
    assert.equal(result(alg), "genuine", alg);
    assert.equal(result("ed25519"), "forged", alg);
    assert.equal(result("hmac-sha256"), "forged", alg);
  }
});

test("reports a signature as undecidable if the key's algorithm is unknown", () => {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-521" });
  const known = directory({ ...publicKey.export({ format: "jwk" }), kid: "k" });
  const headers = { signature: "a=:AAAA:", "signature-input": `a=("@authority");keyid="k";tag="web-bot-auth"` };
  assert.equal(known.check(request({ authority: "example.com", headers })), "undecidable");
});

test("throws no error for randomly changed test vectors", () => {
  const known = directory(...keys);
  let state = 3;
  const integer = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const characters = [...'=:;,"()?@%\\ aA09-_\u00e9\0', '";key="', '"@query-param";name="', "@1", "99999999999999999"];
  const results = new Set();
  for (let round = 0; round < 6000; round += 1) {
    const { headers, ...others } = vectors[integer(vectors.length)];
    const name = Object.keys(headers)[integer(Object.keys(headers).length)];
    const [text, at] = [headers[name], integer(headers[name].length)];
    const changed = text.slice(0, at) + characters[integer(characters.length)] + text.slice(at + integer(3));
    const answer = known.check(
      request({ ...others, time: 1_735_689_610, headers: { ...headers, [name]: changed } }),
      null,
    );
    results.add(answer);
    // Signature-Agent is signed, so only changes to the white space around its value leave the signature genuine.
    if (answer === "genuine" && name === "signature-agent") assert.equal(changed.trim(), text.trim());
  }
  for (const result of [undefined, "forged", "unknown-key", "undecidable"])
    assert.ok(results.has(result), String(result));
});

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const JWK = { ...publicKey.export({ format: "jwk" }), kid: "own" };

/** Returns the headers of a request that GPTBot signed. */
const signedHeaders = (request = {}) => headersOf({ privateKey, keyid: "own", ...request });

/** Returns the log line that Caddy writes for a request that GPTBot signed. */
const signedLine = (request = {}) => caddyLine({ privateKey, keyid: "own", ...request });

test("verify --keys reports genuine, forged, expired and unknown signatures by crawler", async (context) => {
  const cwd = await folder(context, { "keys.json": JSON.stringify({ keys: [JWK] }) });
  const lines = [
    ...[signedLine({}), signedLine({ uri: "/a" }), signedLine({ change: "changed" })],
    ...[signedLine({ time: 1_764_009_000 }), signedLine({ keyid: "other" })],
  ];
  const verify = (input, ...args) => run(["verify", "-", "--keys", "keys.json", ...args], { cwd, input });
  const { signatures } = (await verify(lines.join(""), "--json")).json();
  assert.deepEqual(signatures, { GPTBot: { genuine: 2, forged: 1, expired: 1, "unknown-key": 1 } });
  const { code, stdout } = await verify(lines.join(""), "--fail-on", "not-genuine");
  assert.equal(code, 1);
  assert.match(stdout, /\nSigned requests\n {2}GPTBot {2}2 genuine, 1 forged, 1 expired, 1 unknown key\n/);
  assert.equal((await verify(signedLine({}), "--fail-on", "not-genuine")).code, 0);
});

test("verify --keys reads the signed requests of a HAR file", async (context) => {
  const entry = (path, signed, time = "2025-11-24T16:00:05.000Z") => ({
    startedDateTime: time,
    request: {
      method: "GET",
      url: `https://example.com${path}`,
      headers: Object.entries(signedHeaders(signed)).map(([name, value]) => ({ name: name.toLowerCase(), value })),
    },
    response: { status: 200, bodySize: -1, content: { size: 2326 } },
  });
  const entries = [
    entry("/", {}),
    entry("/a", { uri: "/a" }),
    entry("/b", { uri: "/a" }),
    entry("/", {}, "2025-11-25T16:00:05.000Z"),
  ];
  const cwd = await folder(context, {
    "keys.json": JSON.stringify({ keys: [JWK] }),
    "robots.txt": "User-agent: *\nDisallow: /b\n",
    "bot.har": JSON.stringify({ log: { version: "1.2", entries } }, null, 2),
    "empty.har": JSON.stringify({ log: { entries: [] } }),
    "none.har": "{}",
  });
  const args = ["verify", "bot.har", "--keys", "keys.json", "--robots", "robots.txt"];
  const result = await run([...args, "--json"], { cwd });
  assert.equal(result.stderr, "bot.har has the format of HAR.\n");
  const { signatures, crawlers, logs } = result.json();
  assert.deepEqual(signatures, { GPTBot: { genuine: 2, forged: 1, expired: 1 } });
  assert.deepEqual(
    crawlers.map(({ crawler, requests, bytes, disallowed, examples }) => [
      crawler,
      requests,
      bytes,
      disallowed,
      examples[0].line,
    ]),
    [["GPTBot", 4, 4 * 2326, 1, 3]],
  );
  assert.deepEqual(logs[0].formats, [{ name: "HAR", requests: 4 }]);
  for (const [file, message] of [
    ["empty.har", /empty\.har is empty: nothing was checked/],
    ["none.har", /none\.har is not a HAR file: it has no “log\.entries”/],
  ]) {
    const { code, stderr } = await run(["verify", file], { cwd });
    assert.equal(code, 3, file);
    assert.match(stderr, message);
  }
});

test("verify --keys exits with 3 if no request is signed, or if the keys cannot be read", async (context) => {
  const cwd = await folder(context, {
    "keys.json": JSON.stringify({ keys: [JWK] }),
    "empty.json": "{}",
    "wrong.json": '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"?"}]}',
  });
  const unsigned = '192.0.2.1 - - [23/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2"\n';
  for (const [file, message] of [
    ["keys.json", /no request in the log is signed: configure the server to log Signature/],
    ["empty.json", /empty\.json is not a JSON Web Key Set/],
    ["wrong.json", /wrong\.json has a key that cannot be read/],
  ]) {
    const { code, stderr } = await run(["verify", "-", "--keys", join(cwd, file)], { input: unsigned });
    assert.equal(code, 3, file);
    assert.match(stderr, message);
  }
});
