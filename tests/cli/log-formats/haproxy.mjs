export const samples = {
  lines: [
    'Nov 23 12:14:14 localhost haproxy[14389]: 192.0.2.7:33317 [23/Nov/2025:12:14:14.655] http-in static/srv1 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0 {www.example.com|GPTBot/1.2 (a)} {} "GET /index.html HTTP/1.1"',
    '2001:db8::8:33318 [23/Nov/2025:12:14:15.655] https-in~ static/srv1 10/0/30/69/109 404 +212 - - ---- 1/1/1/1/0 0/0 {curl/8.5.0} "GET https://www.example.com/a HTTP/2.0"',
    'haproxy[14389]: 192.0.2.9:33319 [23/Nov/2025:12:14:16.655] http-in http-in/<NOSRV> -1/-1/-1/-1/0 -1 0 - - CR-- 1/1/0/0/0 0/0 "<BADREQ>"',
    `192.0.2.9:33320 [24/Nov/2025:12:14:17.655] http-in static/srv1 1/0/1/1/3 200 99 - - ---- 1/1/0/0/0 0/0 "GET /${"a".repeat(900)}`,
  ],
  requests: [
    {
      address: "192.0.2.7",
      host: "www.example.com",
      target: "/index.html",
      status: 200,
      bytes: 2750,
      day: "2025-11-23",
      userAgent: "GPTBot/1.2 (a)",
    },
    {
      address: "2001:db8::8",
      host: "www.example.com",
      target: "/a",
      status: 404,
      bytes: 212,
      day: "2025-11-23",
      userAgent: "curl/8.5.0",
    },
    { address: "192.0.2.9", bytes: 0, day: "2025-11-23" },
    { address: "192.0.2.9", status: 200, bytes: 99, day: "2025-11-24" },
  ],
};
