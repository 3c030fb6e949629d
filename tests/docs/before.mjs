/** Marks an example that runs only in a browser, a worker or a framework, so it is not run here. */
export const elsewhere = "elsewhere";

/**
 * Code that a page's examples assume but do not show, by page and by the first line of the block. The entry "" applies to all blocks of a
 * page.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const before = {
  "web/README.md": {
    "": `import { applyFixes, audits, compare, compareFor, dialects, directives, Fetched, generateBlockList, generateConfig, generateRobotsTxt, lint, lintHeadersFile, lintPage, parseDirectives, parseHeaders, parseHtml, textKind } from "robotscope";`,
    "const response = await fetch(url);": `
      const url = "https://example.com/a";
      const fetch = async () => Object.defineProperty(new Response("<p>"), "url", { value: url });
    `,
    "parseHeaders(text).responses;                        // every response of what curl -iL prints, and which one counts": `
      const text = "HTTP/1.1 301 Moved\\nLocation: /a\\n\\nHTTP/1.1 200 OK\\nX-Robots-Tag: noindex";
      const html = '<meta name="robots" content="noindex">';
    `,
    "const comparison = compare(oldText, newText);": `
      const oldText = "User-agent: Googlebot\\nAllow: /$\\nDisallow: /shop/\\n\\nUser-agent: GPTBot\\nAllow: /";
      const newText = "User-agent: Googlebot\\nAllow: /$\\nDisallow: /shop/\\nAllow: /shop/*.css$\\n\\nUser-agent: GPTBot\\nDisallow: /";
    `,
    "robots.sitemaps();                            // [{ line, url, span }, …]": `
      const robots = RobotsTxt.parse(\`
        User-agent: *
        Crawl-delay: 5
        Content-Signal: search=yes, ai-train=no
        Content-Usage: train-ai=n
        Content-Usage: /ai-ok/ train-ai=y
        Clean-param: sid /shop/
        Sitemap: https://example.com/sitemap.xml
      \`);
    `,
    'import { inspect } from "robotscope/live";': `
      const events = [
        { event: "text", part: "robots-txt", status: 200, text: "User-agent: *\\nDisallow: /private/" },
        { event: "hop", part: "page", headers: "HTTP/1.1 200 OK\\nX-Robots-Tag: noindex\\n\\n" },
        { event: "text", part: "page", url: "https://example.com/", text: "<p>" },
        { event: "end" },
      ];
      const real = globalThis.fetch;
      globalThis.fetch = async () => {
        globalThis.fetch = real;
        return new Response(events.map((event) => JSON.stringify(event) + "\\n").join(""));
      };
    `,
    'import { expect as base, test } from "@playwright/test";': elsewhere,
    'import { init, RobotsTxt } from "robotscope/init";': elsewhere,
    'import { basicSetup, EditorView } from "codemirror";': elsewhere,
  },
  "docs/recipes/crawler.md": {
    "": `
      const robotsTxt = "User-agent: *\\nDisallow: /private/\\nCrawl-delay: 5";
      const fetch = async (url) => {
        if (url === "https://example.com/robots.txt") return new Response(robotsTxt);
        if (url === "https://no-robots-txt.example/robots.txt") return new Response("", { status: 404 });
        if (url === "https://overloaded.example/robots.txt") return new Response("", { status: 503 });
        throw new TypeError("fetch failed");
      };
    `,
  },
  "docs/recipes/vite.md": {
    'const response = await fetch("http://localhost:5173/__robots?url=/private/a&crawler=GPTBot");': `
      const { createServer } = await import(${JSON.stringify(import.meta.resolve("vite"))});
      const { writeFile } = await import("node:fs/promises");
      const file = new URL("robots-of-vite.txt", import.meta.url);
      await writeFile(file, "User-agent: *\\nDisallow: /private/");
      const server = await createServer({ configFile: false, logLevel: "silent", root: new URL(".", import.meta.url).pathname, plugins: [robots(file)], server: { port: 0 } });
      await server.listen();
      const fetch = async (url) => {
        const { port } = server.httpServer.address();
        const response = await globalThis.fetch(url.replace("5173", port));
        const text = await response.text();
        await server.close();
        return new Response(text);
      };
    `,
  },
  "docs/recipes/cloudflare-worker.md": {
    "": `
      const fetch = async (request) =>
        new Response(String(request.url ?? request).endsWith("/robots.txt") ? "User-agent: *\\nDisallow: /private/" : "a page");
    `,
  },
};
