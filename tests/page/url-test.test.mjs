// Tests the class that checks many URLs in the worker (www/js/worker/url-test.ts), using the built package: counts, order and exports.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";

let robotscope;
let UrlTest;
before(async () => {
  robotscope = await import("robotscope");
  const entryPoints = [inRoot("www", "js", "worker", "url-test.ts")];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: "esm", write: false, logLevel: "error" });
  const script = Buffer.from(outputFiles[0].contents).toString("base64");
  ({ UrlTest } = await import(`data:text/javascript;base64,${script}`));
});

const ROBOTS = "User-agent: *\nDisallow: /private/\nUser-agent: GPTBot\nDisallow: /\n";
const SHUT_OUT = { answer: "disallowed", line: 4, rule: "Disallow: /" };

/** @param {string[]} urls @param {{ status: number }} [fetch] @param {string} [origin] */
function tested(urls, fetch = { status: 200 }, origin = undefined) {
  const fetched = new robotscope.Fetched({ ...fetch, textAtHand: ROBOTS });
  const test = new UrlTest(fetched, ["Googlebot", "GPTBot"], ROBOTS, origin);
  test.read(urls);
  return test;
}

test("counts the answers for each crawler and origin, and how often each line decides", () => {
  const { sites, ...summary } = tested([
    "https://a.example/",
    "",
    " /private/x ",
    "https://a.example/b",
    "no url at all",
  ]).summary();
  assert.deepEqual(summary, {
    urls: 3,
    invalid: ["no url at all"],
    invalidCount: 1,
    others: 0,
    root: "",
  });
  assert.deepEqual(
    sites.map(({ counts, ...site }) => site),
    [
      { origin: "https://a.example", isConditional: false, urls: 2, rules: [[4, 2]] },
      {
        origin: "",
        isConditional: false,
        urls: 1,
        rules: [
          [2, 1],
          [4, 1],
        ],
      },
    ],
  );
  const { names } = new robotscope.Fetched({ status: 404 }).checkMany([], []);
  const [allowed, shut] = [names.indexOf("allowed"), names.indexOf("disallowed")];
  assert.deepEqual(
    sites.map(({ counts }) => counts.map((row) => [row[allowed] ?? 0, row[shut] ?? 0])),
    [
      [
        [2, 0],
        [0, 2],
      ],
      [
        [0, 1],
        [0, 1],
      ],
    ],
  );
});

// RFC 9309, 2.3: each origin has its own robots.txt.
test("lists the origin of the robots.txt first, then the most frequent other origins", () => {
  const urls = (host, count) => Array.from({ length: count }, (_, number) => `https://${host}.example/${number}`);
  const list = ["a", "b", "c", "d", "e", "f"].flatMap((host, place) => urls(host, 6 - place));
  const { sites, others } = tested(list, { status: 200 }, "https://f.example").summary();
  assert.deepEqual(
    sites.map(({ origin, urls }) => [origin, urls]),
    [
      ["https://f.example", 1],
      ["https://a.example", 6],
      ["https://b.example", 5],
      ["https://c.example", 4],
      ["https://d.example", 3],
    ],
  );
  assert.equal(others, 1);
});

// RFC 9309, 2.3: each origin has its own robots.txt.
test("marks answers as conditional for origins other than the origin of robots.txt", () => {
  const list = ["https://a.example/x", "https://a.example/y", "http://a.example/x", "/x"];
  const conditional = (origin) => {
    const test = tested(list, { status: 200 }, origin);
    const marked = ({ rows }) => rows.filter(({ isConditional }) => isConditional).map(({ url }) => url);
    const { sites } = test.summary();
    const json = JSON.parse([...test.export("json")].join(""));
    const csv = [...test.export("csv")].slice(1).map((record) => record.trimEnd().split(",").at(-1));
    assert.deepEqual(
      csv,
      json.map(({ condition = "" }) => condition),
    );
    return {
      sites: sites.filter(({ isConditional }) => isConditional).map(({ origin }) => origin),
      rows: marked(test.rows("all", 0, 10)),
      folders: test
        .children("")
        .children.filter(({ isConditional }) => isConditional)
        .map(({ path }) => path),
      exported: json.flatMap(({ condition }) => condition ?? []),
    };
  };
  const http = {
    sites: ["http://a.example"],
    rows: ["http://a.example/x"],
    folders: ["http://a.example/"],
    exported: ["if http://a.example serves this robots.txt"],
  };
  assert.deepEqual(conditional("https://a.example"), http);
  assert.deepEqual(conditional(undefined), http, "the robots.txt of the most frequent origin");
  assert.deepEqual(conditional("https://b.example").rows, list.slice(0, 3));
});

test("assigns each URL to the origin that a browser would request it from", () => {
  const same = [
    "https://bücher.example/1",
    "https://xn--bcher-kva.example/2",
    "HTTPS://user@BÜCHER.example:443/3",
    "bücher.example/4",
    "bücher.example:443/5",
    "//bücher.example/6",
    "https:\\\\bücher.example\\7",
  ];
  const others = ["http://bücher.example/", "bücher.example:8443/", "localhost:3000/a"];
  const paths = ["/a//b", "?a", "\\a", "/https://b.example/"];
  const { sites } = tested([...same, ...others, ...paths], { status: 200 }, "https://xn--bcher-kva.example").summary();
  assert.deepEqual(
    sites.map(({ origin, urls, isConditional }) => [origin, urls, isConditional]),
    [
      ["https://xn--bcher-kva.example", 7, false],
      ["", 4, false],
      ["http://xn--bcher-kva.example", 1, true],
      ["https://xn--bcher-kva.example:8443", 1, true],
      ["https://localhost:3000", 1, true],
    ],
  );
  const { rows } = tested(["ftp:bücher.example/"]).rows("all", 0, 1);
  assert.equal(rows[0].origin, "ftp://xn--bcher-kva.example");
});

test("returns the last rows if the requested rows do not exist any more", () => {
  const test = tested(["/a", "/b", "/c"]);
  const urls = (start, count) => test.rows("all", start, count).rows.map(({ url }) => url);
  assert.deepEqual(
    [urls(4, 2), urls(2, 2), urls(6, 3), urls(0, 2)],
    [["/c"], ["/c"], ["/a", "/b", "/c"], ["/a", "/b"]],
  );
  assert.deepEqual(tested([]).rows("all", 100, 100), { rows: [], total: 0 });
});

test("counts each URL once, even if summaries are requested while the list is read", () => {
  const test = tested(["https://a.example/private/x"]);
  test.summary();
  test.read(["https://a.example/y"]);
  assert.deepEqual(
    test.summary().sites[0].counts,
    tested(["https://a.example/private/x", "https://a.example/y"]).summary().sites[0].counts,
  );
});

test("the tree has a folder for each origin if the list has several origins", () => {
  const test = tested(["https://a.example/x/y", "http://a.example/x/", "https://a.example/x/z", "/x/y"]);
  const names = (folder) => test.children(folder).children.map(({ path, isFolder, urls }) => [path, isFolder, urls]);
  assert.deepEqual(names(""), [
    ["/", true, 1],
    ["http://a.example/", true, 1],
    ["https://a.example/", true, 2],
  ]);
  assert.deepEqual(names("https://a.example/"), [["https://a.example/x/", true, 2]]);
});

test("counts no deciding rule for a crawler that ignores robots.txt", () => {
  const test = new UrlTest(new robotscope.Fetched({ status: 200, text: ROBOTS }), ["Bytespider"], ROBOTS);
  test.read(["/private/x"]);
  assert.deepEqual(test.summary().sites[0].rules, []);
});

test("groups paths into folders, but does not split queries at slashes", () => {
  const test = tested(["/a/b/c", "/a/b/d?x=/y", "/a/?q=/z/", "/e", "/private/", "/private/x"]);
  const names = (folder) => test.children(folder).children.map(({ name, isFolder, urls }) => [name, isFolder, urls]);
  assert.deepEqual(names("/"), [
    ["a/", true, 3],
    ["e", false, 1],
    ["private/", true, 2],
  ]);
  assert.deepEqual(names("/a/"), [
    ["?q=/z/", false, 1],
    ["b/", true, 2],
  ]);
  assert.deepEqual(names("/a/b/"), [
    ["c", false, 1],
    ["d?x=/y", false, 1],
  ]);
  const [, , shut] = test.children("/").children;
  assert.deepEqual([shut.path, shut.blocked, shut.depends, test.children("/").more], ["/private/", [2, 2], false, 0]);
});

test("filters rows by their answers", () => {
  const test = tested(["/a", "/private/x", "/b"]);
  const urls = (filter) => test.rows(filter, 0, 10).rows.map(({ url }) => url);
  assert.deepEqual(urls("blocked"), ["/a", "/private/x", "/b"]);
  assert.deepEqual(urls("differ"), ["/a", "/b"]);
  assert.deepEqual(test.rows("all", 1, 1), {
    rows: [
      { url: "/private/x", origin: "", isConditional: false, answers: ["disallowed", "disallowed"], lines: [2, 4] },
    ],
    total: 3,
  });
});

test("unfolds folders level by level until the maximum number of lines is reached", () => {
  assert.deepEqual(tested(["/a/b/c", "/a/d", "/e/", "/f?x=/y/"]).folders(), {
    unfolded: ["/", "/a/", "/e/", "/a/b/"],
    folded: 0,
  });
  const many = Array.from({ length: 90_000 }, (_, number) => `/${number % 300}/${number % 90}/${number}`);
  const { unfolded, folded } = tested(many).folders();
  assert.deepEqual([unfolded[0], unfolded.includes("/0/"), folded > 800], ["/", true, true]);
});

test("writes CSV according to RFC 4180, and turns formulas into text", () => {
  assert.equal(
    [...tested(["/a,b", '/"q"', "=1+1.example/x"]).export("csv")].join(""),
    [
      "url,Googlebot,Googlebot line,Googlebot rule,GPTBot,GPTBot line,GPTBot rule,condition",
      '"/a,b",allowed,,,disallowed,4,Disallow: /,',
      '"/""q""",allowed,,,disallowed,4,Disallow: /,',
      `"'=1+1.example/x",allowed,,,disallowed,4,Disallow: /,`,
      "",
    ].join("\r\n"),
  );
});

test("writes valid JSON, even for an empty list", () => {
  const parsed = (urls) => JSON.parse([...tested(urls).export("json")].join(""));
  assert.deepEqual(parsed([]), []);
  assert.deepEqual(parsed(["/a", "/b\\"]), [
    { url: "/a", crawlers: { Googlebot: { answer: "allowed" }, GPTBot: SHUT_OUT } },
    { url: "/b\\", crawlers: { Googlebot: { answer: "allowed" }, GPTBot: SHUT_OUT } },
  ]);
});
