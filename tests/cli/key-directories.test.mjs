// Tests `verify --fetch-keys`. A local server behind a proxy publishes the key directories of operators in the catalogue.
import assert from "node:assert/strict";
import { createHash, generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";
import { proxy } from "./proxy.mjs";
import { serveTls } from "./servers.mjs";
import { caddyLine } from "./signed.mjs";

const PATH = "/.well-known/http-message-signatures-directory";
const TYPE = "application/http-message-signatures-directory+json";
const BROWSER = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36";

/** Returns a key with its thumbprint (RFC 7638) as `keyid`, and with its public JSON Web Key. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const jwk = publicKey.export({ format: "jwk" });
  const { crv, kty, x } = jwk;
  const keyid = createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");
  return { privateKey, keyid, jwk };
}

const [openai, google, stranger] = [newKey(), newKey(), newKey()];
const listed = (...keys) => [200, { "Content-Type": TYPE }, JSON.stringify({ keys })];

const DIRECTORIES = {
  // A key of a type that Node.js does not support must not affect other keys.
  "chatgpt.com": listed({ kty: "AKP", alg: "ML-DSA-44", pub: "AA" }, openai.jwk),
  "agent.bot.goog": listed(google.jwk),
  "www.klaviyo.com": [302, { Location: `https://chatgpt.com${PATH}` }],
  "assistbot.duckduckgo.com": [200, { "Content-Type": "text/html" }, "<h1>Sign in</h1>"],
};

/** Returns a function that runs `verify` on log lines, and the list of requests that the proxy received. */
async function verifier(context, directories = DIRECTORIES) {
  const answer = ({ headers }, response) => {
    const [status, fields, body = ""] = directories[headers.host];
    response.writeHead(status, fields).end(body);
  };
  const cwd = await folder(context, {
    "ca.pem": CERTIFICATE,
    "stranger.json": JSON.stringify({ keys: [stranger.jwk] }),
  });
  const { host, requests } = await proxy(context, await serveTls(context, { [PATH]: answer }, CERTIFICATE));
  const env = { HTTPS_PROXY: `http://${host}`, NODE_EXTRA_CA_CERTS: `${cwd}/ca.pem` };
  const verify = (lines, ...args) => run(["verify", "-", "--fetch-keys", ...args], { cwd, env, input: lines.join("") });
  return { verify, requests };
}

/** Returns a log line whose Signature-Agent is a plain string, as in earlier drafts. ChatGPT agent sends this form. */
const byOpenai = (request = {}) =>
  caddyLine({ ...openai, userAgent: BROWSER, agent: '"https://chatgpt.com"', ...request });

/** Returns a log line whose Signature-Agent is a dictionary with a signed member. Google-Agent sends this form. */
const byGoogle = (request = {}) =>
  caddyLine({
    ...google,
    userAgent: "Mozilla/5.0 (compatible; Google-Agent)",
    agent: 'g="https://agent.bot.goog"',
    covered: { '"@authority"': undefined, '"signature-agent";key="g"': '"https://agent.bot.goog"' },
    ...request,
  });

test("verify --fetch-keys verifies requests with the keys that operators publish", async (context) => {
  const { verify, requests } = await verifier(context);
  const lines = [
    ...[byOpenai(), byOpenai({ uri: "/a" }), byOpenai({ change: "changed" }), byOpenai({ time: 1_764_009_000 })],
    // The request names a published key as its keyid, but is signed with another key.
    byOpenai({ privateKey: stranger.privateKey }),
    // Another crawler of the same operator.
    byOpenai({ userAgent: "GPTBot/1.2" }),
    byGoogle(),
    byGoogle({ agent: `g="https://agent.bot.goog${PATH}"`, covered: coveredBy(`"https://agent.bot.goog${PATH}"`) }),
  ];
  const { code, stderr, ...result } = await verify(lines, "--json");
  // In the catalogue, the source for both directories is the operator's documentation, so the notes end with “documented”.
  const note = (host) => `Signatures were verified with the keys in https://${host}${PATH} (documented).\n`;
  assert.deepEqual(
    [code, stderr],
    [0, `stdin has the format of Caddy.\n${note("chatgpt.com")}${note("agent.bot.goog")}`],
  );
  assert.deepEqual(result.json().signatures, {
    "ChatGPT Agent": { genuine: 2, forged: 2, expired: 1 },
    GPTBot: { genuine: 1 },
    "Google-Agent": { genuine: 2 },
  });
  // Only the directories that the log names are fetched, each of them once.
  assert.deepEqual(requests.sort(), ["CONNECT agent.bot.goog:443", "CONNECT chatgpt.com:443"]);
  assert.equal((await verify([byOpenai()], "--fail-on", "not-genuine")).code, 0);
  assert.equal((await verify(lines, "--fail-on", "not-genuine")).code, 1);
});

const coveredBy = (agent) => ({ '"@authority"': undefined, '"signature-agent";key="g"': agent });

test("verify --fetch-keys reports an unknown key if the named directory does not prove the signer's identity", async (context) => {
  const { verify, requests } = await verifier(context);
  const unknown = {
    "a key that is not in the directory": byOpenai({ ...stranger }),
    "the key of another directory": byGoogle({ ...openai }),
    "the key of an operator other than the crawler's": byOpenai({ userAgent: "Googlebot/2.1" }),
    "a directory that is not in the catalogue": byOpenai({ agent: '"https://evil.example"' }),
    "another kind of key set": byGoogle({
      agent: 'g="https://agent.bot.goog";type=cimd',
      covered: coveredBy('"https://agent.bot.goog";type=cimd'),
    }),
    "a directory that the signature does not cover": byOpenai({ covered: { '"@authority"': undefined } }),
  };
  for (const [what, line] of Object.entries(unknown)) {
    const { code, ...result } = await verify([line], "--json");
    const found = Object.values(result.json().signatures);
    assert.deepEqual([code, found], [0, [{ "unknown-key": 1 }]], what);
  }
  assert.ok(!requests.some((line) => line.includes("evil.example")));
  const { code, stderr } = await verify(Object.values(unknown), "--fail-on", "not-genuine");
  assert.equal(code, 3);
  assert.match(stderr, /no signature could be verified: nothing was checked/);
  // A key from --keys verifies a request even if the key directory that the request names lacks this key.
  const own = await verify([unknown["a key that is not in the directory"]], "--keys", "stranger.json", "--json");
  assert.deepEqual(own.json().signatures, { others: { genuine: 1 } });
});

test("verify --fetch-keys reports a signature that does not cover the host as undecidable", async (context) => {
  const { verify } = await verifier(context);
  const { json } = await verify([byOpenai({ covered: { '"signature-agent"': '"https://chatgpt.com"' } })], "--json");
  assert.deepEqual(json().signatures, { "ChatGPT Agent": { undecidable: 1 } });
});

test("verify --fetch-keys warns about unreadable directories, and requests each directory only once", async (context) => {
  const { verify, requests } = await verifier(context);
  const lines = ["https://www.klaviyo.com", "https://assistbot.duckduckgo.com"].flatMap((agent) => {
    const line = byOpenai({ agent: `"${agent}"` });
    return [line, line];
  });
  const { code, stderr, ...result } = await verify(lines, "--json");
  assert.equal(code, 0);
  assert.deepEqual(result.json().signatures, {
    KlaviyoAIBot: { "unknown-key": 2 },
    DuckAssistBot: { "unknown-key": 2 },
  });
  // A redirect to another directory is a failure: https://www.ietf.org/archive/id/draft-ietf-webbotauth-httpsig-protocol-00.html#section-5.5
  assert.match(stderr, /the key directory https:\/\/www\.klaviyo\.com\/\.well-known\/\S+ cannot be read: .*redirect/);
  assert.match(stderr, /the key directory https:\/\/assistbot\.duckduckgo\.com\/\S+ cannot be read: /);
  assert.deepEqual(requests.sort(), ["CONNECT assistbot.duckduckgo.com:443", "CONNECT www.klaviyo.com:443"]);
});

test("verify --fetch-keys exits with 3 if no request in the log is signed", async (context) => {
  const { verify } = await verifier(context);
  const input = '192.0.2.1 - - [23/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2"\n';
  const { code, stderr } = await verify([input]);
  assert.equal(code, 3);
  assert.match(stderr, /no request in the log is signed/);
});

// A self-signed certificate for the hosts in DIRECTORIES, made with the private key in servers.mjs, which is no secret. Only the commands
// in this file trust the certificate.
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIB4DCCAYagAwIBAgIURXtDALnO5dsn0/xSwMBoZ5vXYoEwCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPa2V5IGRpcmVjdG9yaWVzMCAXDTI2MTEyOTAzMTgyMVoYDzIx
MjYxMTA1MDMxODIxWjAaMRgwFgYDVQQDDA9rZXkgZGlyZWN0b3JpZXMwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAQamFnx2rMold9tUsSi+fZ24o3WsUwogrIUx2Jt
oim/7+n6nSbnK5RLyt4qQIiHpudbXJJBa40FwUvsuPSNjwSjo4GnMIGkMB0GA1Ud
DgQWBBTMrK9vQeQbgFj/UxZWOTg5yAXOUDAfBgNVHSMEGDAWgBTMrK9vQeQbgFj/
UxZWOTg5yAXOUDAPBgNVHRMBAf8EBTADAQH/MFEGA1UdEQRKMEiCC2NoYXRncHQu
Y29tgg5hZ2VudC5ib3QuZ29vZ4IPd3d3LmtsYXZpeW8uY29tghhhc3Npc3Rib3Qu
ZHVja2R1Y2tnby5jb20wCgYIKoZIzj0EAwIDSAAwRQIgcX2NuYN2C0wxOWy39EU2
ah976dzrYLGJgN+g+hV3fEACIQCWLAAaYOMz0xy+f8axNrOCefUsoEMu641DAjsm
8t8TKQ==
-----END CERTIFICATE-----
`;
