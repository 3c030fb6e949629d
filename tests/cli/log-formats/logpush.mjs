export const samples = {
  lines: [
    '{"ClientIP":"192.0.2.7","ClientRequestHost":"www.example.com","ClientRequestMethod":"GET","ClientRequestURI":"/a?b=c","EdgeEndTimestamp":"2025-11-23T10:00:01Z","EdgeResponseBytes":69045,"EdgeResponseStatus":200,"EdgeStartTimestamp":"2025-11-23T10:00:00Z","RayID":"9a16e6a5b3c2a1b0","ClientRequestUserAgent":"GPTBot/1.2"}',
    '{"ClientIP":"2001:db8::8","ClientRequestHost":"www.example.com","ClientRequestMethod":"GET","ClientRequestPath":"/d","EdgeResponseBytes":12,"EdgeResponseStatus":403,"EdgeStartTimestamp":1764000000000000000,"ClientRequestUserAgent":""}',
  ],
  requests: [
    {
      address: "192.0.2.7",
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 69045,
      day: "2025-11-23",
      userAgent: "GPTBot/1.2",
    },
    { address: "2001:db8::8", host: "www.example.com", target: "/d", status: 403, bytes: 12, day: "2025-11-24" },
  ],
};
