import { addAbortListener } from "node:events";
import { type ClientRequest, type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
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
 * Which addresses may be dialled: all; only public ones; or, as people expect of what they type, those of the host that was
 * asked for, and otherwise only public ones: a redirect does not lead from the web into a private network.
 */
export type AddressPolicy = "all" | "typed" | "public";

/** How long to wait, in milliseconds. */
export interface Timeouts {
  /** For a connection. */
  connect: number;
  /** For the headers, once there is a connection. */
  firstByte: number;
  /** For the next part of the body. */
  idle: number;
  /** For everything, redirects too. */
  whole: number;
}

/** What is asked of one server. */
export interface Question {
  url: URL;
  userAgent: string;
  authorization: string | undefined;
  addresses: Exclude<AddressPolicy, "typed">;
  timeouts: Timeouts;
  /** When everything has to be over, on the clock of `performance.now()`. */
  deadline: number;
  /** Ends the question before there is an answer. */
  signal?: AbortSignal;
}

/** One response: its headers, and the body that is still to come. */
export interface Response {
  message: IncomingMessage;
  /** The headers as they were received, those of interim responses too. */
  head: string;
  /** The address that answered. */
  address: string | undefined;
  /** From the question to the end of the headers. */
  milliseconds: number;
  /** What broke the connection since then, if anything did. */
  fault: () => unknown;
  /** Ends the connection. */
  close: () => void;
}

/** More than any server has reason to send. Node.js itself counts one response at a time, not what comes before it. */
const LONGEST_HEAD = 256 * 1024;

/** Asks one server and waits for its headers. Redirects are not followed. */
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
      // From here on it is the body's to fail; to destroy the request would throw away what has come of it.
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
    // It stays there when all is over: the rest of a connection that is closed may fail in its own time.
    request.on("error", fail);
    request.on("socket", (socket) => {
      socket.once(url.protocol === "https:" ? "secureConnect" : "connect", () => {
        if (!proxy) address = socket.remoteAddress ?? address;
        wait("first-byte", timeouts.firstByte);
      });
      // Before the parser.
      socket.prependListener("data", keep);
    });
    request.on("response", (message) => {
      // No site asks for what is a proxy's.
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

/** Where a response redirects to; Node.js reads every octet as a character of its own. */
export function locationOf({ message }: Response): string | undefined {
  const { location } = message.headers;
  return location === undefined ? undefined : textOf(Buffer.from(location, "latin1"));
}

/** A question that is under way, and the proxy that it takes. */
interface Sent {
  request: ClientRequest;
  proxy: URL | undefined;
}

function send(question: Question, reject: (error: unknown) => void, ended: AbortSignal): Sent | undefined {
  const { url, userAgent, authorization, addresses } = question;
  const literal = literalAddress(url.hostname);
  let proxy: URL | undefined;
  try {
    if (addresses === "public" && literal !== undefined && isPrivate(literal)) throw refusal(url, literal);
    proxy = proxyFor(url);
    // It looks names up itself, so that what is known to be here is all that can be refused.
    if (proxy && addresses === "public" && isLocal(url.hostname)) throw refusal(url, url.hostname);
  } catch (error) {
    reject(error);
    return undefined;
  }
  const options: RequestOptions = {
    protocol: url.protocol,
    hostname: literal ?? url.hostname,
    port: url.port,
    path: url.pathname + url.search,
    headers: {
      Host: url.host,
      "User-Agent": userAgent,
      Accept: ACCEPT,
      "Accept-Encoding": ACCEPTED_ENCODINGS,
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
    // One connection a question: nothing is left open, and what a server sends too much harms nobody.
    agent: false,
    maxHeaderSize: LONGEST_HEAD / 4,
    // As crawlers and browsers do, take what is not quite HTTP: bare line feeds, blanks before a colon.
    insecureHTTPParser: true,
  };
  return { request: start(url, proxy, options, addresses, ended).end(), proxy };
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
