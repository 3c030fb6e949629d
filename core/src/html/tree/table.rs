//! The parsing rules for tables and templates, as far as they differ from the rules for the body.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable>

use super::builder::{Closing, Start, Step, TreeBuilder};
use super::stack::{Mode, Name};
use crate::html::tokens::tag::Tag;

impl TreeBuilder<'_> {
    pub(super) fn start_in_table_or_template(&mut self, mode: Mode, start: Start) -> Step {
        let tag = start.tag();
        match mode {
            Mode::InCaption if tag.is_of_table() => self.close_and_again(self.stack.in_table_scope(Tag::Caption)),
            Mode::InCell if tag.is_of_table() => self.close_and_again(self.cell()),
            Mode::InColumnGroup => self.start_in_column_group(start),
            Mode::InTableBody => self.start_in_table_body(start),
            Mode::InRow => self.start_in_row(start),
            Mode::InTable => self.start_in_table(start),
            Mode::InTemplate => self.start_in_template(start),
            _ => self.start_in_body(start),
        }
    }

    pub(super) fn end_in_table_or_template(&mut self, mode: Mode, name: Name) -> Step {
        let tag = name.tag;
        match (mode, tag) {
            (Mode::InTemplate | Mode::InColumnGroup, Tag::Template) => self.end_in_body(name),
            (Mode::InTemplate, _) => Step::Done,
            (Mode::InColumnGroup, Tag::Colgroup) => self.close_column_group(Closing::EndTag, Step::Done),
            (Mode::InColumnGroup, Tag::Col) => Step::Done,
            (Mode::InColumnGroup, _) => self.close_column_group(Closing::Implied, Step::Again),
            (_, Tag::Body | Tag::Html | Tag::Col | Tag::Colgroup) => Step::Done,
            (Mode::InCaption, Tag::Caption) | (Mode::InCell, Tag::Td | Tag::Th) | (Mode::InTable, Tag::Table) => {
                self.close_if(self.stack.in_table_scope(tag));
                Step::Done
            }
            (Mode::InCaption, Tag::Table) => self.close_and_again(self.stack.in_table_scope(Tag::Caption)),
            (Mode::InCell, Tag::Table | Tag::Tbody | Tag::Tfoot | Tag::Thead | Tag::Tr) => {
                let is_open = self.stack.in_table_scope(tag).is_some();
                self.close_and_again(self.cell().filter(|_| is_open))
            }
            (Mode::InTableBody, Tag::Tbody | Tag::Tfoot | Tag::Thead) | (Mode::InRow, Tag::Tr) => {
                self.close_if(self.stack.in_table_scope(tag));
                Step::Done
            }
            (Mode::InTableBody, Tag::Table) => self.close_and_again(self.table_body()),
            (Mode::InRow, Tag::Table) => self.close_and_again(self.stack.in_table_scope(Tag::Tr)),
            (Mode::InRow, Tag::Tbody | Tag::Tfoot | Tag::Thead) => {
                let is_open = self.stack.in_table_scope(tag).is_some();
                self.close_and_again(self.stack.in_table_scope(Tag::Tr).filter(|_| is_open))
            }
            (_, tag) if tag.is_of_table() => Step::Done,
            _ => self.end_in_body(name),
        }
    }

    fn start_in_table(&mut self, start: Start) -> Step {
        match start.tag() {
            Tag::Caption | Tag::Colgroup | Tag::Tbody | Tag::Tfoot | Tag::Thead => {
                self.clear_to(&[Tag::Table]);
                self.insert(start);
            }
            Tag::Col => return self.imply(&[Tag::Table], Tag::Colgroup),
            Tag::Td | Tag::Th | Tag::Tr => return self.imply(&[Tag::Table], Tag::Tbody),
            Tag::Table => return self.close_and_again(self.stack.in_table_scope(Tag::Table)),
            Tag::Input if self.is_hidden_input() => self.insert_void(start),
            Tag::Form => {
                if self.form.is_none() && !self.stack.is_open(Tag::Template) {
                    self.form = Some(usize::MAX);
                    self.insert_void(start);
                }
            }
            _ => return self.start_in_body(start),
        }
        Step::Done
    }

    fn start_in_table_body(&mut self, start: Start) -> Step {
        const CONTEXT: [Tag; 3] = [Tag::Tbody, Tag::Tfoot, Tag::Thead];
        match start.tag() {
            Tag::Tr => {
                self.clear_to(&CONTEXT);
                self.insert(start);
                Step::Done
            }
            Tag::Td | Tag::Th => self.imply(&CONTEXT, Tag::Tr),
            tag if tag.is_of_table() => self.close_and_again(self.table_body()),
            _ => self.start_in_table(start),
        }
    }

    fn start_in_row(&mut self, start: Start) -> Step {
        match start.tag() {
            Tag::Td | Tag::Th => {
                self.clear_to(&[Tag::Tr]);
                self.insert(start);
                Step::Done
            }
            tag if tag.is_of_table() => self.close_and_again(self.stack.in_table_scope(Tag::Tr)),
            _ => self.start_in_table(start),
        }
    }

    fn start_in_column_group(&mut self, start: Start) -> Step {
        match start.tag() {
            Tag::Html => Step::Done,
            Tag::Col => {
                self.insert_void(start);
                Step::Done
            }
            Tag::Template => self.start_in_body(start),
            _ => self.close_column_group(Closing::Implied, Step::Again),
        }
    }

    /// Handles a start tag in a template whose mode is still unknown. The first tag that does not belong in a head determines the mode.
    fn start_in_template(&mut self, start: Start) -> Step {
        let mode = match start.tag() {
            Tag::Caption | Tag::Colgroup | Tag::Tbody | Tag::Tfoot | Tag::Thead => Mode::InTable,
            Tag::Col => Mode::InColumnGroup,
            Tag::Tr => Mode::InTableBody,
            Tag::Td | Tag::Th => Mode::InRow,
            _ if self.insert_of_head(start) => return Step::Done,
            _ => Mode::InBody,
        };
        self.stack.set_mode(mode);
        Step::Again
    }

    /// Closes the open column group and returns `then`. Ignores the tag if no column group is open, as in a `<template>` that contains
    /// `<col>`.
    fn close_column_group(&mut self, closing: Closing, then: Step) -> Step {
        if self.stack.top_tag() != Some(Tag::Colgroup) {
            return Step::Done;
        }
        self.pop(closing);
        then
    }

    fn cell(&self) -> Option<usize> {
        self.stack.in_table_scope(Tag::Td).max(self.stack.in_table_scope(Tag::Th))
    }

    fn table_body(&self) -> Option<usize> {
        [Tag::Tbody, Tag::Tfoot, Tag::Thead].into_iter().filter_map(|tag| self.stack.in_table_scope(tag)).max()
    }

    /// Closes the element at the index `open`, and applies the rules to the tag again. Ignores the tag if `open` is `None`.
    fn close_and_again(&mut self, open: Option<usize>) -> Step {
        let Some(open) = open else { return Step::Done };
        self.close(open, Closing::Implied);
        Step::Again
    }

    fn imply(&mut self, context: &[Tag], tag: Tag) -> Step {
        self.clear_to(context);
        self.insert_implied(tag);
        Step::Again
    }

    /// Closes elements until the current node's tag is in `context`, or is `<template>` or `<html>`.
    fn clear_to(&mut self, context: &[Tag]) {
        let is_context = |tag| context.contains(&tag) || matches!(tag, Tag::Template | Tag::Html);
        while !self.stack.top_tag().is_some_and(is_context) {
            self.pop(Closing::Implied);
        }
    }
}
