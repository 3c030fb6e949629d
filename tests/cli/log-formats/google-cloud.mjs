export const samples = {
  lines: [
    '{"insertId":"1ab2c3","httpRequest":{"requestMethod":"GET","requestUrl":"https://www.example.com/a?b=c","requestSize":"300","status":200,"responseSize":"2326","userAgent":"GPTBot/1.2","remoteIp":"192.0.2.7","latency":"0.1s"},"resource":{"type":"http_load_balancer"},"timestamp":"2025-11-23T10:00:00.1Z","logName":"projects/p/logs/requests"}',
    '{"insertId":"1ab2c4","textPayload":"started","resource":{"type":"cloud_run_revision"},"timestamp":"2025-11-23T10:00:00.2Z","logName":"projects/p/logs/run.googleapis.com%2Fstdout"}',
  ],
  requests: [
    {
      address: "192.0.2.7",
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 2326,
      day: "2025-11-23",
      userAgent: "GPTBot/1.2",
    },
  ],
};
