import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { createLogger, createServer, build as vite } from "vite";
import webpack from "webpack";
import { installPackage } from "../support/package.mjs";

const BLOCKED = "User-agent: *\nDisallow: /\n";
const FINE = "User-agent: *\nDisallow: /private/\n";

/** Creates a site inside the project that has the package installed. @param {Record<string, string>} files */
async function site(context, files) {
  const project = await installPackage();
  const root = await mkdtemp(join(project, "site-"));
  context.after(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({
    "main.js": "console.log(1);",
    "index.html": "<title>a</title>",
    ...files,
  })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const plugins = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/unplugin/index.js")).href);
  return { root, plugins };
}

/**
 * Functions that build a site with each bundler.
 *
 * @type {Record<string, (root: string, plugins: any, options?: object, mode?: "production" | "development") => Promise<unknown>>}
 */
const bundlers = {
  vite: (root, plugins, options, mode = "production") =>
    vite({ root, mode, logLevel: "silent", configFile: false, plugins: [plugins.vite(options)] }),
  rollup: async (root, plugins, options) => {
    const bundle = await rollup({ input: join(root, "main.js"), plugins: [plugins.rollup(options)] });
    return bundle.write({ dir: join(root, "dist") });
  },
  esbuild: (root, plugins, options) =>
    esbuild({
      absWorkingDir: root,
      entryPoints: ["main.js"],
      outdir: "dist",
      logLevel: "silent",
      plugins: [plugins.esbuild(options)],
    }),
  webpack: (root, plugins, options, mode = "production") =>
    new Promise((resolve, reject) => {
      const configuration = { mode, context: root, entry: "./main.js", output: { path: join(root, "dist") } };
      webpack({ ...configuration, plugins: [plugins.webpack(options)] }, (error, stats) => {
        // Some programs check only `error`, not the errors in `stats`.
        if (error) reject(error);
        else resolve(stats);
      });
    }),
};

async function warnings(context, build) {
  const warn = context.mock.method(console, "warn", () => {});
  await build;
  warn.mock.restore();
  return warn.mock.calls.map(({ arguments: [text] }) => text);
}

for (const [name, build] of Object.entries(bundlers)) {
  test(`${name}: a production build fails if robots.txt blocks the site or has errors, unless allowed`, async (context) => {
    const { root, plugins } = await site(context, { "public/robots.txt": BLOCKED });
    const robots = (text) => writeFile(join(root, "public/robots.txt"), text);
    // Rollup and esbuild resolve option paths from the current folder.
    const robotsTxt = join(root, "public/robots.txt");
    const options = { robotsTxt, output: join(root, "dist") };
    await assert.rejects(
      build(root, plugins, options),
      /blocks the whole site from search engines\. .*line 2.*allowBlocked/s,
    );
    await build(root, plugins, { ...options, allowBlocked: true });

    await robots("User-agent: *\nDisalow: /private/\n");
    await assert.rejects(build(root, plugins, options), /robots\.txt:2:1 error .*misspelled-field.*failOn/s);
    const texts = await warnings(context, build(root, plugins, { ...options, failOn: "never" }));
    assert.ok(
      texts.some((text) => /robots\.txt:2:1 error .*misspelled-field/.test(text)),
      texts.join("\n"),
    );
    await writeFile(join(root, "robotscope.json"), '{ "severity": { "misspelled-field": "off" } }');
    await build(root, plugins, options);
  });
}

for (const [name, build] of Object.entries(bundlers)) {
  test(`${name}: a build fails for an unknown option, an invalid value or a missing path`, async (context) => {
    const { root, plugins } = await site(context, { "public/robots.txt": FINE });
    const robotsTxt = join(root, "public/robots.txt");
    // With some bundlers, the plugin throws when it is created, before the build, so `assert.rejects` receives an async function.
    for (const [options, message] of [
      [
        { robotstxt: robotsTxt },
        /no option “robotstxt” \(did you mean “robotsTxt”\?\); the options are robotsTxt, output, failOn, allowBlocked\./,
      ],
      [{ robotsTxt, strict: true }, /no option “strict”; the options are robotsTxt, /],
      [
        { robotsTxt, failOn: "warnings" },
        /“failOn” must be one of info, warning, error, never, but it is “warnings” \(did you mean “warning”\?\)\./,
      ],
      [{ robotsTxt, failOn: null }, /“failOn” must be one of info, warning, error, never, but it is null\./],
      [{ robotsTxt, allowBlocked: "yes" }, /“allowBlocked” must be true or false, but it is “yes”\./],
      [{ robotsTxt: ["robots.txt"] }, /“robotsTxt” must be the path of a file, but it is \["robots\.txt"\]\./],
      [{ robotsTxt: "" }, /“robotsTxt” must be the path of a file, but it is “”/],
      [{ output: 7 }, /“output” must be the path of a folder, but it is 7\./],
      ["robots.txt", /the options must be an object; the options are robotsTxt, /],
      [null, /the options must be an object/],
      [
        { robotsTxt: join(root, "missing.txt") },
        /the option “robotsTxt” is “.*missing\.txt”, but after bundling there is no file /,
      ],
      [{ robotsTxt: join(root, "public") }, /there is no file /],
      [
        { robotsTxt, output: join(root, "built") },
        /the option “output” is “.*built”, but after bundling there is no folder /,
      ],
    ])
      await assert.rejects(async () => build(root, plugins, /** @type {any} */ (options)), message);
    await build(root, plugins, { robotsTxt, output: undefined, failOn: "warning", allowBlocked: false });
  });
}

test("a blocked site fails production builds with Vite and webpack, but not development builds", async (context) => {
  for (const name of ["vite", "webpack"]) {
    const { root, plugins } = await site(context, { "public/robots.txt": BLOCKED });
    await assert.rejects(bundlers[name](root, plugins), /blocks the whole site/, name);
    await bundlers[name](root, plugins, undefined, "development");
  }
});

test("a blocked site fails a webpack build without a mode, but not with the mode “none”", async (context) => {
  const { root, plugins } = await site(context, { "public/robots.txt": BLOCKED });
  const configuration = { context: root, entry: "./main.js", output: { path: join(root, "dist") } };
  context.mock.method(console, "warn", () => {});
  const errorOf = (/** @type {{ mode?: "none" }} */ mode) =>
    new Promise((resolve) => {
      webpack({ ...configuration, ...mode, plugins: [plugins.webpack()] }, resolve);
    });
  assert.match(String(await errorOf({})), /blocks the whole site/);
  assert.equal(await errorOf({ mode: "none" }), null);
});

test("a Vite build that fails reports its own error, not the missing output folder", async (context) => {
  const { root, plugins } = await site(context, {
    "index.html": "<script type=module src=/main.js></script>",
    "main.js": "console.log(",
  });
  await assert.rejects(bundlers.vite(root, plugins, { output: "built" }), /main\.js/);
});

test("a webpack build that fails reports its own error and the errors in robots.txt", async (context) => {
  const { root, plugins } = await site(context, {
    "main.js": "console.log(",
    "public/robots.txt": "User-agent: *\nDisalow: /a\n",
  });
  context.mock.method(console, "warn", () => {});
  const { compilation } = /** @type {any} */ (await bundlers.webpack(root, plugins, {}, "development"));
  assert.match(compilation.errors.join("\n"), /Unexpected token.*misspelled-field/s);
});

test("Vite's watch mode continues after an error in robots.txt", async (context) => {
  const { root, plugins } = await site(context, { "public/robots.txt": "User-agent: *\nDisalow: /a\n" });
  context.mock.method(console, "warn", () => {});
  const logger = createLogger("silent");
  const message = new Promise((resolve) => {
    logger.error = resolve;
  });
  const options = { root, configFile: /** @type {const} */ (false), customLogger: logger, build: { watch: {} } };
  const watcher = await vite({ ...options, plugins: [plugins.vite()] });
  context.after(() => /** @type {any} */ (watcher).close());
  assert.match(await message, /robots\.txt:2:1 error .*misspelled-field.*failOn/s);
});

test("webpack's watch mode continues after an error in robots.txt, and rebuilds when robots.txt changes", async (context) => {
  const { root, plugins } = await site(context, { "public/robots.txt": "User-agent: *\nDisalow: /a\n" });
  const compiler = webpack({
    mode: "development",
    context: root,
    entry: "./main.js",
    output: { path: join(root, "dist") },
    plugins: [plugins.webpack()],
  });
  context.mock.method(console, "warn", () => {});
  await new Promise((resolve, reject) => {
    const watching = compiler?.watch({}, async (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) await writeFile(join(root, "public/robots.txt"), FINE);
      else watching?.close(resolve);
    });
  });
});

test("lints built HTML and _headers, and accepts a site without robots.txt", async (context) => {
  const { root, plugins } = await site(context, {
    "index.html": '<title>a</title><meta name="robots" content="noindex nofollow">',
    "public/_headers": "/a\n  X-Robots-Tag: noindex nofollow\n",
  });
  const texts = await warnings(context, bundlers.vite(root, plugins, { failOn: "never" }));
  assert.deepEqual(
    texts.filter((text) => text.includes("missing-comma")).map((text) => /([\w_.]+):\d+/.exec(text)?.[1]),
    ["_headers", "index.html"],
  );
});

test("lints the file in the option robotsTxt as robots.txt, whatever its name and first line", async (context) => {
  const { root, plugins } = await site(context, {
    "robots.production": "Note: live site\nUser-agent: *\nDisalow: /a\n",
  });
  const build = bundlers.esbuild(root, plugins, { robotsTxt: join(root, "robots.production") });
  await assert.rejects(build, /robots\.production:3:1 error .*misspelled-field/);
});

test("lints the robots.txt in the output folder if it differs from its source and is not older", async (context) => {
  const { root, plugins } = await site(context, {
    "public/robots.txt": FINE,
    "dist/robots.txt": `${BLOCKED}Disalow: /a\n`,
  });
  const build = () => bundlers.esbuild(root, plugins, { robotsTxt: join(root, "public/robots.txt") });
  await assert.rejects(build, /dist\/robots\.txt:3:1 error .*misspelled-field/);
  await utimes(join(root, "dist/robots.txt"), 0, 0);
  await build();
});

test("accepts a robots.txt that lets a major search engine fetch a part of the site", async (context) => {
  for (const text of [
    FINE,
    "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow:\n",
    "User-agent: *\nDisallow: /\nAllow: /$\n",
  ]) {
    const { root, plugins } = await site(context, { "public/robots.txt": text });
    await bundlers.vite(root, plugins);
  }
});

test("Vite's development server shows a panel with diagnostics and verdicts", async (context) => {
  const { root, plugins } = await site(context, { "public/robots.txt": "User-agent: *\nDisalow: /a\nDisallow: /b\n" });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1" },
    plugins: [plugins.vite()],
  });
  context.after(() => server.close());
  await server.listen();
  const base = server.resolvedUrls?.local[0] ?? assert.fail("the server has no address");
  const panel = async (query = "") => (await fetch(`${base}__robotscope${query}`)).text();
  assert.match(await panel(), /robots\.txt:2:1 .*misspelled-field/);
  assert.match(await panel("?url=/b/c"), /<tr><td>Googlebot<td class="disallowed">disallowed<td>[^<]*line 3/);
  assert.match(await panel(`?url=${encodeURIComponent('<script>"')}`), /&lt;script&gt;&quot;/);
  assert.doesNotMatch(await panel(`?url=${encodeURIComponent("<script>")}`), /<script>/);
});
