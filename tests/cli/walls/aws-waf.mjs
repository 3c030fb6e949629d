const CHALLENGE = `<!DOCTYPE html><html><head><title></title><script>window.awsWafCookieDomainList = [];
window.gokuProps = {"key":"AQID","iv":"CgAH","context":"x0"};</script>
<script src="https://0123.eu-west-1.token.awswaf.com/0123/4567/challenge.js"></script></head><body><div id="challenge-container"></div></body></html>`;

export const samples = {
  walls: [
    {
      name: "a silent challenge with the documented header and no body",
      kind: "challenge",
      status: 202,
      headers: "x-amzn-waf-action: challenge",
    },
    {
      name: "a puzzle with the documented header",
      kind: "challenge",
      status: 405,
      headers: "X-Amzn-Waf-Action: captcha",
      body: "<title>Human Verification</title>",
    },
    { name: "a challenge that a cache serves without the header", kind: "challenge", status: 200, body: CHALLENGE },
    {
      name: "a puzzle that a cache serves without the header",
      kind: "challenge",
      status: 405,
      body: CHALLENGE.replace("token.awswaf.com/0123/4567/challenge.js", "captcha.awswaf.com/0123/4567/captcha.js"),
    },
  ],
  others: [
    {
      name: "a page with the script that collects tokens in advance",
      body: `<title>Checkout</title><script src="https://0123.edge.sdk.awswaf.com/0123/4567/challenge.js" defer></script><h1>Checkout</h1>`,
    },
    {
      name: "a form with a puzzle of AWS WAF",
      body: `<title>Register</title><script src="https://0123.edge.captcha-sdk.awswaf.com/0123/jsapi.js"></script>
<form><input name="mail"><div id="captcha"></div></form><script>AwsWafCaptcha.renderCaptcha(captcha, {apiKey: "k"})</script>`,
    },
    {
      name: "an accepted request of an interface behind API Gateway",
      status: 202,
      headers: "x-amzn-requestid: 6f1c",
      body: '{"job":"queued"}',
    },
    {
      name: "an error page of CloudFront",
      status: 403,
      headers: "Server: CloudFront\r\nX-Cache: Error from cloudfront",
      body: "<title>ERROR: The request could not be satisfied</title><h1>403 ERROR</h1><p>Request ID: abc==",
    },
  ],
};
