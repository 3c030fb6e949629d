// Tests the web page's comparison of robots.txt with the server's response to a crawler's User-Agent. The page gets both from the
// service's events.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { build } from "esbuild";
import { Fetched } from "robotscope";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { onNode, target } from "./support.mjs";

let servedTo;
before(async () => {
  const { outputFiles } = await build({
    entryPoints: [inRoot("web", "net", "served-live.ts")],
    ...{ bundle: true, format: "esm", platform: "node", write: false },
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  ({ servedTo } = await import(`data:text/javascript;base64,${code}`));
});

/** Fetches a page as GPTBot through the service, and compares the answer with robots.txt. */
async function served(test, pages, path = "/", limits = {}) {
  const site = await target(test, pages);
  const settings = { limits: { pause: 10, ...limits } };
  const { service } = await onNode(test, { AS_CRAWLERS: "on", ALLOWED: site.host }, settings);
  const url = `${site.url}${path}`;
  const response = await fetch(`${service}?url=${encodeURIComponent(url)}&as=GPTBot`);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  const events = lines.map((line) => JSON.parse(line));
  const { crawler, ...found } = servedTo("GPTBot", url, events, Fetched);
  assert.equal(crawler, "GPTBot");
  return { site, found };
}

const isGptBot = ({ headers }) => /GPTBot/.test(headers["user-agent"]);
/** Returns a handler that sends one answer to GPTBot and another to all other clients. */
const toGptBot = (theirs, others) => (request, response) => {
  const [status, headers, body] = isGptBot(request) ? theirs : others;
  if (status === "reset") request.socket.destroy();
  else response.writeHead(status, { "Content-Type": "text/html", ...headers }).end(body);
};
const OK = [200, {}, "<p>page"];
const ALLOWED = { "/robots.txt": "User-agent: *\nAllow: /\n" };
const DISALLOWED = { "/robots.txt": "User-agent: GPTBot\nDisallow: /\n" };
const SAME = { status: 200, differs: false };

test("names the bot wall that refuses an allowed crawler, with the certainty of this finding", async (test) => {
  const challenge = [403, { "CF-Mitigated": "challenge" }, "Just a moment"];
  assert.deepEqual((await served(test, { ...ALLOWED, "/": toGptBot(challenge, OK) })).found, {
    access: "allowed",
    robotsTxt: SAME,
    status: 403,
    refusal: { kind: "challenge", by: "Cloudflare", certainty: "documented" },
    contradiction: "allowed-refused",
  });
  const akamai = [200, {}, '<div id="sec-if-cpt-container"></div>'];
  const { found } = await served(test, { ...ALLOWED, "/": toGptBot(akamai, OK) });
  assert.deepEqual(found.refusal, { kind: "challenge", by: "Akamai", certainty: "reported" });
  assert.deepEqual([found.status, found.contradiction], [200, "allowed-refused"]);
});

test("reports a contradiction if a disallowed crawler gets the page, not if the crawler is refused", async (test) => {
  const { found } = await served(test, { ...DISALLOWED, "/": OK[2] });
  assert.deepEqual(found, { access: "disallowed", robotsTxt: SAME, status: 200, contradiction: "disallowed-served" });
  const refused = await served(test, { ...DISALLOWED, "/": toGptBot([403, {}, ""], OK) });
  assert.equal(refused.found.contradiction, undefined);
});

test("treats an error for a crawler as a refusal only if other clients get no error", async (test) => {
  const missing = await served(test, { ...ALLOWED, "/": [404, {}, ""] });
  assert.deepEqual([missing.found.status, missing.found.contradiction], [404, undefined]);
  const hidden = await served(test, { ...ALLOWED, "/": toGptBot([404, {}, ""], OK) });
  assert.equal(hidden.found.contradiction, "allowed-refused");
  const reset = await served(test, { ...ALLOWED, "/": toGptBot(["reset"], OK) });
  assert.deepEqual(
    [reset.found.status, reset.found.failure, reset.found.contradiction],
    [undefined, "reset", "allowed-refused"],
  );
  const broken = await served(test, { ...ALLOWED, "/": toGptBot(["reset"], ["reset"]) });
  assert.deepEqual([broken.found.failure, broken.found.contradiction], ["reset", undefined]);
});

test("evaluates the crawler's robots.txt, or the robots.txt for other clients if the crawler is refused", async (test) => {
  const robots = (theirs) => toGptBot(theirs, [200, {}, "User-agent: *\nAllow: /\n"]);
  const own = await served(test, { "/robots.txt": robots([200, {}, DISALLOWED["/robots.txt"]]), "/": OK[2] });
  assert.deepEqual(
    [own.found.access, own.found.robotsTxt, own.found.contradiction],
    ["disallowed", { status: 200, otherwise: "allowed", differs: true }, "disallowed-served"],
  );
  const refused = await served(test, { "/robots.txt": robots([403, {}, ""]), "/": OK[2] });
  assert.deepEqual(
    [refused.found.access, refused.found.robotsTxt],
    ["allowed", { status: 403, refusal: { kind: "forbidden" }, differs: true }],
  );
});

test("evaluates robots.txt for the URL to which the crawler is redirected", async (test) => {
  const { site, found } = await served(test, {
    "/robots.txt": "User-agent: GPTBot\nDisallow: /bots\n",
    "/": toGptBot([302, { Location: "/bots" }, ""], OK),
    "/bots": "<p>for bots",
  });
  assert.deepEqual(found, {
    access: "disallowed",
    robotsTxt: SAME,
    status: 200,
    contradiction: "disallowed-served",
    elsewhere: `${site.url}/bots`,
  });
});

test("reports only the reason if the service itself refused a request", async (test) => {
  const pages = { ...ALLOWED, "/": toGptBot([302, { Location: "/b" }, ""], OK), "/b": "<p>" };
  assert.deepEqual((await served(test, pages, "/", { fetches: 2 })).found, { notFetched: "too-many-fetches" });
  const toPrivate = { ...ALLOWED, "/": toGptBot([302, { Location: "http://10.0.0.1/" }, ""], OK) };
  assert.deepEqual((await served(test, toPrivate)).found, { notFetched: "private-address" });
});

test("reports the service's time limit as the reason, not a timeout of the server", async (test) => {
  for (const begin of [() => {}, (response) => response.writeHead(200, { "Content-Type": "text/html" }).write("<p>")]) {
    const slow = (request, response) => (isGptBot(request) ? begin(response) : response.end("<p>page"));
    const { found } = await served(test, { ...ALLOWED, "/": slow }, "/", { whole: 1500 });
    assert.deepEqual(found, { notFetched: "too-many-fetches" });
  }
});
