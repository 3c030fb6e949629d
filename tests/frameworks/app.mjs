// The code of an application that all frameworks run. It queries GPTBot's access to two paths through several entry points of the package.

/** The expected answers: `false` for a path that the application's robots.txt disallows, and `true` for another path (RFC 9309, 2.2.2). */
const answer = "false true";

/** The expected answers of a page: from the synchronous entry points, from a worker, and after `init`. */
export const expected = {
  robotscope: answer,
  "robots-txt": answer,
  "robots-parser": answer,
  init: answer,
  worker: answer,
};

const ASK = `
const text = "User-agent: *\\nDisallow: /private/";
const paths = ["/private/a", "/public/a"];
const ask = ({ RobotsTxt }) => {
  const robots = RobotsTxt.parse(text);
  return paths.map((path) => robots.isAllowed(path, "GPTBot")).join(" ");
};
const askDropIn = (robotsParser) => {
  const robots = robotsParser("/robots.txt", text);
  return paths.map((path) => robots.isAllowed(path, "GPTBot")).join(" ");
};
`;

const ANSWERS = `{ robotscope: ask(robotscope), "robots-txt": ask(small), "robots-parser": askDropIn(robotsParser) }`;

/** The source code of a module that exports the answers of the synchronous entry points. */
export const answers = `import * as robotscope from "robotscope";
import * as small from "robotscope/robots-txt";
import robotsParser from "robotscope/robots-parser";
${ASK}
export const answers = ${ANSWERS};
`;

/** The source code of the module `answers` in CommonJS. */
export const required = `const robotscope = require("robotscope");
const small = require("robotscope/robots-txt");
const robotsParser = require("robotscope/robots-parser");
${ASK}
exports.answers = ${ANSWERS};
`;

/** The source code of a program that prints the answers. */
export const printing = `${answers}
console.log(JSON.stringify(answers));
`;

export const printingRequired = `${required}
console.log(JSON.stringify(exports.answers));
`;

/** The source code of a module that exports a function. The function starts an engine with `init` and returns the engine's answer. */
export const started = `import * as engine from "robotscope/init";
${ASK}
export const started = async () => {
  await engine.init();
  return ask(engine);
};
`;

const worker = `import { answers } from "./answers.js";
self.postMessage(answers.robotscope);
`;

/** @param {string} worker */
const main = (worker) => `import { answers } from "./answers.js";
import { started } from "./started.js";

const worker = ${worker};
const fromWorker = new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => resolve(message ?? "the worker does not load");
});
const show = async () => {
  const all = { ...answers, init: await started().catch(String), worker: await fromWorker };
  document.body.dataset.answers = JSON.stringify(all);
};
show();
`;

/** @param {{ script?: string, worker?: string, type?: string }} [options] */
export const page = ({
  script = "./main.js",
  worker: made = `new Worker(new URL("./worker.js", import.meta.url), { type: "module" })`,
  type = "module",
} = {}) => ({
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "index.html": `<!doctype html><link rel="icon" href="data:,"><body><script type="${type}" src="${script}" defer></script>`,
  "answers.js": answers,
  "started.js": started,
  "main.js": main(made),
  "worker.js": worker,
});
