import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTypes } from "./api-types.mjs";

/** @typedef {import("./api-types.mjs").Declaration} Declaration */

/** What the package can be imported as, and the files with its types. */
const entries = [
  { name: "robotscope", file: "index.d.ts", about: "Everything." },
  {
    name: "robotscope/robots-txt",
    file: "robots-txt/index.d.ts",
    about: "The part of it that is about robots.txt only, with a smaller engine:",
  },
  {
    name: "robotscope/init",
    file: "init.d.ts",
    about:
      "The same as `robotscope` (and `robotscope/robots-txt/init` as `robotscope/robots-txt`), for those who load the engine themselves.",
  },
  {
    name: "robotscope/robots-parser",
    file: "robots-parser/index.d.ts",
    about: "The interface of the npm package robots-parser; [more about it](ROBOTS-PARSER.md).",
  },
  {
    name: "robotscope/live",
    file: ["live/index.d.ts", "live/events.d.ts"],
    about: "Asks the service that fetches what a URL leads to, and reads its events; [more about it](SERVICE.md).",
  },
];

/**
 * The page docs/API.md.
 *
 * @param {string} folder with the package's types
 */
export async function apiPage(folder) {
  /** @type {Map<string, string>} links to what the page describes, by its name */
  const links = new Map();
  const sections = [];
  for (const { name, file, about } of entries) {
    const text = [file].flat().map((name) => readFileSync(join(folder, name), "utf8"));
    const declarations = (await readTypes(text.join("\n"))).sort(byName);
    const isNew = declarations.filter((declaration) => !links.has(declaration.name));
    for (const declaration of isNew) links.set(declaration.name, `#${anchor(declaration.name)}`);
    const again = declarations.filter((declaration) => !isNew.includes(declaration) && declaration.kind !== "type");
    sections.push([`## ${name}`, about, ...again.map(shortly), ...chapters(isNew, links)].join("\n\n"));
  }
  const intro =
    "Written by `npm run api` from the types of the package, after `npm run build`. For a way in see [its README](../web/README.md).";
  return `# The API of the npm package\n\n${intro}\n\n${sections.join("\n\n")}\n`;
}

/** @param {Declaration} one @param {Declaration} other */
const byName = (one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1);

/** The name of a heading in a link. @param {string} heading */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");

/** What another entry has described. @param {Declaration} declaration */
function shortly({ name, members }) {
  const methods = members.filter((member) => member.signature.includes("(")).map((member) => `\`${member.name}\``);
  return `- [\`${name}\`](#${anchor(name)})${methods.length > 0 ? ` with ${methods.join(", ")}` : ""}`;
}

/** @param {Declaration[]} declarations @param {Map<string, string>} links */
function chapters(declarations, links) {
  const chapter = (/** @type {string} */ title, /** @type {Declaration["kind"]} */ kind) => {
    const these = declarations.filter((declaration) => declaration.kind === kind);
    return these.length > 0 ? [`### ${title}`, ...these.flatMap((declaration) => described(declaration, links))] : [];
  };
  return [...chapter("Functions", "function"), ...chapter("Classes", "class"), ...chapter("Types", "type")];
}

/** @param {Declaration} declaration @param {Map<string, string>} links */
function described({ name, kind, doc, signature, members }, links) {
  const properties = members.filter((member) => !member.signature.includes("("));
  const methods = members.filter((member) => !properties.includes(member));
  return [
    `#### ${name}`,
    ...(kind === "function" ? [code(signature), ...types(signature, name, links)] : []),
    ...(doc === "" ? [] : [doc]),
    ...(kind === "type" && members.length === 0 ? [typed(signature, name, links)] : []),
    ...(properties.length > 0 ? [table(properties, name, links)] : []),
    ...methods.flatMap((method) => [
      `##### ${name}.${method.name}`,
      code(method.signature),
      ...types(method.signature, name, links),
      ...(method.doc === "" ? [] : [method.doc]),
    ]),
  ];
}

/** @param {string} text */
const code = (text) => `\`\`\`ts\n${text}\n\`\`\``;

/** The types that a signature names, as links. @param {string} signature @param {string} name whose it is @param {Map<string, string>} links */
function types(signature, name, links) {
  const names = [...new Set(signature.match(/\b[A-Z]\w+/g))].filter((word) => word !== name && links.has(word));
  return names.length > 0 ? [names.map((word) => `[\`${word}\`](${links.get(word)})`).join(", ")] : [];
}

/** @param {Declaration["members"]} members @param {string} name @param {Map<string, string>} links */
function table(members, name, links) {
  const row = (/** @type {Declaration["members"][number]} */ member) =>
    `| \`${member.name}\` | ${typed(member.signature, name, links).replaceAll("|", "\\|")} | ${member.doc.replace(/\s+/g, " ").replaceAll("|", "\\|")} |`;
  return ["| | | |", "| --- | --- | --- |", ...members.map(row)].join("\n");
}

/** A type with links in it. @param {string} type @param {string} name whose it is @param {Map<string, string>} links */
function typed(type, name, links) {
  const parts = type.replace(/\s+/g, " ").split(/("[^"]*"|\b[A-Z]\w+\b)/);
  const shown = parts.map((part) =>
    links.has(part) && part !== name ? `[\`${part}\`](${links.get(part)})` : part && `\`${part}\``,
  );
  // Code beside code is one.
  return shown.join("").replace(/(?<!\()``(?!\])/g, "");
}
