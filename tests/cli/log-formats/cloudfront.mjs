const FIELDS =
  "date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end";

export const samples = {
  lines: [
    "#Version: 1.0",
    `#Fields: ${FIELDS}`,
    "2025-12-04\t21:02:31\tLAX1\t392\t192.0.2.7\tGET\td111.cloudfront.net\t/index.html\t200\t-\tMozilla/5.0%2520(compatible;%2520GPTBot/1.2)\t-\t-\tHit\tsOX4xwn4XV6Q==\td111.cloudfront.net\thttps\t23\t0.001\t-\tTLSv1.2\tECDHE-RSA-AES128-GCM-SHA256\tHit\tHTTP/2.0\t-\t-\t11040\t0.001\tHit\ttext/html\t78\t-\t-",
    "2025-12-04\t21:02:32\tLAX1\t500\t2001:db8::8\tGET\td111.cloudfront.net\t/a%20b\t502\twww.example.com\tcurl/8.5.0\tc=d&e=f\t-\tError\t1kkQzvl60==\twww.example.com\thttp\t387\t0.103\t-\t-\t-\tError\tHTTP/1.1\t-\t-\t12644\t0.103\tOriginDnsError\ttext/html\t507\t-\t-",
    '{"date":"2025-12-05","time":"21:02:33","x-edge-location":"SEA19-C1","sc-bytes":"305","c-ip":"192.0.2.9","cs-method":"GET","cs(Host)":"d111.cloudfront.net","cs-uri-stem":"/","sc-status":"301","cs(User-Agent)":"GPTBot/1.2","cs-uri-query":"-","x-host-header":"www.example.com"}',
  ],
  requests: [
    {
      address: "192.0.2.7",
      host: "d111.cloudfront.net",
      target: "/index.html",
      status: 200,
      bytes: 392,
      day: "2025-12-04",
      userAgent: "Mozilla/5.0 (compatible; GPTBot/1.2)",
    },
    {
      address: "2001:db8::8",
      host: "www.example.com",
      target: "/a%20b?c=d&e=f",
      status: 502,
      bytes: 500,
      day: "2025-12-04",
      userAgent: "curl/8.5.0",
    },
    {
      address: "192.0.2.9",
      host: "www.example.com",
      target: "/",
      status: 301,
      bytes: 305,
      day: "2025-12-05",
      userAgent: "GPTBot/1.2",
    },
  ],
};
