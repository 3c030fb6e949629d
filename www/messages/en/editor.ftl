# Phrases of the text panes, such as those of search and folding. www/js/editor/phrases.ts translates them. Except for editor-excerpt, the
# English messages must equal the phrases in CodeMirror and web/codemirror, with one placeholder for “$”. Each message is one line without
# selectors.

editor-find = Find
editor-replace-with = Replace
editor-next = next
editor-previous = previous
editor-all = all
editor-match-case = match case
editor-regexp = regexp
editor-by-word = by word
editor-replace = replace
editor-replace-all = replace all
editor-close = close
editor-current-match = current match
editor-on-line = on line
editor-replaced-match = replaced match on line { $line }
editor-replaced-matches = replaced { $count } matches
editor-go-to-line = Go to line
editor-go = go
editor-diagnostics = Diagnostics
editor-no-diagnostics = No diagnostics
editor-completions = Completions
editor-control-character = Control character
editor-selection-deleted = Selection deleted
editor-folded-lines = Folded lines
editor-unfolded-lines = Unfolded lines
editor-to = to
editor-folded = folded code
editor-unfold = unfold
editor-fold-line = Fold line
editor-nothing-known = Nothing is known about this.
editor-unfold-line = Unfold line
editor-unsafe-fix = { $title } (look at the result)
# Shown before CodeMirror is loaded, if a text is too long for a textarea.
editor-excerpt = Showing the first { $shown } of { $all } characters, not editable.
