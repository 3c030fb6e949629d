//! What a text pane asks of a robots.txt: what `web/codemirror` takes of the package's class `RobotsTxt`.

use std::cell::OnceCell;

use js_sys::{Array, Object};
use robotscope::language;
use robotscope::lint::{Diagnostic, Options};
use robotscope::text::{Offsets, Span};
use robotscope::{RobotsTxt, explain};
use wasm_bindgen::prelude::*;

use crate::plain::object;
use crate::units::Units;
use crate::words::messages;

/// A robots.txt about which is asked.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RobotsTxtText {
    pub(crate) robots: RobotsTxt<'static>,
    units: OnceCell<Units>,
    diagnostics: OnceCell<Vec<Diagnostic>>,
}

/// Reads a text, of which several things may then be asked.
#[wasm_bindgen(js_name = parseRobotsTxt)]
pub fn parse_robots_txt(text: String) -> RobotsTxtText {
    let robots = RobotsTxt::parse(text);
    RobotsTxtText { robots, units: OnceCell::new(), diagnostics: OnceCell::new() }
}

#[wasm_bindgen]
impl RobotsTxtText {
    /// What is wrong with it, in its order.
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorDiagnostic[]")]
    pub fn diagnostics(&self) -> Array {
        let (messages, offsets) = (messages(), Offsets::new(self.robots.text()));
        let diagnostic = |found| self.units().diagnostic(&explain::diagnostic(&messages, &self.robots, &offsets, found));
        self.found().iter().map(diagnostic).collect()
    }

    /// What can be done about what is wrong between two offsets (UTF-16 code units).
    #[wasm_bindgen(
        js_name = codeActions,
        unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorAction[]"
    )]
    pub fn code_actions(&self, start: u32, end: u32) -> Array {
        let actions = self.robots.code_actions(self.found(), self.range(start, end));
        actions.iter().map(|action| self.action(action)).collect()
    }

    /// What stands at an offset (UTF-16 code units), if anything is known of it.
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorHover | undefined")]
    pub fn hover(&self, offset: u32) -> Option<Object> {
        let hover = self.robots.hover(self.units().byte(offset))?;
        Some(self.units().hover(explain::hover(&messages(), &self.robots, &hover)))
    }

    /// What could stand at an offset (UTF-16 code units).
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorCompletion[]")]
    pub fn complete(&self, offset: u32) -> Array {
        self.units().completions(&self.robots.completions(self.units().byte(offset)))
    }

    /// What can be folded away.
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorFold[]")]
    pub fn folding(&self) -> Array {
        let folds = self.robots.folding();
        let fold = |first: u32, last: u32| object(&[("firstLine", first.into()), ("lastLine", last.into())]);
        folds.iter().map(|found| fold(found.first_line, found.last_line)).collect()
    }

    /// What gives it the usual form.
    #[wasm_bindgen(unchecked_return_type = "import(\"robotscope\").TextEdit[]")]
    pub fn format(&self) -> Array {
        self.units().edits(&self.robots.formatting(None))
    }

    /// What is worth showing behind the lines between two offsets (UTF-16 code units).
    #[wasm_bindgen(
        js_name = inlayHints,
        unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorInlayHint[]"
    )]
    pub fn inlay_hints(&self, start: u32, end: u32) -> Array {
        let hints = self.robots.inlay_hints(Some(self.range(start, end)));
        let hint = |offset: u32, text: String| object(&[("offset", self.units().unit(offset)), ("text", text.into())]);
        hints.iter().map(|found| hint(found.offset, explain::inlay_hint(&messages(), found).text)).collect()
    }
}

impl RobotsTxtText {
    fn range(&self, start: u32, end: u32) -> Span {
        Span::new(self.units().byte(start), self.units().byte(end))
    }

    fn found(&self) -> &[Diagnostic] {
        self.diagnostics.get_or_init(|| self.robots.lint(&Options::default()))
    }

    fn action(&self, action: &language::CodeAction) -> Object {
        let action = explain::code_action(&messages(), &self.robots, action);
        object(&[
            ("kind", action.kind.as_str().into()),
            ("title", action.title.into()),
            ("code", action.code.as_str().into()),
            ("diagnosticSpan", self.units().span(action.diagnostic_span)),
            ("applicability", action.applicability.as_str().into()),
            ("edits", self.units().edits(&action.edits).into()),
        ])
    }

    fn units(&self) -> &Units {
        self.units.get_or_init(|| Units::new(self.robots.text()))
    }
}
