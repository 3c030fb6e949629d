export const samples = {
  lines: [
    '{"har":{"time":"2025-11-24T16:00:00.250Z","url":"https://www.example.com/a?b=c","method":"GET","status":200,"bytes":2326,"headers":{"user-agent":"GPTBot/1.2"}}}',
  ],
  requests: [
    {
      host: "www.example.com",
      target: "/a?b=c",
      status: 200,
      bytes: 2326,
      day: "2025-11-24",
      userAgent: "GPTBot/1.2",
    },
  ],
};
