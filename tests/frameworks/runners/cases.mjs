import { answers, required } from "../app.mjs";
import { application, execute, expectedAtOnce } from "../support.mjs";

const group = "runners";

/** @param {string} environment */
const jest = (environment) => async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, jest: { testEnvironment: environment } }),
    "answers.js": required,
    "answers.test.js": `
      const { answers } = require("./answers.js");
      test("answers", () => expect(answers).toEqual(${JSON.stringify(expectedAtOnce)}));
    `,
  });
  await execute(folder, ["../node_modules/jest/bin/jest.js", "--no-cache", "--ci"]);
};

/** @param {string} environment */
const vitest = (environment) => async () => {
  const folder = await application(group, {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "answers.js": answers,
    "answers.test.js": `
      import { expect, test } from "vitest";
      import { answers } from "./answers.js";
      test("answers", () => expect(answers).toEqual(${JSON.stringify(expectedAtOnce)}));
    `,
  });
  await execute(folder, ["../node_modules/vitest/vitest.mjs", "run", "--environment", environment]);
};

/** @type {import("../list.mjs").Case[]} */
export const cases = [
  { name: "Jest", version: "jest", ways: { node: jest("node"), jsdom: jest("jsdom") } },
  { name: "Vitest", version: "vitest", ways: { node: vitest("node"), jsdom: vitest("jsdom") } },
];
