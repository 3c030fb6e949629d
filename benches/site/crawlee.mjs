// Fetches PAGES pages with crawlee, and writes the data that `robotscope site` needs for each page's verdict:
// node benches/site/crawlee.mjs ORIGIN PAGES FILE
import { createWriteStream } from "node:fs";

// `resolve` hides the module from TypeScript: crawlee is installed only for this benchmark.
const { CheerioCrawler, Configuration, log, RequestList } = await import(import.meta.resolve("crawlee"));

const [origin, pages, file] = process.argv.slice(2);
log.setLevel(log.LEVELS.ERROR);
const out = createWriteStream(String(file));
const urls = Array.from({ length: Number(pages) }, (_, index) => `${origin}/p/${index}`);
const crawler = new CheerioCrawler(
  {
    requestList: await RequestList.open(null, urls),
    // Send two requests at a time, like `robotscope site`.
    minConcurrency: 2,
    maxConcurrency: 2,
    maxRequestRetries: 0,
    requestHandler({ $, request: { url }, response: { statusCode, headers } }) {
      const robots = $("meta[name=robots]").attr("content");
      const canonical = $("link[rel=canonical]").attr("href");
      const record = { url, statusCode, header: headers["x-robots-tag"], title: $("title").text(), robots, canonical };
      out.write(`${JSON.stringify(record)}\n`);
    },
  },
  new Configuration({ persistStorage: false }),
);
await crawler.run();
out.end();
