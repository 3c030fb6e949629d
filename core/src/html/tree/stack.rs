//! The stack of open elements.
//!
//! The standard's rules search the stack, which takes time proportional to its depth. To keep parsing linear even with a million open
//! elements, each entry records the nearest entry of each kind, and the previous entry with the same name.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements>

use std::borrow::Cow;
use std::collections::HashMap;

use crate::html::tokens::tag::Tag;

/// The index that represents a missing entry or a missing `NoSnippet`.
pub(in crate::html) const NONE: u32 = u32::MAX;

/// The name of an element: its tag, and a number that distinguishes unknown names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::html) struct Name {
    pub(in crate::html) tag: Tag,
    id: u32,
}

impl From<Tag> for Name {
    fn from(tag: Tag) -> Self {
        Self { tag, id: tag as u32 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::html) enum Namespace {
    Html,
    Svg,
    MathMl,
}

/// The extent to which the rules for HTML apply inside an SVG or MathML element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::html) enum Integration {
    None,
    /// The rules for HTML apply to text and to most start tags.
    MathMlText,
    Html,
}

/// The standard's insertion mode, which selects the rules for the next tag. Each stack entry has a mode, so closing an element restores its
/// parent's mode.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::html) enum Mode {
    BeforeHtml,
    BeforeHead,
    InHead,
    InHeadNoscript,
    AfterHead,
    InBody,
    InTable,
    InCaption,
    InColumnGroup,
    InTableBody,
    InRow,
    InCell,
    InTemplate,
}

pub(in crate::html) struct Entry {
    pub(in crate::html) name: Name,
    pub(in crate::html) namespace: Namespace,
    pub(in crate::html) integration: Integration,
    /// The index of this element in `Elements::no_snippets`; `NONE` if the element does not have `data-nosnippet`.
    pub(in crate::html) no_snippet: u32,
    mode: Mode,
    /// `true` if the element is closed although elements inside it are still open: in `<b><p></b>`, `<b>` is dead.
    is_dead: bool,
    /// The index of the next lower entry with the same name.
    same: u32,
    special: u32,
    scope: u32,
    table_scope: u32,
    /// The index of the nearest special entry other than `<address>`, `<div>` and `<p>`. A new list item inside one of these three closes
    /// the open list item around it.
    list_barrier: u32,
    html: u32,
}

#[derive(Default)]
pub(in crate::html) struct Stack<'t> {
    entries: Vec<Entry>,
    /// The index of the last entry for each name, with one slot for HTML and one for other namespaces.
    last: Vec<u32>,
    others: HashMap<Cow<'t, [u8]>, u32>,
}

impl<'t> Stack<'t> {
    /// Returns the name of a tag. Unknown names are numbered in order of appearance.
    pub(in crate::html) fn name(&mut self, name: &'t [u8]) -> Name {
        let tag = Tag::named(name);
        let mut id = tag as u32;
        if tag == Tag::Other {
            let next = id + u32::try_from(self.others.len()).unwrap_or(u32::MAX);
            id = *self.others.entry(lower(name)).or_insert(next);
        }
        Name { tag, id }
    }

    pub(in crate::html) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns the current node, which is the top entry of the stack.
    pub(in crate::html) fn top(&self) -> Option<&Entry> {
        self.entries.last()
    }

    /// Returns the current node's tag; `None` if the node is not HTML.
    pub(in crate::html) fn top_tag(&self) -> Option<Tag> {
        self.top().filter(|top| top.namespace == Namespace::Html).map(|top| top.name.tag)
    }

    pub(in crate::html) fn mode(&self) -> Mode {
        self.top().map_or(Mode::BeforeHtml, |top| top.mode)
    }

    /// Changes the insertion mode of the current node.
    pub(in crate::html) fn set_mode(&mut self, mode: Mode) {
        if let Some(top) = self.entries.last_mut() {
            top.mode = mode;
        }
    }

    pub(in crate::html) fn push(&mut self, name: Name, namespace: Namespace, integration: Integration, no_snippet: u32) {
        let at = u32::try_from(self.entries.len()).unwrap_or(NONE);
        let tag = name.tag;
        let is_html = namespace == Namespace::Html;
        let is_special = if is_html { tag.is_special() } else { is_foreign_special(tag, namespace) };
        let is_scope = if is_html { tag.is_scope() } else { is_special };
        let is_barrier = is_special && !matches!(tag, Tag::Address | Tag::Div | Tag::P);
        let below = self.top();
        let nearest = |is_it: bool, of: fn(&Entry) -> u32| if is_it { at } else { below.map_or(NONE, of) };
        let mut entry = Entry {
            name,
            namespace,
            integration,
            no_snippet,
            mode: below.map_or(Mode::BeforeHead, |below| below.mode),
            is_dead: false,
            same: NONE,
            special: nearest(is_special, |below| below.special),
            scope: nearest(is_scope, |below| below.scope),
            table_scope: nearest(is_html && matches!(tag, Tag::Html | Tag::Table | Tag::Template), |below| below.table_scope),
            list_barrier: nearest(is_barrier, |below| below.list_barrier),
            html: nearest(is_html, |below| below.html),
        };
        if is_html {
            entry.mode = match tag {
                Tag::Head => Mode::InHead,
                Tag::Body => Mode::InBody,
                Tag::Noscript if entry.mode == Mode::InHead => Mode::InHeadNoscript,
                Tag::Table => Mode::InTable,
                Tag::Caption => Mode::InCaption,
                Tag::Colgroup => Mode::InColumnGroup,
                Tag::Tbody | Tag::Thead | Tag::Tfoot => Mode::InTableBody,
                Tag::Tr => Mode::InRow,
                Tag::Td | Tag::Th => Mode::InCell,
                Tag::Template => Mode::InTemplate,
                _ => entry.mode,
            };
        }
        let slot = slot(name, namespace);
        if self.last.len() <= slot {
            self.last.resize(slot + 1, NONE);
        }
        if let Some(last) = self.last.get_mut(slot) {
            entry.same = std::mem::replace(last, at);
        }
        self.entries.push(entry);
    }

    /// Pops the current node and the dead entries directly below it. Returns the current node's `no_snippet`; `None` if the stack is empty.
    pub(in crate::html) fn pop(&mut self) -> Option<u32> {
        // Truncate instead of popping: a pop would copy a large entry.
        let &Entry { name, namespace, same, no_snippet, .. } = self.entries.last()?;
        self.link(name, namespace, same);
        while let Some(below) = self.entries.len().checked_sub(1) {
            self.entries.truncate(below);
            if !self.top().is_some_and(|top| top.is_dead) {
                break;
            }
        }
        Some(no_snippet)
    }

    /// Removes the entry at the index `at`, or marks it as dead if there are entries above it. Returns the entry's `no_snippet`.
    pub(in crate::html) fn take_out(&mut self, at: usize) -> Option<u32> {
        if at + 1 == self.entries.len() {
            return self.pop();
        }
        let below = at.checked_sub(1)?;
        let (special, barrier) = (self.live(below, |entry| entry.special), self.live(below, |entry| entry.list_barrier));
        let entry = self.entries.get_mut(at)?;
        entry.is_dead = true;
        // Entries above still point to this entry, so let it point to the entries below it.
        (entry.special, entry.list_barrier) = (special, barrier);
        let Entry { name, namespace, same, no_snippet, .. } = *entry;
        self.link(name, namespace, same);
        Some(no_snippet)
    }

    /// Records the entry at the index `at` as the last element with this name.
    fn link(&mut self, name: Name, namespace: Namespace, at: u32) {
        if let Some(last) = self.last.get_mut(slot(name, namespace)) {
            *last = at;
        }
    }

    /// Returns the index of the last open HTML element with this name. Inlining `last`, `last_tag` and `last_in` makes the program smaller,
    /// but compilers that optimize for size do not inline them unless forced.
    #[inline(always)]
    pub(in crate::html) fn last(&self, name: Name) -> Option<usize> {
        self.last_in(name, Namespace::Html)
    }

    /// Returns the index of the last open HTML element with this tag.
    #[inline(always)]
    pub(in crate::html) fn last_tag(&self, tag: Tag) -> Option<usize> {
        self.last(Name::from(tag))
    }

    /// Returns the index of the last open SVG or MathML element with this name; `None` if an HTML element is above it.
    pub(in crate::html) fn last_foreign(&self, name: Name) -> Option<usize> {
        let html = self.top()?.html as usize;
        self.last_in(name, Namespace::Svg).filter(|last| *last > html)
    }

    #[inline(always)]
    fn last_in(&self, name: Name, namespace: Namespace) -> Option<usize> {
        self.last.get(slot(name, namespace)).filter(|last| **last != NONE).map(|last| *last as usize)
    }

    /// Returns the index of the last open element with this tag; `None` unless it is “in scope”.
    pub(in crate::html) fn in_scope(&self, tag: Tag) -> Option<usize> {
        self.last_tag(tag).filter(|last| *last >= self.nearest(|top| top.scope))
    }

    pub(in crate::html) fn in_button_scope(&self, tag: Tag) -> Option<usize> {
        self.in_scope(tag).filter(|last| self.last_tag(Tag::Button) <= Some(*last))
    }

    pub(in crate::html) fn in_list_item_scope(&self, tag: Tag) -> Option<usize> {
        self.in_scope(tag).filter(|last| self.last_tag(Tag::Ol).max(self.last_tag(Tag::Ul)) <= Some(*last))
    }

    pub(in crate::html) fn in_table_scope(&self, tag: Tag) -> Option<usize> {
        self.last_tag(tag).filter(|last| *last >= self.nearest(|top| top.table_scope))
    }

    /// Returns the index of the last open element with this name; `None` if a special element is above it.
    pub(in crate::html) fn above_special(&self, name: Name) -> Option<usize> {
        self.last(name).filter(|last| *last >= self.nearest_live(|entry| entry.special))
    }

    /// Returns the index of the last special element; `None` if there are more than `most` special elements above `from`.
    pub(in crate::html) fn last_special(&self, from: usize, most: usize) -> Option<usize> {
        let last = self.nearest_live(|entry| entry.special);
        let below = |special: usize| special.checked_sub(1).map(|below| self.live(below, |entry| entry.special) as usize);
        let lowest = (0..most).try_fold(last, |special, _| below(special).filter(|below| *below > from).ok_or(special));
        lowest.is_err().then_some(last)
    }

    /// Returns the indexes of the open entries between two indexes, topmost first. Omits special and formatting elements. Considers only
    /// the uppermost 64 entries.
    pub(in crate::html) fn ordinary_between(&self, below: usize, above: usize) -> Vec<usize> {
        let is_ordinary = |entry: &Entry| !entry.is_dead && !entry.name.tag.is_special() && !entry.name.tag.is_formatting();
        let places = (below + 1..above).rev().take(64);
        places.filter(|place| self.entries.get(*place).is_some_and(is_ordinary)).collect()
    }

    /// Returns the index of the open list item that a new list item would close.
    pub(in crate::html) fn item(&self, tag: Tag) -> Option<usize> {
        self.last_tag(tag).filter(|last| *last >= self.nearest_live(|entry| entry.list_barrier))
    }

    pub(in crate::html) fn is_open(&self, tag: Tag) -> bool {
        self.last_tag(tag).is_some()
    }

    /// Returns `true` if the second entry is the body.
    pub(in crate::html) fn has_body(&self) -> bool {
        self.entries.get(1).is_some_and(|entry| entry.name.tag == Tag::Body)
    }

    fn nearest(&self, of: fn(&Entry) -> u32) -> usize {
        self.top().map_or(0, of) as usize
    }

    fn nearest_live(&self, of: fn(&Entry) -> u32) -> usize {
        self.entries.len().checked_sub(1).map_or(0, |top| self.live(top, of) as usize)
    }

    /// Returns the index of the nearest live entry of a kind at or below the index `at`. Among special entries, only forms can be
    /// dead, and forms do not nest, so few entries are visited.
    fn live(&self, mut at: usize, of: fn(&Entry) -> u32) -> u32 {
        loop {
            let Some(nearest) = self.entries.get(at).map(of) else { return NONE };
            match self.entries.get(nearest as usize) {
                Some(entry) if entry.is_dead => at = nearest as usize,
                _ => return nearest,
            }
        }
    }
}

fn slot(name: Name, namespace: Namespace) -> usize {
    name.id as usize * 2 + usize::from(namespace != Namespace::Html)
}

/// Returns `true` for special elements outside HTML. These elements also limit every scope except the table scope.
fn is_foreign_special(tag: Tag, namespace: Namespace) -> bool {
    match namespace {
        Namespace::Svg => matches!(tag, Tag::ForeignObject | Tag::Desc | Tag::Title),
        _ => matches!(tag, Tag::Mi | Tag::Mo | Tag::Mn | Tag::Ms | Tag::Mtext | Tag::AnnotationXml),
    }
}

fn lower(name: &[u8]) -> Cow<'_, [u8]> {
    if name.iter().any(u8::is_ascii_uppercase) { Cow::Owned(name.to_ascii_lowercase()) } else { Cow::Borrowed(name) }
}
