/** An annotation that GitHub shows next to the code. Lines and columns start at 1. */
export interface Annotation {
  level: "error" | "warning" | "notice";
  file: string;
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  title?: string;
  message: string;
}

/**
 * Formats an annotation as a GitHub Actions workflow command:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function annotation({ level, file, line, column, endLine, endColumn, title, message }: Annotation): string {
  const properties = { file, line, endLine, col: column, endColumn, title };
  const written = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${property(String(value))}`],
  );
  return `::${level} ${written.join(",")}::${data(message)}\n`;
}

const data = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const property = (text: string) => data(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
