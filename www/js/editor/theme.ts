import { EditorView } from "@codemirror/view";

/** Custom properties that the page can set, each with a fallback. */
const EDITOR_BG = "var(--editor-bg, #fff)";
const EDITOR_FG = "var(--editor-fg, #1f2328)";
const GUTTER_BG = "var(--editor-gutter-bg, #f6f8fa)";
const GUTTER_FG = "var(--editor-gutter-fg, #59636e)";
const ACTIVE_LINE = "var(--editor-active-line, #818b981f)";
const SELECTION = "var(--editor-selection, #b6d7ff)";
const FOCUS = "var(--editor-focus, #0969da)";
const FIELD = "var(--tok-field, #0550ae)";
const MALFORMED = "var(--tok-malformed, #a40e26)";
const MONO = "var(--font-mono, ui-monospace, monospace)";

/** Colours are custom properties set by the page, so one theme serves light and dark pages. */
const frame = {
  "&": { height: "100%", backgroundColor: EDITOR_BG, color: EDITOR_FG, fontSize: "inherit" },
  "&.cm-focused": { outline: "none" },
  // Draw the focus ring above the content: gutters and the backgrounds of marked lines would hide an outline.
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "301",
    border: `2px solid ${FOCUS}`,
    pointerEvents: "none",
  },
  ".cm-scroller": { overflow: "auto", fontFamily: MONO, lineHeight: "inherit" },
  ".cm-content": { caretColor: "var(--editor-cursor, #1f2328)" },
  ".cm-content ::selection, .cm-content::selection": { backgroundColor: SELECTION },
  ".cm-gutters": { backgroundColor: GUTTER_BG, color: GUTTER_FG, border: "0" },
  // Reserves space for the diagnostics and fold gutters, 1.4em each, which are loaded later.
  "&.awaits-robots-txt .cm-gutters": { paddingRight: "2.8em" },
  "&.awaits-headers .cm-gutters, &.awaits-html .cm-gutters": { paddingRight: "1.4em" },
  ".cm-activeLineGutter": { backgroundColor: "transparent" },
  // The active line has a translucent background image. A background colour would replace the colour of a mark.
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter": {
    backgroundImage: `linear-gradient(${ACTIVE_LINE}, ${ACTIVE_LINE})`,
  },
  ".cm-placeholder": { color: GUTTER_FG },
  ".cm-specialChar": { color: MALFORMED },
};

const tokens = {
  ".tok-comment": { color: "var(--tok-comment, #59636e)", fontStyle: "italic" },
  ".tok-user-agent-field": { color: FIELD, fontWeight: "bold" },
  ".tok-other-field": { color: FIELD },
  ".tok-rule-field": { color: "var(--tok-rule-field, #6639ba)" },
  ".tok-unknown-field": { color: "var(--tok-unknown, #7d4e00)", textDecoration: "underline dotted" },
  ".tok-token": { color: "var(--tok-token, #0a3069)" },
  ".tok-pattern": { color: "var(--tok-pattern, #1f2328)" },
  ".tok-wildcard": { color: "var(--tok-wildcard, #953800)", fontWeight: "bold" },
  ".tok-value": { color: "var(--tok-value, #0a3069)" },
  ".tok-directive": { color: "var(--tok-directive, #6639ba)", fontWeight: "bold" },
  ".tok-tag": { color: "var(--tok-tag, #0550ae)" },
  ".tok-malformed": { color: MALFORMED, textDecoration: "underline wavy" },
};

/** If a line has several marks, later styles win. */
const marks = {
  ".cm-marks .cm-gutterElement": {
    boxSizing: "border-box",
    width: "calc(1.4em + 4px)",
    borderLeft: "4px solid transparent",
    textAlign: "center",
    fontWeight: "bold",
  },
  ".cm-line.mark-group": { backgroundColor: "var(--mark-group-bg, #ddf4ff66)" },
  ".cm-line.mark-agent": { fontWeight: "bold" },
  ".cm-line.mark-lost": { backgroundColor: "var(--mark-lost-bg, #eff1f3)" },
  ".cm-line.mark-overruled": { backgroundColor: "var(--mark-lost-bg, #eff1f3)" },
  ".cm-line.mark-unseen": { backgroundColor: "var(--mark-lost-bg, #eff1f3)" },
  ".cm-line.mark-decides": { backgroundColor: "var(--mark-group-bg, #ddf4ff66)" },
  ".cm-line.mark-allow": { backgroundColor: "var(--mark-allow-bg, #dafbe1)" },
  ".cm-line.mark-disallow": { backgroundColor: "var(--mark-disallow-bg, #ffebe9)" },
  ".cm-marks .mark-group, .cm-marks .mark-agent": bar("var(--mark-group-bar, #0969da)"),
  ".cm-marks .mark-lost, .cm-marks .mark-overruled, .cm-marks .mark-unseen": bar("var(--mark-lost-bar, #6e7781)"),
  ".cm-marks .mark-decides": bar("var(--mark-decides-bar, #0969da)"),
  ".cm-marks .mark-allow": bar("var(--mark-allow-bar, #1a7f37)"),
  ".cm-marks .mark-disallow": bar("var(--mark-disallow-bar, #cf222e)"),
};

/** Underline, strike through or outline parts of the text, because colour must not be the only cue. */
const parts = {
  ".part-decides": {
    backgroundColor: "var(--part-decides-bg, #ddf4ff)",
    textDecoration: "underline 2px var(--mark-decides-bar, #0969da)",
    textUnderlineOffset: "3px",
  },
  ".part-overruled": { textDecoration: "underline dotted 2px", textUnderlineOffset: "3px" },
  ".part-unseen": { textDecoration: "underline dashed 2px", textUnderlineOffset: "3px" },
  ".part-void": { textDecoration: "line-through" },
  ".part-pointed": { outline: `2px solid ${FOCUS}`, outlineOffset: "1px" },
};

function bar(color: string) {
  return { borderLeftColor: color, color };
}

const search = {
  ".cm-panels": { backgroundColor: GUTTER_BG, color: EDITOR_FG },
  ".cm-panels-top": { borderBottom: `1px solid ${GUTTER_FG}` },
  ".cm-panel.cm-search": { padding: "6px 28px 6px 8px", font: "inherit" },
  ".cm-panel.cm-search label": { fontSize: "inherit" },
  ".cm-panel.cm-search [name=close]": {
    right: "6px",
    top: "4px",
    minWidth: "24px",
    minHeight: "24px",
    color: "inherit",
  },
  ".cm-textfield": {
    backgroundColor: EDITOR_BG,
    color: EDITOR_FG,
    border: `1px solid ${GUTTER_FG}`,
    font: "inherit",
    fontFamily: MONO,
  },
  ".cm-button": {
    backgroundImage: "none",
    backgroundColor: EDITOR_BG,
    color: EDITOR_FG,
    border: `1px solid ${GUTTER_FG}`,
    borderRadius: "4px",
    font: "inherit",
    "&:active": { backgroundImage: "none", backgroundColor: SELECTION },
  },
  ".cm-textfield::placeholder": { color: GUTTER_FG, opacity: "1" },
  ".cm-panels :focus-visible": { outline: `2px solid ${FOCUS}`, outlineOffset: "-2px" },
  ".cm-searchMatch": { backgroundColor: "transparent", outline: `1px solid ${FOCUS}` },
  ".cm-searchMatch-selected": { backgroundColor: SELECTION },
};

const ERROR = "var(--mark-disallow-bar, #cf222e)";
const WARNING = "var(--tok-unknown, #7d4e00)";
const INFO = "var(--mark-lost-bar, #6e7781)";

/** Styles for diagnostics, tooltips, hints, folding and completion lists. */
const language = {
  ".cm-tooltip": {
    backgroundColor: GUTTER_BG,
    color: EDITOR_FG,
    border: `1px solid ${GUTTER_FG}`,
    borderRadius: "4px",
  },
  ".cm-tooltip-hover": { maxHeight: "40vh", overflow: "auto", zIndex: "302" },
  ".cm-tooltip a": { color: FOCUS },
  ".cm-robots-hint": { color: GUTTER_FG, opacity: "1", display: "var(--hint-display, inline)" },
  ".cm-foldGutter": { width: "1.4em" },
  ".cm-foldGutter .cm-gutterElement": { padding: "0 4px", cursor: "pointer" },
  ".cm-foldPlaceholder": { backgroundColor: GUTTER_BG, color: EDITOR_FG, border: `1px solid ${GUTTER_FG}` },
  ".cm-tooltip :focus-visible": { outline: `2px solid ${FOCUS}` },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: SELECTION, color: EDITOR_FG },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: MONO, maxWidth: "min(600px, 90vw)" },
  ".cm-completionDetail": { color: GUTTER_FG },
  "[aria-selected] > .cm-completionDetail": { color: EDITOR_FG },
  ".cm-diagnostic": { fontFamily: "var(--font-ui, system-ui, sans-serif)", padding: "4px 8px" },
  ".cm-diagnosticText": { display: "block" },
  ".cm-diagnosticSource": { fontSize: "85%", opacity: "1", color: GUTTER_FG },
  ".cm-diagnosticAction": {
    margin: "4px 8px 4px 0",
    padding: "2px 8px",
    minHeight: "24px",
    backgroundColor: EDITOR_BG,
    color: EDITOR_FG,
    border: `1px solid ${GUTTER_FG}`,
  },
  ".cm-diagnostic-error": { borderLeftColor: ERROR },
  ".cm-diagnostic-warning": { borderLeftColor: WARNING },
  ".cm-diagnostic-info": { borderLeftColor: INFO },
  // Use three line styles, because colour must not be the only cue. CodeMirror's default images are data: URLs, which a strict
  // Content-Security-Policy blocks.
  ".cm-lintRange-error": { backgroundImage: "none", borderBottom: `2px solid ${ERROR}` },
  ".cm-lintRange-warning": { backgroundImage: "none", borderBottom: `2px dashed ${WARNING}` },
  ".cm-lintRange-info": { backgroundImage: "none", borderBottom: `2px dotted ${INFO}` },
  ".cm-lintRange-active": { backgroundColor: SELECTION },
  ".cm-lint-marker": { width: "1em", height: "1em", textAlign: "center", fontWeight: "bold", content: "none" },
  ".cm-lint-marker-error": { color: ERROR, "&::before": { content: '"✖"' } },
  ".cm-lint-marker-warning": { color: WARNING, "&::before": { content: '"▲"' } },
  ".cm-lint-marker-info": { color: INFO, "&::before": { content: '"●"' } },
  ".cm-panel.cm-panel-lint ul": { maxHeight: "12em" },
  ".cm-panel.cm-panel-lint ul [aria-selected]": { backgroundColor: SELECTION, color: EDITOR_FG },
  ".cm-panel.cm-panel-lint ul:focus [aria-selected]": { backgroundColor: SELECTION, color: EDITOR_FG },
  ".cm-panel.cm-panel-lint [aria-selected] .cm-diagnosticSource": { color: EDITOR_FG },
  ".cm-panel.cm-panel-lint [name=close]": { minWidth: "24px", minHeight: "24px", color: "inherit" },
};

export const theme = EditorView.theme({ ...frame, ...tokens, ...marks, ...parts, ...search, ...language });
