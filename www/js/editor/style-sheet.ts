/**
 * The style of the `<robots-editor>` element; theme.ts styles CodeMirror. This is a constructed style sheet, because a strict
 * Content-Security-Policy would block a `<style>` element.
 */
export const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(`
  :host { display: flex; flex-direction: column; block-size: 24rem; line-height: 1.5; background: var(--editor-bg, #fff); }
  :host([hidden]) { display: none; }
  ::slotted(textarea) {
    flex: 1 1 auto; min-block-size: 0; box-sizing: border-box; inline-size: 100%; margin: 0; padding: 4px 8px;
    border: 0; resize: none; background: var(--editor-bg, #fff); color: var(--editor-fg, #1f2328);
    caret-color: var(--editor-cursor, #1f2328); font: inherit; font-family: var(--font-mono, ui-monospace, monospace) !important;
  }
  /* Puts the text where CodeMirror will show it, so that the upgrade does not move it. */
  :host([line-numbers]) ::slotted(textarea) { padding-inline-start: 3.9em; }
  :host([line-numbers]:is([language="headers"], [language="html"])) ::slotted(textarea) { padding-inline-start: 5.2em; }
  :host([line-numbers][language="robots-txt"]) ::slotted(textarea) { padding-inline-start: 6.7em; }
  ::slotted(textarea:focus-visible) { outline: 2px solid var(--editor-focus, #0969da); outline-offset: -2px; }
  .rich { flex: 1 1 auto; min-block-size: 0; }
  .rich:empty, .notice:empty { display: none; }
  .rich:not(:empty) ~ slot::slotted(textarea) { display: none !important; }
  .notice { margin: 0; padding: 4px 8px; color: var(--editor-fg, #1f2328); }
`);
