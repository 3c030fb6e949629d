// Edits robots.txt files for tests, with or without changing a verdict. A reference model returns the verdicts for Googlebot.

/** @typedef {{ key: string, value: string, text: string }} Line */
/** @typedef {{ agents: Line[], body: Line[] }} Group A group: its user-agent lines, and all lines after them. */

const RULE = /^(?:dis)?allow$/;

/** Splits a text into lines, each with its field name in lower case and its value. @returns {Line[]} */
export function linesOf(text) {
  return text.split(/\r\n|\r|\n/).map((line) => {
    const content = line.replace(/#.*/s, "");
    const [, key = "", value = ""] = /^[ \t]*([^:]*?)[ \t]*:[ \t]*(.*?)[ \t]*$/s.exec(content) ?? [];
    return { key: key.toLowerCase(), value, text: line };
  });
}

const textOf = (lines) => lines.map(({ text }) => text).join("\n");

export const isRule = ({ key, value }) => RULE.test(key) && value !== "";

/** Splits a text into the lines before the first group, and the groups. Only a rule ends a group's list of user agents. */
function groupsOf(text) {
  const before = [];
  /** @type {Group[]} */
  const groups = [];
  for (const line of linesOf(text)) {
    const last = groups.at(-1);
    const isClosed = last?.body.some(({ key }) => RULE.test(key)) ?? true;
    if (line.key === "user-agent" && isClosed) groups.push({ agents: [line], body: [] });
    else if (!last) before.push(line);
    else if (line.key === "user-agent") last.agents.push(line);
    else last.body.push(line);
  }
  return { before, groups };
}

const fromGroups = (before, groups) =>
  textOf([...before, ...groups.flatMap(({ agents, body }) => [...agents, ...body])]);

/** Returns a function that replaces each line of a text with the lines that `replace` returns. */
const eachLine = (replace) => (text) => linesOf(text).flatMap(replace).join("\n");

const withoutComment = (text) => !text.includes("#");

/** Edits that change no verdict. If an edit does not apply to a text, it returns `undefined` or the same text. */
export const neutralEdits = {
  "adds comments": eachLine(({ key, text }) => (key === "user-agent" ? ["# Changed on Monday", text] : [text])),
  "adds comments after rules": eachLine((line) => [
    isRule(line) && withoutComment(line.text) ? `${line.text} # why` : line.text,
  ]),
  "removes comments": (text) =>
    text.includes("#") ? eachLine(({ text }) => [text.replace(/[ \t]*#.*/s, "")])(text) : undefined,
  "adds blank lines": eachLine(({ text }) => [text, ""]),
  "removes blank lines": (text) =>
    linesOf(text)
      .flatMap(({ text }) => (text.trim() === "" ? [] : [text]))
      .join("\n"),
  "writes CRLF": (text) => text.split(/\r\n|\r|\n/).join("\r\n"),
  "changes the case of field names": eachLine(({ text }) => [text.replace(/^[^:#]*:/s, (name) => name.toUpperCase())]),
  "adds space at the ends of lines": eachLine(({ text }) => [`${text} \t`]),
  "indents lines": eachLine(({ key, text }) => [key === "" ? text : `  ${text}`]),
  "reverses the order of groups"(text) {
    const { before, groups } = groupsOf(text);
    // A group without a rule would be merged with the next one, which could change verdicts.
    const areClosed = groups.every(({ body }) => body.some(({ key }) => RULE.test(key)));
    return areClosed && groups.length > 1 ? fromGroups(before, groups.reverse()) : undefined;
  },
  "splits groups in two"(text) {
    const { before, groups } = groupsOf(text);
    const halves = groups.flatMap(({ agents, body }) => {
      const rules = body.flatMap((line, index) => (RULE.test(line.key) ? [index] : []));
      const middle = rules[Math.floor(rules.length / 2)];
      return rules.length < 2 || middle === undefined
        ? [{ agents, body }]
        : [
            { agents, body: body.slice(0, middle) },
            { agents, body: body.slice(middle) },
          ];
    });
    return halves.length > groups.length ? fromGroups(before, halves) : undefined;
  },
  "merges groups of the same agents"(text) {
    const { before, groups } = groupsOf(text);
    const nameOf = ({ agents }) => agents.map(({ value }) => value.toLowerCase()).join();
    const merged = new Map();
    for (const group of groups) {
      const same = merged.get(nameOf(group));
      if (same) same.body.push(...group.body);
      else merged.set(nameOf(group), group);
    }
    const areClosed = [...merged.values()].every(({ body }) => body.some(({ key }) => RULE.test(key)));
    return areClosed && merged.size < groups.length ? fromGroups(before, [...merged.values()]) : undefined;
  },
  "reverses the order of user agents"(text) {
    const { before, groups } = groupsOf(text);
    if (!groups.some(({ agents }) => agents.length > 1)) return undefined;
    return fromGroups(
      before,
      groups.map(({ agents, body }) => ({ agents: [...agents].reverse(), body })),
    );
  },
  "reverses the order of rules"(text) {
    const { before, groups } = groupsOf(text);
    return fromGroups(
      before,
      groups.map(({ agents, body }) => {
        const rules = body.filter(({ key }) => RULE.test(key)).reverse();
        return { agents, body: body.map((line) => (RULE.test(line.key) ? rules.shift() : line)) };
      }),
    );
  },
  "writes percent-encoding in the other case": (text) =>
    changed(text, (path) => path.replace(/%[0-9a-f]{2}/gi, swapCase)),
  "encodes or decodes letters that are not ASCII": (text) =>
    changed(text, (path) => (/[\u0080-\uffff]/.test(path) ? encodeLetters(path) : decodeLetters(path))),
  "repeats rules": eachLine((line) => (isRule(line) ? [line.text, line.text] : [line.text])),
  "adds rules that match no page": eachLine((line) =>
    isRule(line) ? [line.text, "Disallow: /zz-no-page-begins-so/"] : [line.text],
  ),
  "adds records that crawlers ignore": eachLine((line) =>
    isRule(line) ? [line.text, "X-Owner: web team"] : [line.text],
  ),
};

/**
 * Edits that can change verdicts for Googlebot. `page` is the path of a page that Googlebot may fetch, and `rule` is the pattern of a rule
 * that blocks another page.
 */
export const changingEdits = {
  "removes a rule": (text, { rule }) => without(text, rule),
  "turns a rule into a comment": (text, { rule }) => replaced(text, rule, (line) => `# ${line}`),
  "turns a block into an exception": (text, { rule }) => replaced(text, rule, () => `Allow: ${rule}`),
  "changes the case of a path": (text, { rule }) => replaced(text, rule, () => `Disallow: ${swapCase(rule)}`),
  "ends a rule with $": (text, { rule }) => replaced(text, rule, () => `Disallow: ${rule.replace(/\*?$/, "")}$`),
  "lengthens a path": (text, { rule }) =>
    replaced(text, rule, () => `Disallow: ${rule.replace(/\$$/, "")}/further/down`),
  "blocks a page": (text, { page }) => inEachGroup(text, `Disallow: ${page}`),
  "blocks the whole site": () => "User-agent: *\nDisallow: /\n",
  "allows everything": () => "User-agent: *\nDisallow:\n",
  "empties the file": () => "",
  "lets in a crawler by name": (text) => `${text}\n\nUser-agent: Googlebot\nAllow: /\n`,
  "adds a group for a crawler": (text) => `${text}\n\nUser-agent: Googlebot\nDisallow: /\n`,
  "moves a list of agents before a block": (text) =>
    `User-agent: *\nCrawl-delay: 5\n\nUser-agent: BadBot\nDisallow: /\n\n${text}`,
};

/** Changes the paths of all rules. Returns `undefined` if no path changes. */
function changed(text, change) {
  const result = eachLine((line) => {
    if (!isRule(line)) return [line.text];
    const at = line.text.lastIndexOf(line.value);
    return [`${line.text.slice(0, at)}${change(line.value)}${line.text.slice(at + line.value.length)}`];
  })(text);
  return result ===
    linesOf(text)
      .map((line) => line.text)
      .join("\n")
    ? undefined
    : result;
}

const swapCase = (text) =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

const encodeLetters = (path) => path.replace(/[\u0080-\uffff]+/g, (letters) => encodeURIComponent(letters));

function decodeLetters(path) {
  return path.replace(/(?:%[89a-f][0-9a-f])+/gi, (encoded) => {
    try {
      const letters = decodeURIComponent(encoded);
      return /[\s\u0080-\u00a0\ufeff\ufffd]/.test(letters) ? encoded : letters;
    } catch {
      return encoded;
    }
  });
}

const isBlock = (line, rule) => line.key === "disallow" && line.value === rule;
const without = (text, rule) => eachLine((line) => (isBlock(line, rule) ? [] : [line.text]))(text);
const replaced = (text, rule, replace) =>
  eachLine((line) => [isBlock(line, rule) ? replace(line.text) : line.text])(text);

function inEachGroup(text, rule) {
  const { before, groups } = groupsOf(text);
  return fromGroups(
    before,
    groups.map(({ agents, body }) => ({ agents, body: [{ text: rule }, ...body] })),
  );
}

/**
 * Returns `true` if Googlebot may fetch a path, according to RFC 9309 and Google's documentation. As in Google's open-source parser,
 * escapes such as `%c3` are converted to upper case in rules, but not in URLs.
 */
export function mayFetch(text, path) {
  const { groups } = groupsOf(text);
  const isFor = (name) => (group) => group.agents.some(({ value }) => tokenOf(value) === name);
  const named = groups.filter(isFor("googlebot"));
  const rules = (named.length > 0 ? named : groups.filter(isFor("*"))).flatMap(({ body }) => body.filter(isRule));
  let [longest, isAllowed] = [-1, true];
  for (const { key, value } of rules) {
    const pattern = normalized(value);
    if (pattern.length < longest || !matches(pattern, path)) continue;
    isAllowed = key === "allow" || (pattern.length === longest && isAllowed);
    longest = pattern.length;
  }
  return isAllowed;
}

const tokenOf = (value) => (/^\*(?:[ \t]|$)/.test(value) ? "*" : (/^[a-z_-]*/i.exec(value)?.[0] ?? "").toLowerCase());

const normalized = (path) => encodeLetters(path).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

function matches(pattern, path) {
  const isAnchored = pattern.endsWith("$");
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  const source = parts.map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&")).join(".*");
  return new RegExp(`^${source}${isAnchored ? "$" : ""}`, "s").test(path);
}

/** Returns paths to check against a text: for each rule, a path that fits its pattern and a longer path, until there are `most`. */
export function pathsFor(text, most = 40) {
  const paths = new Set(["/", "/no-rule-is-about-this.html"]);
  for (const line of linesOf(text).filter(isRule)) {
    if (paths.size >= most) break;
    const example = line.value.replace(/\*/g, "x1").replace(/\$$/, "");
    for (const path of [example, `${example}y2`]) {
      if (!path.startsWith("/") || path.startsWith("//") || /[#\s]/.test(path)) continue;
      const url = new URL(path, "https://example.com");
      if (!/^\/robots\.txt/.test(url.pathname)) paths.add(url.pathname + url.search);
    }
  }
  return [...paths];
}
