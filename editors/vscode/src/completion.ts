import { type CompletionKind, complete, type Completion as Found } from "robotscope/init";
import { CompletionItem, CompletionItemKind, Disposable, languages, type TextDocument } from "vscode";
import { type Documents, robotsTxt } from "./documents.ts";
import { pageTexts } from "./page-texts.ts";
import { rangeOf } from "./positions.ts";

/** What can stand at a place: of a robots.txt, or among the directives of HTML and _headers. */
export const provideCompletion = (documents: Documents): Disposable =>
  Disposable.from(
    register(robotsTxt, [":", " ", "/", ",", "="], (document, offset) => documents.robots(document).complete(offset)),
    ...Object.entries(pageTexts).map(([language, { source, triggers, isRead }]) =>
      register(language, triggers, (document, offset) =>
        isRead(document) ? complete(document.getText(), offset, source) : [],
      ),
    ),
  );

const register = (
  language: string,
  triggers: readonly string[],
  find: (document: TextDocument, offset: number) => Found[],
) =>
  languages.registerCompletionItemProvider(
    language,
    {
      provideCompletionItems: (document, position) =>
        find(document, document.offsetAt(position)).map((found, place) => itemOf(document, found, place)),
    },
    ...triggers,
  );

const completionKinds: Record<CompletionKind, CompletionItemKind> = {
  field: CompletionItemKind.Keyword,
  header: CompletionItemKind.Keyword,
  directive: CompletionItemKind.Keyword,
  "bot-name": CompletionItemKind.Class,
  crawler: CompletionItemKind.Class,
  everybody: CompletionItemKind.Class,
  path: CompletionItemKind.File,
  signal: CompletionItemKind.Property,
  usage: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  code: CompletionItemKind.Constant,
  ignore: CompletionItemKind.Snippet,
};

function itemOf(document: TextDocument, found: Found, place: number): CompletionItem {
  const item = new CompletionItem({ label: found.label, description: found.detail }, completionKinds[found.kind]);
  item.insertText = found.insert;
  item.range = rangeOf(document, found.span);
  item.documentation = found.documentation;
  // The order is the engine's.
  item.sortText = String(place).padStart(5, "0");
  // After a name comes its value.
  if (/[:=] ?$/.test(found.insert)) item.command = { command: "editor.action.triggerSuggest", title: "" };
  return item;
}
