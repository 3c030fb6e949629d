// Tests signed requests (RFC 9421, Web Bot Auth) and the key directory, on workerd and Node.js. node:crypto and `robotscope verify` check the
// signatures.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash, createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { once } from "node:events";
import { open, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { bundleForNode } from "../../edge/bundle.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { run } from "../cli/command-line.mjs";
import { onNode, onWorkerd, target, temporary } from "./support.mjs";

const DIRECTORY = "/.well-known/http-message-signatures-directory";
const AGENT = "https://robots.example";
const JWK = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
const SIGNED = { SIGNING_KEY: JSON.stringify(JWK), SIGNATURE_AGENT: AGENT };

/** Returns the thumbprint of a key: https://www.rfc-editor.org/rfc/rfc8037#appendix-A.3 */
const thumbprint = ({ crv, kty, x }) =>
  createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");

const PAGES = {
  "/robots.txt": "User-agent: *\nAllow: /\n",
  "/a": "<p>page",
  "/to": (_, response) => response.writeHead(302, { Location: "/a" }).end(),
};

/**
 * Checks a signature with node:crypto, and returns its parameters. `values` contains the covered components with their values, in order.
 * The signed text is defined in https://www.rfc-editor.org/rfc/rfc9421#section-2.5
 *
 * @param {{ get(name: string): string | null }} headers
 * @param {Record<string, string>} values
 * @param {import("node:crypto").JsonWebKey} jwk
 */
function checked(headers, values, jwk) {
  const [, label, input, components, parameters] =
    /^([a-z0-9]+)=(\(([^)]*)\);(.*))$/.exec(headers.get("signature-input") ?? "") ?? [];
  assert.equal(components, Object.keys(values).join(" "));
  const [, signed, signature] = /^([a-z0-9]+)=:([A-Za-z0-9+/=]+):$/.exec(headers.get("signature") ?? "") ?? [];
  assert.equal(signed, label);
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  const base = [...lines, `"@signature-params": ${input}`].join("\n");
  const key = createPublicKey({ key: jwk, format: "jwk" });
  assert.ok(verify(null, Buffer.from(base), key, Buffer.from(signature, "base64")), base);
  return Object.fromEntries(parameters.split(";").map((parameter) => parameter.split(/=(.*)/).slice(0, 2)));
}

const text = (value) => JSON.parse(value);

test("this file's signature check accepts the Web Bot Auth example only for its authority", () => {
  // https://github.com/webbotauth/draft-ietf-webbotauth-httpsig-protocol, appendix E.2.3.
  const jwk = { kty: "OKP", crv: "Ed25519", x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs" };
  const kid = "poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";
  assert.equal(thumbprint(jwk), kid);
  const headers = new Headers({
    "Signature-Input": `binding=("@authority";req "content-digest");created=1735689600;expires=4889289600;keyid="${kid}";tag="http-message-signatures-directory"`,
    Signature: "binding=:l6P8R67tm3kujAxbHWio7ll01qrEZ0dKD/WWlGhNYEmTnFZM8Wt0VQ9zqGfvo7T/UMkBxsigzChM1Gpz7gOVBg==:",
  });
  const digest = "sha-256=:CADMT2aBdV/rqQr/NIru64ERQkCobVvllA4V0fLFDu0=:";
  const values = (authority) => ({ '"@authority";req': authority, '"content-digest"': digest });
  assert.equal(text(checked(headers, values("signature-agent.test"), jwk).keyid), kid);
  assert.throws(() => checked(headers, values("example.com"), jwk));
});

for (const [platform, start] of [
  ["workerd", onWorkerd],
  ["Node.js", onNode],
]) {
  test(`${platform}: signs each request so that node:crypto and robotscope verify accept it`, async (test) => {
    const site = await target(test, PAGES);
    const { port, ask } = await start(test, { ...SIGNED, ALLOWED: site.host });
    const answer = await (await ask(`${site.url}/to?q=1`)).text();
    const keys = await (await fetch(`http://127.0.0.1:${port}${DIRECTORY}`)).text();
    const [jwk] = JSON.parse(keys).keys;
    const now = Date.now() / 1000;
    assert.deepEqual(
      site.requests.map(({ url }) => url),
      ["/robots.txt", "/to?q=1", "/a"],
    );
    const nonces = site.requests.map(({ url, headers }) => {
      assert.equal(headers["signature-agent"], `sig1="${AGENT}"`);
      const values = {
        '"@authority"': site.host,
        '"@method"': "GET",
        '"@path"': url.split("?")[0],
        '"signature-agent";key="sig1"': `"${AGENT}"`,
      };
      const { created, expires, keyid, alg, nonce, tag } = checked(new Headers(headers), values, jwk);
      assert.ok(Math.abs(Number(created) - now) < 60 && Number(expires) - Number(created) === 60);
      assert.deepEqual([keyid, alg, tag].map(text), [thumbprint(JWK), "ed25519", "web-bot-auth"]);
      return nonce;
    });
    assert.equal(new Set(nonces).size, 3);

    const folder = await temporary(test);
    await writeFile(join(folder, "keys.json"), keys);
    const logged = (change) =>
      site.requests.map(({ url, host, headers }) => {
        const fields = Object.entries(headers).map(([name, value]) => [canonical(name), [value]]);
        const request = { client_ip: "192.0.2.1", method: "GET", host, uri: change + url };
        return `${JSON.stringify({ ts: now, request: { ...request, headers: Object.fromEntries(fields) }, status: 200 })}\n`;
      });
    const verified = async (change) => {
      const args = ["verify", "-", "--keys", "keys.json", "--json"];
      return Object.values((await run(args, { cwd: folder, input: logged(change).join("") })).json().signatures);
    };
    assert.deepEqual(await verified(""), [{ genuine: 3 }]);
    assert.deepEqual(await verified("/changed"), [{ forged: 3 }]);

    const seen = answer + keys + JSON.stringify(site.requests);
    assert.ok(!seen.includes(JWK.d), "the private key is in a response or a request");
  });

  test(`${platform}: publishes its key in a signed directory`, async (test) => {
    const { port } = await start(test, SIGNED);
    const url = `http://127.0.0.1:${port}${DIRECTORY}`;
    const response = await fetch(url, { headers: { origin: "https://evil.example" } });
    const { headers, status } = response;
    const body = await response.text();
    assert.deepEqual(
      [status, headers.get("content-type"), headers.get("cache-control"), headers.get("access-control-allow-origin")],
      [200, "application/http-message-signatures-directory+json", "max-age=86400", "*"],
    );
    const { crv, kty, x } = JWK;
    assert.deepEqual(JSON.parse(body), { keys: [{ crv, kty, x, kid: thumbprint(JWK), use: "sig" }] });
    // The format of Content-Digest: https://www.rfc-editor.org/rfc/rfc9530#section-2
    const digest = `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;
    assert.equal(headers.get("content-digest"), digest);
    // The signed authority is the one in the service's settings, not the host in this request.
    const values = { '"@authority";req': "robots.example", '"content-digest"': digest };
    const { created, expires, keyid, tag } = checked(headers, values, JWK);
    assert.deepEqual([keyid, tag].map(text), [thumbprint(JWK), "http-message-signatures-directory"]);
    // Verifiers may cache the directory for a day, so the signature must be valid for longer than a day.
    assert.ok(Number(expires) > Number(created) + 86_400);

    const head = await fetch(url, { method: "HEAD" });
    assert.deepEqual([head.status, await head.text()], [200, ""]);
    assert.equal((await fetch(url, { method: "POST" })).status, 405);
  });

  test(`${platform}: signs nothing and publishes no directory without a key`, async (test) => {
    const site = await target(test, PAGES);
    const { port, inspect } = await start(test, { ALLOWED: site.host });
    await inspect(`${site.url}/a`);
    assert.ok(site.requests.every(({ headers }) => !Object.keys(headers).some((name) => name.startsWith("signature"))));
    assert.equal((await fetch(`http://127.0.0.1:${port}${DIRECTORY}`)).status, 404);
  });
}

/** Returns a header's name as Caddy logs it. @param {string} name */
const canonical = (name) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

test("signs requests in robotscope's name, but not requests in a crawler's name", async (test) => {
  const site = await target(test, PAGES);
  const { service } = await onNode(
    test,
    { ...SIGNED, AS_CRAWLERS: "on", ALLOWED: site.host },
    { limits: { pause: 10 } },
  );
  await (await fetch(`${service}?url=${encodeURIComponent(`${site.url}/a`)}&as=GPTBot`)).text();
  assert.deepEqual(
    site.requests.map(({ url, headers }) => [url, "signature" in headers]),
    [
      ["/robots.txt", true],
      ["/a", true],
      ["/robots.txt", false],
      ["/a", false],
    ],
  );
});

test("the middleware serves the key directory only if a key is configured", async (test) => {
  const file = join(await temporary(test), "node.mjs");
  await bundleForNode("node.ts", file);
  const { createHandler } = await import(file);
  const statusWith = async (environment) => {
    const handler = createHandler(environment);
    const server = createServer((request, response) =>
      handler(request, response, () => response.writeHead(418).end()),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    test.after(() => server.close());
    return (await fetch(`http://127.0.0.1:${server.address().port}${DIRECTORY}`)).status;
  };
  assert.deepEqual([await statusWith({}), await statusWith(SIGNED)], [418, 200]);
});

const OTHER = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
const { d, ...PUBLIC } = JWK;
const RFC_KEY = {
  ...{ kty: "OKP", crv: "Ed25519", x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs" },
  d: "n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU",
};

/** @type {[string, Record<string, string>, RegExp][]} */
const INVALID = [
  ["a text that is not JSON", { ...SIGNED, SIGNING_KEY: `-----BEGIN ${d}` }, /SIGNING_KEY is not JSON/],
  ["broken JSON", { ...SIGNED, SIGNING_KEY: SIGNED.SIGNING_KEY.slice(0, -1) }, /SIGNING_KEY is not JSON/],
  [
    "another kind of key",
    { ...SIGNED, SIGNING_KEY: JSON.stringify({ ...JWK, crv: "X25519" }) },
    /must be a private Ed25519 key/,
  ],
  ["a public key", { ...SIGNED, SIGNING_KEY: JSON.stringify(PUBLIC) }, /is a public key: use the private key/],
  ["parts of two keys", { ...SIGNED, SIGNING_KEY: JSON.stringify({ ...OTHER, d }) }, /SIGNING_KEY is damaged/],
  [
    "a key that is too short",
    { ...SIGNED, SIGNING_KEY: JSON.stringify({ ...JWK, d: d.slice(4) }) },
    /SIGNING_KEY is damaged/,
  ],
  ["the test key of RFC 9421", { ...SIGNED, SIGNING_KEY: JSON.stringify(RFC_KEY) }, /is the test key of RFC 9421/],
  ["no origin", { SIGNING_KEY: SIGNED.SIGNING_KEY }, /SIGNATURE_AGENT must be the/],
  [
    "an origin without TLS",
    { ...SIGNED, SIGNATURE_AGENT: "http://robots.example" },
    /SIGNATURE_AGENT must be the https origin/,
  ],
  ["an origin with a path", { ...SIGNED, SIGNATURE_AGENT: `${AGENT}/keys` }, /SIGNATURE_AGENT must be the/],
  ["an origin without a key", { SIGNATURE_AGENT: AGENT }, /SIGNATURE_AGENT requires SIGNING_KEY/],
];

test("Node.js: does not start with an invalid key or origin, and prints no part of the key", async (test) => {
  const file = join(await temporary(test), "main.mjs");
  await bundleForNode("node-main.ts", file);
  for (const [what, environment, message] of INVALID) {
    const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: "0", ...environment } });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => printed.push(piece));
    const [code] = await once(child, "close");
    const output = Buffer.concat(printed).toString();
    assert.equal(code, 1, what);
    assert.match(output, message, what);
    assert.match(output, /^robotscope does not start: .*\n$/, what);
    assert.ok(!output.includes(d.slice(0, 8)) && !output.includes(RFC_KEY.d), what);
  }
});

test("Node.js: starts with a key that the documented command generates", async (test) => {
  const folder = await temporary(test);
  await bundleForNode("node-main.ts", join(folder, "dist", "edge", "node.js"));
  const document = await readFile(inRoot("docs", "SERVICE.md"), "utf8");
  const [make = "", start = ""] = [...document.matchAll(/^```sh\n(umask.*?|SIGNING_KEY.*?)^```$/gms)].map(
    ([, text]) => text,
  );
  const options = { cwd: folder, env: { ...process.env, PORT: "0" } };
  assert.deepEqual((await once(spawn("sh", ["-c", make], options), "close"))[0], 0);
  const child = spawn("sh", ["-c", `exec ${start.replace(/^SIGNING_KEY/, "env SIGNING_KEY")}`], options);
  test.after(() => child.kill());
  const [printed] = await once(child.stdout, "data");
  assert.match(String(printed), /^robotscope listens on /);
});

test("workerd: returns status 500 if the key is invalid, and prints no part of the key", async (test) => {
  for (const [what, environment, message] of INVALID.filter(([what]) => /broken|two keys/.test(what))) {
    const log = join(await temporary(test), "log");
    const errors = await open(log, "w");
    test.after(() => errors.close());
    const site = await target(test, PAGES);
    const { ask } = await onWorkerd(test, { ...environment, ALLOWED: site.host }, { errors: errors.fd });
    for (let round = 0; round < 2; round += 1) {
      const response = await ask(`${site.url}/a`);
      assert.equal(response.status, 500, what);
      assert.ok(!(await response.text()).includes(d.slice(0, 8)), what);
    }
    assert.equal(site.requests.length, 0, what);
    const printed = await readFile(log, "utf8");
    assert.match(printed, message, what);
    assert.ok(!printed.includes(d.slice(0, 8)), what);
  }
});
