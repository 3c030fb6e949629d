import type { Completion as Found } from "robotscope/init";
import { CompletionItem, Disposable, languages, type TextDocument } from "vscode";
import { completionKinds, sortText } from "../../../web/language/shapes.ts";
import type { Documents } from "./documents.ts";
import { rangeOf } from "./positions.ts";

/** Registers completion for robots.txt, and for robots directives in HTML and _headers files. */
export const provideCompletion = (documents: Documents): Disposable =>
  Disposable.from(
    ...Object.entries(documents.languages).map(([language, { triggers, complete }]) =>
      languages.registerCompletionItemProvider(
        language,
        {
          provideCompletionItems: (document, position) =>
            complete(document, document.offsetAt(position)).map((found, place) => itemOf(document, found, place)),
        },
        ...triggers,
      ),
    ),
  );

function itemOf(document: TextDocument, found: Found, place: number): CompletionItem {
  // VS Code numbers kinds from 0, the language server protocol from 1.
  const item = new CompletionItem({ label: found.label, description: found.detail }, completionKinds[found.kind] - 1);
  item.insertText = found.insert;
  item.range = rangeOf(document, found.span);
  item.documentation = found.documentation;
  item.sortText = sortText(place);
  if (/[:=] ?$/.test(found.insert)) item.command = { command: "editor.action.triggerSuggest", title: "" };
  return item;
}
