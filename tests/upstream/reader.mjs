/** Reads pages on other sites, and pauses between requests to a host. */
import { setTimeout as sleep } from "node:timers/promises";

/** @typedef {{ url: string, text: string, type: string }} Page */
/** @typedef {{ reason: string }} Unread */
/** @typedef {Page | Unread} Answer */

const REDIRECTS = 5;

/** The number of consecutive failed connections after which a host gets no more requests. */
const FAILURES = 2;

/**
 * @typedef {object} ReaderOptions
 * @property {string} agent the User-Agent
 * @property {string} [via] the URL of a server that responds in place of all hosts. Requests go to this URL, followed by the page's URL
 * @property {number} [timeout] in milliseconds
 * @property {number} [limit] the maximum size of a response in bytes
 * @property {number} [pause] the time between two requests to a host, in milliseconds
 */

/**
 * Returns a reader that sends only one request at a time to each host, and requests each page only once.
 *
 * @param {ReaderOptions} options
 */
export function createReader({ agent, via = "", timeout = 20_000, limit = 8_000_000, pause = 1_000 }) {
  /** @type {Map<string, Promise<Answer>>} */
  const answers = new Map();
  /** @type {Map<string, Promise<unknown>>} */
  const turns = new Map();
  /** @type {Map<string, number>} */
  const failures = new Map();

  /** @param {string} url @returns {Promise<Answer & { location?: string }>} */
  async function request(url) {
    const { host } = new URL(url);
    if ((failures.get(host) ?? 0) >= FAILURES) return { reason: `${host} did not answer ${FAILURES} requests before` };
    try {
      const response = await fetch(via + url, {
        headers: { "user-agent": agent, accept: "text/markdown, text/plain, text/html, application/json, */*;q=0.5" },
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      });
      failures.delete(host);
      const answer = await readPage(response, url, limit);
      return answer;
    } catch (error) {
      failures.set(host, (failures.get(host) ?? 0) + 1);
      return { reason: failure(error, timeout) };
    }
  }

  /** @param {string} url @param {() => Promise<Answer & { location?: string }>} task */
  function inTurn(url, task) {
    const { host } = new URL(url);
    const before = turns.get(host);
    const turn = before === undefined ? task() : before.then(() => sleep(pause)).then(task);
    turns.set(host, turn);
    return turn;
  }

  /** @param {string} url @param {number} redirects @returns {Promise<Answer>} */
  async function follow(url, redirects) {
    const { location, ...answer } = await inTurn(url, () => request(url));
    if (location === undefined) return answer;
    if (redirects === 0) return { reason: `more than ${REDIRECTS} redirects` };
    return follow(location, redirects - 1);
  }

  return {
    /** @param {string} url @returns {Promise<Answer>} */
    read(url) {
      const page = url.replace(/#.*/, "");
      const answer = answers.get(page) ?? follow(page, REDIRECTS);
      answers.set(page, answer);
      return answer;
    },
    /** Returns each URL that was passed to `read`, without its fragment, and the answer for it. */
    async all() {
      return Promise.all([...answers].map(async ([url, answer]) => ({ url, answer: await answer })));
    },
  };
}

/** @typedef {ReturnType<typeof createReader>["read"]} Read */

/** Returns `true` if an answer is a page that could be read. @param {Answer} answer @returns {answer is Page} */
export const isPage = (answer) => "text" in answer;

/** @param {Response} response @param {string} url @param {number} limit @returns {Promise<Answer & { location?: string }>} */
async function readPage(response, url, limit) {
  const location = response.headers.get("location");
  if (response.status >= 300 && response.status < 400 && location !== null && URL.canParse(location, url)) {
    await response.body?.cancel();
    const next = new URL(location, url);
    const isWeb = /^https?:$/.test(next.protocol);
    return isWeb ? { reason: "redirect", location: next.href } : { reason: `redirect to ${next.protocol}` };
  }
  if (!response.ok) {
    await response.body?.cancel();
    return { reason: `status ${response.status}` };
  }
  const chunks = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) return { reason: `more than ${limit} bytes` };
    chunks.push(chunk);
  }
  const type = response.headers.get("content-type") ?? "";
  const text = decode(Buffer.concat(chunks), /charset="?([\w-]+)/i.exec(type)?.[1]);
  return text.trim() === "" ? { reason: "empty answer" } : { url, text, type };
}

/** @param {Buffer} bytes @param {string} [charset] */
function decode(bytes, charset = "utf-8") {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** @param {any} error @param {number} timeout */
function failure(error, timeout) {
  if (error?.name === "TimeoutError") return `no answer within ${timeout / 1000} s`;
  return `no connection: ${error?.cause?.code ?? error?.cause?.message ?? error?.message}`;
}
