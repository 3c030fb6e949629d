// Starts Firefox with or without the extension, and clicks the extension's icon as a user would.
import puppeteer from "puppeteer-core";
import { packed } from "../../scripts/lib/browser-extension.mjs";
import { findProgram } from "../../scripts/lib/paths.mjs";
import { until, View } from "../extension/view.mjs";

/** The path of Firefox; `undefined` if it is not installed. */
export const firefox = process.env.ROBOTSCOPE_FIREFOX ?? findProgram(["firefox-esr", "firefox"]);

export const launchFirefox = ({ args = [], ...options } = {}) =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: firefox,
    // Set the size with arguments: Debian's Firefox may be too old for WebDriver BiDi's command to resize a window.
    defaultViewport: null,
    args: ["--width=1400", "--height=900", ...args],
    ...options,
  });

/** Starts Firefox with the packed extension. */
export async function startWithExtension() {
  const browser = await launchFirefox({
    // Let the tests click the icon in the toolbar. The click grants `activeTab`.
    // https://firefox-source-docs.mozilla.org/remote/Security.html
    args: ["--remote-allow-system-access"],
    extraPrefsFirefox: {
      // Make Firefox grant optional permissions without a prompt, because WebDriver could not answer the prompt.
      "extensions.webextOptionalPermissionPrompts": false,
      // Keep the popup open even if the window has no focus.
      "ui.popup.disable_autohide": true,
    },
  });
  const id = await browser.installExtension(packed("firefox"));
  const [page] = await browser.pages();
  const send = async (method, params) => (await browser.connection.send(method, params)).result;

  /** Returns the value of an expression in a browsing context. */
  const evaluate = async (context, expression) => {
    const { result, exceptionDetails } = await send("script.evaluate", {
      expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };

  // WebDriver BiDi lists neither the popup nor the sidebar, so reach them from another page of the extension.
  const { contexts } = await send("browsingContext.getTree", { "moz:scope": "chrome" });
  const inWindow = (expression) => evaluate(contexts[0].context, expression);
  const { context } = await send("browsingContext.create", { type: "tab", background: true });
  const url = await inWindow(`WebExtensionPolicy.getByID("${id}").getURL("icons/icon-16.png")`);
  await send("browsingContext.navigate", { context, url, wait: "none" });
  const inExtension = (expression) => evaluate(context, expression);
  await until("a page of the extension", () => inExtension("typeof browser === 'object'"));

  const widget = `${id.toLowerCase().replaceAll(/[^a-z0-9_-]/g, "_")}`;
  await inWindow(`CustomizableUI.addWidgetToArea("${widget}-browser-action", "nav-bar")`);

  class FirefoxView extends View {
    constructor(type) {
      super();
      this.view = `browser.extension.getViews({ type: "${type}" })[0]`;
    }

    evaluate = (expression) =>
      inExtension(`(() => {
        const window = ${this.view};
        const { document, performance } = window;
        return ${expression};
      })()`);

    /** Closes the view, and waits until Firefox has removed it. */
    close = async () => {
      await this.evaluate("window.close()");
      await until("the view to close", () => inExtension(`${this.view} === undefined`));
    };

    /** Clicks an element with the mouse. Firefox asks for permissions and opens the sidebar only after real clicks. */
    async click(selector) {
      const center = `(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, url: window.location.href };
      })()`;
      const place = await this.evaluate(center);
      await inWindow(`(({ x, y, url }) => {
        const view = [...document.querySelectorAll("browser")].find(({ currentURI }) => currentURI?.spec === url);
        const { left, top } = view.getBoundingClientRect();
        for (const type of ["mousemove", "mousedown", "mouseup"])
          synthesizeMouseEvent(type, left + x, top + y, { button: 0, clickCount: type === "mousemove" ? 0 : 1 });
      })(${JSON.stringify(place)})`);
    }
  }

  const attach = async (type) => {
    const view = new FirefoxView(type);
    await until(`the ${type}`, () => inExtension(`${view.view} !== undefined`));
    await view.wait("html[data-ready]");
    return view;
  };

  return {
    page,
    inExtension,
    /** Clicks the icon in the page's tab, and returns the popup once it shows the answers. */
    async click() {
      await page.bringToFront();
      await inWindow(`document.getElementById("${widget}-BAP").click()`);
      return attach("popup");
    },
    /** Opens the sidebar from the popup, and returns it once it shows the texts. */
    async openSidebar() {
      const popup = await this.click();
      await popup.click("footer button:last-of-type");
      return attach("sidebar");
    },
    close: () => browser.close(),
  };
}
