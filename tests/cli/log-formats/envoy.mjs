export const samples = {
  lines: [
    '[2025-04-15T20:17:00.310Z] "POST /api/v1/locations HTTP/2" 204 - 154 0 226 100 "10.0.35.28" "nsq2http" "cc21d9b0-cf5c-432b-8c7e-98aeb7988cd2" "locations" "tcp://10.0.2.1:80"',
    '[2025-04-15T20:17:01.310Z] "GET /a?b=c HTTP/1.1" 200 - via_upstream - "-" 0 2326 5 4 "198.51.100.9, 66.249.66.1,10.0.0.3" "GPTBot/1.2" "cc21d9b0" "www.example.com" "10.0.2.1:80" outbound|80||site 10.0.2.2:1234 10.0.2.1:80 10.0.0.3:4321 - default',
    '{"authority":"www.example.com:8080","bytes_received":0,"bytes_sent":12,"downstream_remote_address":"192.0.2.8:4321","duration":5,"method":"GET","path":"/d","protocol":"HTTP/1.1","response_code":404,"response_flags":"-","start_time":"2025-04-16T20:17:01.310Z","upstream_cluster":"site","user_agent":"curl/8.5.0","x_forwarded_for":null}',
  ],
  requests: [
    {
      address: "10.0.35.28",
      host: "locations",
      target: "/api/v1/locations",
      status: 204,
      bytes: 0,
      day: "2025-04-15",
      userAgent: "nsq2http",
    },
    {
      address: "66.249.66.1",
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 2326,
      day: "2025-04-15",
      userAgent: "GPTBot/1.2",
    },
    {
      address: "192.0.2.8",
      host: "www.example.com",
      target: "/d",
      status: 404,
      bytes: 12,
      day: "2025-04-16",
      userAgent: "curl/8.5.0",
    },
  ],
};
