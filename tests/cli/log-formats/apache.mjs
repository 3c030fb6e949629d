export const samples = {
  lines: [
    '192.0.2.7 - frank [10/Oct/2025:13:55:36 -0700] "GET /a.gif HTTP/1.0" 200 2326',
    '192.0.2.8 - - [10/Oct/2025:13:55:36 -0700] "GET /b?c=d HTTP/1.1" 304 - "https://example.com/" "Mozilla/4.08 [en] (Win98; I ;Nav)"',
    'www.example.com:443 2001:db8::7 - Anna Maria [11/Oct/2025:00:00:01 +0200] "HEAD / HTTP/2.0" 404 12 "-" "GPTBot/1.2" "-" 0.002',
    '192.0.2.9 - - [10/Oct/2025:13:55:37 -0700] "-" 408 - "-" "-"',
    // The client can forge all addresses before the last public one.
    '66.249.66.1, 8.8.8.8 - - [10/Oct/2025:13:55:38 -0700] "GET /c HTTP/1.1" 200 5 "-" "GPTBot/1.2"',
    '66.249.66.1,10.0.0.1, 8.8.4.4, 10.0.0.2 - Doe, Anna [10/Oct/2025:13:55:38 -0700] "GET /d HTTP/1.1" 200 5',
  ],
  requests: [
    { address: "192.0.2.7", target: "/a.gif", status: 200, bytes: 2326, day: "2025-10-10" },
    {
      address: "192.0.2.8",
      target: "/b?c=d",
      status: 304,
      day: "2025-10-10",
      userAgent: "Mozilla/4.08 [en] (Win98; I ;Nav)",
    },
    {
      address: "2001:db8::7",
      host: "www.example.com",
      target: "/",
      status: 404,
      bytes: 12,
      day: "2025-10-11",
      userAgent: "GPTBot/1.2",
    },
    { address: "192.0.2.9", status: 408, day: "2025-10-10" },
    { address: "8.8.8.8", target: "/c", status: 200, bytes: 5, day: "2025-10-10", userAgent: "GPTBot/1.2" },
    { address: "8.8.4.4", target: "/d", status: 200, bytes: 5, day: "2025-10-10" },
  ],
};
