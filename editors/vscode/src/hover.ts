import { Disposable, Hover, languages, MarkdownString } from "vscode";
import { markdownOf } from "../../../web/language/shapes.ts";
import type { Documents } from "./documents.ts";
import { rangeOf } from "./positions.ts";

/** Registers hover information for robots.txt, and for robots directives in HTML and _headers files. */
export const provideHover = (documents: Documents): Disposable =>
  Disposable.from(
    ...Object.entries(documents.languages).map(([language, { hover }]) =>
      languages.registerHoverProvider(language, {
        provideHover(document, position) {
          const found = hover(document, document.offsetAt(position));
          return found && new Hover(new MarkdownString(markdownOf(found)), rangeOf(document, found.span));
        },
      }),
    ),
  );
