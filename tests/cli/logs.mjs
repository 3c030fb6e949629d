// Log lines and User-Agents for the tests of verify.
export const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
export const GPTBOT =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)";
export const BINGBOT = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
export const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Returns a log line in the “combined” format of Apache and nginx. */
export const combined = (address, target, agent, status = 200) =>
  `${address} - - [23/Nov/2026:10:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 5120 "-" "${agent}"`;
export const ROBOTS = "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n";
export const text = (...lines) => `${lines.join("\n")}\n`;
