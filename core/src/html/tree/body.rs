//! The parsing rules for the body.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>

use super::builder::{Closing, Start, Step, TreeBuilder};
use super::stack::Name;
use crate::html::tokens::attribute_name::AttributeName;
use crate::html::tokens::tag::Tag;

impl TreeBuilder<'_> {
    pub(super) fn start_in_body(&mut self, start: Start) -> Step {
        match start.tag() {
            _ if self.insert_of_head(start) => {}
            Tag::Html | Tag::Head | Tag::Frame => {}
            tag if tag.is_of_table() => {}
            Tag::Body => self.frameset_is_ok &= self.stack.is_open(Tag::Template) || !self.stack.has_body(),
            Tag::Frameset => {
                if self.frameset_is_ok && self.stack.has_body() {
                    self.insert_frameset();
                }
            }
            tag if tag.is_block() || tag.is_heading() => self.start_block(start),
            Tag::P | Tag::Plaintext | Tag::Table | Tag::Xmp => self.start_block(start),
            Tag::Form => self.start_form(start),
            Tag::Li => self.start_item(start, self.stack.item(Tag::Li)),
            Tag::Dd | Tag::Dt => self.start_item(start, self.stack.item(Tag::Dd).max(self.stack.item(Tag::Dt))),
            Tag::Button => {
                self.close_implied(self.stack.in_scope(Tag::Button));
                self.insert_visible(start);
            }
            Tag::A | Tag::Nobr => self.start_exclusive(start),
            Tag::Applet | Tag::Marquee | Tag::Object => self.insert_visible(start),
            tag if tag.is_void() => self.start_void(start),
            Tag::Textarea | Tag::Iframe => {
                self.insert_raw_text(start);
                self.frameset_is_ok = false;
            }
            Tag::Noembed => self.insert_raw_text(start),
            Tag::Noscript => self.insert_noscript(start),
            Tag::Select | Tag::Option | Tag::Optgroup => self.start_choice(start),
            Tag::Rb | Tag::Rtc | Tag::Rp | Tag::Rt => {
                if self.stack.in_scope(Tag::Ruby).is_some() {
                    self.close_implied_ends(matches!(start.tag(), Tag::Rp | Tag::Rt).then_some(Tag::Rtc));
                }
                self.insert(start);
            }
            Tag::Math | Tag::Svg => self.insert_foreign_root(start),
            _ => self.insert(start),
        }
        Step::Done
    }

    /// Starts an element that closes an open paragraph.
    fn start_block(&mut self, start: Start) {
        // In quirks mode (without a doctype), browsers keep the paragraph open when a table starts.
        if start.tag() != Tag::Table || self.has_doctype {
            self.close_paragraph();
        }
        match start.tag() {
            Tag::Plaintext => self.insert_plaintext(start),
            Tag::Table => self.insert_visible(start),
            Tag::Xmp => {
                self.insert_raw_text(start);
                self.frameset_is_ok = false;
            }
            tag => {
                if tag.is_heading() && self.stack.top_tag().is_some_and(Tag::is_heading) {
                    self.pop(Closing::Implied);
                }
                self.insert(start);
                self.frameset_is_ok &= !matches!(tag, Tag::Pre | Tag::Listing);
            }
        }
    }

    /// Starts an element that closes an open element with the same name.
    fn start_exclusive(&mut self, start: Start) {
        if start.tag() == Tag::A || self.stack.in_scope(Tag::Nobr).is_some() {
            self.end_formatting(start.name, Closing::Implied);
        }
        self.insert(start);
    }

    /// Starts an element that cannot have content.
    fn start_void(&mut self, start: Start) {
        match start.tag() {
            Tag::Input => self.close_implied(self.stack.in_scope(Tag::Select)),
            Tag::Hr => {
                self.close_paragraph();
                if self.stack.in_scope(Tag::Select).is_some() {
                    self.close_implied_ends(None);
                }
            }
            _ => {}
        }
        self.insert_void(start);
        match start.tag() {
            Tag::Param | Tag::Source | Tag::Track => {}
            Tag::Input => self.frameset_is_ok &= self.is_hidden_input(),
            _ => self.frameset_is_ok = false,
        }
    }

    /// Starts a `select`, `option` or `optgroup`. Inside an open `select`, a `<select>` tag only closes this `select`.
    fn start_choice(&mut self, start: Start) {
        match (start.tag(), self.stack.in_scope(Tag::Select)) {
            (Tag::Select, Some(open)) => return self.close(open, Closing::Implied),
            (Tag::Select, None) => return self.insert_visible(start),
            (tag, Some(_)) => self.close_implied_ends((tag == Tag::Option).then_some(Tag::Optgroup)),
            (_, None) if self.stack.top_tag() == Some(Tag::Option) => self.pop(Closing::Implied),
            _ => {}
        }
        self.insert(start);
    }

    pub(super) fn end_in_body(&mut self, name: Name) -> Step {
        match name.tag {
            // Ignore these end tags: content after `</body>` still belongs to the body.
            Tag::Body | Tag::Html => {}
            Tag::Template => self.close_if(self.stack.last_tag(Tag::Template)),
            tag if tag.is_block() || matches!(tag, Tag::Button | Tag::Select | Tag::Applet | Tag::Marquee | Tag::Object) => {
                self.close_if(self.stack.in_scope(tag));
            }
            Tag::Form => self.end_form(),
            // Without an open paragraph, the standard opens an empty paragraph and closes it, which makes no difference here.
            Tag::P => self.close_if(self.stack.in_button_scope(Tag::P)),
            Tag::Li => self.close_if(self.stack.in_list_item_scope(Tag::Li)),
            Tag::Dd | Tag::Dt => self.close_if(self.stack.in_scope(name.tag)),
            // The end tag of a heading closes the last heading of any level.
            tag if tag.is_heading() => {
                const ALL: [Tag; 6] = [Tag::H1, Tag::H2, Tag::H3, Tag::H4, Tag::H5, Tag::H6];
                let open = ALL.into_iter().filter_map(|heading| self.stack.in_scope(heading)).max();
                let closing = if open == self.stack.in_scope(tag) { Closing::EndTag } else { Closing::Implied };
                if let Some(open) = open {
                    self.close(open, closing);
                }
            }
            tag if tag.is_formatting() => self.end_formatting(name, Closing::EndTag),
            // `</br>` means `<br>`, after which a `<frameset>` can no longer replace the body.
            Tag::Br => self.frameset_is_ok = false,
            _ => self.close_if(self.stack.above_special(name)),
        }
        Step::Done
    }

    pub(super) fn start_form(&mut self, start: Start) {
        let is_in_template = self.stack.is_open(Tag::Template);
        if self.form.is_some() && !is_in_template {
            return;
        }
        self.close_paragraph();
        if !is_in_template {
            self.form = Some(self.stack.len());
        }
        self.insert(start);
    }

    /// Closes the form, and elements at the top of the stack whose end tag may be implied. Other elements inside the form stay open, unless
    /// a `<template>` is open.
    fn end_form(&mut self) {
        let open = self.stack.in_scope(Tag::Form);
        if self.stack.is_open(Tag::Template) {
            return self.close_if(open);
        }
        if let Some(open) = self.form.take().filter(|form| open == Some(*form)) {
            self.close_implied_ends(None);
            let is_current = self.stack.len() == open + 1;
            self.take_out(open, if is_current { Closing::EndTag } else { Closing::Implied });
        }
    }

    /// Ends a formatting element: the standard's “adoption agency algorithm”, reduced to its effect on the stack. Special elements inside
    /// the formatting element stay open. Elements inside the last special element are closed. Between the formatting element and the last
    /// special element, elements that are neither special nor formatting are closed.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm>
    fn end_formatting(&mut self, name: Name, closing: Closing) {
        if let Some(open) = self.stack.above_special(name) {
            return self.close(open, closing);
        }
        // The element stays open if it contains more than seven special elements.
        if let Some(open) = self.stack.in_scope(name.tag)
            && let Some(special) = self.stack.last_special(open, 7)
        {
            self.close(special + 1, Closing::Implied);
            for entry in self.stack.ordinary_between(open, special) {
                self.take_out(entry, Closing::Implied);
            }
            self.take_out(open, Closing::Implied);
        }
    }

    fn take_out(&mut self, entry: usize, closing: Closing) {
        if let Some(no_snippet) = self.stack.take_out(entry) {
            self.found.end_no_snippet(no_snippet, self.from, closing);
        }
    }

    fn start_item(&mut self, start: Start, open: Option<usize>) {
        self.frameset_is_ok = false;
        self.close_implied(open);
        self.close_paragraph();
        self.insert(start);
    }

    /// Inserts an element. A later `<frameset>` can then no longer replace the body.
    fn insert_visible(&mut self, start: Start) {
        self.insert(start);
        self.frameset_is_ok = false;
    }

    fn close_paragraph(&mut self) {
        self.close_implied(self.stack.in_button_scope(Tag::P));
    }

    fn close_implied_ends(&mut self, but: Option<Tag>) {
        while self.stack.top_tag().is_some_and(|tag| tag.has_implied_end() && Some(tag) != but) {
            self.pop(Closing::Implied);
        }
    }

    pub(super) fn is_hidden_input(&self) -> bool {
        self.attribute(AttributeName::Type).is_some_and(|span| self.decoded(span).bytes().eq_ignore_ascii_case(b"hidden"))
    }
}
