export const samples = {
  lines: [
    "#Software: Microsoft Internet Information Services 10.0",
    "#Version: 1.0",
    "#Date: 2025-11-23 10:00:00",
    "#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken",
    "2025-11-23 10:00:00 192.0.2.1 GET / - 443 - 192.0.2.7 Mozilla/5.0+(compatible;+Googlebot/2.1;++http://www.google.com/bot.html) - 200 0 0 12",
    "2025-11-23 10:00:01 192.0.2.1 GET /shop/ color=red 443 anna 192.0.2.8 curl/8.5.0 https://example.com/ 404 0 2 3",
    "#Software: Microsoft Internet Information Services 10.0",
    "#Version: 1.0",
    "#Date: 2025-11-24 10:00:00",
    "#Fields: date time s-sitename s-computername s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs-version cs(User-Agent) cs(Cookie) cs(Referer) cs-host sc-status sc-substatus sc-win32-status sc-bytes cs-bytes time-taken",
    "2025-11-24 10:00:00 W3SVC1 WEB1 192.0.2.1 GET /a - 443 - 192.0.2.9 HTTP/2 GPTBot/1.2 - - www.example.com 200 0 0 2326 300 5",
  ],
  requests: [
    {
      address: "192.0.2.7",
      target: "/",
      status: 200,
      day: "2025-11-23",
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1;  http://www.google.com/bot.html)",
    },
    { address: "192.0.2.8", target: "/shop/?color=red", status: 404, day: "2025-11-23", userAgent: "curl/8.5.0" },
    {
      address: "192.0.2.9",
      host: "www.example.com",
      target: "/a",
      status: 200,
      bytes: 2326,
      day: "2025-11-24",
      userAgent: "GPTBot/1.2",
    },
  ],
};
