// Signs requests as bots do (RFC 9421, Web Bot Auth), and formats them as log lines.
import { sign } from "node:crypto";

/**
 * A request to sign. `agent` is the value of Signature-Agent. `covered` contains the signed components with their values. For `@authority`
 * and `@path`, `undefined` stands for the request's value.
 *
 * @typedef {{
 *   privateKey: import("node:crypto").KeyObject,
 *   keyid: string,
 *   userAgent?: string,
 *   agent?: string,
 *   covered?: Record<string, string | undefined>,
 *   uri?: string,
 *   host?: string,
 *   created?: number,
 * }} Request
 */

const GPTBOT = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";

/** Returns the headers of a signed request. @param {Request} request */
export function headersOf({
  privateKey,
  keyid,
  userAgent = GPTBOT,
  agent = '"https://bot.example"',
  covered = { '"@authority"': undefined, '"@path"': undefined, '"signature-agent"': agent },
  uri = "/",
  host = "example.com",
  created = 1_764_000_000,
}) {
  const values = { '"@authority"': host, '"@path"': uri };
  const parameters = `(${Object.keys(covered).join(" ")});created=${created};expires=${created + 300};keyid="${keyid}";tag="web-bot-auth"`;
  const base = [
    ...Object.entries(covered).map(([name, value]) => `${name}: ${value ?? values[name]}`),
    `"@signature-params": ${parameters}`,
  ].join("\n");
  return {
    "User-Agent": userAgent,
    Signature: `sig1=:${sign(null, Buffer.from(base), privateKey).toString("base64")}:`,
    "Signature-Input": `sig1=${parameters}`,
    "Signature-Agent": agent,
  };
}

/**
 * Returns the log line that Caddy writes for a signed request. `change` is appended to the path after signing.
 *
 * @param {Request & { time?: number, change?: string }} request
 */
export function caddyLine({ time, change = "", ...request }) {
  const { uri = "/", host = "example.com", created = 1_764_000_000 } = request;
  const headers = Object.fromEntries(Object.entries(headersOf(request)).map(([name, value]) => [name, [value]]));
  const asked = { client_ip: "20.171.206.1", method: "GET", host, uri: uri + change, headers };
  const ts = (time ?? created + 5) + 0.25;
  return `${JSON.stringify({ level: "info", ts, msg: "handled request", request: asked, size: 5, status: 200 })}\n`;
}
