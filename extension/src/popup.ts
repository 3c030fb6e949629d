import { crawlers, type Language } from "robotscope/init";
import { button, checkbox, copy, element, rememberControls } from "./elements.ts";
import { loadEngine } from "./engine.ts";
import { facts, redirectsWhenFetched, statusOf } from "./facts.ts";
import type { Cookies } from "./fetching.ts";
import { showIcon } from "./icon.ts";
import { fetchTexts, type Inspection, inspect, type Texts } from "./inspection.ts";
import { linkTo } from "./link.ts";
import { markdown } from "./markdown.ts";
import { joinsHeaders, withoutFragment } from "./observer.ts";
import { disable, enable } from "./permissions.ts";
import { type QuotedLine, sourceName } from "./quotation.ts";
import { comparisonInWords, type Words } from "./rendered.ts";
import { readSettings, type Settings, saveSettings } from "./settings.ts";
import { pictureOf } from "./shapes.ts";
import { currentTab, type Tab } from "./tab.ts";
import { crawlerNamed, type Verdict, verdicts } from "./verdict.ts";
import { type Redirect, redirectsOf } from "./visits.ts";
import { language, say } from "./words.ts";

interface OpenTab extends Tab {
  url: URL;
}

const main = document.getElementById("main") as HTMLElement;
document.documentElement.lang = language();

const start = (cookies: Cookies) =>
  load(cookies).catch((error: unknown) => {
    main.replaceChildren(element("p", "note", say("failed", { reason: String(error) })));
  });

async function load(cookies: Cookies): Promise<void> {
  delete document.documentElement.dataset.ready;
  const restoreControls = rememberControls(main);
  main.replaceChildren(element("p", "note", say("loading")));
  const [tab, settings] = await Promise.all([currentTab(), readSettings()]);
  const { url } = tab ?? {};
  if (!tab || !url) {
    main.replaceChildren(element("p", "note", say(tab?.isHidden ? "no-access" : "not-a-page")));
    return;
  }
  const open = { ...tab, url };
  const [redirects, [texts, engineLanguage]] = await Promise.all([
    redirectsOf(tab.id, withoutFragment(url.href)),
    fetchWithEngine(url, cookies, tab.id),
  ]);
  const inspection = inspect(texts, settings.pins, engineLanguage);
  const answers = verdicts(inspection);
  const comparison = comparisonInWords(inspection);
  main.replaceChildren(
    header(open, inspection, redirects),
    element("ul", "pins", ...answers.map(pin)),
    renderedView(comparison) ?? "",
    controls(open, { isExact: texts.hasAccess, cookies }),
    actions(open, inspection, answers, comparison, settings),
  );
  performance.mark("answer");
  main.append(pinEditor(settings, () => start(cookies)));
  restoreControls();
  // Draw the icon again, because scripts may have changed the page since the icon was drawn.
  const [iconVerdict] = verdicts(inspect(texts, [settings.iconCrawler], engineLanguage));
  if (iconVerdict && texts.hasAccess && cookies === "omit") await showIcon(tab.id, iconVerdict);
  document.documentElement.dataset.ready = "";
}

/** Loads the engine and fetches the texts at the same time. */
async function fetchWithEngine(url: URL, cookies: Cookies, tab: number): Promise<[Texts, Language]> {
  const language = loadEngine();
  return [await fetchTexts(url, cookies, tab, language), await language];
}

function header({ url }: OpenTab, inspection: Inspection, visited: readonly Redirect[] | undefined): HTMLElement {
  const status = statusOf(inspection);
  const fetched = redirectsWhenFetched(inspection);
  return element(
    "header",
    "",
    element("h1", "", url.href),
    status ? element("p", "status", say("page-status", { text: status })) : undefined,
    chain(say("redirects"), fetched),
    chain(say("visit-redirects"), visited ?? []),
    element("ul", "facts", ...facts(inspection).map((fact) => element("li", "", fact))),
  );
}

/** Builds the list of redirects; `undefined` if there are none. */
function chain(title: string, redirects: readonly Redirect[]): HTMLElement | undefined {
  if (redirects.length === 0) return undefined;
  const items = redirects.map(({ url, statusLine }) => element("li", "", element("code", "", `${statusLine} ${url}`)));
  return element("section", "redirects", element("h2", "", title), element("ol", "", ...items));
}

function pin({ crawler, state, badge, sentence, lines }: Verdict): HTMLElement {
  const item = element(
    "li",
    "pin",
    element(
      "p",
      "pin-head",
      pictureOf(state),
      element("strong", "", crawler),
      element("span", `badge shape-${state}`, badge),
    ),
    element("p", "", sentence),
    linesView(lines),
  );
  item.dataset.crawler = crawler;
  item.dataset.state = state;
  return item;
}

/** Builds the list of quoted lines; `undefined` if there are none. */
function linesView(lines: readonly QuotedLine[]): HTMLElement | undefined {
  if (lines.length === 0) return undefined;
  const items = lines.map(({ source, line, text }) =>
    element("li", "", `${sourceName(source)}, ${say("line", { number: String(line) })}: `, element("code", "", text)),
  );
  return element("ul", "lines", ...items);
}

function renderedView({ sentences, lines }: Words): HTMLElement | undefined {
  if (sentences.length === 0) return undefined;
  const shown = sentences.map((sentence) => element("p", "", sentence));
  return element("section", "rendered", element("h2", "", say("rendered")), ...shown, linesView(lines));
}

function controls({ url }: OpenTab, now: { isExact: boolean; cookies: Cookies }): HTMLElement {
  const exact = checkbox(
    "exact",
    say(joinsHeaders ? "observed" : "exact-headers", { host: url.hostname }),
    now.isExact,
    async (isOn) => {
      // The request must be the first call: browsers accept it only during the user's click.
      if (isOn) await enable(url);
      else await disable(url);
      await start(now.cookies);
    },
  );
  exact.id = "exact";
  const cookies = checkbox("cookies", say("with-cookies"), now.cookies === "include", (isOn) =>
    start(isOn ? "include" : "omit"),
  );
  cookies.id = "cookies";
  return element(
    "section",
    "controls",
    exact,
    element("p", "note", say(joinsHeaders ? "observed-about" : "exact-about")),
    cookies,
  );
}

function actions(
  tab: OpenTab,
  inspection: Inspection,
  answers: readonly Verdict[],
  comparison: Words,
  { pins }: Settings,
): HTMLElement {
  const copyButton = button(say("copy-markdown"), () =>
    copy(markdown(inspection, answers, comparison), copyButton, say("copied"), say("not-copied")),
  );
  const open = button(say("open-page"), async () => {
    const { href, lacksHtml } = await linkTo(inspection, pins);
    if (lacksHtml) main.append(element("p", "note", say("too-long")));
    await chrome.tabs.create({ url: href });
  });
  // Firefox for Android has no sidebar.
  const hasPanel = Boolean(chrome.sidePanel || chrome.sidebarAction);
  const panel = hasPanel ? button(say("open-panel"), () => openPanel(tab)) : undefined;
  const isLeftOut = inspection.report.known.renderedHtml && inspection.comparison !== "scripts";
  const note = isLeftOut ? element("p", "note", say("open-page-served")) : undefined;
  return element("footer", "", copyButton, open, panel, note);
}

/** Opens the side panel of Chromium, or the sidebar of Firefox. */
async function openPanel({ windowId }: OpenTab): Promise<void> {
  const { sidePanel, sidebarAction } = chrome;
  if (sidePanel) await sidePanel.open({ windowId });
  else await sidebarAction.open();
  window.close();
}

function pinEditor({ pins, iconCrawler }: Settings, again: () => void): HTMLElement {
  const save = async (changed: Partial<Settings>) => {
    await saveSettings(changed);
    again();
  };
  const chosen = pins.map((crawler) => {
    const remove = button("✕", () => save({ pins: pins.filter((other) => other !== crawler) }));
    // All these buttons have the same name, so that after a click the focus moves to the first that is left.
    remove.name = "remove";
    remove.title = say("pin-remove", { crawler });
    remove.ariaLabel = remove.title;
    return element("li", "", crawler, " ", remove);
  });
  const all = crawlers().map(({ token }) => token);
  const options = element("datalist", "", ...all.map((token) => new Option(token, token)));
  options.id = "crawlers";
  const field = element("input", "");
  field.setAttribute("list", "crawlers");
  field.name = "crawler";
  field.required = true;
  field.addEventListener("input", () => field.setCustomValidity(""));
  const add = element("button", "", say("pin-add"));
  add.name = "add";
  const form = element("form", "", element("label", "", `${say("pin-crawler")} `, field), " ", add);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (crawlerNamed(name)) void save({ pins: [...pins.filter((other) => other !== name), name] });
    else {
      field.setCustomValidity(say("pin-unknown"));
      field.reportValidity();
    }
  });
  const icon = element("select", "", ...all.map((token) => new Option(token, token, false, token === iconCrawler)));
  icon.name = "icon";
  icon.addEventListener("change", () => save({ iconCrawler: icon.value }));
  return element(
    "details",
    "pin-editor",
    element("summary", "", say("pin-edit")),
    element("ul", "chosen", ...chosen),
    form,
    options,
    element("label", "", `${say("icon-crawler")} `, icon),
  );
}

void start("omit");
