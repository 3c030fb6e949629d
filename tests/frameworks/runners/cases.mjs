import { required } from "../app.mjs";
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

/** @type {import("../list.mjs").Case[]} */
export const cases = [{ name: "Jest", version: "jest", ways: { node: jest("node"), jsdom: jest("jsdom") } }];
