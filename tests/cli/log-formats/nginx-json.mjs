export const samples = {
  lines: [
    '{"time_iso8601":"2025-11-23T10:00:00+00:00","remote_addr":"192.0.2.7","host":"www.example.com","request_method":"GET","request_uri":"/a?b=c","args":"b=c","status":"200","body_bytes_sent":"2326","http_user_agent":"GPTBot/1.2"}',
    '{"time_local":"23/Nov/2025:10:00:00 +0000","remote_addr":"192.0.2.8","request":"GET /d HTTP/1.1","status":404,"body_bytes_sent":12,"http_user_agent":"curl/8.5.0"}',
    '{"msec":"1764000000.123","remote_addr":"192.0.2.9","uri":"/e","args":"f=g","status":"200","bytes_sent":"99","http_user_agent":""}',
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
    { address: "192.0.2.8", target: "/d", status: 404, bytes: 12, day: "2025-11-23", userAgent: "curl/8.5.0" },
    { address: "192.0.2.9", target: "/e?f=g", status: 200, bytes: 99, day: "2025-11-24" },
  ],
};
