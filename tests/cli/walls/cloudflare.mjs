export const samples = {
  walls: [
    {
      name: "a challenge with the documented header",
      kind: "challenge",
      status: 403,
      headers: "CF-Mitigated: challenge",
    },
    {
      name: "a managed challenge that a proxy sends on without its headers",
      kind: "challenge",
      status: 403,
      body: `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body><noscript>Scripts and cookies are needed to go on.</noscript>
<script>(function(){window._cf_chl_opt = {cvId: '3', cZone: 'shop.example', cType: 'managed'};var a = document.createElement('script');
a.src = '/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1';document.head.appendChild(a);}());</script></body></html>`,
    },
    {
      name: "a challenge in another language, with status 503",
      kind: "challenge",
      status: 503,
      body: `<html lang="de"><title>Einen Moment…</title><script>window._cf_chl_opt={cType:"non-interactive"}</script><p>shop.example`,
    },
    {
      name: "the page for clients that a firewall rule blocks",
      kind: "block",
      status: 403,
      body: `<!doctype html><title>Attention Required! | Cloudflare</title><link rel="stylesheet" href="/cdn-cgi/styles/cf.errors.css">
<div id="cf-error-details"><h1>You cannot visit this site</h1><p>shop.example has a security service.</p></div>`,
    },
    {
      name: "the page of error 1020",
      kind: "block",
      status: 403,
      body: `<title>Access denied | shop.example used Cloudflare to restrict access</title><h1>Error 1020</h1>`,
    },
  ],
  others: [
    {
      name: "a page behind Cloudflare, with the script of JavaScript Detections",
      headers: "Server: cloudflare\r\nCF-RAY: 8f0c-FRA",
      body: `<title>Shoes</title><h1>Shoes</h1><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
    },
    {
      name: "an article that quotes the marks of a challenge",
      body: `<title>Just a moment... – what this page is</title><h1>The title “Just a moment...”</h1>
<p>Its script begins with <code>window._cf_chl_opt = {…}</code>, and the header is <code>cf-mitigated: challenge</code>.</p>`,
    },
    {
      name: "a login form with Turnstile",
      body: `<title>Log in</title><form method="post"><input name="user"><div class="cf-turnstile" data-sitekey="0x4AAA"></div>
<button>Log in</button></form><script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async></script>`,
    },
    {
      name: "an error page of a server behind Cloudflare",
      status: 403,
      headers: "Server: cloudflare",
      body: "<html><head><title>403 Forbidden</title></head><body><center><h1>403 Forbidden</h1></center><hr>nginx</body></html>",
    },
    {
      name: "a long article that runs the script of a challenge as a demonstration",
      body: `<title>How challenges work</title><script>window._cf_chl_opt = {}</script>${"<p>A challenge tests whether the client is a browser.".repeat(80)}`,
    },
  ],
};
