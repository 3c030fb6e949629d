// Tests `verify`, which finds crawlers in an access log and checks whether they obeyed robots.txt.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, run } from "./command-line.mjs";
import { BROWSER, combined, GOOGLEBOT, GPTBOT, ROBOTS, text } from "./logs.mjs";
import { robotscope, serve } from "./servers.mjs";

const caddy = (address, host, uri, agent) =>
  JSON.stringify({
    level: "info",
    ts: 1795000000.1,
    logger: "http.log.access.log0",
    msg: "handled request",
    request: {
      remote_ip: address,
      client_ip: address,
      proto: "HTTP/2.0",
      method: "GET",
      host,
      uri,
      headers: { "User-Agent": [agent] },
    },
    status: 200,
  });

test("reports each crawler, and its disallowed requests with their line numbers", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "access.log": text(
      combined("66.249.66.1", "/robots.txt", GOOGLEBOT),
      combined("66.249.66.1", "/", GOOGLEBOT),
      combined("203.0.113.9", "/", BROWSER),
      combined("66.249.66.1", "/private/a?b=c", GOOGLEBOT, 404),
      combined("20.171.206.1", "/page", GPTBOT),
      combined("20.171.206.2", "/other", GPTBOT),
    ),
  });
  const { code, stdout, stderr } = await run(["verify", "access.log", "--robots", "robots.txt"], { cwd });
  assert.deepEqual([code, stderr], [0, "access.log has the format of Apache or nginx.\n"]);
  const plain = stdout.replace(/ +/g, " ");
  assert.match(plain, /^6 lines: 5 requests of 2 crawlers, 1 request of others\n/);
  assert.match(plain, /\n Googlebot 3 15\.4 kB 1 1 1 obeys robots\.txt \(documented\)\n/);
  assert.match(plain, /\n GPTBot 2 10\.2 kB 0 0 2 obeys robots\.txt \(documented\)\n/);
  assert.match(
    plain,
    /\nGooglebot did not obey: 1 request \(5\.12 kB\)\n line 4 \/private\/a\?b=c line 2: Disallow: \/private\/\n/,
  );
  assert.match(
    plain,
    /\nGPTBot did not obey: 2 requests \(10\.2 kB\)\n line 5 \/page line 5: Disallow: \/\n line 6 \/other line 5/,
  );
  const failOn = async (...args) =>
    (await run(["verify", "access.log", "--robots", "robots.txt", ...args], { cwd })).code;
  assert.equal(await failOn("--fail-on", "disobeyed"), 1);
  assert.equal(await failOn("--fail-on", "disobeyed", "--crawler", "bingbot"), 0);
});

test("reads logs of Apache, nginx and Caddy, plain or gzipped, and counts unreadable lines", async (context) => {
  const files = {
    common: text('192.0.2.1 - Anna Maria [23/Nov/2026:10:00:00 +0000] "GET / HTTP/1.0" 200 -'),
    combined: text(combined("192.0.2.1", "/", GOOGLEBOT), combined("2001:db8::1", "/", GOOGLEBOT)),
    vhost: text(
      `www.example.com:443 ${combined("192.0.2.1", "/", GOOGLEBOT)}`,
      `example.org:80 ${combined("192.0.2.1", "/", GOOGLEBOT)}`,
    ),
    caddy: text(
      caddy("192.0.2.1", "www.example.com", "/", GOOGLEBOT),
      caddy("192.0.2.1", "example.org:8080", "/", GOOGLEBOT),
      '{"level":"info","ts":1795000000.1,"msg":"serving initial configuration"}',
    ),
    windows: `${combined("192.0.2.1", "/", GOOGLEBOT)}\r\n${combined("192.0.2.1", "/", GOOGLEBOT)}`,
    // Lines of unusual and invalid requests, with quotation marks and escaped bytes.
    odd: text(
      '192.0.2.1 - - [23/Nov/2026:10:00:00 +0000] "-" 408 - "-" "-"',
      combined("192.0.2.1", "*", GOOGLEBOT),
      combined("192.0.2.1", "/private\\x2F\\xC3\\xA9", `\\"quoted\\" ${GOOGLEBOT}`),
      combined("192.0.2.1", "http://www.example.com/private/x", GOOGLEBOT),
      '192.0.2.1 - - [23/Nov/2026:10:00:00 +0000] "\\x16\\x03\\x01" 400 150 "-" "-"',
    ),
    none: text(
      "Lorem ipsum",
      "",
      "2026-11-23 10:00:00 GET / - 192.0.2.1",
      '{"no": "log"',
      `${combined("192.0.2.1", "/", GOOGLEBOT)}`,
    ),
  };
  const cwd = await folder(context, { ...files, "robots.txt": ROBOTS, "zipped.gz": gzipSync(files.combined) });
  const seen = async (...args) => {
    const { crawlers, ...rest } = (await run(["verify", "--json", ...args], { cwd })).json();
    return [
      crawlers.map(({ crawler, requests }) => `${crawler} ${requests}`).join(),
      rest.unreadable.lines,
      rest.withoutAgent,
      rest.otherHosts,
    ];
  };
  assert.deepEqual(await seen("common"), ["", 0, 1, 0]);
  assert.deepEqual(await seen("combined"), ["Googlebot 2", 0, 0, 0]);
  assert.deepEqual(await seen("zipped.gz"), ["Googlebot 2", 0, 0, 0]);
  assert.deepEqual(await seen("vhost"), ["Googlebot 2", 0, 0, 0]);
  assert.deepEqual(await seen("caddy"), ["Googlebot 2", 0, 0, 0]);
  assert.deepEqual(await seen("windows"), ["Googlebot 2", 0, 0, 0]);
  assert.deepEqual(await seen("combined", "vhost", "caddy"), ["Googlebot 6", 0, 0, 0]);
  const none = (await run(["verify", "--json", "none"], { cwd })).json();
  assert.deepEqual([none.lines, none.unreadable.lines], [5, 3]);
  assert.deepEqual(
    none.unreadable.examples.map(({ line }) => line),
    [1, 3, 4],
  );
  const [odd] = (await run(["verify", "--json", "odd", "--robots", "robots.txt"], { cwd })).json().crawlers;
  assert.deepEqual([odd.requests, odd.disallowed, odd.undecided], [3, 1, 1]);
  assert.equal(odd.examples[0].target, "/private/x");
  const words = await run(["verify", "none"], { cwd });
  assert.match(words.stdout, /3 lines could not be read, the first:\n {2}line 1: Lorem ipsum\n/);
});

test("reports a missing robots.txt, and no disallowed requests, without --site or --robots", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "access.log": text(combined("66.249.66.1", "/private/", GOOGLEBOT)),
  });
  const verify = (...args) => run(["verify", "access.log", ...args], { cwd });
  const [without, json] = [await verify(), (await verify("--json")).json()];
  assert.match(without.stdout, /\nNo robots.txt was given: use --site https:\/\/… or --robots FILE\./);
  assert.doesNotMatch(without.stdout, /disallowed/);
  assert.equal(json.hasRobotsTxt, false);
  assert.deepEqual(Object.keys(json.crawlers[0]), [
    "crawler",
    "purpose",
    "robots",
    "requests",
    "bytes",
    "statuses",
    "days",
    "robotsTxt",
    "addresses",
  ]);
  assert.doesNotMatch((await verify("--robots", "robots.txt")).stdout, /No robots\.txt was given/);
  const { hasRobotsTxt, crawlers } = (await verify("--robots", "robots.txt", "--json")).json();
  assert.deepEqual([hasRobotsTxt, crawlers[0].disallowed, crawlers[0].disobeys], [true, 1, true]);
});

test("reads a log from stdin, gzipped or not, and reports a truncated log", async (context) => {
  const log = text(combined("192.0.2.1", "/", GOOGLEBOT));
  const cwd = await folder(context, { "broken.gz": gzipSync(log.repeat(1000)).subarray(0, 60) });
  for (const input of [log, gzipSync(log)]) {
    const { stdout, code } = await run(["verify", "-"], { cwd, input });
    assert.equal(code, 0);
    assert.match(stdout, /1 request of 1 crawler/);
  }
  const { code, stderr } = await run(["verify", "broken.gz"], { cwd });
  assert.equal(code, 3);
  assert.match(stderr, /broken\.gz is broken: its compressed data is incomplete/);
  assert.equal((await run(["verify", "missing.log"], { cwd })).code, 3);
});

test("needs little memory for a large log", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS });
  const lines = Array.from({ length: 1000 }, (_, at) =>
    combined(`192.0.2.${at % 250}`, `/page/${at}`, at % 3 ? GOOGLEBOT : BROWSER),
  );
  async function* input() {
    for (let at = 0; at < 300; at += 1) yield text(...lines);
  }
  const zipped = gzipSync(text(...lines).repeat(300));
  const small = await robotscope(["verify", "-", "--json", "--robots", join(cwd, "robots.txt")], {
    input: text(...lines),
  });
  const large = await robotscope(["verify", "-", "--json", "--robots", join(cwd, "robots.txt")], { input: zipped });
  const { lines: read, crawlers } = await large.json();
  assert.deepEqual([read, crawlers[0].requests], [300_000, 199_800]);
  assert.ok(large.megabytes < small.megabytes + 60, `${small.megabytes} and ${large.megabytes} MB`);
  assert.match((await run(["verify", "-"], { cwd, input: input() })).stdout, /^300,000 lines: 199,800 requests/);
});

test("--site fetches the site's robots.txt, and checks only requests to this site", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, { "Content-Type": "text/plain" }, ROBOTS] });
  const input = text(
    caddy("192.0.2.1", "127.0.0.1", "/private/x", GOOGLEBOT),
    caddy("192.0.2.1", "example.org", "/private/x", GOOGLEBOT),
  );
  const { crawlers, otherHosts } = (await run(["verify", "-", "--site", url, "--json"], { input })).json();
  assert.deepEqual([crawlers[0].disallowed, otherHosts], [1, 1]);
});

test("verify rejects invalid values and options that cannot be combined", async () => {
  for (const [args, message] of [
    [["--dns-server", "127.0.0.1"], "--dns-server and --list need --genuine"],
    [["--fail-on", "not-genuine"], "--fail-on not-genuine needs --genuine"],
    [["--fail-on", "disobeyed"], "--fail-on disobeyed needs a robots.txt"],
    [["--genuine", "--dns-server", "dns.example"], "--dns-server must be an IP address"],
    [["--crawler", "SomebodyElse"], "recognises only crawlers in the catalogue, which has no “SomebodyElse”"],
    [["--genuine", "--list", "Nobody=a.json"], "--list must be CRAWLER=SOURCE with a crawler in the catalogue"],
    [["--robots", "a.txt", "--site", "example.com"], "--robots and --site cannot be combined"],
  ]) {
    const { code, stderr } = await run(["verify", "-", ...args]);
    assert.equal(code, 2, args.join(" "));
    assert.ok(stderr.includes(message), stderr);
  }
});

// Files that users may mistake for access logs that `verify` can read.
const UNREADABLE = {
  "AWS WAF": text(
    '{"timestamp":1764000000000,"webaclId":"arn:aws:wafv2:…","httpRequest":{"clientIp":"192.0.2.1","uri":"/"}}',
  ),
  Azure: text(
    '{"category":"FrontDoorAccessLog","properties":{"requestUri":"https://example.com/","httpStatusCode":"200"}}',
  ),
  "an error log of nginx": text(
    "2026/11/23 10:00:00 [error] 1234#1234: *1 open() failed (2: No such file or directory)",
  ),
  "an error log of Apache": text(
    "[Mon Nov 23 10:00:00.123456 2026] [core:error] [pid 1:tid 2] AH00124: Request exceeded",
  ),
  "JSON with other names": text('{"code":200,"link":"/a","agent":"GPTBot/1.2"}'),
  "a binary file": Buffer.alloc(50),
  "UTF-16 text": Buffer.from(text(combined("192.0.2.1", "/", GOOGLEBOT)), "utf16le"),
};

for (const [name, log] of Object.entries(UNREADABLE))
  test(`exits with 3 for an unsupported file, and names the file's kind: ${name}`, async (context) => {
    const cwd = await folder(context, { "access.log": log, "zipped.gz": gzipSync(log) });
    for (const file of ["access.log", "zipped.gz"]) {
      const { code, stderr } = await run(["verify", file], { cwd });
      assert.equal(code, 3, stderr);
      assert.ok(stderr.includes(`${file} cannot be checked: only 0 of`), stderr);
      assert.ok(stderr.includes(`It looks like ${name}. `), stderr);
    }
  });

test("exits with 3 if less than 90 % of the lines in a log are readable", async (context) => {
  const good = combined("192.0.2.1", "/", GOOGLEBOT);
  const lines = (readable, others) => text(...Array(readable).fill(good), ...Array(others).fill("nothing"), "");
  const cwd = await folder(context, { enough: lines(9, 1), short: lines(8, 1), many: lines(100, 0), none: "" });
  const code = async (...files) => (await run(["verify", ...files, "--json"], { cwd })).code;
  assert.equal(await code("enough"), 0);
  assert.equal(await code("short"), 3);
  assert.equal(await code("many", "short"), 3, "a readable log does not hide an unreadable one");
  assert.equal(await code("many", "none"), 0, "a log that was just rotated is empty");
  // The result is printed even if too many lines are unreadable.
  assert.equal((await run(["verify", "short", "--json"], { cwd })).json().crawlers[0].requests, 8);
});

test("verify exits with 3 if a log has nothing to check", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, ROBOTS] });
  const common = '192.0.2.1 - - [23/Nov/2026:10:00:00 +0000] "GET / HTTP/1.0" 200 5';
  const traefik = `${common} "-" "-" 1 "site@docker" "http://10.0.0.2:80" 5ms`;
  const haproxy =
    '192.0.2.7:3331 [23/Nov/2026:12:14:14.655] in back/srv 1/0/3/6/10 200 2750 - - ---- 1/1/1/1/0 0/0 "GET / HTTP/1.1"';
  for (const [input, args, message] of [
    ["", [], /stdin is empty/],
    ["\n\n", [], /stdin is empty/],
    ['{"level":"info","msg":"serving initial configuration"}\n', [], /stdin has no requests/],
    [text(common), [], /stdin has no User-Agents.*: use the combined format/],
    [text(haproxy), [], /stdin has no User-Agents.*: add “capture request header User-Agent len 200”/],
    [text(traefik), [], /stdin has no User-Agents.*: configure Traefik to keep the header User-Agent/],
    [text(caddy("192.0.2.1", "example.org", "/", GOOGLEBOT)), ["--site", url], /no request of 127\.0\.0\.1/],
  ]) {
    const { code, stderr } = await run(["verify", "-", ...args], { input });
    assert.equal(code, 3, stderr);
    assert.match(stderr, message);
  }
});

test("counts requests, bytes and statuses by crawler, purpose and day", async () => {
  const nextDay = (line) => line.replace("23/Nov", "24/Nov");
  const input = text(
    combined("66.249.66.1", "/", GOOGLEBOT),
    combined("66.249.66.1", "/missing", GOOGLEBOT, 404),
    nextDay(combined("66.249.66.1", "/", GOOGLEBOT)),
    nextDay(combined("20.171.206.1", "/", GPTBOT, 503)),
    combined("203.0.113.9", "/", BROWSER),
  );
  const { stdout } = await run(["verify", "-"], { input });
  const plain = stdout.replace(/ +/g, " ");
  assert.match(plain, /\n Googlebot 3 15\.4 kB 1 0 obeys/);
  assert.match(plain, /\nby purpose requests bytes errors\n search 3 15\.4 kB 1\n ai-training 1 5\.12 kB 1\n/);
  assert.match(plain, /\nby day requests bytes\n 2026-11-24 2 10\.2 kB\n 2026-11-23 2 10\.2 kB\n/);
  const { all, purposes, crawlers, logs } = (await run(["verify", "-", "--json"], { input })).json();
  assert.deepEqual([all.requests, all.bytes, all.statuses], [5, 25_600, { 200: 3, 404: 1, 503: 1 }]);
  assert.deepEqual(Object.keys(purposes), ["search", "ai-training"]);
  assert.deepEqual(crawlers[0].statuses, { 200: 2, 404: 1 });
  assert.deepEqual(crawlers[0].days, {
    "2026-11-23": { requests: 2, bytes: 10_240, errors: 1 },
    "2026-11-24": { requests: 1, bytes: 5120, errors: 0 },
  });
  assert.deepEqual(logs, [
    { name: "stdin", lines: 5, unreadable: 0, formats: [{ name: "Apache or nginx", requests: 5 }] },
  ]);
});

test("reports that a crawler never fetched robots.txt only if no crawler of its operator did", async () => {
  const image = "Googlebot-Image/1.0";
  const input = text(
    combined("66.249.66.1", "/robots.txt", GOOGLEBOT),
    combined("66.249.66.1", "/a.png", image),
    combined("20.171.206.1", "/", GPTBOT),
  );
  const { json } = await run(["verify", "-", "--json"], { input });
  assert.deepEqual(json().neverFetchedRobotsTxt, ["GPTBot"]);
  assert.match((await run(["verify", "-"], { input })).stdout, /\nNever fetched robots\.txt: GPTBot\n/);
  const selected = await run(["verify", "-", "--json", "--crawler", "Googlebot-Image,GPTBot"], { input });
  assert.deepEqual(selected.json().neverFetchedRobotsTxt, ["GPTBot"]);
});

test("lists bots that are not in the catalogue, by name", async () => {
  const agents = [
    "Mozilla/5.0 (compatible; ExampleSpider/1.0; +https://example.net/bot)",
    "Mozilla/5.0 (compatible; ExampleSpider/1.1; +https://example.net/bot)",
    "python-requests/2.31.0",
    "MyLittleScraper",
    "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    BROWSER,
    GOOGLEBOT,
  ];
  const input = text(...agents.map((agent) => combined("192.0.2.1", "/", agent)));
  const { unknownBots } = (await run(["verify", "-", "--json"], { input })).json();
  assert.deepEqual(
    unknownBots.map(({ name, requests }) => `${name} ${requests}`),
    ["ExampleSpider 2", "python-requests 1", "MyLittleScraper 1"],
  );
});

test("lists every unknown bot that the report leaves out in --json", async (context) => {
  const cwd = await folder(context, {});
  const input = text(
    ...Array.from({ length: 1200 }, (_, at) =>
      combined("192.0.2.1", "/", `ExampleBot${String(at).padStart(4, "0")}/1.0`),
    ),
  );
  const { json } = await run(["verify", "-", "--json", "--report", "log.html"], { cwd, input });
  assert.equal(json().unknownBots.length, 1200);
  assert.match(await readFile(join(cwd, "log.html"), "utf8"), /1,000 further rows: see --json/);
});

test("proposes Disallow lines for facet traps, but not for parameters that select content", async (context) => {
  const cwd = await folder(context, { "robots.txt": "User-agent: *\nDisallow: /*sort=\n" });
  const lines = [];
  for (let at = 0; at < 400; at += 1) {
    const query = `color=${at % 7}&size=${at % 11}&brand=${at % 13}${at % 4 === 0 ? "&sort=price" : ""}`;
    lines.push(combined("66.249.66.1", `/shop/${at % 3}?${query}`, GOOGLEBOT));
    lines.push(combined("66.249.66.1", `/shop/${at % 3}?color=1&page=${at}`, GOOGLEBOT));
    lines.push(combined("66.249.66.1", `/item?id=${at}&view=full`, GOOGLEBOT));
    lines.push(combined("66.249.66.1", `/item?product=${at}&layout=full`, GOOGLEBOT));
    lines.push(combined("66.249.66.1", `/post-${at}?lang=${at % 2 ? "de" : "en"}&amp=1`, GOOGLEBOT));
  }
  const verify = (...args) => run(["verify", "-", ...args], { cwd, input: text(...lines) });
  const { facetTraps } = (await verify("--json", "--robots", "robots.txt")).json();
  assert.deepEqual(
    facetTraps.map(({ parameter, saved }) => [parameter, saved.requests]),
    [["color", 700]],
  );
  assert.deepEqual(facetTraps[0].lines, ["Disallow: /*?color=", "Disallow: /*&color="]);
  // The proposed lines block as many requests as the output states.
  const proposed = `User-agent: *\nDisallow: /*sort=\n${facetTraps[0].lines.join("\n")}\n`;
  const disallowed = async (robots) => {
    const files = await folder(context, { "robots.txt": robots });
    return (await verify("--json", "--robots", join(files, "robots.txt"))).json().crawlers[0].disallowed;
  };
  const before = await disallowed("User-agent: *\nDisallow: /*sort=\n");
  assert.equal((await disallowed(proposed)) - before, 700);
  const { stdout } = await verify("--robots", "robots.txt");
  assert.match(stdout, /\nFacet trap \?color=: 800 requests for about [\d,]+ URLs of \d+ paths\./);
  // A group that names a crawler replaces the `*` group, so each group needs the lines.
  assert.match(stdout, /\. In each group of robots\.txt, these lines would save 700 requests and /);
});

test("reads a JSON log with unknown field names if --fields maps them", async () => {
  const line = {
    ts: 1764000000,
    ip: "66.249.66.1",
    req: { url: "/a", headers: { "user-agent": [GOOGLEBOT] } },
    code: 404,
  };
  const input = `${JSON.stringify(line)}\n${JSON.stringify({ ...line, ua: "x" })}\n`;
  const fields = "time=ts,ua=req.headers.user-agent,address=ip,path=req.url,status=code";
  const { stderr, json } = await run(["verify", "-", "--json", "--fields", fields], { input });
  assert.equal(stderr, "stdin has the format of JSON with --fields.\n");
  const { withStatus, withBytes, crawlers } = json();
  assert.deepEqual([withStatus, withBytes], [2, 0]);
  const { stdout } = await run(["verify", "-", "--fields", fields], { input });
  assert.match(stdout, /\n {13}requests {2}errors {2}robots\.txt {2}known of it\n/, "without a column for bytes");
  const [crawler] = crawlers;
  assert.deepEqual([crawler.requests, crawler.statuses, crawler.addresses], [2, { 404: 2 }, 1]);
  assert.deepEqual(Object.keys(crawler.days), ["2025-11-24"]);
  assert.match((await run(["verify", "-"], { input })).stderr, /It looks like JSON with other names\./);
  for (const wrong of ["agent=x", "ua", "ua="]) {
    const { code, stderr } = await run(["verify", "-", "--fields", wrong]);
    assert.equal(code, 2);
    assert.match(
      stderr,
      /the fields are time, address, host, request, url, method, path, query, status, bytes, ua, signature,/,
    );
  }
});

test("--fields takes precedence over known formats, even after lines in a known format", async () => {
  const nginx = { remote_addr: "66.249.66.1", request: "GET /a HTTP/1.1", http_user_agent: GOOGLEBOT };
  const own = { ...nginx, http_user_agent: "curl/8", agent: GOOGLEBOT };
  const input = [own, nginx, own].map((line) => `${JSON.stringify(line)}\n`).join("");
  const { json } = await run(["verify", "-", "--json", "--fields", "ua=agent"], { input });
  assert.equal(json().crawlers.find(({ crawler }) => crawler === "Googlebot")?.requests, 3);
});

test("reports names in --fields that occur in no line", async () => {
  const line = { ts: 1764000000, ip: "66.249.66.1", path: "/a", agent: GOOGLEBOT };
  const nginx = { remote_addr: "66.249.66.1", request: "GET /a HTTP/1.1", http_user_agent: GOOGLEBOT };
  const verify = (fields, object) => run(["verify", "-", "--fields", fields], { input: `${JSON.stringify(object)}\n` });
  const partly = await verify("time=ts,address=ip,path=path,ua=agent,status=code", line);
  assert.match(partly.stderr, /no line has the field “code” \(--fields status=code\)\./);
  assert.equal(partly.code, 0);
  // The known field names of nginx do not apply to the time and the User-Agent, because --fields maps both to other names.
  const none = await verify("time=when,ua=who", nginx);
  assert.match(none.stderr, /no line has any field that --fields names: when and who\. Check their names in the log\./);
  assert.equal(none.code, 3);
});

// Two log lines for Googlebot in two frames of `zstd -19`, with a skippable frame between them.
const ZSTD =
  "KLUv/QBo9QMAUogbGVB3DjBUeLTfIAuvHj8nICpZOdUPMWaKGBgAFOp2M46Msed5MSbcvdlwRfKM11ZXxaxlrly10i7FbdYK3nxEqlbtsw48JOCPd89DyTJCUdScio8WBn7q7h7eScuEzp6xs08spnTixCVTyogxmdIEAEMBEhWc5vNOtBwZUCpNGAMAAABhYmMotS/9BGj9AwBiyBsZcHkDgI3L+ITSQNIu/17xSlumlA7u0u+LCcATanav9raa4zh3qt17DYzEln7tVFXLWoWRqk7YlbTMUgF/Gy7VinWWefzgY4P/Jb/Y0Z3nWXhyfhLlcfQDx6f/9COd8qVvtnFCQgwZcuw5+yhkzxkEAEMBEhUc5fM6AIAeUBU65w==";

test("reads logs compressed with zstd, and reports truncated logs", async (context) => {
  const bytes = Buffer.from(ZSTD, "base64");
  const cwd = await folder(context, { "a.zst": bytes, "broken.zst": bytes.subarray(0, bytes.length - 9) });
  const { crawlers, lines } = (await run(["verify", "a.zst", "--json"], { cwd })).json();
  assert.deepEqual([lines, crawlers[0].requests], [2, 2]);
  const { code, stderr } = await run(["verify", "broken.zst"], { cwd });
  assert.equal(code, 3);
  assert.match(stderr, /broken\.zst is broken: its compressed data is incomplete or damaged/);
});

test("stops reading a log that is a decompression bomb", async (context) => {
  const zeros = gzipSync(Buffer.alloc(32 * 1024 * 1024, "a"));
  // A frame of 128 KiB blocks. Each block repeats one byte (RFC 8878, 3.1.1.2.2).
  const block = Buffer.from([0x02, 0x00, 0x10, 0x0a]);
  const zstd = Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]), ...Array(20_000).fill(block)]);
  const huge = Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xa0]), block, block, block, block]);
  const cwd = await folder(context, { "a.gz": Buffer.concat(Array(8).fill(zeros)), "a.zst": zstd, "huge.zst": huge });
  for (const [file, message] of [
    ["a.gz", /cannot read “.*a\.gz”: it expands to more than 500 times its size/],
    ["a.zst", /cannot read “.*a\.zst”: it expands to more than 500 times its size/],
    ["huge.zst", /cannot read “.*huge\.zst”: its zstd window is larger than 128 MiB/],
  ]) {
    const { code, stderr, megabytes } = await robotscope(["verify", join(cwd, file)]);
    assert.equal(code, 3, file);
    assert.match(stderr, message);
    assert.ok(megabytes < 400, `${file}: ${megabytes} MB`);
  }
});

test("--fail-on disobeyed exits with 3 if no request can be checked against robots.txt", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [503, {}, "busy"] });
  const cwd = await folder(context, {
    "access.log": text(combined("66.249.66.1", "/robots.txt", GOOGLEBOT), combined("66.249.66.1", "/a", GOOGLEBOT)),
  });
  const args = ["verify", "access.log", "--site", url, "-c", "Googlebot"];
  assert.equal((await run(args, { cwd })).code, 0);
  const { code, stderr } = await run([...args, "--fail-on", "disobeyed"], { cwd });
  assert.equal(code, 3);
  assert.match(
    stderr,
    /^error no request could be evaluated, because robots\.txt returned status 503: nothing was checked\.$/m,
  );
});

test("reads logs whose lines end with a lone CR, and logs with a byte order mark", async () => {
  const lines = ["/a", "/b", "/c"].map((target) => combined("66.249.66.1", target, GOOGLEBOT));
  for (const input of [
    lines.join("\r"),
    `${lines.join("\r")}\r`,
    `\ufeff${lines.join("\n")}`,
    `${lines.join("\r\n")}\r\n`,
  ]) {
    const { code, json } = await run(["verify", "-", "--json"], { input });
    assert.equal(code, 0);
    assert.equal(json().crawlers[0].requests, 3, JSON.stringify(input));
  }
});

test("counts lines correctly if a CRLF is split across two chunks of the input", async () => {
  const lines = ["/a", "/b"].map((target) => combined("66.249.66.1", target, GOOGLEBOT));
  async function* input() {
    for (const piece of [`${lines[0]}\r`, `\n${lines[1]}\r`, "\nnonsense\r", `${lines[1]}\n`.repeat(30)]) {
      yield piece;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const { json } = await run(["verify", "-", "--json"], { input: input() });
  assert.equal(json().crawlers[0].requests, 32);
  assert.deepEqual([json().lines, json().unreadable.lines], [33, 1]);
});
