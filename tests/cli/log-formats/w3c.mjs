export const samples = {
  lines: [
    "#Version: 1.0",
    "#Date: 12-Jan-2025 00:00:00",
    "#Fields: date time c-ip cs-method cs-uri sc-status sc-bytes cs(User-Agent)",
    '2025-01-12 00:34:23 192.0.2.7 GET /foo/bar.html 200 512 "GPTBot/1.2 (a ""b"")"',
    '2025-01-12 12:21:16 192.0.2.8 GET http://www.example.com/c?d 404 12 "curl/8.5.0"',
  ],
  requests: [
    {
      address: "192.0.2.7",
      target: "/foo/bar.html",
      status: 200,
      bytes: 512,
      day: "2025-01-12",
      userAgent: 'GPTBot/1.2 (a "b")',
    },
    {
      address: "192.0.2.8",
      host: "www.example.com",
      target: "/c?d",
      status: 404,
      bytes: 12,
      day: "2025-01-12",
      userAgent: "curl/8.5.0",
    },
  ],
};
