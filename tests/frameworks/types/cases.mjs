import { application, execute } from "../support.mjs";

const USER = `import { type CrawlVerdict, evaluate, RobotsTxt } from "robotscope";
import { init } from "robotscope/init";
import robotsParser from "robotscope/robots-parser";
import { RobotsTxt as Small } from "robotscope/robots-txt";

const verdict: CrawlVerdict = RobotsTxt.parse("").check("/", "GPTBot");
export const allowed: boolean = Small.parse("").isAllowed("/", "GPTBot");
export const inDropIn: boolean | undefined = robotsParser("/robots.txt", "").isAllowed("/", "GPTBot");
export const listing = evaluate({ url: "https://example.com/", robotsTxt: "" }).crawlers[0]?.appearance.listing;
export const started: Promise<void> = init();
export { verdict };
// @ts-expect-error: it has to be a string or bytes
RobotsTxt.parse(1);
`;

/**
 * Returns a test that type-checks `USER` and the declarations of the entry points that it imports, in strict mode. The only other types
 * are TypeScript's built-in types for ES2022 and browsers.
 *
 * @param {string} version the folder of the TypeScript version in node_modules
 */
const strict = (version) => async () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom"],
    types: [],
    skipLibCheck: false,
    module: "esnext",
    moduleResolution: "bundler",
  };
  const folder = await application("types", {
    "user.ts": USER,
    "tsconfig.json": JSON.stringify({ compilerOptions, files: ["user.ts"] }),
  });
  await execute(folder, [`../node_modules/${version}/bin/tsc`, "-p", "."]);
};

/** @type {import("../list.mjs").Case[]} */
export const cases = ["typescript-5.4", "typescript-7"].map((version) => ({
  name: "TypeScript",
  version,
  ways: { "strict, `lib: es2022, dom`, no other types": strict(version) },
}));
