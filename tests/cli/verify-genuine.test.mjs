// Tests how `verify --genuine` detects forged crawlers. A local server answers the DNS queries.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, run } from "./command-line.mjs";
import { named, nameServer, reverse } from "./dns.mjs";
import { BINGBOT, combined, GOOGLEBOT, GPTBOT, ROBOTS, text } from "./logs.mjs";
import { serve } from "./servers.mjs";

test("verifies crawlers by reverse and forward DNS", async (context) => {
  const { server, queries } = await nameServer(context, {
    ...named("66.249.66.1", "crawl-66-249-66-1.googlebot.com"),
    ...named("8.8.4.1", "crawl.googlebot.com.evil.example"),
    // The name is in Google's domain, but does not resolve to this address.
    ...named("8.8.4.2", "crawl-8-8-4-2.googlebot.com", ["66.249.66.9"]),
    ...named("8.8.4.4", "notgooglebot.com"),
    // If the name server fails or does not respond, the address is neither genuine nor forged.
    [`PTR ${reverse("8.8.4.5")}`]: 2,
    [`PTR ${reverse("8.8.4.6")}`]: "silent",
    ...named("2a02:6b8::1", "spider.yandex.com"),
  });
  const empty = await folder(context, { "empty.json": '{ "prefixes": [] }' });
  const yandex = "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)";
  const input = text(
    ...[1, 2, 4, 5, 6, 3].map((last) => combined(`8.8.4.${last}`, "/", GOOGLEBOT)),
    combined("66.249.66.1", "/", GOOGLEBOT),
    combined("66.249.66.1", "/", GOOGLEBOT),
    combined("2a02:06b8:0:0::1", "/", yandex),
    combined("10.0.0.1", "/", yandex),
  );
  const list = ["--list", `Googlebot=${join(empty, "empty.json")}`];
  const args = ["verify", "-", "--genuine", "--dns-server", server, ...list];
  const [json, failing, { stdout }] = await Promise.all(
    [["--json"], ["--fail-on", "not-genuine"], []].map((more) => run([...args, ...more], { input })),
  );
  const { crawlers } = json.json();
  const of = (name) => crawlers.find(({ crawler }) => crawler === name).origins;
  const words = Object.fromEntries(
    of("Googlebot").addresses.map(({ address, origin }) => [address, `${origin.word}: ${origin.why}`]),
  );
  assert.deepEqual(words, {
    "66.249.66.1": "genuine: its name is crawl-66-249-66-1.googlebot.com",
    "8.8.4.1": "not-genuine: its name is crawl.googlebot.com.evil.example, not in googlebot.com",
    "8.8.4.2": "not-genuine: its name crawl-8-8-4-2.googlebot.com does not lead back to the address",
    "8.8.4.3": "not-genuine: the address has no name",
    "8.8.4.4": "not-genuine: its name is notgooglebot.com, not in googlebot.com",
    "8.8.4.5": "unknown: the name server returned an error: ESERVFAIL",
    "8.8.4.6": "unknown: the name server returned an error: ETIMEOUT",
  });
  assert.deepEqual([of("Googlebot").genuine, of("Googlebot").notGenuine, of("Googlebot").unknown], [2, 4, 2]);
  assert.deepEqual(
    of("YandexBot").addresses.map(({ origin }) => origin.word),
    ["genuine", "unknown"],
  );
  // Private addresses are not looked up.
  assert.ok(!queries.some((question) => question.includes(reverse("10.0.0.1"))), queries.join());
  assert.equal(failing.code, 1);
  const genuine = text(combined("66.249.66.1", "/", GOOGLEBOT));
  assert.equal((await run([...args, "--fail-on", "not-genuine"], { input: genuine })).code, 0);
  assert.match(
    stdout,
    /Googlebot is not who asked from these\n {2}8\.8\.4\.1 +1 request +its name is .*, not in googlebot\.com \(documented\)/,
  );
});

test("verifies crawlers by published address lists", async (context) => {
  const prefixes = [{ ipv4Prefix: "20.171.206.0/24" }, { ipv6Prefix: "2a01:111::/32" }];
  const { url, requests } = await serve(context, {
    "/gptbot.json": [200, { "Content-Type": "application/json" }, JSON.stringify({ creationTime: "2026", prefixes })],
    // RFC 8805, 2.1: each line begins with an address block, and # begins a comment.
    "/geofeed.csv": [200, {}, "# Meta publishes one.\n20.171.206.0/24,US,US-WA,,\r\n2a01:111::/32,IE,,,\n"],
    "/broken.json": [200, {}, "<html>"],
  });
  const input = text(
    combined("20.171.206.200", "/", GPTBOT),
    combined("20.171.206.201", "/", GPTBOT),
    combined("2a01:111::5", "/", GPTBOT),
    combined("20.171.207.1", "/", GPTBOT),
  );
  const verify = async (list) => {
    const { stderr, json } = await run(["verify", "-", "--genuine", "--json", "--list", `GPTBot=${list}`], { input });
    const { genuine, notGenuine, unknown } = json().crawlers[0].origins;
    return { counts: [genuine, notGenuine, unknown], stderr };
  };
  const stdin = "stdin has the format of Apache or nginx.\n";
  assert.deepEqual(await verify(`${url}/gptbot.json`), { counts: [3, 1, 0], stderr: stdin });
  assert.equal(requests.length, 1);
  assert.deepEqual(await verify(`${url}/geofeed.csv`), { counts: [3, 1, 0], stderr: stdin });
  for (const name of ["/broken.json", "/missing.json"]) {
    const { counts, stderr } = await verify(url + name);
    assert.deepEqual(counts, [0, 0, 4]);
    assert.match(stderr, /the address list .* cannot be read/);
  }
});

test("an address without a matching name is not forged if an address list cannot be read", async (context) => {
  const { server } = await nameServer(context, named("66.249.66.1", "crawl-66-249-66-1.googlebot.com"));
  const { url } = await serve(context, { "/list.json": [503] });
  const input = text(combined("66.249.66.1", "/", GOOGLEBOT), combined("8.8.4.3", "/", GOOGLEBOT));
  const list = ["--list", `Googlebot=${url}/list.json`];
  const { json } = await run(["verify", "-", "--genuine", "--dns-server", server, ...list, "--json"], { input });
  const words = json().crawlers[0].origins.addresses.map(({ address, origin }) => `${address} ${origin.word}`);
  assert.deepEqual(words.sort(), ["66.249.66.1 genuine", "8.8.4.3 unknown"]);
});

test("shows the first addresses that do not belong to a crawler, and counts the others", async (context) => {
  const files = await folder(context, { "gptbot.json": '{ "prefixes": [{ "ipv4Prefix": "132.196.86.0/24" }] }' });
  const list = ["--list", `GPTBot=${join(files, "gptbot.json")}`];
  const printed = async (addresses) => {
    const input = text(...Array.from({ length: addresses }, (_, last) => combined(`8.8.4.${last}`, "/", GPTBOT)));
    return (await run(["verify", "-", "--genuine", ...list], { input })).stdout;
  };
  assert.match(await printed(7), /\n {2}8\.8\.4\.4 .*\n {2}and 2 further addresses\n/);
  assert.match(await printed(6), /\n {2}8\.8\.4\.4 .*\n {2}and 1 further address\n/);
  assert.doesNotMatch(await printed(5), /further/);
});

test("--fail-on disobeyed ignores disallowed requests from addresses that do not belong to the crawler", async (context) => {
  const { server } = await nameServer(context, named("157.55.39.1", "msnbot-157-55-39-1.search.msn.com"));
  const list = '{ "prefixes": [] }';
  const files = await folder(context, { "robots.txt": ROBOTS, "list.json": list, "list.json.gz": gzipSync(list) });
  const input = text(
    combined("157.55.39.1", "/", BINGBOT),
    combined("8.8.8.8", "/private/a", BINGBOT),
    combined("8.8.8.8", "/private/b", BINGBOT),
  );
  const args = ["verify", "-", "--robots", join(files, "robots.txt"), "--fail-on", "disobeyed"];
  assert.equal((await run(args, { input })).code, 1);
  for (const name of ["list.json", "list.json.gz"]) {
    const genuine = ["--genuine", "--dns-server", server, "--list", `bingbot=${join(files, name)}`];
    const { code, stdout, stderr } = await run([...args, ...genuine], { input });
    assert.deepEqual([code, stderr], [0, "stdin has the format of Apache or nginx.\n"], name);
    assert.match(
      stdout,
      /bingbot asked for what is disallowed: 2 requests \(10\.2 kB\), 2 of them from addresses that are not its own/,
    );
  }
});

test("exits with 3 if an address list from --list cannot be read", async (context) => {
  const input = text(combined("20.171.206.200", "/", GPTBOT));
  const cwd = await folder(context, { "garbage.json": "garbage" });
  for (const list of ["missing.json", "garbage.json"]) {
    const args = ["verify", "-", "--genuine", "--dns-server", "127.0.0.1:1", "--list", `GPTBot=${list}`];
    for (const failOn of [[], ["--fail-on", "not-genuine"]]) {
      const { code, stderr } = await run([...args, ...failOn], { cwd, input });
      assert.equal(code, 3, list);
      assert.match(stderr, new RegExp(`^warning the address list ${list} cannot be read`, "m"));
    }
  }
});

test("--fail-on not-genuine exits with 3 if no address could be verified", async () => {
  const input = text(combined("10.0.0.1", "/", GOOGLEBOT));
  const args = ["verify", "-", "--genuine", "--dns-server", "127.0.0.1:1"];
  assert.equal((await run(args, { input })).code, 0);
  const { code, stderr } = await run([...args, "--fail-on", "not-genuine"], { input });
  assert.equal(code, 3);
  assert.match(
    stderr,
    /^error no address could be verified: nothing was checked\. For example, 10\.0\.0\.1: the address is private/m,
  );
});
