export const samples = {
  lines: [
    '{"level":"info","ts":1764000000.25,"msg":"serving initial configuration"}',
    '{"level":"info","ts":1764000000.5,"logger":"http.log.access","msg":"handled request","request":{"remote_ip":"192.0.2.7","remote_port":"41342","client_ip":"192.0.2.7","proto":"HTTP/2.0","method":"GET","host":"www.example.com:8443","uri":"/a?b=c","headers":{"User-Agent":["GPTBot/1.2"],"Accept":["*/*"]}},"bytes_read":0,"duration":0.0009,"size":2326,"status":200,"resp_headers":{"Server":["Caddy"]}}',
  ],
  requests: [
    {
      address: "192.0.2.7",
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 2326,
      day: "2025-11-24",
      userAgent: "GPTBot/1.2",
    },
  ],
};
