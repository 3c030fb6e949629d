/** A piece of HTML in which all text is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[] | undefined | false;

/** Builds HTML. Escapes values that are not `Html`, for use in elements and in attributes with double quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    strings.map((string, index) => string + (index < values.length ? markup(values[index]) : "")).join(""),
  );
}

function markup(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("\n");
  return escaped(String(value));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Matches invisible characters, and characters that change the text direction or break the line. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function escaped(text: string): string {
  return text.replace(HIDDEN, codePoint).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Returns a hidden character as its code, such as "\u{202e}". */
function codePoint(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

/** Wraps text from the site so that it cannot change the direction of the surrounding text. */
export function foreign(text: string): Html {
  return html`<bdi>${text}</bdi>`;
}

/** Formats a sentence as HTML. Parts between backticks become code. */
export function sentence(text: string): Html {
  const parts = text.split("`");
  // If the number of backticks is odd, keep the last backtick as plain text.
  if (parts.length % 2 === 0) parts.push(parts.splice(-2).join("`"));
  return html`${parts.map((part, index) => (index % 2 ? html`<code><bdi>${part}</bdi></code>` : foreign(part)))}`;
}

/** Returns a link to a URL, or the URL as plain text if it is not a web address. */
export function link(url: string): Html {
  const isWeb = /^https?:\/\//i.test(url);
  return isWeb ? html`<a href="${url}" rel="noreferrer noopener">${foreign(url)}</a>` : foreign(url);
}
