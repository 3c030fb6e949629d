/**
 * The blocks that blocks.test.mjs leaves out: document → language or first line of the block → file that runs the block, or the reason why
 * nothing runs it.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const elsewhere = {
  "CONTRIBUTING.md": { sh: "needs minutes: it compiles the page" },
  "README.md": {
    rust: "core/src/lib.rs",
    python: "python/tests/quick/test_package.py",
    "npm start # serves the page at http://localhost:5173": "needs minutes: it compiles the page",
    "npm run build -- --only package": "needs minutes: it compiles the engine",
    "npm install ../robotscope/dist/robotscope-0.1.0.tgz # later: npm install robotscope": "tests/support/package.mjs",
    yaml: "tests/integrations/action.test.mjs",
  },
  "core/README.md": { rust: "core/src/lib.rs" },
  "docs/ARCHITECTURE.md": { layers: "tests/layers/layers.mjs" },
  "docs/CLI.md": {
    "npm install --save-dev robotscope   # then: npx robotscope": "needs the npm registry, with the package published",
  },
  "docs/DATA.md": {
    python: "python/tests/data/test_docs.py",
    sql: "python/tests/data/test_docs.py",
    sh: "needs minutes: it compiles the Python package",
  },
  "docs/EDITORS.md": {
    "npm install --global robotscope   # then the command is robotscope":
      "needs the npm registry, with the package published",
    lua: "tests/integrations/neovim.test.mjs",
    kak: "tests/integrations/kakoune.test.mjs",
    toml: "needs Helix",
    elisp: "needs Emacs",
    json: "needs Sublime Text",
  },
  "docs/HOSTING.md": {
    nginx: "tests/servers/hosting.test.mjs",
    apache: "tests/servers/hosting.test.mjs",
    caddy: "tests/servers/hosting.test.mjs",
  },
  "docs/INSTALL.md": {
    "npm run build -- --only package": "needs minutes: it compiles the engine",
    "npm install ../robotscope/dist/robotscope-0.1.0.tgz": "tests/support/package.mjs",
  },
  "docs/RELEASING.md": { sh: "needs accounts on the registries; tests/tooling/release.test.mjs runs parts" },
  "docs/SERVICE.md": {
    "curl -N 'http://localhost:5173/api/inspect?url=example.com'": "tests/edge/service.test.mjs",
    "umask 077": "tests/edge/signing.test.mjs",
    "SIGNING_KEY=$(cat key.json) SIGNATURE_AGENT=https://robotscope.example node dist/edge/node.js":
      "tests/edge/signing.test.mjs",
    nginx: "needs nginx in front of the service",
  },
  "docs/WEIGHT.md": { js: "tests/runtimes/first-call.test.mjs" },
  "docs/recipes/ci.md": {
    "repos:": "tests/integrations/pre-commit.test.mjs",
  },
  "python/README.md": { python: "python/tests/quick/test_package.py" },
  "web/README.md": {
    "npm install robotscope": "needs the npm registry, with the package published",
    "npm install codemirror@6.0.2": "needs the npm registry",
    'import { expect as base, test } from "@playwright/test";': "tests/frameworks/runners/cases.mjs",
    'import { basicSetup, EditorView } from "codemirror";': "tests/runtimes/codemirror.test.mjs",
  },
};
