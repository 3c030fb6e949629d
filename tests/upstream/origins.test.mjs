import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import { checkOrigins } from "./origins.mjs";
import { withUpstream } from "./server.mjs";

const LIST = "https://example.com/addresses.json";
const KEYS = "https://example.com/.well-known/http-message-signatures-directory";

const documented = (/** @type {unknown} */ value) => ({ value, certainty: /** @type {const} */ ("documented") });

const catalogue = (/** @type {Record<string, object>} */ origins) => ({
  version: "2026-11-01",
  crawlers: [
    { token: "MainBot", read: "2026-11-01", origin: "main", prominence: /** @type {const} */ ("main") },
    { token: "ExampleBot", read: "2026-11-01", origin: "example" },
  ],
  origins: Object.fromEntries(Object.entries(origins).map(([name, origin]) => [name, { source: "page", ...origin }])),
});

const addresses = catalogue({ example: { address_lists: documented([LIST]) } });
const keys = catalogue({ example: { key_directory: documented("https://example.com") } });

const key = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });

for (const [form, body] of [
  ["JSON with prefixes", '{ "prefixes": [{ "ipv4Prefix": "192.0.2.0/24" }, { "ipv6Prefix": "2001:db8::/32" }] }'],
  ["a geofeed", "# RFC 8805\n192.0.2.0/24,US,,,\n2001:db8::/32,DE,,,\n"],
])
  test(`accepts ${form} as an address list`, async () => {
    const found = await withUpstream({ [LIST]: body }, (read) => checkOrigins(addresses, read));
    assert.deepEqual(found, { sound: 1, broken: [] });
  });

test("accepts a key directory with public keys", async () => {
  const reply = JSON.stringify({ keys: [key] });
  const found = await withUpstream({ [KEYS]: reply }, (read) => checkOrigins(keys, read));
  assert.deepEqual(found, { sound: 1, broken: [] });
});

for (const [state, which, reply, problem] of /** @type {const} */ ([
  ["an address list that is missing", addresses, { status: 404 }, /not readable: status 404/],
  ["an address list without blocks", addresses, '{ "prefixes": [] }', /has no addresses/],
  ["a geofeed with only comments", addresses, "# nothing\n", /has no addresses/],
  ["an address list in another form", addresses, '{ "ips": [] }', /does not parse: the list has no “prefixes”/],
  [
    "a page instead of a list",
    addresses,
    "<p>Sign in</p>",
    /does not parse: “<p>Sign in<\/p>” is not an address block/,
  ],
  ["a block with too many bits", addresses, "192.0.2.0/33", /does not parse/],
  ["an entry without a block", addresses, '{ "prefixes": [{}] }', /does not parse/],
  ["a key directory that is missing", keys, { status: 410 }, /not readable: status 410/],
  ["a key directory without keys", keys, '{ "keys": [] }', /has no keys/],
  ["a key directory in another form", keys, "{}", /does not parse: the directory has no “keys”/],
  ["an invalid key", keys, '{ "keys": [{ "kty": "OKP", "crv": "Ed25519", "x": "" }] }', /does not parse/],
]))
  test(`reports ${state} as a problem`, async () => {
    const url = which === addresses ? LIST : KEYS;
    const { sound, broken } = await withUpstream({ [url]: reply }, (read) => checkOrigins(which, read));
    assert.equal(sound, 0);
    assert.deepEqual(
      broken.map((entry) => [entry.origins, entry.url, entry.certainty]),
      [[["example"], url, "documented"]],
    );
    assert.match(broken[0]?.problem ?? "", problem);
  });

test("requests a list only once if two origins share it, and sorts problems by prominence", async () => {
  const shared = catalogue({
    example: { address_lists: documented([LIST, "https://example.com/other.json"]) },
    main: { address_lists: documented([LIST]) },
  });
  await withUpstream({}, async (read, { requests }) => {
    const { broken } = await checkOrigins(shared, read);
    assert.deepEqual(
      broken.map(({ origins, prominence }) => [origins, prominence]),
      [
        [["example", "main"], "main"],
        [["example"], "other"],
      ],
    );
    assert.equal(requests.length, 2);
  });
});
