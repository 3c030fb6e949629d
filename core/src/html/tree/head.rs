//! The parsing rules that apply before the body.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>

use super::builder::{Closing, Start, Step, TreeBuilder};
use super::stack::Mode;
use crate::html::HeadEndKind;
use crate::html::places::Scripting;
use crate::html::tokens::markup::Markup;
use crate::html::tokens::tag::Tag;
use crate::text::Span;

impl TreeBuilder<'_> {
    pub(super) fn start_before_body(&mut self, mode: Mode, start: Start) -> Step {
        match (mode, start.tag()) {
            (Mode::BeforeHtml, Tag::Html) | (Mode::BeforeHead, Tag::Head) => self.insert(start),
            (Mode::BeforeHtml, _) => return self.implied(Tag::Html),
            (_, Tag::Html) => {}
            (Mode::BeforeHead, _) => return self.implied(Tag::Head),
            (_, Tag::Head) => {}
            (Mode::InHeadNoscript, Tag::Basefont | Tag::Bgsound | Tag::Link | Tag::Meta | Tag::Noframes | Tag::Style) => {
                self.insert_of_head(start);
            }
            (Mode::InHeadNoscript, Tag::Noscript) => {}
            (Mode::InHeadNoscript, _) => {
                self.pop(Closing::Implied);
                return Step::Again;
            }
            (Mode::InHead, Tag::Noscript) => self.insert_noscript(start),
            (Mode::AfterHead, Tag::Body) => {
                self.insert(start);
                self.frameset_is_ok = false;
            }
            (Mode::AfterHead, Tag::Frameset) => self.insert_frameset(),
            _ if self.insert_of_head(start) => {}
            (Mode::InHead, tag) => {
                let is_body = matches!(tag, Tag::Body | Tag::Frameset);
                let kind = if is_body { HeadEndKind::Body } else { HeadEndKind::Element };
                self.end_head(kind, start.markup.span, Some(start.markup.name));
                return Step::Again;
            }
            _ => return self.implied(Tag::Body),
        }
        Step::Done
    }

    pub(super) fn end_before_body(&mut self, mode: Mode, tag: Tag, markup: Markup) -> Step {
        let opens_body = matches!(tag, Tag::Body | Tag::Html | Tag::Br);
        match mode {
            Mode::BeforeHtml if opens_body || tag == Tag::Head => return self.implied(Tag::Html),
            Mode::BeforeHead if opens_body || tag == Tag::Head => return self.implied(Tag::Head),
            Mode::InHead if tag == Tag::Head => self.end_head(HeadEndKind::EndTag, markup.span, Some(markup.name)),
            Mode::InHead if opens_body => {
                self.end_head(HeadEndKind::OtherEndTag, markup.span, Some(markup.name));
                return Step::Again;
            }
            Mode::InHeadNoscript if tag == Tag::Noscript => self.pop(Closing::EndTag),
            Mode::InHeadNoscript if tag == Tag::Br => {
                self.pop(Closing::Implied);
                return Step::Again;
            }
            Mode::AfterHead if opens_body => return self.implied(Tag::Body),
            _ => {}
        }
        Step::Done
    }

    /// Opens the body where `text` begins, because text cannot precede the body.
    pub(super) fn open_body(&mut self, text: Span) {
        loop {
            match self.stack.mode() {
                Mode::BeforeHtml => self.insert_implied(Tag::Html),
                Mode::BeforeHead => self.insert_implied(Tag::Head),
                Mode::InHeadNoscript => self.pop(Closing::Implied),
                Mode::InHead => self.end_head(HeadEndKind::Text, text, None),
                _ => return self.insert_implied(Tag::Body),
            }
        }
    }

    /// Inserts an element for which the same rules apply inside and outside the head. For any other element, inserts nothing and returns
    /// `false`.
    pub(super) fn insert_of_head(&mut self, start: Start) -> bool {
        match start.tag() {
            Tag::Base | Tag::Basefont | Tag::Bgsound | Tag::Link | Tag::Meta => self.insert_void(start),
            Tag::Title | Tag::Noframes | Tag::Style | Tag::Script => self.insert_raw_text(start),
            Tag::Template => {
                self.insert(start);
                self.frameset_is_ok = false;
            }
            _ => return false,
        }
        true
    }

    /// Inserts a `<noscript>`. Without scripting, its content is parsed as HTML.
    pub(super) fn insert_noscript(&mut self, start: Start) {
        self.found.has_noscript = true;
        match self.scripting {
            Scripting::On => self.insert_raw_text(start),
            Scripting::Off => self.insert(start),
        }
    }

    fn implied(&mut self, tag: Tag) -> Step {
        self.insert_implied(tag);
        Step::Again
    }
}
