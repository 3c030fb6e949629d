import { existsSync } from "node:fs";
// Import the whole module, because the bundle already declares the name `createRequire`.
import * as modules from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserType, Request } from "playwright-core";
import { missingInput } from "../exit.ts";
import type { FetchOptions } from "./http.ts";

/** The default time limit for a page, in milliseconds. */
const LIMIT = 30_000;

/** The names of the Chromium executable in Linux distributions. */
const CHROMIUM = ["chromium", "chromium-browser"];

/** The maximum wait for requests to end after the page has loaded, in milliseconds. Some pages never stop sending requests. */
const QUIET = 5000;

/** A page that a browser opened. */
export interface Rendered {
  /** The URL of the last navigation. It may differ from the requested URL, because of redirects or scripts that open another page. */
  url: string;
  /** The status of the last response to a navigation. */
  status: number | undefined;
  /** The document after its scripts have run. */
  html: string;
}

/** Opens a page in a headless Chromium, with playwright-core. */
export async function render(url: string, { userAgent, timeouts, credentials }: FetchOptions): Promise<Rendered> {
  const browser = await launch((await playwright()).chromium);
  try {
    const { origin } = new URL(url);
    const authorization = credentials?.authorization(origin);
    const page = await browser.newPage({
      ...(userAgent !== undefined && { userAgent }),
      // With `origin`, the browser does not send the credentials to other hosts.
      ...(authorization !== undefined && { httpCredentials: { ...pairOf(authorization), origin } }),
    });
    let opened = url;
    let status: number | undefined;
    const isNavigation = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
    page.on("request", (request) => {
      if (isNavigation(request)) opened = request.url();
    });
    page.on("response", (response) => {
      if (isNavigation(response.request())) status = response.status();
    });
    await page.goto(url, { waitUntil: "load", timeout: timeouts?.whole ?? LIMIT });
    await page.waitForLoadState("networkidle", { timeout: QUIET }).catch(() => undefined);
    return { url: opened.replace(/#.*/s, ""), status, html: await page.content() };
  } catch (error) {
    throw missingInput(`cannot render ${url}: ${firstLine(error)}.`, error);
  } finally {
    await browser.close();
  }
}

/** Returns the user name and the password in the value of an Authorization header. */
function pairOf(authorization: string): { username: string; password: string } {
  const [username = "", ...password] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":");
  return { username, password: password.join(":") };
}

/** Loads playwright-core as a dependency of this package. If it is not installed there, loads it from the current folder. */
async function playwright(): Promise<typeof import("playwright-core")> {
  try {
    return await import("playwright-core");
  } catch {
    try {
      const path = modules.createRequire(join(process.cwd(), "package.json")).resolve("playwright-core");
      const { default: module } = await import(pathToFileURL(path).href);
      return module;
    } catch (error) {
      throw missingInput("--render needs playwright-core: install it with “npm install playwright-core”.", error);
    }
  }
}

/** Starts the browser at CHROME_PATH, the browser that playwright-core downloaded, or an installed Chrome, Edge or Chromium. */
async function launch(chromium: BrowserType): Promise<Browser> {
  const { CHROME_PATH, PATH = "" } = process.env;
  // playwright-core finds Chrome and Edge by itself, but not the Chromium of a Linux distribution.
  const onPath = PATH.split(delimiter).flatMap((folder) => CHROMIUM.map((name) => join(folder, name)));
  const installed = onPath.filter((path) => existsSync(path)).map((executablePath) => ({ executablePath }));
  const choices = CHROME_PATH
    ? [{ executablePath: CHROME_PATH }]
    : [{}, { channel: "chrome" }, { channel: "msedge" }, ...installed];
  let failure: unknown;
  for (const choice of choices) {
    try {
      return await chromium.launch(choice);
    } catch (error) {
      failure ??= error;
    }
  }
  const way =
    "install one with “npx playwright-core install chromium”, or set the environment variable CHROME_PATH to the path of a browser";
  throw missingInput(`--render could not start a browser: ${way}. (${firstLine(failure)})`, failure);
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
