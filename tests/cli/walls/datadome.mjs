const PAGE = `<html lang="en"><head><title>shop.example</title></head><body><p id="cmsg">Scripts are needed here.</p>
<script data-cfasync="false">var dd={'rt':'c','cid':'AHrlq','hsh':'0123','t':'fe','s':1,'host':'geo.captcha-delivery.com'}</script>
<script data-cfasync="false" src="https://ct.captcha-delivery.com/c.js"></script></body></html>`;

export const samples = {
  walls: [
    { name: "a page with a puzzle", kind: "challenge", status: 403, headers: "X-DataDome: protected", body: PAGE },
    {
      name: "a check of the device",
      kind: "challenge",
      status: 403,
      body: PAGE.replace("'rt':'c'", "'rt':'i'").replace("/c.js", "/i.js"),
    },
    {
      name: "a page from the earlier domain, with a script of Imperva",
      kind: "challenge",
      status: 401,
      body: `<title>Blocked</title><p>Scripts are needed here.<script>var dd = {'cid':'AH','host':'c.datado.me'}</script>
<script src="https://ct.datado.me/c.js"></script><script src="/_Incapsula_Resource?SWJIYLWA=719d"></script>`,
    },
  ],
  others: [
    {
      name: "a page with the tag of DataDome",
      headers: "X-DataDome: protected",
      body: `<title>News</title><h1>News</h1><script>window.ddjskey = "0123"</script><script src="https://js.datadome.co/tags.js"></script>`,
    },
    {
      name: "a forum post with the source of the page",
      body: `<title>Blocked by captcha-delivery.com</title><pre>${PAGE.replaceAll("<", "&lt;")}</pre>`,
    },
    {
      name: "a refusal of an application behind DataDome",
      status: 403,
      headers: "X-DataDome: protected",
      body: "<title>Members only</title><p>This article is for members.",
    },
  ],
};
