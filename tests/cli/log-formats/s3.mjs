const BUCKET_OWNER = "7777777777777777777777777777777777777777777777777777777777777777";

export const samples = {
  lines: [
    `${BUCKET_OWNER} amzn-s3-demo-bucket1 [06/Feb/2025:00:00:38 +0000] 192.0.2.3 ${BUCKET_OWNER} 3E57427F3EXAMPLE REST.GET.VERSIONING - "GET /amzn-s3-demo-bucket1?versioning HTTP/1.1" 200 - 113 - 7 - "-" "S3Console/0.4" - s9lzHYrFp76ZVxRcpX9= SigV4 ECDHE-RSA-AES128-GCM-SHA256 AuthHeader amzn-s3-demo-bucket1.s3.us-west-1.amazonaws.com TLSV1.2 - -`,
    `${BUCKET_OWNER} amzn-s3-demo-bucket1 [06/Feb/2025:00:01:57 +0000] 192.0.2.7 - DD6CC733AEXAMPLE WEBSITE.GET.OBJECT a.html "GET /a.html HTTP/1.1" 404 NoSuchKey 312 - 10 - "https://example.com/" "GPTBot/1.2" - 10S62Zv81kBW7= - - - www.example.com - - -`,
    `${BUCKET_OWNER} amzn-s3-demo-bucket1 [06/Feb/2025:00:03:21 +0000] - AmazonS3 BC3C074D0EXAMPLE S3.EXPIRE.OBJECT b.html - - - - 512 - - - - -`,
  ],
  requests: [
    {
      address: "192.0.2.3",
      target: "/amzn-s3-demo-bucket1?versioning",
      status: 200,
      bytes: 113,
      day: "2025-02-06",
      userAgent: "S3Console/0.4",
    },
    { address: "192.0.2.7", target: "/a.html", status: 404, bytes: 312, day: "2025-02-06", userAgent: "GPTBot/1.2" },
    { day: "2025-02-06" },
  ],
};
