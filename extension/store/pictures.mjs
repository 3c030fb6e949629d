// Takes the screenshots in this folder. Run “node extension/store/pictures.mjs” after building the extension.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { serveSite } from "../../tests/extension/site.mjs";
import { startBrowser } from "../../tests/extension/support.mjs";

const folder = dirname(fileURLToPath(import.meta.url));

/** A script that replaces a page's content with the icon of each state, on a background in a toolbar's colour. */
const ICONS = `
  const canvas = (state, size) => {
    const made = document.createElement("canvas");
    made.width = made.height = size;
    made.getContext("2d").putImageData(shapes.drawIcon(state, size), 0, 0);
    return made;
  };
  document.body.style = "margin: 0; padding: 16px; width: 380px; font: 14px system-ui; background: " + background + "; color: " + colour;
  document.body.replaceChildren(...Object.keys(shapes.SHAPES).map((state) => {
    const row = document.createElement("p");
    row.style = "display: flex; gap: 16px; align-items: center; margin: 8px 0";
    row.append(canvas(state, 16), canvas(state, 32), state);
    return row;
  }));
`;

async function pictures(/** @type {"light" | "dark"} */ scheme) {
  const site = await serveSite();
  const browser = await startBrowser({ isGranted: true, scheme });
  for (const path of ["/several-lines", "/script-adds"]) {
    await browser.page.goto(site.url + path);
    const popup = await browser.click();
    await popup.screenshot(join(folder, `popup${path.replace("/", "-")}-${scheme}.png`));
    await popup.evaluate("scrollTo(0, document.body.scrollHeight)");
    await popup.screenshot(join(folder, `popup${path.replace("/", "-")}-end-${scheme}.png`));
    await popup.close();
  }
  await browser.page.goto(`${site.url}/several-lines`);
  const panel = await browser.openPanel();
  await panel.screenshot(join(folder, `panel-${scheme}.png`));
  const { outputFiles } = await build({
    entryPoints: [inRoot("extension", "src", "shapes.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "shapes",
  });
  const colours = scheme === "light" ? ["#dee1e6", "#17212e"] : ["#202124", "#e7ecf2"];
  await browser.page.goto("about:blank");
  await browser.page.evaluate(
    `${outputFiles[0].text}; (([background, colour]) => { ${ICONS} })(${JSON.stringify(colours)})`,
  );
  const clip = { x: 0, y: 0, width: 380, height: 190 };
  await browser.page.screenshot({ path: join(folder, `icons-${scheme}.png`), clip });
  await browser.close();
  await site.close();
}

await pictures("light");
await pictures("dark");
