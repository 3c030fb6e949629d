// Generates a site of 10,000 pages. Most pages have no fault. For every kind of finding except “disallowed-served”, some known pages have
// the fault.
import { Site } from "./records.mjs";

export const ORIGIN = "https://example.com";

const ROBOTS = `User-agent: *
Disallow: /private/
Disallow: /de/
Disallow: /assets/app/

User-agent: GPTBot
Disallow: /

User-agent: OAI-SearchBot
Disallow: /de/
Disallow: /private/
Disallow: /members/

User-agent: bingbot
Disallow: /de/
Disallow: /private/
Disallow: /assets/app/
Disallow: /no-bing/

Sitemap: ${ORIGIN}/sitemap.xml
`;

const CLEAN_ROBOTS = `User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;

const SITEMAP = { record: "sitemap", url: `${ORIGIN}/sitemap.xml`, urls: 9_000 };

/** Adds pages without a fault: articles, products, translations that name each other, and a few linked pages with parameters. */
function addCleanPages(site, number) {
  for (let index = 0; index < number; index++) {
    const folder = ["blog/2025", "blog/2026", "shop/shoes", "shop/hats", "docs"][index % 5];
    const url = `${ORIGIN}/${folder}/p${index}`;
    const fields = {
      sitemap: SITEMAP.url,
      canonical: { url, from: "html", line: 5 },
      resources: [`${ORIGIN}/assets/site.css`],
    };
    if (index % 5 === 4) {
      const pair = [url, `${ORIGIN}/fr/docs/p${index}`];
      const hreflang = pair.map((url, language) => ({ language: ["en", "fr"][language], url }));
      site.page(url, { ...fields, hreflang, metas: ["index, follow, max-image-preview:large"] });
      site.page(pair[1], { ...fields, canonical: { url: pair[1], from: "header" }, hreflang });
      index++;
    } else site.page(url, fields);
  }
  for (let index = 0; index < 20; index++)
    site.page(`${ORIGIN}/shop/hats/?page=${index}`, {
      discovery: "link",
      depth: 2,
      listed: false,
      linkedFrom: `${ORIGIN}/`,
    });
}

export function cleanSite() {
  const site = new Site();
  site.robots(ORIGIN, CLEAN_ROBOTS);
  site.add(SITEMAP);
  addCleanPages(site, 2_000);
  return site.records();
}

/** Returns the records, and the affected URLs of each kind. `clean` is the number of pages without a fault. */
export function seededSite(clean = 9_200) {
  const site = new Site();
  /** @type {Map<string, Set<string>>} */
  const expected = new Map();
  const expect = (kinds, url) => {
    for (const kind of kinds.split(" ").filter(Boolean)) expected.set(kind, (expected.get(kind) ?? new Set()).add(url));
  };
  /** Adds a page with a fault of each given kind, and returns its URL. */
  const seed = (kinds, path, fields = {}) => {
    const url = path.startsWith("/") ? `${ORIGIN}${path}` : path;
    site.page(url, { sitemap: new URL(url).host === "example.com" ? SITEMAP.url : undefined, ...fields });
    expect(kinds, url);
    return url;
  };
  const several = (number, add) => Array.from({ length: number }, (_, index) => add(index));
  const linked = { discovery: "link", listed: false, depth: 3, linkedFrom: `${ORIGIN}/blog/2025/p0` };
  const unlisted = { discovery: "list", listed: false };
  const canonical = (url) => ({
    canonical: { url: url.startsWith("/") ? `${ORIGIN}${url}` : url, from: "html", line: 7 },
  });
  const redirect = (url, target, status = 301) => ({ url, status, target });

  site.robots(ORIGIN, ROBOTS);
  site.add(SITEMAP);
  addCleanPages(site, clean);

  // Sitemaps
  several(310, (n) => seed("sitemap-blocked", `/de/p${n}`));
  several(9, (n) => seed("sitemap-noindex", `/news/p${n}`, { headers: ["X-Robots-Tag: noindex"], hidden: true }));
  several(5, (n) => seed("", `/news/u${n}`, { ...unlisted, headers: ["X-Robots-Tag: noindex"], hidden: true }));
  several(8, (n) => seed("sitemap-noindex", `/templates/p${n}`, { metas: ["noindex"], hidden: true }));
  several(6, (n) =>
    seed("sitemap-redirected", `/moved/p${n}`, { redirects: [redirect(`${ORIGIN}/moved/p${n}`, `${ORIGIN}/docs/p4`)] }),
  );
  several(7, (n) => seed("sitemap-broken", `/gone/p${n}`, { status: 404, title: "Not found" }));
  several(3, (n) =>
    seed("sitemap-broken", `/down/p${n}`, { failure: { kind: "timeout", url: "", message: "no answer" } }),
  );
  several(5, (n) => seed("sitemap-not-canonical", `/copies/p${n}`, canonical(`/blog/2025/p${n * 10}`)));
  site.robots("https://shop.example.net", "User-agent: *\nDisallow: /cart/\n");
  several(4, (n) => seed("sitemap-other-host", `https://shop.example.net/p${n}`, { sitemap: SITEMAP.url }));
  site.robots("https://partner.example.net", `User-agent: *\nDisallow: /cart/\n\nSitemap: ${SITEMAP.url}\n`);
  several(4, (n) => seed("", `https://partner.example.net/p${n}`, { sitemap: SITEMAP.url }));
  const unreadable = { record: "sitemap", url: `${ORIGIN}/broken.xml`, urls: 0, failure: "status 500" };
  site.add(unreadable);
  expect("sitemap-unreadable", unreadable.url);
  site.add({ record: "sitemap", url: `${ORIGIN}/empty.xml`, urls: 0 });
  expect("sitemap-empty", `${ORIGIN}/empty.xml`);
  several(6, (n) => seed("sitemap-omits-pages", `/forgotten/p${n}`, linked));

  // Whole sites
  site.robots("https://closed.example.net", "User-agent: *\nDisallow: /\n");
  several(9, (n) => seed("site-blocked", `https://closed.example.net/p${n}`));
  site.robots("https://hidden.example.net", "User-agent: *\nDisallow: /cart/\n");
  several(9, (n) =>
    seed("site-noindex", `https://hidden.example.net/p${n}`, { metas: ["noindex, nofollow"], hidden: true }),
  );
  site.robots("https://staging.example.com", "User-agent: *\nDisallow: /cart/\n");
  several(8, (n) => seed("staging-open", `https://staging.example.com/p${n}`));

  // Pages that a robots.txt rule or a directive hides
  several(7, (n) =>
    seed("noindex-unseen pages-blocked", `/private/n${n}`, { ...unlisted, metas: ["noindex"], hidden: true }),
  );
  several(2, (n) => seed("pages-blocked", `/private/p${n}`, unlisted));
  several(7, (n) => seed("pages-noindex", `/account/p${n}`, { ...unlisted, metas: ["noindex, follow"], hidden: true }));

  // Canonicals
  seed("sitemap-blocked", "/de/target");
  several(5, (n) => seed("canonical-blocked", `/canonical-blocked/p${n}`, { ...unlisted, ...canonical("/de/target") }));
  seed("pages-noindex", "/account/target", { ...unlisted, metas: ["noindex, follow"], hidden: true });
  several(5, (n) =>
    seed("canonical-noindex", `/canonical-noindex/p${n}`, { ...unlisted, ...canonical("/account/target") }),
  );
  seed("linked-broken", "/lost/target", { ...linked, status: 410 });
  several(5, (n) => seed("canonical-broken", `/canonical-broken/p${n}`, { ...unlisted, ...canonical("/lost/target") }));
  seed("", "/old/target", { ...unlisted, redirects: [redirect(`${ORIGIN}/old/target`, `${ORIGIN}/docs/p4`)] });
  several(5, (n) =>
    seed("canonical-redirected", `/canonical-redirected/p${n}`, { ...unlisted, ...canonical("/old/target") }),
  );
  seed("", "/chain/middle", { ...unlisted, ...canonical("/docs/p4") });
  several(5, (n) => seed("canonical-chain", `/canonical-chain/p${n}`, { ...unlisted, ...canonical("/chain/middle") }));
  several(4, (n) =>
    seed("canonical-on-noindex pages-noindex", `/account/c${n % 2}-${n}`, {
      ...unlisted,
      metas: ["noindex, follow"],
      hidden: true,
      ...canonical("/docs/p4"),
    }),
  );
  several(8, (n) => seed("canonical-to-home", `/produkte/p${n}`, { ...unlisted, ...canonical("/") }));
  several(4, (n) => seed("", `/few/p${n}`, { ...unlisted, ...canonical("/") }));
  several(5, (n) =>
    seed("canonical-to-staging", `/leaked/p${n}`, { ...unlisted, ...canonical(`https://staging.example.com/x${n}`) }),
  );
  several(5, (n) =>
    seed("canonical-to-http", `/insecure/p${n}`, { ...unlisted, ...canonical(`http://example.com/insecure/p${n}`) }),
  );

  // hreflang. `target` is the page that a finding names. The source lists the target and itself as alternates.
  const alternates = (name, kinds, number, fields) =>
    several(number, (n) => {
      const source = `${ORIGIN}/source-${name}/p${n}`;
      const target = seed(kinds, `/${name}/p${n}`, { ...unlisted, ...fields });
      const hreflang = [source, target].map((url, index) => ({ language: ["en", "da"][index], url }));
      site.page(source, { ...unlisted, hreflang });
    });
  several(4, (n) => seed("hreflang-blocked sitemap-blocked", `/de/h${n}`));
  several(4, (n) => {
    const url = `${ORIGIN}/source-blocked/p${n}`;
    site.page(url, {
      ...unlisted,
      hreflang: [
        { language: "en", url },
        { language: "de", url: `${ORIGIN}/de/h${n}` },
      ],
    });
  });
  alternates("da-noindex", "hreflang-noindex pages-noindex", 4, { metas: ["noindex, noarchive"], hidden: true });
  alternates("da-broken", "hreflang-broken", 4, { status: 404, title: "Not found" });
  alternates("da-moved", "hreflang-redirected", 4, { redirects: [redirect("", `${ORIGIN}/docs/p4`)] });
  alternates("da-copy", "hreflang-not-canonical", 4, canonical("/docs/p4"));
  alternates("da-alone", "hreflang-not-returned", 4, {});
  several(4, (n) => {
    const hreflang = [{ language: "fi", url: `${ORIGIN}/not-crawled/p${n}` }];
    seed("hreflang-without-self", `/fi/p${n}`, { ...unlisted, hreflang });
  });

  // Directives
  several(6, (n) =>
    seed("header-meta-disagree pages-noindex", `/mixed/p${n}`, {
      ...unlisted,
      headers: ["X-Robots-Tag: noindex"],
      metas: ["index, follow"],
      hidden: true,
    }),
  );
  several(6, (n) =>
    seed("engines-disagree pages-noindex", `/google-only/p${n}`, {
      ...unlisted,
      headers: ["X-Robots-Tag: bingbot: noindex"],
      hidden: ["bingbot"],
    }),
  );
  several(6, (n) => seed("engines-disagree pages-blocked", `/no-bing/p${n}`, unlisted));
  several(6, (n) => seed("nofollow-pages", `/nofollow/p${n}`, { ...unlisted, metas: ["nofollow"] }));
  several(9, (n) =>
    seed("unavailable-after-expired", `/events/p${n}`, {
      ...unlisted,
      headers: [`X-Robots-Tag: unavailable_after: 2026-0${n + 1}-10`],
      hidden: true,
    }),
  );
  several(3, (n) =>
    seed("", `/events/f${n}`, { ...unlisted, headers: ["X-Robots-Tag: unavailable_after: 2027-01-10"] }),
  );
  several(6, (n) =>
    seed("assets-noindex", `/files/f${n}.pdf`, {
      ...unlisted,
      contentType: "application/pdf",
      title: undefined,
      headers: ["X-Robots-Tag: noindex"],
      hidden: true,
    }),
  );

  // Crawlers
  several(7, (n) =>
    seed("resources-blocked", `/app/p${n}`, { ...unlisted, resources: [`${ORIGIN}/assets/app/main.js`] }),
  );
  const titles = [
    "404",
    "Page not found | Shop",
    "Seite nicht gefunden – Beispiel",
    "ページが見つかりません",
    "Oops! Page not found.",
  ];
  titles.forEach((title, n) => {
    seed("soft-404", `/soft/p${n}`, { ...unlisted, title });
  });
  const harmless = ["Peugeot 404: a history", "How to fix “Page not found” errors", "Lost and not found wanting"];
  harmless.forEach((title, n) => {
    seed("", `/soft/h${n}`, { ...unlisted, title });
  });
  several(7, (n) => seed("ai-search-blocked", `/members/p${n}`, unlisted));
  site.robots(
    "https://signals.example.net",
    "User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /cart/\n",
  );
  several(7, (n) =>
    seed("ai-signals-contradict", `https://signals.example.net/p${n}`, {
      ...unlisted,
      aiHeaders: ["Content-Signal: ai-train=yes"],
    }),
  );
  several(2, (n) =>
    seed("", `https://signals.example.net/s${n}`, { ...unlisted, aiHeaders: ["Content-Signal: ai-train=no"] }),
  );

  // robots.txt
  const robotsKind = (kind, host, text, status) => {
    site.robots(`https://${host}`, text, status);
    several(4, (n) => seed(kind, `https://${host}/p${n}`, unlisted));
  };
  robotsKind(
    "robots-signals-contradict",
    "contradicts.example.net",
    "User-agent: *\nContent-Signal: ai-train=yes\nContent-Signal: ai-train=no\nDisallow: /cart/\n",
  );
  robotsKind(
    "managed-block-contradicts",
    "managed.example.net",
    "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\nUser-agent: GPTBot\nAllow: /\n",
  );
  robotsKind(
    "wildcard-records-lost",
    "lost.example.net",
    "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart/\n",
  );
  robotsKind("robots-html", "html.example.net", "<!doctype html>\n<title>Login</title>\n");
  robotsKind("robots-not-text", "utf-16.example.net", "\ufffd\ufffdU\0s\0e\0r\0-\0a\0g\0e\0n\0t\0:\0 \0*\0");
  robotsKind("robots-unreachable", "down.example.net", "", 503);
  for (const [kind, one, other] of [
    ["robots-www-apex-differ", "https://pair.example.net", "https://www.pair.example.net"],
    ["robots-http-https-differ http-indexable", "http://both.example.net", "https://both.example.net"],
  ]) {
    site.robots(one, "User-agent: *\nDisallow: /cart/\n");
    site.robots(other, "User-agent: *\n# Wording\nDisallow: /basket/\n");
    several(3, (n) => seed(kind, `${one}/p${n}`, unlisted));
    several(3, (n) => seed(kind.split(" ")[0], `${other}/p${n}`, unlisted));
  }
  for (const origin of ["https://same.example.net", "https://www.same.example.net"])
    site.robots(origin, `User-agent: *\n# ${origin}\nDisallow: /cart/\n`);
  several(2, (n) => seed("", `https://www.same.example.net/p${n}`, unlisted));

  // Crawling
  several(60, (n) => seed("facet-trap", `/filter?colour=${n % 8}&size=${Math.floor(n / 8)}`, linked));
  several(40, (n) => seed("", `/search?q=${n}&page=2`, linked));
  several(60, (n) => seed("", `/listed?a=${n}&b=1`));
  for (const version of ["1.9", "1.10"])
    several(3, (n) => seed("old-versions-indexable", `/manual/${version}/p${n}`, unlisted));
  several(3, (n) => seed("", `/manual/2.0/p${n}`, unlisted));
  several(6, (n) => seed("allowed-refused", `/wall/p${n}`, { ...unlisted, status: 403 }));
  several(6, (n) => seed("linked-broken", `/dead/p${n}`, { ...linked, status: 404 }));
  several(6, (n) => {
    const hop = (from, to) => redirect(`${ORIGIN}/hops/${from}-${n}`, `${ORIGIN}/hops/${to}-${n}`, 302);
    seed("redirect-chain", `/hops/0-${n}`, { ...unlisted, redirects: [hop(0, 1), hop(1, 2), hop(2, 3)] });
  });
  several(6, (n) =>
    seed("redirect-loop", `/loop/p${n}`, { ...unlisted, failure: { kind: "redirect-loop", url: "", message: "" } }),
  );
  several(6, (n) =>
    seed("redirect-blocked", `/leads/p${n}`, {
      ...unlisted,
      redirects: [redirect(`${ORIGIN}/leads/p${n}`, `${ORIGIN}/private/p0`, 302)],
    }),
  );
  return { records: site.records(), expected };
}
