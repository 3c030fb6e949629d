// Tests that `check` reads the URL column of tables that SEO crawlers and search consoles export.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

const ROBOTS = "User-agent: *\nDisallow: /*.pdf$\n";

/** Returns the URLs that `check` reads from a file's content, in order, each with its verdict. */
async function urls(context, content) {
  const cwd = await folder(context, { "robots.txt": ROBOTS, list: content });
  const { jsonLines } = await run(["check", "--urls", "list", "-r", "robots.txt", "-c", "Googlebot", "--json"], {
    cwd,
  });
  return jsonLines().map(({ url, access }) => [url, access]);
}

const PDF = ["https://example.com/doc0.pdf", "disallowed"];
const PAGE = ["https://example.com/page", "allowed"];

/** Exports to read: tables as programs export them, tables without a heading row, and plain lists. */
const exports = {
  "Search Console, indexing": `URL,Last crawled\n${PDF[0]},2026-11-01\n${PAGE[0]},2026-11-02\n`,
  "Search Console, performance": `Top pages,Clicks,Impressions,CTR,Position\n${PDF[0]},1,20,5%,3.2\n${PAGE[0]},0,7,0%,11\n`,
  "Search Console in German": `Häufigste Seiten,Klicks\n${PDF[0]},1\n${PAGE[0]},0\n`,
  "Screaming Frog": `"Address","Title 1"\r\n"${PDF[0]}","a ""b"", c\r\nd"\r\n"${PAGE[0]}",""\r\n`,
  "Ahrefs, UTF-16 with tabs": Buffer.from(`\ufeff"#"\t"URL"\n"1"\t"${PDF[0]}"\n"2"\t"${PAGE[0]}"\n`, "utf16le"),
  "rows that end with LF and CRLF, and CRLF in a cell": `URL,T\n${PDF[0]},"a\r\nb"\n${PAGE[0]},c\r\n`,
  "Excel for Mac, with lone CRs": `URL,Clicks\r${PDF[0]},3\r${PAGE[0]},4\r`,
  "a list with lone CRs": `${PDF[0]}\r${PAGE[0]}`,
  "quoted cells, without a heading": `"${PDF[0]}","Home"\n"${PAGE[0]}",""\n`,
  "numbered rows, without a heading": `1,${PDF[0]}\n2,${PAGE[0]}\n`,
  "cells separated by semicolons, without a heading": `${PDF[0]};2026-11-01\n${PAGE[0]};2026-11-02`,
  "a table with a single column": `url\n${PDF[0]}\n\n${PAGE[0]}\n`,
};

for (const [name, content] of Object.entries(exports))
  test(`reads the URLs of an export: ${name}`, async (context) =>
    assert.deepEqual(await urls(context, content), [PDF, PAGE]));

/** Lists of URLs that resemble tables, because the URLs contain commas or semicolons. */
const lists = {
  "numbers and other parts of URLs": [
    "https://example.com/a,4711",
    "https://example.com/b;c=1,2",
    "/d,e",
    "example.com/f,g",
  ],
  "coordinates in the first URL": ["https://example.com/@52.5,13.4,15z", "https://example.com/b,c"],
  "a date in the first URL only": ["https://example.com/a;2026-11-01", "https://example.com/b,c"],
  "the word of a heading in the first URL": ["https://example.com/list,page", "https://example.com/c,d"],
  "no scheme in the first URL": ["example.com/a,b", "https://example.com/c,d"],
};

for (const [name, list] of Object.entries(lists))
  test(`reads URLs with commas or semicolons as a list, not as a table: ${name}`, async (context) => {
    const read = await urls(context, list.join("\n"));
    assert.deepEqual(
      read.map(([url]) => url),
      list,
    );
  });

test("skips comments in lists and before a table's heading", async (context) => {
  assert.deepEqual(await urls(context, `# exported\n\nURL,Clicks\n${PDF[0]},1\n${PAGE[0]},0`), [PDF, PAGE]);
  assert.deepEqual(await urls(context, `${PDF[0]}\n#\thttps://example.com/old\n#, note\n${PAGE[0]}`), [PDF, PAGE]);
});

test("reports the column that contains URLs, and the number of rows without a URL", async (context) => {
  const note = async (/** @type {string} */ list) => {
    const cwd = await folder(context, { "robots.txt": ROBOTS, list });
    const { stderr } = await run(["check", "--urls", "list", "-r", "robots.txt", "--summary"], { cwd });
    return stderr.match(/^list: .*$/m)?.[0];
  };
  const named = `"Address","Title 1"\r\n"${PDF[0]}","a"\r\n"","b"\r\n,c\r\n\r\n"${PAGE[0]}",""\r\n`;
  assert.equal(await note(named), "list: read URLs from column “Address”; 2 rows have none.");
  assert.equal(await note(`1,${PDF[0]}\n2,${PAGE[0]}\n3,\n`), "list: read URLs from column 2; 1 row has none.");
  assert.equal(await note(`URL,Clicks\n${PAGE[0]},1\n`), "list: read URLs from column “URL”.");
  assert.equal(await note(`${PDF[0]}\n\n${PAGE[0]}\n`), undefined);
});

test("reports the table row with an unclosed quote", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    list: `URL,Text\n${PAGE[0]},a\n${PDF[0]},"5 inch\n${PAGE[0]},b\n`,
  });
  const { code, stderr } = await run(["check", "--urls", "list", "-r", "robots.txt"], { cwd });
  assert.equal(code, 2);
  assert.match(stderr, /list has a quote that is never closed, in row 3/);
});

test("reads a long table from a pipe, with line breaks in its cells", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS });
  const rows = Array.from({ length: 20_000 }, (_, n) => `"https://example.com/${n}.pdf","a\nb"`);
  const args = ["check", "-", "-r", "robots.txt", "-c", "Googlebot", "--summary", "--json"];
  const { stdout } = await run(args, { cwd, input: `"URL","Text"\n${rows.join("\n")}` });
  assert.match(stdout, /"disallowed": 20000\b/);
});

test("rejects a table that has no URLs", async (context) => {
  const cwd = await folder(context, { "robots.txt": ROBOTS, list: "URL,Clicks\n" });
  const { code, stderr } = await run(["check", "--urls", "list", "-r", "robots.txt"], { cwd });
  assert.equal(code, 3);
  assert.match(stderr, /list has no URLs: nothing was checked/);
});
