export const samples = {
  walls: [
    {
      name: "a block page with a reference number",
      kind: "block",
      status: 403,
      headers: "Server: AkamaiGHost",
      body: `<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>
"http://shop.example/" is closed for you.<P>Reference #18.2f580317.1772098100.2b6a23ca</BODY></HTML>`,
    },
    {
      name: "a block page whose punctuation is written as references",
      kind: "block",
      status: 403,
      body: `<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY>
Reference&#32;&#35;18&#46;e3c1202&#46;1744611336&#46;e02832<P>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18</BODY></HTML>`,
    },
    {
      name: "a behavioural challenge with status 200",
      kind: "challenge",
      status: 200,
      body: `<!DOCTYPE html><html><head><title>&nbsp;</title></head><body>
<div id="sec-if-cpt-container" class="behavioral-content"><p>Protected by Akamai</p></div><script src="/Q7/a?b=c"></script></body></html>`,
    },
  ],
  others: [
    {
      name: "an outage of the server behind Akamai",
      status: 503,
      headers: "Server: AkamaiGHost",
      body: "<title>Service Unavailable - DNS failure</title><h1>Unavailable</h1>Reference #11.102b3417.1704676143.cbbf3e6c",
    },
    {
      name: "a page with the sensor of Akamai",
      body: `<title>Subscribe</title><form onsubmit="bmak.form_submit()"><input name="mail"></form><script src="/akam/13/5b2f"></script>`,
    },
    {
      name: "a missing permission in an intranet, with a ticket number",
      status: 403,
      body: "<title>Access Denied</title><h1>Access Denied</h1><p>You are not in the group “editors”. Reference #4711",
    },
    {
      name: "a help article about reference numbers",
      body: "<title>Access Denied</title><p>Shops behind Akamai show a number such as Reference #18.2f580317.1772098100.2b6a23ca.",
    },
  ],
};
