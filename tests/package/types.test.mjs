// Tests the TypeScript types of the package's functions: correct calls compile, and wrong calls do not.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { installPackage } from "../support/package.mjs";
import { typeCheck } from "./checks.mjs";

const FILES = {
  "generate.ts": `
    import { type Config, type Plan, generateConfig } from "robotscope";
    const plan: Plan = { statements: [{ bot: "googlebot", directives: ["noindex"] as const }], files: { prefix: "/a/" } };
    const config: Config = generateConfig(plan, "next-js");
    // @ts-expect-error: there is no such server
    generateConfig(plan, "lighttpd");
    // @ts-expect-error: there is no such choice of files
    const wrong: Plan = { statements: [], files: "none" };
    console.log(config.notes.some(({ kind }) => kind === "use-first"), wrong);
  `,
  "block-list.ts": `
    import { type BlockList, type BlockListPlan, type Format, generateBlockList } from "robotscope";
    const format: Format = "haproxy";
    const plan = { disallow: [{ purpose: "ai-training" }], format } as const satisfies BlockListPlan;
    const list: BlockList = generateBlockList(plan, { language: "en" });
    // @ts-expect-error: there is no such format
    generateBlockList({ ...plan, format: "iis" });
    console.log(list.crawlers.length, list.notes.map(({ kind, message }) => [kind, message]));
  `,
  "many.ts": `
    import { type Access, type ManyVerdicts, RobotsTxt } from "robotscope";
    const robots = RobotsTxt.parse("");
    const { access, reasons, lines }: ManyVerdicts = robots.checkMany(new Set(["/"]), "GPTBot");
    const first: Access | undefined = access[0];
    const line: number | undefined = lines[0];
    // @ts-expect-error: there is no such reason
    const wrong: boolean = reasons[0] === "because";
    // @ts-expect-error: a number is not a list of URLs
    robots.checkMany(7, "GPTBot");
    console.log(first, line, wrong);
  `,
  "wishes.ts": `
    import { generateRobotsTxt, RobotsTxt, type Wish, type WrittenRobotsTxt } from "robotscope";
    const wishes = [{ who: { purpose: "ai-training" }, access: "disallowed" }] as const satisfies readonly Wish[];
    const written: WrittenRobotsTxt = generateRobotsTxt(wishes, { existing: RobotsTxt.parse(""), language: "en" });
    // @ts-expect-error: there is no such purpose
    generateRobotsTxt([{ who: { purpose: "ai" }, access: "disallowed" }]);
    console.log(written.added?.first, written.notes.map(({ message }) => message), written.comparison.losing);
  `,
  "editor.ts": `
    import { complete, hover, RobotsTxt, tokenKinds } from "robotscope";
    import type { Completion, Hover, Source, TextEdit, TokenKind } from "robotscope";
    const found: Hover | undefined = hover("User-agent: *", 3);
    const items: Completion[] = complete("", 0);
    const source: Source = "html";
    const more: Completion[] = complete("", 0, source);
    const edits: TextEdit[] = RobotsTxt.parse(new Uint8Array()).format({ start: 0, end: 1 });
    const numbers: Uint32Array = RobotsTxt.parse("").semanticTokens();
    const kinds: TokenKind[] = tokenKinds();
    const title: string | undefined = found?.sources[0]?.title;
    console.log(items, more, edits, numbers, kinds, title);
  `,
  "evaluate.ts": `
    import { type CrawlerReport, type DirectiveValue, type Page, type Report, evaluate } from "robotscope";
    const page: Page = { url: "/a", headers: new Headers(), html: new Uint8Array(), now: new Date(), crawlers: ["Googlebot"] as const };
    const inputs: Page["headers"][] = ["", new Map([["a", "b"]]), [["a", "b"]], { a: "b", c: ["d"], e: undefined }, new Uint8Array()];
    const report: Report = evaluate(page);
    const crawler: CrawlerReport | undefined = report.crawlers[0];
    const limit: number | "unlimited" | "unstated" | undefined = crawler?.indexing.snippet.value;
    const until: string | undefined = crawler?.appearance.until;
    const by: number[] | undefined = crawler?.indexing.index.by;
    function show(value: DirectiveValue): string {
      switch (value.kind) {
        case "limit": return String(value.limit);
        case "image-preview": return value.preview;
        case "date": return value.moment;
        case "invalid": return value.fault;
        case "none": return "";
      }
    }
    for (const { carrier, value } of report.directives) {
      if (carrier.kind === "meta") console.log(carrier.places.withScripting?.location, show(value));
      // @ts-expect-error: a header has no location in a document
      if (carrier.kind === "header") console.log(carrier.places);
    }
    // @ts-expect-error: there is no such field
    evaluate({ robotstxt: "" });
    // @ts-expect-error: these are lines, not pairs
    evaluate({ headers: ["x-robots-tag", "noindex"] });
    // @ts-expect-error: a Response does not count as headers
    evaluate({ headers: new Response() });
    console.log(limit, until, by, inputs);
  `,
};

test("plans, block lists, wishes, reports, checkMany and editor functions have TypeScript types", async () => {
  const project = await installPackage();
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(project, name), content);
  await typeCheck(project, ...Object.keys(FILES));
});
