// Tests the findings about sites: they report exactly the affected pages, and do not depend on the order of records.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { load } from "./load.mjs";
import { CRAWLERS, RUN, Site, shuffle } from "./records.mjs";
import { cleanSite, ORIGIN, seededSite } from "./synthetic.mjs";

let SiteFindings;
let kinds;
let seeded;
let summary;

before(async () => {
  ({ SiteFindings, kinds } = await load("findings/index.ts"));
  seeded = seededSite();
  summary = await summaryOf(seeded.records);
});

async function summaryOf(records, crawlers = CRAWLERS) {
  const directory = mkdtempSync(join(tmpdir(), "robotscope-findings-"));
  try {
    const findings = new SiteFindings({ directory, crawlers });
    for (const record of records) await findings.add(record);
    const summary = await findings.finish();
    assert.deepEqual(readdirSync(directory), [], "temporary files remain");
    return summary;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const found = (kind, { findings } = summary) => findings.filter((finding) => finding.kind === kind);

test("reports exactly the seeded pages of each kind on a site of 10,000 pages", () => {
  assert.ok(seeded.records.length > 10_000, `${seeded.records.length} records`);
  for (const { id } of kinds) {
    // Only a run that sends a crawler's User-Agent can find pages of this kind. The seeded run does not.
    if (id === "disallowed-served") continue;
    const expected = seeded.expected.get(id);
    assert.ok(expected, `no page is seeded for ${id}`);
    const findings = found(id);
    const pages = findings.reduce((sum, finding) => sum + finding.pages, 0);
    assert.equal(pages, expected.size, `${id}: ${findings.map(({ cause }) => cause).join("\n")}`);
    const examples = new Set(findings.flatMap(({ examples }) => examples));
    for (const example of examples) assert.ok(expected.has(example), `${id} reports ${example}`);
    const shown = findings.reduce((sum, finding) => sum + Math.min(finding.pages, 10), 0);
    assert.equal(examples.size, shown, id);
  }
});

test("reports refused pages that robots.txt allows, and served pages that robots.txt disallows", async () => {
  const site = new Site();
  site.robots(ORIGIN, "User-agent: GPTBot\nDisallow: /members/\n");
  site.page(`${ORIGIN}/a`, { status: 403, wall: "Akamai" });
  site.page(`${ORIGIN}/b`, { wall: "Imperva" });
  site.page(`${ORIGIN}/c`);
  site.page(`${ORIGIN}/paid`, { status: 402 });
  site.page(`${ORIGIN}/members/a`);
  site.page(`${ORIGIN}/members/b`);
  site.page(`${ORIGIN}/members/c`, { status: 403 });
  site.page(`${ORIGIN}/members/d`, { wall: "Imperva" });
  const [run, ...records] = site.records();
  const named = await summaryOf([{ ...run, as: "GPTBot" }, ...records]);
  assert.deepEqual(
    [...found("allowed-refused", named), ...found("disallowed-served", named)].map(({ cause, crawlers }) => [
      cause,
      crawlers,
    ]),
    [
      ["robots.txt allows 1 page, but the server refused the name of GPTBot with 200 (Imperva).", ["GPTBot"]],
      ["robots.txt allows 1 page, but the server refused the name of GPTBot with 402.", ["GPTBot"]],
      ["robots.txt allows 1 page, but the server refused the name of GPTBot with 403 (Akamai).", ["GPTBot"]],
      [
        "`Disallow: /members/` (robots.txt, line 2) disallows 2 pages under /members/, but the server sent them to the name of GPTBot.",
        ["GPTBot"],
      ],
    ],
  );
  const own = await summaryOf([run, ...records]);
  assert.deepEqual(found("disallowed-served", own), []);
  assert.equal(found("allowed-refused", own).length, 5);
});

test("reports a page behind a bot wall with status 503 as refused, not as broken", async () => {
  const site = new Site();
  site.robots(ORIGIN, "");
  site.page(`${ORIGIN}/a`, { status: 503, wall: "Cloudflare" });
  site.page(`${ORIGIN}/b`, { status: 503 });
  const faulty = await summaryOf(site.records());
  assert.deepEqual(
    [...found("allowed-refused", faulty), ...found("sitemap-broken", faulty)].map(({ examples }) => examples),
    [[`${ORIGIN}/a`], [`${ORIGIN}/b`]],
  );
});

test("reports pages that a server does not send completely as broken, but not failures of the client's proxy", async () => {
  const site = new Site();
  site.robots(ORIGIN, "");
  const failures = ["bad-encoding", "cut-off", "headers-too-large"];
  for (const kind of [...failures, "proxy"])
    site.page(`${ORIGIN}/${kind}`, { failure: { kind, url: "", message: "" } });
  const broken = found("sitemap-broken", await summaryOf(site.records()));
  assert.deepEqual(
    broken.flatMap(({ examples }) => examples).sort(),
    failures.map((kind) => `${ORIGIN}/${kind}`),
  );
});

test("reports a refused page as allowed only for crawlers that robots.txt certainly allows", async () => {
  const site = new Site();
  site.robots(ORIGIN, "");
  site.page(`${ORIGIN}/a`, { status: 403 });
  const answering = (answers) => (record) =>
    record.verdicts
      ? {
          ...record,
          verdicts: record.verdicts.map((verdict, at) => ({ ...verdict, crawl: answers[at] ?? answers[0] })),
        }
      : record;
  const crawlersOf = async (answers, as) => {
    const [run, ...records] = site.records().map(answering(answers));
    const findings = found("allowed-refused", await summaryOf([{ ...run, ...(as && { as }) }, ...records]));
    return findings.map(({ crawlers }) => crawlers);
  };
  for (const answer of ["depends", "ignores", "user-triggered"])
    for (const as of [undefined, "GPTBot"]) assert.deepEqual(await crawlersOf([answer], as), [], `${answer} ${as}`);
  assert.deepEqual(await crawlersOf(["allowed", "ignores"]), [["Googlebot"]]);
  assert.deepEqual(await crawlersOf(["ignores", "ignores", "allowed"], "GPTBot"), [["GPTBot"]]);
});

test("does not treat a robots.txt with status 429 as an empty file", async () => {
  const site = new Site();
  site.robots(ORIGIN, "User-agent: *\nDisallow: /a\n");
  site.robots(ORIGIN.replace("://", "://www."), "", 429);
  site.page(`${ORIGIN}/b`);
  site.page(`${ORIGIN.replace("://", "://www.")}/b`);
  const { findings } = await summaryOf(site.records());
  assert.deepEqual(
    findings.filter(({ kind }) => kind.startsWith("robots")).map(({ kind }) => kind),
    ["robots-unreachable"],
  );
});

test("accepts a sitemap's URLs on another host whose robots.txt names the index of the sitemap", async () => {
  const shop = "https://shop.example.net";
  const site = new Site();
  site.robots(ORIGIN, "");
  site.robots(shop, "Sitemap: HTTPS://EXAMPLE.COM/index.xml\n");
  site.page(`${shop}/a`, { sitemap: `${ORIGIN}/shop.xml` });
  assert.deepEqual(found("sitemap-other-host", await summaryOf(site.records())), []);
});

test("reports nothing on a site without faults", async () =>
  assert.deepEqual((await summaryOf(cleanSite())).findings, []));

test("the summary does not depend on the order of records", async () => {
  const [run, ...records] = seeded.records;
  assert.deepEqual(await summaryOf([run, ...shuffle(records, 7)]), summary);
});

test("summarizes a site correctly if its groups and facts do not fit into memory", async () => {
  const site = new Site();
  site.robots(ORIGIN, "User-agent: *\nDisallow: /hidden/\n");
  const number = 24_000;
  // Each folder and each script is a separate group, so the groups do not fit into memory. Each group occurs in both rounds.
  for (const round of [0, 1])
    for (let index = 0; index < number / 2; index++)
      site.page(`${ORIGIN}/f${index}/p${round}`, {
        canonical: { url: `http://example.com/f${index}/p${round}`, from: "html" },
        resources: [`${ORIGIN}/hidden/${index}.js`],
      });
  const { findings, folders, leftOut } = await summaryOf(site.records());
  const pages = Object.fromEntries(findings.map((finding) => [finding.kind, finding.pages]));
  assert.deepEqual(pages, {
    "canonical-to-http": number,
    "resources-blocked": number,
    "sitemap-not-canonical": number,
  });
  assert.deepEqual(leftOut, {});
  assert.equal(folders.length, 301);
  assert.equal(folders.at(-1).folder, "…");
  assert.equal(folders.at(-1).pages, number - 300 * 2);
});

test("a finding names the line, the pages and the crawlers in one sentence", () => {
  const sentences = {
    "sitemap-blocked":
      "`Disallow: /de/` (robots.txt of https://example.com, lines 3 and 15) hides 315 of 9,648 sitemap URLs from all search engines.",
    "sitemap-noindex":
      "The header `X-Robots-Tag: noindex` hides 14 pages under example.com/news/ from all search engines; 9 of them are in the sitemap.",
    "site-blocked":
      "`Disallow: /` (robots.txt of https://closed.example.net, line 2) hides the whole site https://closed.example.net from all search engines: 9 pages.",
    "facet-trap":
      "60 URLs of example.com/filter combine parameters (colour and size) that no rule blocks. `Disallow: /filter?*&` would block them.",
    "ai-signals-contradict":
      "For Googlebot, bingbot, GPTBot and OAI-SearchBot, the header `Content-Signal: ai-train=yes` allows training of 7 pages on signals.example.net and `Content-Signal: search=yes, ai-train=no` (robots.txt, line 2) refuses it.",
  };
  for (const [kind, sentence] of Object.entries(sentences)) assert.equal(found(kind)[0].cause, sentence);
  assert.equal(
    found("sitemap-noindex")[1].cause,
    'The element `<meta name="robots" content="noindex">` hides 8 pages under example.com/templates/ from all search engines; all of them are in the sitemap.',
  );
});

test("a finding does not name the host if the site has only one", async () => {
  const site = new Site();
  site.robots(ORIGIN, "User-agent: *\nDisallow: /de/\n");
  for (const path of ["/de/a", "/de/b", "/en/a", "/en/b"]) site.page(`${ORIGIN}${path}`);
  const { findings } = await summaryOf(site.records());
  assert.deepEqual(
    findings.map(({ cause }) => cause),
    ["`Disallow: /de/` (robots.txt, line 2) hides 2 of 4 sitemap URLs from all search engines."],
  );
});

test("reports one finding for a cause that occurs in many folders", async () => {
  const site = new Site();
  site.robots(ORIGIN, "");
  for (let index = 0; index < 60; index++)
    site.page(`${ORIGIN}/en/f${index % 6}/p${index}`, { metas: ["noindex"], hidden: true });
  for (let index = 0; index < 60; index++)
    site.page(`${ORIGIN}/f${index % 6}/p${index}`, { metas: ["noindex"], hidden: ["bingbot"] });
  const { findings } = await summaryOf(site.records());
  const listed = findings.filter(({ kind }) => kind === "sitemap-noindex").map(({ pages }) => pages);
  assert.deepEqual(listed, [120]);
});

test("does not report a site as blocked if the run visited only a blocked folder", async () => {
  const site = new Site();
  site.robots(ORIGIN, "User-agent: *\nDisallow: /de/\n");
  for (const path of ["/de/a", "/de/b", "/de/c"]) site.page(`${ORIGIN}${path}`);
  const { findings } = await summaryOf(site.records());
  assert.deepEqual(
    findings.map(({ kind }) => kind),
    ["sitemap-blocked"],
  );
});

test("recognises hosts of test systems and deploy previews by their names", async () => {
  const staging = `staging.example.com dev.example.co.uk test-2.example.com shop-staging.example.com www.preview.example.org
    deploy-preview-12--shop.netlify.app shop-git-main-team.vercel.app 0a1b2c3d.shop.pages.dev qa.example.com`;
  const others = `example.com www.example.com developer.example.com testing.com dev.to test.co.uk latest.example.com
    shop.netlify.app shop.vercel.app shop.pages.dev contest.example.com`;
  const { isStagingHost } = await load("findings/staging.ts");
  for (const host of staging.split(/\s+/)) assert.equal(isStagingHost(host), true, host);
  for (const host of others.split(/\s+/)) assert.equal(isStagingHost(host), false, host);
});

test("reports no finding if robots.txt blocks only AI training", async () => {
  const site = new Site();
  site.robots(ORIGIN, "User-agent: GPTBot\nDisallow: /\n");
  for (const path of ["/a", "/b", "/c"]) site.page(`${ORIGIN}${path}`);
  assert.deepEqual((await summaryOf(site.records())).findings, []);
});

test("evaluates all chosen crawlers if no search engine is chosen", async () => {
  const site = new Site();
  site.robots(ORIGIN, "User-agent: GPTBot\nDisallow: /a\n");
  for (const path of ["/a", "/b", "/c"]) site.page(`${ORIGIN}${path}`);
  const { findings } = await summaryOf(site.records(), ["GPTBot"]);
  assert.deepEqual(
    findings.map(({ kind, crawlers }) => [kind, crawlers]),
    [["sitemap-blocked", ["GPTBot"]]],
  );
});

test("does not report single pages of a host that is reported as a whole", () => {
  for (const kind of ["sitemap-blocked", "sitemap-noindex", "pages-blocked", "pages-noindex"])
    for (const { examples } of found(kind))
      for (const url of examples) assert.ok(!/closed|hidden\.example/.test(url), `${kind} reports ${url}`);
});

test("the summary counts pages by verdict, status, folder and cause", () => {
  const sum = (counts) => Object.values(counts).reduce((one, other) => one + other, 0);
  assert.equal(sum(summary.verdicts), summary.pages);
  assert.equal(sum(summary.statuses), summary.pages);
  const pagesOf = (host, folder) => summary.folders.find((found) => found.host === host && found.folder === folder);
  assert.equal(pagesOf("example.com", "/de/").verdicts.blocked, 315);
  assert.equal(pagesOf("example.com", "/gone/").verdicts.broken, 7);
  assert.equal(pagesOf("example.com", "/google-only/").verdicts.partly, 6);
  assert.equal(summary.causes[0].label, "`Disallow: /de/` (robots.txt of https://example.com, lines 3 and 15)");
  assert.equal(summary.causes[0].pages, 315);
});

test("summarizes a page without a status and verdicts, and an empty run", async () => {
  const bare = { record: "page", url: `${ORIGIN}/`, discovery: "list", redirects: [] };
  const empty = { ...bare, robotsHeaders: [], robotsMetas: [], hreflang: [], resources: [], verdicts: [] };
  const { pages, verdicts, findings } = await summaryOf([RUN, empty]);
  assert.deepEqual([pages, verdicts.unknown, findings], [1, 1, []]);
  assert.equal((await summaryOf([])).pages, 0);
});

test("defines each kind of finding in a separate file, with advice", () => {
  const files = readdirSync(inRoot("web", "site", "findings", "kinds")).filter((file) => file !== "index.ts");
  assert.deepEqual(files.sort(), kinds.map(({ id }) => `${id}.ts`).sort());
  for (const { id, title, advice } of kinds) {
    const source = readFileSync(inRoot("web", "site", "findings", "kinds", `${id}.ts`), "utf8");
    assert.match(source, /^\/\*\* [A-Za-z]/m, `${id} has no doc comment`);
    assert.match(title, /^\S.{5,60}[^.]$/, id);
    assert.match(advice, /^[A-Z].{20,}\.$/, id);
  }
});
