export interface TestCase {
  file: string;
  /** The line in the file; left out if it is unknown. */
  line?: number;
  name: string;
  failure?: { type: string; message: string; details: string };
  note?: string;
}

/**
 * Formats results as JUnit XML for CI servers, with one test suite per file. JUnit XML has no specification, so the output uses the
 * elements and attributes that Jenkins, GitLab and Azure read: https://github.com/testmoapp/junitxml
 */
export function junit(name: string, files: readonly string[], cases: readonly TestCase[]): string {
  const suites = files.map((file) => {
    const ofFile = cases.filter((one) => one.file === file);
    return element("testsuite", { name: file, ...numbers(ofFile) }, ofFile.map(testCase));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", { name, ...numbers(cases) }, suites)}`;
}

function numbers(cases: readonly TestCase[]) {
  return {
    tests: cases.length,
    failures: cases.filter(({ failure }) => failure).length,
    errors: 0,
    skipped: 0,
    time: 0,
  };
}

function testCase({ file, line, name, failure, note }: TestCase): string {
  const inside = [
    failure ? element("failure", { type: failure.type, message: failure.message }, escaped(failure.details)) : "",
    note === undefined ? "" : element("system-out", {}, escaped(note)),
  ];
  return element("testcase", { name, classname: file, file, ...(line !== undefined && { line }), time: 0 }, inside);
}

type Attributes = Record<string, string | number>;

function element(tag: string, attributes: Attributes, inside: readonly string[] | string): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  if (typeof inside === "string") return `<${tag}${written.join("")}>${inside}</${tag}>\n`;
  return `<${tag}${written.join("")}>\n${inside.join("")}</${tag}>\n`;
}

// Matches characters that XML 1.0 cannot contain: https://www.w3.org/TR/xml/#charsets
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters to replace them.
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

const escaped = (text: string) =>
  text.replace(FORBIDDEN, "\u{fffd}").replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? character);
