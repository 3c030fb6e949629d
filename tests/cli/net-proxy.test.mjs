// Tests HTTP_PROXY, HTTPS_PROXY and NO_PROXY with a local proxy that records its requests.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { folder } from "./command-line.mjs";
import { proxy } from "./proxy.mjs";
import { CERTIFICATE, robotscope, serve, serveTls } from "./servers.mjs";

const SITE = {
  "/robots.txt": [200, { "Content-Type": "text/plain" }, "User-agent: *\nDisallow: /private/\n"],
  "/page": [200, { "Content-Type": "text/html" }, "<title>Page</title>"],
  "/sitemap.xml": [200, {}, "<urlset><url><loc>http://shop.test/private/a</loc></url></urlset>"],
  "/away": [302, { Location: "http://192.168.7.7/page" }],
  "/here": [302, { Location: "http://localhost/page" }],
};

test("inspect, check, explain, lint, diff and assert obey HTTP_PROXY and http_proxy, with or without http://", async (context) => {
  const { host, requests } = await proxy(context, await serve(context, SITE));
  const cwd = await folder(context, { "robots.expect": "Googlebot indexable /page\n" });
  const commands = [
    [
      ["inspect", "http://shop.test/page"],
      ["/page", "/robots.txt"],
    ],
    [["check", "http://shop.test/page"], ["/robots.txt"]],
    [["check", "-s", "http://shop.test/sitemap.xml", "--only", "allowed"], ["/robots.txt", "/sitemap.xml"], 1],
    [["explain", "http://shop.test/page"], ["/robots.txt"]],
    [["lint", "http://shop.test/robots.txt"], ["/robots.txt"]],
    [
      ["diff", "http://shop.test/robots.txt", "http://shop.test/robots.txt"],
      ["/robots.txt", "/robots.txt"],
    ],
    [
      ["assert", `${cwd}/robots.expect`, "--site", "http://shop.test"],
      ["/page", "/robots.txt"],
    ],
  ];
  for (const [args, paths, expected = 0] of commands) {
    for (const env of [{ HTTP_PROXY: `http://${host}` }, { http_proxy: host }]) {
      requests.length = 0;
      const { code, stderr } = await robotscope(args, { env });
      assert.deepEqual([code, stderr], [expected, ""], args.join(" "));
      assert.deepEqual(
        requests.sort(),
        paths.map((path) => `GET http://shop.test${path}`),
        args.join(" "),
      );
    }
  }
});

test("tunnels https through the proxy, and sends the proxy's credentials only to the proxy", async (context) => {
  const site = await serveTls(context, SITE);
  const cwd = await folder(context, { "ca.pem": CERTIFICATE });
  const { host, requests } = await proxy(context, site);
  const env = { HTTPS_PROXY: `http://me:se%20cret@${host}`, NODE_EXTRA_CA_CERTS: `${cwd}/ca.pem` };
  const run = await robotscope(["inspect", "https://localhost:444/page", "--json"], { env });
  const { page } = await run.json();
  assert.deepEqual([run.code, page.status, page.hops[0].address], [0, 200, undefined]);
  const credentials = `Basic ${Buffer.from("me:se cret").toString("base64")}`;
  assert.deepEqual(requests, [`CONNECT localhost:444 ${credentials}`, `CONNECT localhost:444 ${credentials}`]);
  for (const { headers } of site.requests) assert.equal(headers["proxy-authorization"], undefined);
  // Check that the command also verifies the server's certificate if it connects through the tunnel.
  const untrusted = await robotscope(["inspect", "https://localhost:444/page"], {
    env: { HTTPS_PROXY: env.HTTPS_PROXY },
  });
  assert.equal(untrusted.code, 3);
  assert.match(untrusted.stderr, /no secure connection to localhost:444/);
});

test("tunnels https through an http proxy if the variable contains no scheme", async (context) => {
  const { host, requests } = await proxy(context, await serveTls(context, SITE));
  const cwd = await folder(context, { "ca.pem": CERTIFICATE });
  for (const name of ["HTTPS_PROXY", "all_proxy"]) {
    requests.length = 0;
    const env = { [name]: host, NODE_EXTRA_CA_CERTS: `${cwd}/ca.pem` };
    const { code, stderr } = await robotscope(["check", "https://localhost:444/page"], { env });
    assert.deepEqual([code, stderr, requests], [0, "", ["CONNECT localhost:444"]], name);
  }
});

test("connects directly to hosts in NO_PROXY", async (context) => {
  const site = await serve(context, SITE);
  const { host, requests } = await proxy(context, site);
  for (const [name, value] of [
    ["NO_PROXY", "localhost"],
    ["no_proxy", "other.test, localhost"],
    ["NO_PROXY", "*"],
  ]) {
    const { code } = await robotscope(["inspect", `${site.named}/page`], { env: { HTTP_PROXY: host, [name]: value } });
    assert.deepEqual([code, requests], [0, []], value);
  }
  await robotscope(["inspect", `${site.named}/page`], { env: { HTTP_PROXY: host, NO_PROXY: "example.com" } });
  assert.equal(requests.length, 2);
});

test("does not follow redirects into private networks, even through a proxy", async (context) => {
  const { host, requests } = await proxy(context, await serve(context, SITE));
  for (const path of ["/away", "/here"]) {
    const { code, stderr } = await robotscope(["inspect", `http://shop.test${path}`], { env: { HTTP_PROXY: host } });
    assert.equal(code, 3);
    assert.match(stderr, /private/);
  }
  assert.ok(
    requests.every((line) => line.includes("//shop.test/")),
    requests.join(),
  );
});

test("distinguishes proxy errors from the site's responses", async (context) => {
  const site = await serve(context, SITE);
  const { host } = await proxy(context, site, { refuses: 407 });
  const errorOf = async (url, env) => {
    const { code, stderr } = await robotscope(["inspect", url, "--timeout", "5"], { env });
    assert.equal(code, 3, url);
    return stderr;
  };
  assert.match(
    await errorOf("http://shop.test/page", { HTTP_PROXY: host }),
    /the proxy .* does not connect to shop\.test: it requires a user name and a password/,
  );
  assert.match(
    await errorOf("https://shop.test/page", { HTTPS_PROXY: `http://${host}` }),
    /the proxy .* does not connect to shop\.test: it requires a user name and a password/,
  );
  const closed = await proxy(context, site, { refuses: 502 });
  assert.match(
    await errorOf("https://shop.test/page", { HTTPS_PROXY: `http://${closed.host}` }),
    /does not connect to shop\.test: it returned status 502/,
  );
  for (const [scheme, name] of [
    ["http", "HTTP_PROXY"],
    ["https", "HTTPS_PROXY"],
  ]) {
    assert.match(
      await errorOf(`${scheme}://shop.test/page`, { [name]: "http://127.0.0.1:1" }),
      /the proxy does not work: 127\.0\.0\.1:1 refuses connections/,
    );
    assert.match(
      await errorOf(`${scheme}://shop.test/page`, { [name]: "socks5://127.0.0.1:1" }),
      /the proxy for https? must be a URL such as/,
    );
  }
});

test("waits no longer than --timeout for a proxy that does not respond", async (context) => {
  const silent = createServer(() => {}).on("connect", () => {});
  await new Promise((resolve) => silent.listen(0, "127.0.0.1", resolve));
  context.after(() => silent.close().closeAllConnections());
  const host = `http://127.0.0.1:${silent.address().port}`;
  for (const url of ["http://shop.test/page", "https://shop.test/page"]) {
    const { code, stderr, seconds } = await robotscope(["inspect", url, "--timeout", "1"], {
      env: { HTTP_PROXY: host, HTTPS_PROXY: host },
    });
    assert.equal(code, 3);
    assert.match(stderr, /in 1 second/);
    assert.ok(seconds < 6, `${seconds} s`);
  }
});
