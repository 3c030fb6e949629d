// Formats texts, links and tables as Markdown.

/** Escapes Markdown syntax in plain text, such as a name or a quotation. @param {unknown} text */
export const plain = (text) => String(text).replace(/[\\`*_{}[\]<>|#~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Formats text as inline code that is also valid in table cells. @param {unknown} text */
export const code = (text) => {
  const words = String(text).replaceAll("|", "\\|");
  return words.includes("`") ? `\`\` ${words} \`\`` : `\`${words}\``;
};

/** Formats a link. @param {string} title @param {string} url */
export const link = (title, url) => `[${plain(title)}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;

/** Formats a table. @param {string[]} titles @param {string[][]} rows */
export const table = (titles, rows) =>
  [titles, titles.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");

/** Converts a name to the last part of a page's URL. @param {string} name */
export const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
