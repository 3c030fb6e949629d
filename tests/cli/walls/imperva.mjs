const FRAME = `<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"></head><body>
<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=1-2&incident_id=485-109" height="100%">
Refused. Incapsula incident ID: 485000470549342814-109178</iframe></body></html>`;

export const samples = {
  walls: [
    { name: "a frame with an incident number and status 200", kind: "block", status: 200, body: FRAME },
    { name: "a frame with an incident number and status 403", kind: "block", status: 403, body: FRAME },
    {
      name: "an empty page with a script",
      kind: "challenge",
      status: 200,
      body: `<html><head><META NAME="robots" CONTENT="noindex,nofollow"><script src="/_Incapsula_Resource?SWJIYLWA=5074,719d"></script>
<body></body></html>`,
    },
  ],
  others: [
    {
      name: "a page with the script of Imperva",
      headers: "X-CDN: Imperva\r\nX-Iinfo: 1-2-3",
      body: `<title>Tickets</title><h1>Tickets</h1><script src="/_Incapsula_Resource?SWJIYLWA=719d&amp;ns=2&amp;cb=7"></script>`,
    },
    {
      name: "a support page about incident numbers",
      body: "<title>Help</title><p>The message “Incapsula incident ID: 485000470549342814” contains a number. Send it to us.",
    },
    {
      name: "an error page of an application behind Imperva",
      status: 500,
      headers: "X-CDN: Imperva",
      body: `<h1>Server Error</h1><script src="/_Incapsula_Resource?SWJIYLWA=719d"></script>`,
    },
  ],
};
