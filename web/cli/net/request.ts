import { addAbortListener } from "node:events";
import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from "node:http";
import { request as requestHttps } from "node:https";
import type { Phase } from "../../live/events.ts";
import { isLocal, isPrivate, literalAddress } from "../../net/address.ts";
import { FetchError, shown, timedOut } from "../../net/failure.ts";
import { ACCEPT } from "../../net/headers.ts";
import { ACCEPTED_ENCODINGS } from "./body.ts";
import { connectionFailure } from "./failure.ts";
import { Head, textOf } from "./head.ts";
import { PrivateAddressError, publicLookup } from "./lookup.ts";
import { forward, proxyFailure, proxyFor, refusedByProxy, throughTunnel } from "./proxy.ts";

/**
 * The addresses to which connections are allowed: all addresses, or only public ones. With "typed", private addresses are allowed only for
 * the host that the user named, so a redirect cannot lead from the web into a private network.
 */
export type AddressPolicy = "all" | "typed" | "public";

/** Agents that reuse connections, keyed by protocol. Requests through a proxy do not use them. */
export type Agents = Readonly<Record<string, Agent | undefined>>;

/** The time limits, in milliseconds. */
export interface Timeouts {
  /** The limit for making the connection. */
  connect: number;
  /** The limit for receiving the headers after the connection is made. */
  firstByte: number;
  /** The limit for receiving the next piece of the body. */
  idle: number;
  /** The limit for the whole fetch, including redirects. */
  whole: number;
}

export interface Question {
  url: URL;
  userAgent: string;
  /** Additional headers, such as a signature. */
  headers?: Readonly<Record<string, string>>;
  /** The body of a POST request; left out for a GET request. */
  body?: string;
  authorization: string | undefined;
  addresses: Exclude<AddressPolicy, "typed">;
  timeouts: Timeouts;
  /** Agents that reuse connections; left out to open a new connection for each request. */
  agents?: Agents;
  /** The time at which the fetch must have ended, on the clock of `performance.now()`. */
  deadline: number;
  /** Aborts the request if there is no response yet. */
  signal?: AbortSignal;
}

/** One response: its headers, and the body, which has not been read yet. */
export interface Response {
  message: IncomingMessage;
  /** The headers as received, including those of interim responses. */
  head: string;
  address: string | undefined;
  /** The time from the request to the end of the headers. */
  milliseconds: number;
  /** Returns the error that broke the connection after the headers; `undefined` if there was none. */
  fault: () => unknown;
  close: () => void;
}

/** The maximum size of all headers, in bytes. Node.js limits each response separately, but not the total including interim responses. */
const LONGEST_HEAD = 256 * 1024;

/** Sends a request to one server and waits for the headers. Does not follow redirects. */
export function ask(question: Question): Promise<Response> {
  const { url, timeouts, deadline } = question;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const sent = send(question, reject, ended.signal);
    if (!sent) return;
    const { request, proxy } = sent;
    const head = new Head();
    let fault: unknown;
    let isAnswered = false;
    let address = literalAddress(url.hostname);
    let timer: NodeJS.Timeout;

    const wait = (phase: Phase, most: number) => {
      clearTimeout(timer);
      const left = deadline - performance.now();
      const error = timedOut(url, phase, left < most ? timeouts.whole : most);
      timer = setTimeout(() => fail(error), Math.max(0, Math.min(most, left)));
    };
    const fail = (error: unknown) => {
      fault ??= error;
      // After the headers have arrived, errors are reported when the body is read. Do not destroy the request, because the received part of
      // the body would be lost.
      if (isAnswered) return;
      clearTimeout(timer);
      ended.abort();
      request.destroy();
      if (error instanceof PrivateAddressError) reject(refusal(url, error.address));
      else if (proxy && url.protocol === "http:" && !(error instanceof FetchError))
        reject(proxyFailure(url, proxy, error));
      else reject(connectionFailure(url, error, address));
    };
    const keep = (piece: Buffer) => {
      head.take(piece);
      if (head.length > LONGEST_HEAD)
        fail(Object.assign(new Error("endless headers"), { code: "HPE_HEADER_OVERFLOW" }));
    };

    wait("connect", timeouts.connect);
    const { signal } = question;
    if (signal) addAbortListener(signal, () => fail(signal.reason));
    // Do not remove this listener, because a closed connection may emit errors later.
    request.on("error", fail);
    request.on("socket", (socket) => {
      const connected = () => {
        if (!proxy) address = socket.remoteAddress ?? address;
        wait("first-byte", timeouts.firstByte);
      };
      if (request.reusedSocket) connected();
      else socket.once(url.protocol === "https:" ? "secureConnect" : "connect", connected);
      // Call `keep` before the parser's listener, so that `keep` can repair the bytes.
      socket.prependListener("data", keep);
    });
    request.on("response", (message) => {
      // Only the proxy sends status 407.
      if (proxy && message.statusCode === 407) return fail(refusedByProxy(url, proxy, 407));
      isAnswered = true;
      clearTimeout(timer);
      message.socket.off("data", keep);
      resolve({
        message,
        head: head.text(),
        address,
        milliseconds: performance.now() - started,
        fault: () => fault,
        close: () => request.destroy(),
      });
    });
  });
}

/** Returns the target of a redirect. Node.js decodes headers as Latin-1, so decodes the bytes again. */
export function locationOf({ message }: Response): string | undefined {
  const { location } = message.headers;
  return location === undefined ? undefined : textOf(Buffer.from(location, "latin1"));
}

function send(question: Question, reject: (error: unknown) => void, ended: AbortSignal) {
  const { url, userAgent, headers, body, authorization, addresses, agents } = question;
  const literal = literalAddress(url.hostname);
  let proxy: URL | undefined;
  try {
    if (addresses === "public" && literal !== undefined && isPrivate(literal)) throw refusal(url, literal);
    proxy = proxyFor(url);
    // The proxy resolves host names, so only hosts that are certainly local can be refused here.
    if (proxy && addresses === "public" && isLocal(url.hostname)) throw refusal(url, url.hostname);
  } catch (error) {
    reject(error);
    return undefined;
  }
  const options: RequestOptions = {
    method: body === undefined ? "GET" : "POST",
    protocol: url.protocol,
    hostname: literal ?? url.hostname,
    port: url.port,
    path: url.pathname + url.search,
    headers: {
      Host: url.host,
      "User-Agent": userAgent,
      Accept: ACCEPT,
      "Accept-Encoding": ACCEPTED_ENCODINGS,
      ...headers,
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
    // By default, use a new connection for each request, so that surplus data from a server cannot affect later requests.
    agent: (proxy ? undefined : agents?.[url.protocol]) ?? false,
    maxHeaderSize: LONGEST_HEAD / 4,
    // Accept what crawlers and browsers accept, such as bare line feeds and spaces before a colon.
    insecureHTTPParser: true,
  };
  return { request: start(url, proxy, options, addresses, ended).end(body), proxy };
}

function start(
  url: URL,
  proxy: URL | undefined,
  options: RequestOptions,
  addresses: Question["addresses"],
  ended: AbortSignal,
): ClientRequest {
  if (proxy)
    return url.protocol === "https:" ? throughTunnel(url, proxy, options, ended) : forward(url, proxy, options);
  const ask = url.protocol === "https:" ? requestHttps : requestHttp;
  return ask(addresses === "public" ? { ...options, lookup: publicLookup } : options);
}

function refusal(url: URL, address: string): FetchError {
  const host =
    literalAddress(url.hostname) === undefined
      ? `${url.hostname} has the private address ${address}`
      : `${address} is a private address`;
  return new FetchError({ kind: "private-address", url: shown(url), message: host, address });
}
