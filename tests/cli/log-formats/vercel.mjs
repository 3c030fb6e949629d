export const samples = {
  lines: [
    '{"id":"1573817187330377061717300000","deploymentId":"dpl_233NRGRjVZX1caZrXWtz5g1TAksD","source":"static","host":"test.vercel.app","timestamp":1764000000330,"projectId":"gdufoJxB6b9b1fEqr1jUtFkyavUU","level":"info","statusCode":200,"path":"/a","proxy":{"timestamp":1764000000250,"method":"GET","host":"www.example.com","path":"/a?b=c","userAgent":["GPTBot/1.2"],"region":"sfo1","statusCode":200,"clientIp":"192.0.2.7","scheme":"https","responseByteSize":1024}}',
    '{"id":"1573817187330377061717300001","deploymentId":"dpl_233NRGRjVZX1caZrXWtz5g1TAksD","source":"build","host":"test.vercel.app","timestamp":1764000000331,"projectId":"gdufoJxB6b9b1fEqr1jUtFkyavUU","level":"info","message":"Build completed"}',
  ],
  requests: [
    {
      address: "192.0.2.7",
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 1024,
      day: "2025-11-24",
      userAgent: "GPTBot/1.2",
    },
  ],
};
