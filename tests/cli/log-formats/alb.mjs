const REST =
  'arn:aws:elasticloadbalancing:us-east-2:123456789012:targetgroup/my-targets/73e2d6bc24d8a067 "Root=1-58337281-1d84f3d73c47ec4e58577259" "www.example.com" "arn:aws:acm:us-east-2:123456789012:certificate/12345678" 1 2025-07-02T22:22:48.364000Z "forward" "-" "-" "10.0.0.1:80" "200" "-" "-" TID_1234abcd5678ef90';

export const samples = {
  lines: [
    `http 2025-07-02T22:23:00.186641Z app/my-loadbalancer/50dc6c495c0c9188 192.168.131.39:2817 10.0.0.1:80 0.000 0.001 0.000 200 200 34 366 "GET http://www.example.com:80/ HTTP/1.1" "curl/8.5.0" - - ${REST}`,
    `h2 2025-07-02T22:23:00.186641Z app/my-loadbalancer/50dc6c495c0c9188 192.0.2.7:48160 10.0.0.66:9000 0.000 0.002 0.000 200 200 5 257 "GET https://www.example.com:443/a?b=c HTTP/2.0" "GPTBot/1.2" ECDHE-RSA-AES128-GCM-SHA256 TLSv1.2 ${REST}`,
    `https 2025-11-30T22:23:00.186641Z app/my-loadbalancer/50dc6c495c0c9188 [2001:db8::8]:2817 - 0.000 -1 0.000 502 - 34 366 "GET https://www.example.com:443/d HTTP/1.1" "-" ECDHE-RSA-AES128-GCM-SHA256 TLSv1.2 ${REST}`,
  ],
  requests: [
    {
      address: "192.168.131.39",
      host: "www.example.com",
      target: "/",
      status: 200,
      bytes: 366,
      day: "2025-07-02",
      userAgent: "curl/8.5.0",
    },
    {
      address: "192.0.2.7",
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 257,
      day: "2025-07-02",
      userAgent: "GPTBot/1.2",
    },
    { address: "2001:db8::8", host: "www.example.com", target: "/d", status: 502, bytes: 366, day: "2025-11-30" },
  ],
};
