const CUSTOM = `<!doctype html><title>One more step</title><img src="/logo.svg" alt="Shop"><div id="px-captcha"></div>
<script>window._pxAppId = 'PX0123';window._pxHostUrl = 'https://collector-PX0123.perimeterx.net';</script>
<script src="https://captcha.px-cdn.net/PX0123/captcha.js?a=c&amp;m=0"></script>`;

export const samples = {
  walls: [
    {
      name: "the usual page",
      kind: "challenge",
      status: 403,
      body: `<html lang="en"><head><meta name="description" content="px-captcha"><title>This page is closed</title></head><body>
<script>window._pxVid = '';window._pxUuid = '5c';window._pxAppId = 'PX0123';var pxCaptchaSrc = '/0123/captcha/captcha.js?a=c';</script>
</body></html>`,
    },
    { name: "a page with the design of the site", kind: "challenge", status: 403, body: CUSTOM },
    { name: "the page after too many requests", kind: "challenge", status: 429, body: CUSTOM },
  ],
  others: [
    {
      name: "a page with the sensor of HUMAN",
      body: `<title>Flats</title><h1>Flats</h1><script>window._pxAppId = 'PX0123'</script><script src="/0123/init.js" async></script>`,
    },
    {
      name: "a missing page with the sensor of HUMAN",
      status: 404,
      body: `<title>Not found</title><script>window._pxAppId = 'PX0123'</script><script src="/0123/init.js"></script><p>No such flat.`,
    },
    {
      name: "a form with a puzzle of its own",
      body: `<title>Contact</title><form><input name="text"><div id="px-captcha-like"></div></form><script src="/js/captcha.js"></script>`,
    },
    {
      name: "a refusal with a captcha script of the application",
      status: 403,
      body: `<title>Please confirm</title><p>Solve this task to go on.<script src="/js/captcha.js"></script>`,
    },
  ],
};
