// Tests the packed files: manifests, permissions and messages. Also runs Mozilla's linter.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { strFromU8, unzipSync } from "fflate";
import { browsers } from "../../extension/manifest.mjs";
import { packed } from "../../scripts/lib/browser-extension.mjs";
import { localeFolder } from "../../scripts/lib/browser-messages.mjs";
import { languages } from "../../scripts/lib/languages.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";

const files = Object.fromEntries(browsers.map((browser) => [browser, unzipSync(readFileSync(packed(browser)))]));

/** @param {string} browser @param {string} name */
const json = (browser, name) => JSON.parse(strFromU8(files[browser][name]));

test("Mozilla's linter finds no errors or warnings in the Firefox extension", async () => {
  const linter = inRoot("tests", "extension", "node_modules", "addons-linter", "bin", "addons-linter");
  const args = [linter, packed("firefox"), "--output", "json"];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error) => error);
  const { errors, warnings, metadata } = JSON.parse(stdout);
  assert.deepEqual([...errors, ...warnings], []);
  assert.equal(metadata.manifestVersion, 3);
});

for (const browser of browsers) {
  test(`the manifest for ${browser} asks for no access to sites at installation`, () => {
    const manifest = json(browser, "manifest.json");
    const panel = browser === "chromium" ? ["sidePanel"] : [];
    assert.deepEqual([...manifest.permissions].sort(), ["activeTab", "scripting", ...panel, "storage"].sort());
    assert.equal(manifest.host_permissions, undefined);
    assert.equal(manifest.content_scripts, undefined);
    assert.deepEqual(manifest.optional_permissions, ["webRequest"]);
    assert.deepEqual(manifest.content_security_policy, {
      extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'",
    });
  });

  test(`the store texts explain each permission that the extension for ${browser} can have`, () => {
    const { permissions, optional_permissions, optional_host_permissions } = json(browser, "manifest.json");
    const text = readFileSync(inRoot("extension", "store", "PERMISSIONS.md"), "utf8");
    for (const permission of [...permissions, ...optional_permissions, ...optional_host_permissions])
      assert.ok(text.includes(`\`${permission}\``), permission);
  });

  test(`the files for ${browser} contain every message in every language`, () => {
    const english = Object.keys(json(browser, "_locales/en/messages.json"));
    assert.ok(english.length > 60);
    for (const language of languages) {
      const messages = json(browser, `_locales/${localeFolder(language)}/messages.json`);
      assert.deepEqual(Object.keys(messages).sort(), [...english].sort(), language);
      assert.equal(messages.language.message, language);
      assert.ok(messages.title.message.length <= 75, language);
      assert.ok(messages.description.message.length <= 132, language);
    }
  });
}

test("no script in the Chromium extension contains a copy of the engine", () => {
  for (const [name, bytes] of Object.entries(files.chromium))
    if (name.endsWith(".js")) assert.ok(bytes.length < 600_000, `${name}: ${bytes.length} bytes`);
});
