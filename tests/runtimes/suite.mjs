// Checks that run in every runtime, so they use only JavaScript itself, `URL`, `TextEncoder`, and `Headers` if it exists.

const TEXT = `\uFEFFUser-agent: *
Disallow: /private/
Allow: /private/press/

User-agent: GPTBot
Disallow: / # ünïcode 🤖
Crawl-delay: 5
Sitemap: https://example.com/sitemap.xml
`;

/**
 * Runs the checks with both engines. Returns the names of the passed checks, and the failures.
 *
 * @param {typeof import("robotscope")} robotscope
 * @param {typeof import("robotscope/robots-txt")} small
 * @returns {{ passed: string[], failures: string[] }}
 */
export function runSuite(robotscope, small) {
  const passed = [];
  const failures = [];
  for (const [name, check] of Object.entries({ ...checksOfRobotsTxt(robotscope), ...checksOfAll(robotscope) })) {
    attempt(name, check);
  }
  for (const [name, check] of Object.entries(checksOfRobotsTxt(small))) attempt(`robots-txt: ${name}`, check);
  return { passed, failures };

  /** @param {string} name @param {() => void} check */
  function attempt(name, check) {
    try {
      check();
      passed.push(name);
    } catch (error) {
      failures.push(`${name}: ${error?.stack ?? error}`);
    }
  }
}

/** Returns the checks that both engines must pass. @param {typeof import("robotscope/robots-txt")} engine */
const checksOfRobotsTxt = ({ RobotsTxt, RobotscopeError }) => ({
  "parses a string and bytes in the same way": () => {
    const bytes = new TextEncoder().encode(TEXT);
    for (const text of [TEXT, bytes]) {
      const robots = RobotsTxt.parse(text);
      equal(robots.isAllowed("https://example.com/private/a", "Googlebot"), false);
      equal(robots.isAllowed("https://example.com/private/press/a", "Googlebot"), true);
      equal(robots.isAllowed("/", "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"), false);
    }
  },
  "returns verdicts as plain data with UTF-16 offsets": () => {
    const robots = RobotsTxt.parse(TEXT);
    const verdict = robots.check("/x", "GPTBot");
    equal(verdict.access, "disallowed");
    equal(verdict.rule.line, 6);
    equal(TEXT.slice(verdict.rule.pattern.start, verdict.rule.pattern.end), "/");
    equal(JSON.parse(JSON.stringify(verdict)), verdict);
  },
  "checks many URLs in one call": () => {
    const robots = RobotsTxt.parse(TEXT);
    equal(robots.isAllowedMany(["/", "/private/a", "hello world"], "bingbot"), [true, false, undefined]);
  },
  "returns sitemaps and crawl delays": () => {
    const robots = RobotsTxt.parse(TEXT);
    equal(
      robots.sitemaps().map(({ url }) => url),
      ["https://example.com/sitemap.xml"],
    );
    equal(robots.crawlDelay("GPTBot").seconds, 5);
  },
  "throws errors with a code for invalid arguments": () => {
    const robots = RobotsTxt.parse(TEXT);
    for (const [act, code] of [
      [() => RobotsTxt.parse(1), "invalid-argument"],
      [() => robots.isAllowed("", "a"), "empty-url"],
      [() => robots.isAllowed("mailto:a@example.com", "a"), "not-a-web-address"],
      [() => robots.groups("netscape"), "invalid-argument"],
    ]) {
      const error = thrownBy(act);
      equal([error instanceof RobotscopeError, error instanceof Error, error.name], [true, true, "RobotscopeError"]);
      equal(error.code, code);
    }
  },
  "accepts URLs as texts and as objects": () => {
    const robots = new RobotsTxt(TEXT);
    equal(robots.isAllowed(new URL("https://example.com/private/a"), "bingbot"), false);
    equal(robots.isAllowedMany(new Set([new URL("https://example.com/private/a"), "/"]), "bingbot"), [false, true]);
  },
  "frees memory on request, and evicts objects if memory is short": () => {
    const robots = RobotsTxt.parse(TEXT);
    if (Symbol.dispose) equal(typeof robots[Symbol.dispose], "function");
    robots.free();
    equal([thrownBy(() => robots.isAllowed("/", "a")).code, thrownBy(() => robots.free()).code], ["freed", "freed"]);
    // Parse more texts than the engine retains, so that it evicts the first one and parses it again.
    const first = RobotsTxt.parse(TEXT);
    for (let round = 0; round < 30_000; round++) RobotsTxt.parse(TEXT);
    equal(first.isAllowed("/private/a", "bingbot"), false);
  },
  "retains the names of classes": () => equal(RobotsTxt.name, "RobotsTxt"),
});

/** Returns the checks for the full engine only. @param {typeof import("robotscope")} engine */
const checksOfAll = ({
  compare,
  crawlers,
  evaluate,
  Fetched,
  generateConfig,
  identifyCrawler,
  parseHeaders,
  parseHtml,
}) => ({
  "evaluates a page for every crawler": () => {
    const report = evaluate({
      url: "https://example.com/private/a",
      robotsTxt: "User-agent: GPTBot\nDisallow: /private/",
      headers: "HTTP/1.1 200 OK\nX-Robots-Tag: googlebot: noindex",
      html: '<title>ü</title><meta name="robots" content="max-snippet:50">',
    });
    equal(report.crawlers.length, crawlers().length);
    const of = (token) => report.crawlers.find(({ crawler }) => crawler === token);
    equal([of("Googlebot").appearance.listing, of("bingbot").appearance.listing], ["hidden", "full"]);
    equal([of("GPTBot").appearance.listing, of("Googlebot").appearance.snippet], ["url-only", 50]);
  },
  "accepts the Headers of this platform": () => {
    if (typeof Headers !== "function") return;
    const headers = new Headers({ "x-robots-tag": "noindex" });
    const report = evaluate({ url: "https://example.com/", robotsTxt: "", headers, crawlers: ["Googlebot"] });
    equal(report.crawlers[0].appearance.listing, "hidden");
  },
  "identifies crawlers of the catalogue": () => {
    equal(crawlers().length > 100, true);
    equal(identifyCrawler("Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)").token, "bingbot");
  },
  "parses headers and HTML": () => {
    equal(parseHeaders("HTTP/2 200\r\nx-robots-tag: none\r\n\r\n").responses.length, 1);
    equal(parseHtml('<meta name=robots content="noindex">').metas.length, 1);
  },
  "compares two versions of a robots.txt": () =>
    equal(compare("User-agent: GPTBot\nAllow: /", "User-agent: GPTBot\nDisallow: /").losing, ["GPTBot"]),
  "evaluates the status of robots.txt": () =>
    equal(new Fetched({ status: 404 }).check("/", "Googlebot").access, "allowed"),
  "generates a configuration": () =>
    equal(generateConfig({ statements: [{ directives: ["noindex"] }] }, "nginx").text.includes("noindex"), true),
});

/** @param {() => unknown} act */
function thrownBy(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

/** @param {unknown} found @param {unknown} expected */
function equal(found, expected) {
  const [left, right] = [found, expected].map((value) =>
    JSON.stringify(value, (_, part) => (part === undefined ? "undefined" : part)),
  );
  if (left !== right) throw new Error(`${left} instead of ${right}`);
}
