export const samples = {
  lines: [
    '192.0.2.7 - - [23/Nov/2025:10:00:00 +0000] "GET /a HTTP/2.0" 200 512 "-" "-" 17 "site@docker" "http://10.0.0.2:80" 5ms',
    '192.0.2.7 - anna [23/Nov/2025:10:00:00 +0000] "GET /b HTTP/1.1" 404 19 "-" "curl/8.5.0" 18 "-" "-" 0ms',
    '66.249.66.1, 8.8.8.8 - - [23/Nov/2025:10:00:00 +0000] "GET /c HTTP/1.1" 200 512 "-" "-" 19 "site@docker" "-" 1ms',
    '{"ClientAddr":"192.0.2.8:51234","ClientHost":"192.0.2.8","ClientPort":"51234","DownstreamContentSize":120,"DownstreamStatus":200,"Duration":903021,"RequestHost":"www.example.com","RequestMethod":"GET","RequestPath":"/robots.txt","RouterName":"site@docker","StartUTC":"2025-11-23T10:00:01.5Z","request_User-Agent":"GPTBot/1.2","time":"2025-11-23T10:00:01Z"}',
  ],
  requests: [
    { address: "192.0.2.7", target: "/a", status: 200, bytes: 512, day: "2025-11-23" },
    { address: "192.0.2.7", target: "/b", status: 404, bytes: 19, day: "2025-11-23", userAgent: "curl/8.5.0" },
    { address: "8.8.8.8", target: "/c", status: 200, bytes: 512, day: "2025-11-23" },
    {
      address: "192.0.2.8",
      host: "www.example.com",
      target: "/robots.txt",
      status: 200,
      bytes: 120,
      day: "2025-11-23",
      userAgent: "GPTBot/1.2",
    },
  ],
};
