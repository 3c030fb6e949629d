import type { Completion, Diagnostic, Hover, LintOptions, PageDiagnostic, Span } from "robotscope";
import type { Engine } from "./engine.ts";

/**
 * Matches X-Robots-Tag values in a web server's configuration: `add_header X-Robots-Tag "noindex";` (nginx), `Header set X-Robots-Tag
 * "noindex"` (Apache), `header X-Robots-Tag noindex` (Caddy), `"X-Robots-Tag" => "noindex"` (lighttpd).
 */
const VALUE =
  /^[^#\r\n]*?\bX-Robots-Tag["']?(?:[ \t]*=>[ \t]*|[ \t]+|:[ \t]*)(?:"([^"\r\n]*)"?|'([^'\r\n]*)'?|([^\s;"'{}]+))/dgim;

/** The beginning of the header that is passed to the engine, before the value. */
const NAME = "X-Robots-Tag: ";

interface Value {
  text: string;
  span: Span;
}

/**
 * Editor features for the X-Robots-Tag values in a web server's configuration. Each value is passed to the engine as the header that the
 * server would send.
 */
export class ServerValues {
  readonly #engine: Pick<Engine, "complete" | "hover" | "lintPage">;

  constructor(engine: Pick<Engine, "complete" | "hover" | "lintPage">) {
    this.#engine = engine;
  }

  lint(text: string, options: LintOptions): PageDiagnostic[] {
    return valuesOf(text).flatMap((value) =>
      this.#engine
        .lintPage({ headers: NAME + value.text }, options)
        .filter(({ span }) => span.start >= NAME.length)
        .map((found) => placed(found, value)),
    );
  }

  hover(text: string, offset: number): Hover | undefined {
    const value = valueAt(text, offset);
    const found = value && this.#engine.hover(NAME + value.text, offset - value.span.start + NAME.length, "headers");
    return found && { ...found, span: moved(found.span, value) };
  }

  complete(text: string, offset: number): Completion[] {
    const value = valueAt(text, offset);
    if (!value) return [];
    const found = this.#engine.complete(NAME + value.text, offset - value.span.start + NAME.length, "headers");
    return found.map((item) => ({ ...item, span: moved(item.span, value) }));
  }
}

function valuesOf(text: string): Value[] {
  return [...text.matchAll(VALUE)].flatMap((match) => {
    const place = match.indices?.slice(1).find((found) => found !== undefined);
    if (!place) return [];
    const value = text.slice(...place);
    // Skip values that contain a variable, because its value exists only on the server.
    return /[$%]\{?\w/.test(value) ? [] : [{ text: value, span: { start: place[0], end: place[1] } }];
  });
}

const valueAt = (text: string, offset: number) =>
  valuesOf(text).find(({ span }) => span.start <= offset && offset <= span.end);

function moved({ start, end }: Span, { span }: Value): Span {
  const by = span.start - NAME.length;
  return { start: Math.max(start + by, span.start), end: Math.min(Math.max(end + by, span.start), span.end) };
}

/**
 * Converts the positions of a problem from the header to the whole text. Drops fixes that would change more than the value, or that contain
 * a quotation mark, a semicolon or a line end.
 */
function placed(found: PageDiagnostic, value: Value): PageDiagnostic {
  const isInside = ({ span, replacement }: { span: Span; replacement: string }) =>
    span.start >= NAME.length && span.end <= NAME.length + value.text.length && !/["'\r\n;]/.test(replacement);
  return {
    ...found,
    span: moved(found.span, value),
    labels: found.labels.map((label) => ({ ...label, span: moved(label.span, value) })),
    fixes: found.fixes
      .filter(({ edits }: Diagnostic["fixes"][number]) => edits.every(isInside))
      .map((fix) => ({ ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: moved(edit.span, value) })) })),
  };
}
