//! Parses a document in one pass, tag by tag.

use super::stack::{Integration, Mode, NONE, Name, Namespace, Stack};
use crate::html::found::Elements;
use crate::html::places::Scripting;
use crate::html::tokens::attribute_name::AttributeName;
use crate::html::tokens::markup::{
    Attribute, Markup, bogus_comment_end, cdata_end, comment_end, is_doctype, is_space, next_markup, span, tag,
};
use crate::html::tokens::raw_text::{end_tag, script_end_tag};
use crate::html::tokens::references::reference;
use crate::html::tokens::tag::Tag;
use crate::html::{HeadEnd, HeadEndKind, Rest, RestKind};
use crate::text::{BOM, Span};

/// A parser that applies the HTML standard's rules about the places of elements.
///
/// Omits three features of the standard:
///
/// - The list of active formatting elements, which reopens a `<b>` after `</p>`.
/// - Foster parenting, which moves content that a table may not contain to a position before the table. The content stays in the body.
/// - The list of old doctypes that trigger quirks mode.
///
/// These features would change only where some elements end, and only in documents with misplaced tags or old doctypes.
pub(in crate::html) struct TreeBuilder<'t> {
    pub(in crate::html) text: &'t [u8],
    pub(in crate::html) scripting: Scripting,
    /// The offset of the next byte to read.
    at: usize,
    /// The start of the current tag or text.
    pub(in crate::html) from: usize,
    /// The known attributes of the current tag.
    pub(in crate::html) attributes: Vec<(AttributeName, Span)>,
    pub(in crate::html) stack: Stack<'t>,
    /// `true` if the page has an HTML doctype. Without it (“quirks mode”), a table does not close a paragraph.
    pub(in crate::html) has_doctype: bool,
    /// `true` as long as a `<frameset>` can still replace the body.
    pub(in crate::html) frameset_is_ok: bool,
    /// The start of the tag or text that opened the body. If the body has its own tag, no frameset can replace the body, and the value is
    /// greater than every offset.
    implied_body: usize,
    /// The stack index of the open form. It remains set if the form leaves the stack, because no other form can be opened before `</form>`.
    pub(in crate::html) form: Option<usize>,
    pub(in crate::html) found: Elements,
}

#[derive(Clone, Copy)]
pub(in crate::html) struct Start {
    pub(in crate::html) name: Name,
    pub(in crate::html) markup: Markup,
}

impl Start {
    pub(in crate::html) fn tag(self) -> Tag {
        self.name.tag
    }
}

/// The outcome of a rule for a tag: the tag is done, or other rules must be applied to it.
#[derive(PartialEq)]
pub(in crate::html) enum Step {
    Done,
    Again,
}

#[derive(Clone, Copy, PartialEq)]
pub(in crate::html) enum Closing {
    /// The closed element's end tag. For elements inside it, the cause is `Implied`.
    EndTag,
    /// Any other cause, usually another tag.
    Implied,
}

impl<'t> TreeBuilder<'t> {
    pub(in crate::html) fn new(text: &'t [u8], scripting: Scripting) -> Self {
        let start = if text.starts_with(BOM) { BOM.len() } else { 0 };
        Self {
            text,
            scripting,
            at: start,
            from: start,
            attributes: Vec::new(),
            stack: Stack::default(),
            has_doctype: false,
            frameset_is_ok: true,
            implied_body: usize::MAX,
            form: None,
            found: Elements::default(),
        }
    }

    pub(in crate::html) fn build(mut self) -> Elements {
        while let Some(rest) = self.text.get(self.at..).filter(|rest| !rest.is_empty()) {
            let start = next_markup(rest).map_or(self.text.len(), |at| self.at + at);
            self.text(self.at, start);
            self.record_text(span(self.at, start));
            self.at = start;
            self.markup(start);
        }
        self.found
    }

    /// Reads the markup that begins at `start` with `<`.
    fn markup(&mut self, start: usize) {
        let (kind, end) = match self.text.get(start..).unwrap_or_default() {
            [b'<', b'a'..=b'z' | b'A'..=b'Z', ..] => return self.tag(start, start + 1),
            [b'<', b'/', b'a'..=b'z' | b'A'..=b'Z', ..] => return self.tag(start, start + 2),
            [b'<', b'/', b'>', ..] => (RestKind::Comment, Some(start + 3)),
            [b'<', b'!', b'-', b'-', ..] => (RestKind::Comment, comment_end(self.text, start)),
            [b'<', b'!', b'[', b'C', b'D', b'A', b'T', b'A', b'[', ..] if self.is_in_foreign() => {
                (RestKind::Cdata, cdata_end(self.text, start))
            }
            rest if self.stack.len() == 0 && is_doctype(rest) => {
                self.has_doctype = true;
                (RestKind::Comment, bogus_comment_end(self.text, start))
            }
            [b'<', b'!' | b'?', ..] | [b'<', b'/', _, ..] => (RestKind::Comment, bogus_comment_end(self.text, start)),
            [b'<', rest @ ..] => {
                let end = next_markup(rest).map_or(self.text.len(), |at| start + 1 + at);
                self.text(start, end);
                self.record_text(span(start, end));
                self.at = end;
                return;
            }
            _ => return,
        };
        match end {
            Some(end) => self.at = end,
            None => self.swallow(kind, start),
        }
    }

    fn tag(&mut self, start: usize, name: usize) {
        self.attributes.clear();
        let take = |attribute: Attribute| {
            if let Some(name) = AttributeName::named(attribute.name.slice(self.text)) {
                self.attributes.push((name, attribute.value));
            }
        };
        let Some(markup) = tag(self.text, start, name, take) else { return self.swallow(RestKind::Tag, start) };
        self.from = start;
        self.at = markup.span.end() as usize;
        self.record_tag(markup.name);
        let written = markup.name.slice(self.text);
        let is_start = name == start + 1;
        let name = self.stack.name(written);
        if is_start {
            self.start_tag(Start { name, markup });
        } else {
            self.end_tag(name, markup);
        }
    }

    fn start_tag(&mut self, start: Start) {
        loop {
            let step = match self.stack.mode() {
                _ if self.is_foreign(start.tag()) => self.start_in_foreign(start),
                mode @ (Mode::BeforeHtml | Mode::BeforeHead | Mode::InHead | Mode::InHeadNoscript | Mode::AfterHead) => {
                    self.start_before_body(mode, start)
                }
                Mode::InBody => self.start_in_body(start),
                mode => self.start_in_table_or_template(mode, start),
            };
            if step == Step::Done {
                return;
            }
        }
    }

    fn end_tag(&mut self, name: Name, markup: Markup) {
        if self.is_in_foreign() && self.end_in_foreign(name) {
            return;
        }
        loop {
            let step = match self.stack.mode() {
                mode @ (Mode::BeforeHtml | Mode::BeforeHead | Mode::InHead | Mode::InHeadNoscript | Mode::AfterHead) => {
                    self.end_before_body(mode, name.tag, markup)
                }
                Mode::InBody => self.end_in_body(name),
                mode => self.end_in_table_or_template(mode, name),
            };
            if step == Step::Done {
                return;
            }
        }
    }

    /// Handles text between tags. The text has an effect only if it opens the body, ends a column group, or prevents a later frameset.
    fn text(&mut self, start: usize, end: usize) {
        let mode = self.stack.mode();
        let is_before_body =
            matches!(mode, Mode::BeforeHtml | Mode::BeforeHead | Mode::InHead | Mode::InHeadNoscript | Mode::AfterHead);
        if !is_before_body && !self.frameset_is_ok && mode != Mode::InColumnGroup {
            return;
        }
        let Some(first) = self.first_character(start, end, |_| false) else { return };
        self.from = first;
        if is_before_body {
            self.open_body(span(first, end));
        } else if self.stack.top_tag() == Some(Tag::Colgroup) {
            self.pop(Closing::Implied);
        }
        // NUL is ignored only in the body, so only this search skips it: NUL alone does not prevent a frameset.
        if self.first_character(first, end, |byte| byte == 0).is_some() {
            self.frameset_is_ok = false;
        }
    }

    /// Returns the offset of the first character that is not white space and for which `passes` returns `false`, if any.
    fn first_character(&self, start: usize, end: usize, passes: fn(u8) -> bool) -> Option<usize> {
        let white_space = |at| reference(self.text.get(at..)?).filter(|(character, _)| character.is_white_space());
        let mut at = start;
        while let Some(byte) = self.text.get(at).filter(|_| at < end) {
            at += match byte {
                byte if is_space(*byte) || passes(*byte) => 1,
                b'&' => match white_space(at) {
                    Some((_, taken)) => taken,
                    None => return Some(at),
                },
                _ => return Some(at),
            };
        }
        None
    }

    fn swallow(&mut self, kind: RestKind, start: usize) {
        self.at = self.text.len();
        self.found.rest = Some(Rest { kind, span: span(start, self.at) });
    }

    // Operations shared by the rules.

    pub(in crate::html) fn insert(&mut self, start: Start) {
        let no_snippet = self.record_element(start);
        self.stack.push(start.name, Namespace::Html, Integration::None, no_snippet);
    }

    /// Opens an element that has no tag in the document.
    pub(in crate::html) fn insert_implied(&mut self, tag: Tag) {
        if tag == Tag::Body {
            self.implied_body = self.from;
        }
        self.stack.push(Name::from(tag), Namespace::Html, Integration::None, NONE);
    }

    pub(in crate::html) fn insert_void(&mut self, start: Start) {
        let no_snippet = self.record_element(start);
        self.found.end_no_snippet(no_snippet, self.at, Closing::Implied);
    }

    /// Inserts an element whose content contains no tags, and skips its content and end tag.
    pub(in crate::html) fn insert_raw_text(&mut self, start: Start) {
        let no_snippet = self.record_element(start);
        let from = self.at;
        let end = match start.tag() {
            Tag::Script => script_end_tag(self.text, from),
            _ => end_tag(self.text, from, start.markup.name.slice(self.text)),
        };
        let content = span(from, end.unwrap_or(self.text.len()));
        if start.tag() == Tag::Script {
            self.record_script(start, content);
        }
        self.record_swallowed(start, content, end.is_some());
        let end_tag = end.and_then(|end| tag(self.text, end, end + 2, |_| {}));
        match end_tag {
            Some(end_tag) => {
                self.at = end_tag.span.end() as usize;
                self.record_title(start.name, content);
                self.found.end_no_snippet(no_snippet, content.end() as usize, Closing::EndTag);
            }
            None => self.swallow(RestKind::RawText, start.markup.span.start() as usize),
        }
    }

    pub(in crate::html) fn insert_plaintext(&mut self, start: Start) {
        self.insert(start);
        self.swallow(RestKind::Plaintext, self.from);
    }

    /// Replaces the body with a frameset, which can contain only frames.
    pub(in crate::html) fn insert_frameset(&mut self) {
        self.found.forget_body(self.implied_body);
        self.swallow(RestKind::Frameset, self.from);
    }

    /// Closes the current node.
    pub(in crate::html) fn pop(&mut self, closing: Closing) {
        self.close(self.stack.len().saturating_sub(1), closing);
    }

    /// Closes the element at the stack index `lowest` and every element inside it.
    pub(in crate::html) fn close(&mut self, lowest: usize, closing: Closing) {
        while self.stack.len() > lowest {
            let closing = if self.stack.len() == lowest + 1 { closing } else { Closing::Implied };
            let Some(no_snippet) = self.stack.pop() else { return };
            self.found.end_no_snippet(no_snippet, self.from, closing);
        }
    }

    /// Closes the element at this index, if there is one, because its end tag was read.
    pub(in crate::html) fn close_if(&mut self, lowest: Option<usize>) {
        if let Some(lowest) = lowest {
            self.close(lowest, Closing::EndTag);
        }
    }

    /// Closes the element at this index, if there is one, for a reason other than its end tag.
    pub(in crate::html) fn close_implied(&mut self, lowest: Option<usize>) {
        if let Some(lowest) = lowest {
            self.close(lowest, Closing::Implied);
        }
    }

    pub(in crate::html) fn end_head(&mut self, kind: HeadEndKind, span: Span, name: Option<Span>) {
        self.pop(if kind == HeadEndKind::EndTag { Closing::EndTag } else { Closing::Implied });
        self.stack.set_mode(Mode::AfterHead);
        self.found.head_end.get_or_insert(HeadEnd { kind, span, name });
    }
}
