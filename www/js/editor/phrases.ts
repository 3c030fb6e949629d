/** CodeMirror's phrases, each keyed by the name of its translation in `editor.ftl` (in `www/messages`). */
const PHRASES: Record<string, string> = {
  "editor-find": "Find",
  "editor-replace-with": "Replace",
  "editor-next": "next",
  "editor-previous": "previous",
  "editor-all": "all",
  "editor-match-case": "match case",
  "editor-regexp": "regexp",
  "editor-by-word": "by word",
  "editor-replace": "replace",
  "editor-replace-all": "replace all",
  "editor-close": "close",
  "editor-current-match": "current match",
  "editor-on-line": "on line",
  "editor-replaced-match": "replaced match on line $",
  "editor-replaced-matches": "replaced $ matches",
  "editor-go-to-line": "Go to line",
  "editor-go": "go",
  "editor-diagnostics": "Diagnostics",
  "editor-no-diagnostics": "No diagnostics",
  "editor-completions": "Completions",
  "editor-control-character": "Control character",
  "editor-selection-deleted": "Selection deleted",
  "editor-folded-lines": "Folded lines",
  "editor-unfolded-lines": "Unfolded lines",
  "editor-to": "to",
  "editor-folded": "folded code",
  "editor-unfold": "unfold",
  "editor-fold-line": "Fold line",
  "editor-nothing-known": "Nothing is known about this.",
  "editor-unfold-line": "Unfold line",
  "editor-unsafe-fix": "$ (look at the result)",
};

/** Returns CodeMirror's phrases translated with these messages. Empty for English, which is CodeMirror's default. */
export function phrases(messages: string | undefined): Record<string, string> {
  const spoken: Record<string, string> = {};
  for (const [, name = "", words = ""] of messages?.matchAll(/^(editor-[a-z-]+) = (.*)$/gm) ?? []) {
    const phrase = PHRASES[name];
    if (phrase) spoken[phrase] = words.replace(/\{ \$\w+ \}/, "$$");
  }
  return spoken;
}
