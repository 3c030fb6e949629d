import { type Hover as Found, hover } from "robotscope/init";
import { Disposable, Hover, languages, MarkdownString, type TextDocument } from "vscode";
import { type Documents, robotsTxt } from "./documents.ts";
import { pageTexts } from "./page-texts.ts";
import { rangeOf } from "./positions.ts";

/** What stands at a place: of a robots.txt, or a directive of HTML and _headers. */
export const provideHover = (documents: Documents): Disposable =>
  Disposable.from(
    register(robotsTxt, (document, offset) => documents.robots(document).hover(offset)),
    ...Object.entries(pageTexts).map(([language, { source, isRead }]) =>
      register(language, (document, offset) =>
        isRead(document) ? hover(document.getText(), offset, source) : undefined,
      ),
    ),
  );

const register = (language: string, find: (document: TextDocument, offset: number) => Found | undefined) =>
  languages.registerHoverProvider(language, {
    provideHover(document, position) {
      const found = find(document, document.offsetAt(position));
      return found && new Hover(markdownOf(found), rangeOf(document, found.span));
    },
  });

/** The words are plain text, which may have characters that mean something in Markdown. */
function markdownOf({ title, paragraphs, sources }: Found) {
  const markdown = new MarkdownString().appendMarkdown("**").appendText(title).appendMarkdown("**");
  for (const paragraph of paragraphs) markdown.appendMarkdown("\n\n").appendText(paragraph);
  sources.forEach((source, place) => {
    markdown
      .appendMarkdown(place === 0 ? "\n\n[" : " · [")
      .appendText(source.title)
      .appendMarkdown(`](${source.url})`);
  });
  return markdown;
}
