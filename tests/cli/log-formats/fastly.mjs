export const samples = {
  lines: [
    '{"timestamp":"2025-11-23T10:00:00+0000","client_ip":"192.0.2.7","geo_country":"germany","host":"www.example.com","url":"/a?b=c","request_method":"GET","request_protocol":"HTTP/2","request_referer":"","request_user_agent":"GPTBot/1.2","response_state":"HIT","response_status":200,"response_reason":"OK","response_body_size":2326,"fastly_server":"cache-fra-1","fastly_is_edge":true}',
    '{"timestamp":"2025-11-23T10:00:00","time_elapsed":"903","is_tls":"true","client_ip":"192.0.2.8","geo_city":"berlin","request":"GET","host":"www.example.com","url":"/d","request_referer":"","request_user_agent":"curl/8.5.0","cache_status":"MISS"}',
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
    { address: "192.0.2.8", host: "www.example.com", target: "/d", day: "2025-11-23", userAgent: "curl/8.5.0" },
  ],
};
