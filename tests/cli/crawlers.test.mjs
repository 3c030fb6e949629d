import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
import { crawlers } from "robotscope";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { run } from "./command-line.mjs";

test("prints a table of all crawlers, or of one operator's crawlers for one purpose", async () => {
  const all = await run(["crawlers"]);
  assert.equal(all.code, 0);
  assert.match(all.stdout, /^Googlebot +Google +search +obeys$/m);
  assert.match(all.stdout, /^Bytespider +ByteDance +ai-training +ignores$/m);
  // [google-common-crawlers], [apple-applebot]: Google-Extended and Applebot-Extended fetch nothing.
  assert.match(all.stdout, /\n\d+ crawlers and 2 control tokens, as of /);
  const some = await run(["crawlers", "--operator", "openai", "--purpose", "ai-training"]);
  assert.match(some.stdout, /^crawler .*\nGPTBot .*\n\n1 crawler, as of \d{4}-\d\d-\d\d\n$/);
});

test("prints the facts about a crawler and their certainty", async () => {
  const { code, stdout } = await run(["crawlers", "googlebot-image"]);
  assert.equal(code, 0);
  assert.match(stdout, /^Googlebot-Image\n/);
  assert.match(stdout, /^ {2}looks for groups of +Googlebot-Image, then Googlebot \(\w+\)$/m);
});

test("identifies the crawler that sends a User-Agent string", async () => {
  const bing = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
  const { code, json } = await run(["crawlers", "--user-agent", bing, "--json"]);
  assert.equal(code, 0);
  assert.deepEqual(
    json().map(({ token }) => token),
    ["bingbot"],
  );
  const nobody = await run(["crawlers", "--user-agent", "curl/8.0"]);
  assert.equal(nobody.code, 1);
  assert.match(nobody.stderr, /no crawler in the catalogue sends the User-Agent “curl\/8\.0”/);
});

test("exits with 1 for an unknown crawler name, and suggests the nearest name", async () => {
  const { code, stdout, stderr } = await run(["crawlers", "bingbto", "GPTBot"]);
  assert.equal(code, 1);
  assert.match(stderr, /the catalogue has no “bingbto”; did you mean bingbot\?/);
  assert.match(stdout, /^GPTBot\n/);
});

test("prints how to verify a crawler's IP addresses", async () => {
  // Bing documents the domain (https://www.bing.com/webmaster/help/how-to-verify-bingbot-3905dc26), but not the address list.
  const { stdout } = await run(["crawlers", "bingbot"]);
  assert.match(stdout, /\n {2}its addresses are in +\*\.search\.msn\.com \(documented\)\n/);
  assert.match(stdout, /\n {2}and listed in +https:\/\/www\.bing\.com\/toolbox\/bingbot\.json \(reported\)\n/);
  const [bingbot] = (await run(["crawlers", "bingbot", "--json"])).json();
  assert.deepEqual(bingbot.origin.reverseDns, { value: ["search.msn.com"], certainty: "documented" });
  assert.match(bingbot.origin.source.url, /^https:\/\/www\.bing\.com\/webmaster\/help\//);
  assert.match(bingbot.origin.source.read, /^\d{4}-\d\d-\d\d$/);
  // Google-Extended sends no requests, so it has no addresses.
  assert.doesNotMatch((await run(["crawlers", "Google-Extended"])).stdout, /its addresses/);
});

test("reports a named crawler that does not match the filters, and exits with 1", async () => {
  const { code, stdout, stderr } = await run(["crawlers", "Googlebot", "GPTBot", "--purpose", "search"]);
  assert.equal(code, 1);
  assert.match(stdout, /^Googlebot\n/);
  assert.doesNotMatch(stdout, /^GPTBot/m);
  assert.equal(stderr, "warning GPTBot is left out because of --purpose or --operator.\n");
  const none = await run(["crawlers", "Googlebot", "--operator", "OpenAI"]);
  assert.deepEqual([none.code, none.stdout], [1, ""]);
  assert.match(none.stderr, /^warning Googlebot is left out/);
});

test("reads the catalogue once for each name", async () => {
  const entryPoints = [inRoot("web", "cli", "crawler-names.ts")];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, platform: "node", format: "esm" });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`;
  const { namedCrawlers } = await import(url);
  const all = crawlers();
  for (const name of ["Googlebot", "search", "operator:Google", "Googlbot"]) {
    let reads = 0;
    const count = () => {
      reads++;
      return all;
    };
    namedCrawlers(name, { crawlers: count, identifyCrawler: () => undefined });
    assert.equal(reads, 1, name);
  }
});
