import { type ClientRequest, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { getProxyForUrl } from "proxy-from-env";
import { literalAddress } from "../../net/address.ts";
import { basic } from "../../net/credentials.ts";
import { FetchError, shown } from "../../net/failure.ts";
import { connectionFailure } from "./failure.ts";

/** The variables with the proxy for https URLs, in the order in which proxy-from-env reads them. */
const HTTPS_VARIABLES = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"];

/**
 * Returns the proxy for a URL from HTTP_PROXY or HTTPS_PROXY, ALL_PROXY and NO_PROXY, or their lower-case names; `undefined` if no proxy
 * applies.
 */
export function proxyFor(url: URL): URL | undefined {
  const found = getProxyForUrl(url);
  if (found === "") return undefined;
  // For https URLs, proxy-from-env adds “https://” to a value without a scheme. As in curl, such a value names an http proxy.
  const value = url.protocol === "https:" && HTTPS_VARIABLES.map((name) => process.env[name]).find((value) => value);
  const named = found === `https://${value}` ? `http://${value}` : found;
  const proxy = URL.canParse(named) ? new URL(named) : undefined;
  if (proxy?.protocol === "http:" || proxy?.protocol === "https:") return proxy;
  // The message does not contain the value, because it may include a password.
  throw proxyError(url, `the proxy for ${url.protocol.slice(0, -1)} must be a URL such as http://proxy.example:8080`);
}

/** Requests an http URL through a proxy. */
export function forward(url: URL, proxy: URL, options: RequestOptions): ClientRequest {
  const path = `${url.protocol}//${url.host}${url.pathname}${url.search}`;
  return dial(proxy, { ...options, path, headers: { ...options.headers, ...authorization(proxy) } });
}

/** Requests an https URL through a proxy tunnel. The proxy sees only the host. */
export function throughTunnel(url: URL, proxy: URL, options: RequestOptions, signal: AbortSignal): ClientRequest {
  const { agent: _none, ...direct } = options;
  const host = literalAddress(url.hostname) ?? url.hostname;
  const servername = literalAddress(url.hostname) === undefined ? host : "";
  return requestHttps({
    ...direct,
    createConnection: (_options, done) => {
      const given = (socket: Socket) =>
        done(null, connectTls({ socket, host, servername, ALPNProtocols: ["http/1.1"] }));
      // The types require a socket, but Node.js also accepts an error without a socket.
      const failed = (error: unknown) => (done as (error: unknown) => void)(error);
      tunnel(url, proxy, signal).then(given, failed);
      return undefined;
    },
  });
}

function tunnel(url: URL, proxy: URL, signal: AbortSignal): Promise<Socket> {
  const target = `${url.hostname}:${url.port || "443"}`;
  return new Promise((resolve, reject) => {
    const headers = { Host: target, ...authorization(proxy) };
    dial(proxy, { method: "CONNECT", path: target, headers, agent: false, signal })
      .on("connect", ({ statusCode = 0 }, socket) => {
        if (statusCode >= 200 && statusCode < 300) return resolve(socket);
        socket.destroy();
        reject(refusedByProxy(url, proxy, statusCode));
      })
      .on("response", (response) => {
        response.destroy();
        reject(refusedByProxy(url, proxy, response.statusCode ?? 0));
      })
      .on("error", (error) => reject(proxyFailure(url, proxy, error)))
      .end();
  });
}

function dial(proxy: URL, options: RequestOptions): ClientRequest {
  const request = proxy.protocol === "https:" ? requestHttps : requestHttp;
  const hostname = literalAddress(proxy.hostname) ?? proxy.hostname;
  return request({ ...options, protocol: proxy.protocol, hostname, port: proxy.port });
}

function authorization(proxy: URL): { "Proxy-Authorization"?: string } {
  const value = basic(proxy);
  return value === undefined ? {} : { "Proxy-Authorization": value };
}

export function proxyFailure(url: URL, proxy: URL, thrown: unknown): FetchError {
  const { failure } = connectionFailure(proxy, thrown, undefined);
  return proxyError(url, `the proxy does not work: ${failure.message}`);
}

/** Creates the error for a proxy that refuses to connect to the site. */
export function refusedByProxy(url: URL, proxy: URL, status: number): FetchError {
  const why = status === 407 ? "it requires a user name and a password" : `it returned status ${status}`;
  return proxyError(url, `the proxy ${proxy.host} does not connect to ${url.host}: ${why}`);
}

const proxyError = (url: URL, message: string) => new FetchError({ kind: "proxy", url: shown(url), message });
