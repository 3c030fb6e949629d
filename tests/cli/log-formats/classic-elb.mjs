export const samples = {
  lines: [
    '2025-05-13T23:39:43.945958Z my-loadbalancer 192.0.2.7:2817 10.0.0.1:80 0.000073 0.001048 0.000057 200 200 0 29 "GET http://www.example.com:80/a HTTP/1.1" "GPTBot/1.2" - -',
    '2025-05-13T23:39:43.945958Z my-loadbalancer 192.0.2.8:2817 10.0.0.1:80 0.000086 0.001048 0.001337 404 404 0 57 "GET https://www.example.com:443/b HTTP/1.1" "curl/8.5.0" DHE-RSA-AES128-SHA TLSv1.2',
    '2025-05-13T23:39:43.945958Z my-loadbalancer 192.0.2.9:2817 10.0.0.1:80 0.001069 0.000028 0.000041 - - 82 305 "- - - " "-" - -',
    '2014-02-15T23:39:43.945958Z my-loadbalancer 192.0.2.10:2817 - -1 -1 -1 504 0 0 0 "GET http://www.example.com:80/c HTTP/1.1"',
  ],
  requests: [
    {
      address: "192.0.2.7",
      host: "www.example.com",
      target: "/a",
      status: 200,
      bytes: 29,
      day: "2025-05-13",
      userAgent: "GPTBot/1.2",
    },
    {
      address: "192.0.2.8",
      host: "www.example.com",
      target: "/b",
      status: 404,
      bytes: 57,
      day: "2025-05-13",
      userAgent: "curl/8.5.0",
    },
    { address: "192.0.2.9", bytes: 305, day: "2025-05-13" },
    { address: "192.0.2.10", host: "www.example.com", target: "/c", status: 504, bytes: 0, day: "2014-02-15" },
  ],
};
