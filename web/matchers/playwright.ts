import type { PlaywrightPage, PlaywrightResponse } from "./index.d.ts";
import type { Answer, RobotsTxtAnswer, ServedPage } from "./served-page.ts";

const has = (value: object, ...methods: string[]): boolean =>
  methods.every((method) => typeof (value as Record<string, unknown>)[method] === "function");

export const isPlaywrightPage = (value: object): value is PlaywrightPage => has(value, "mainFrame", "goto", "url");

export const isPlaywrightResponse = (value: object): value is PlaywrightResponse =>
  has(value, "headersArray", "request", "frame", "status");

/** Reads the last response that the main frame of a page received. */
export async function readPage(page: PlaywrightPage): Promise<ServedPage> {
  const url = page.url();
  if (!/^https?:/.test(url)) throw new Error(`the page is at ${url}, so no server sent it; open it with page.goto()`);
  if (typeof page.requests !== "function")
    throw new Error("this version of Playwright has no page.requests(); pass the response that page.goto() returns");
  const requests = await page.requests();
  const last = requests.findLast((request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
  const response = await last?.response();
  if (!response)
    throw new Error(`Playwright no longer has the response for ${url}; pass the response that page.goto() returns`);
  if (withoutFragment(response.url()) !== withoutFragment(url))
    throw new Error(
      `a script changed the URL from ${response.url()} to ${url}, so no server sent this page; open it with page.goto()`,
    );
  return readResponse(response);
}

const withoutFragment = (url: string) => url.replace(/#.*/s, "");

/** Reads a response, with the redirects before it. */
export async function readResponse(response: PlaywrightResponse): Promise<ServedPage> {
  const answers = [await answerOf(response)];
  for (let from = response.request().redirectedFrom(); from !== null; from = from.redirectedFrom()) {
    const redirect = await from.response();
    if (!redirect)
      throw new Error(
        `Playwright no longer has the redirect that led to ${response.url()}; open the page again with page.goto()`,
      );
    answers.unshift(await answerOf(redirect));
  }
  const { request } = response.frame().page();
  return {
    answers,
    body: await response.body(),
    async fetchRobotsTxt(url): Promise<RobotsTxtAnswer> {
      const found = await request.get(url, { failOnStatusCode: false });
      return { status: found.status(), isRedirected: found.url() !== url, text: await found.body() };
    },
  };
}

async function answerOf(response: PlaywrightResponse): Promise<Answer> {
  const fields = await response.headersArray();
  return {
    url: withoutFragment(response.url()),
    status: response.status(),
    fields: fields.map(({ name, value }): [string, string] => [name, value]),
  };
}
