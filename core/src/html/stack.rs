//! The stack of open elements.
//!
//! The standard's rules look through it, which takes as long as it is deep. So that a million open elements cost no more than
//! a million times one, each entry knows the nearest entry of every kind that a rule asks for, and those of one name are linked.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements>

use std::borrow::Cow;
use std::collections::HashMap;

use super::tag::Tag;

/// No entry, or no note.
pub(super) const NONE: u32 = u32::MAX;

/// What an element is called: its tag, and a number that tells the others apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Name {
    pub(super) tag: Tag,
    id: u32,
}

impl From<Tag> for Name {
    fn from(tag: Tag) -> Self {
        Self { tag, id: tag as u32 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Namespace {
    Html,
    Svg,
    MathMl,
}

/// Whether HTML goes on inside of a foreign element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Integration {
    None,
    /// For text and nearly all start tags.
    MathMlText,
    Html,
}

/// By which rules the next tag is read: the standard's insertion mode. Below the body it follows from the stack alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
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

pub(super) struct Entry {
    pub(super) name: Name,
    pub(super) namespace: Namespace,
    pub(super) integration: Integration,
    /// Where its content is written down, if it is to be.
    pub(super) note: u32,
    mode: Mode,
    /// Out of the stack, while what is above it stays: `</b>` in `<b><p></b>`.
    is_dead: bool,
    /// The next one below of the same name.
    same: u32,
    special: u32,
    scope: u32,
    table_scope: u32,
    /// As `special`, without those that a list item may stand in and still be closed by the next one.
    list_barrier: u32,
    html: u32,
}

#[derive(Default)]
pub(super) struct Stack<'t> {
    entries: Vec<Entry>,
    /// The last entry by name, twice: in HTML, and outside.
    last: Vec<u32>,
    others: HashMap<Cow<'t, [u8]>, u32>,
}

impl<'t> Stack<'t> {
    /// The name in a tag.
    pub(super) fn name(&mut self, name: &'t [u8]) -> Name {
        let tag = Tag::named(name);
        let mut id = tag as u32;
        if tag == Tag::Other {
            let next = id + u32::try_from(self.others.len()).unwrap_or(u32::MAX);
            id = *self.others.entry(lower(name)).or_insert(next);
        }
        Name { tag, id }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The current node.
    pub(super) fn top(&self) -> Option<&Entry> {
        self.entries.last()
    }

    /// The tag of the current node, if it is of HTML.
    pub(super) fn top_tag(&self) -> Option<Tag> {
        self.top().filter(|top| top.namespace == Namespace::Html).map(|top| top.name.tag)
    }

    pub(super) fn mode(&self) -> Mode {
        self.top().map_or(Mode::BeforeHtml, |top| top.mode)
    }

    /// Changes the mode that the current node stands for.
    pub(super) fn set_mode(&mut self, mode: Mode) {
        if let Some(top) = self.entries.last_mut() {
            top.mode = mode;
        }
    }

    pub(super) fn push(&mut self, name: Name, namespace: Namespace, integration: Integration, note: u32) {
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
            note,
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

    /// Takes the current node off, and the dead that come to light; the number of its note.
    pub(super) fn pop(&mut self) -> Option<u32> {
        // What is cut off is not carried away: entries are large.
        let &Entry { name, namespace, same, note, .. } = self.entries.last()?;
        self.link(name, namespace, same);
        while let Some(below) = self.entries.len().checked_sub(1) {
            self.entries.truncate(below);
            if !self.top().is_some_and(|top| top.is_dead) {
                break;
            }
        }
        Some(note)
    }

    /// Takes an entry out from under others.
    pub(super) fn take_out(&mut self, at: usize) -> Option<u32> {
        if at + 1 == self.entries.len() {
            return self.pop();
        }
        let below = at.checked_sub(1)?;
        let (special, barrier) = (self.live(below, |entry| entry.special), self.live(below, |entry| entry.list_barrier));
        let entry = self.entries.get_mut(at)?;
        entry.is_dead = true;
        // What looked at it looks through it from now on.
        (entry.special, entry.list_barrier) = (special, barrier);
        let Entry { name, namespace, same, note, .. } = *entry;
        self.link(name, namespace, same);
        Some(note)
    }

    /// From now on, the last element of this name is this one.
    fn link(&mut self, name: Name, namespace: Namespace, at: u32) {
        if let Some(last) = self.last.get_mut(slot(name, namespace)) {
            *last = at;
        }
    }

    /// The last open element of HTML with this name.
    // `last`, `last_tag` and `last_in` are smaller than a call, which a compiler for size does not see.
    #[inline(always)]
    pub(super) fn last(&self, name: Name) -> Option<usize> {
        self.last_in(name, Namespace::Html)
    }

    /// The last open element of HTML with this tag.
    #[inline(always)]
    pub(super) fn last_tag(&self, tag: Tag) -> Option<usize> {
        self.last(Name::from(tag))
    }

    /// The last open element outside of HTML with this name, if all that are above it are outside, too.
    pub(super) fn last_foreign(&self, name: Name) -> Option<usize> {
        let html = self.top()?.html as usize;
        self.last_in(name, Namespace::Svg).filter(|last| *last > html)
    }

    #[inline(always)]
    fn last_in(&self, name: Name, namespace: Namespace) -> Option<usize> {
        self.last.get(slot(name, namespace)).filter(|last| **last != NONE).map(|last| *last as usize)
    }

    /// Whether it is open and “in scope”; where.
    pub(super) fn in_scope(&self, tag: Tag) -> Option<usize> {
        self.last_tag(tag).filter(|last| *last >= self.nearest(|top| top.scope))
    }

    pub(super) fn in_button_scope(&self, tag: Tag) -> Option<usize> {
        self.in_scope(tag).filter(|last| self.last_tag(Tag::Button) <= Some(*last))
    }

    pub(super) fn in_list_item_scope(&self, tag: Tag) -> Option<usize> {
        self.in_scope(tag).filter(|last| self.last_tag(Tag::Ol).max(self.last_tag(Tag::Ul)) <= Some(*last))
    }

    pub(super) fn in_table_scope(&self, tag: Tag) -> Option<usize> {
        self.last_tag(tag).filter(|last| *last >= self.nearest(|top| top.table_scope))
    }

    /// Whether it is open and nothing special is above it; where.
    pub(super) fn above_special(&self, name: Name) -> Option<usize> {
        self.last(name).filter(|last| *last >= self.nearest_live(|entry| entry.special))
    }

    /// The last special element, if from this entry up there are so many at most.
    pub(super) fn last_special(&self, from: usize, most: usize) -> Option<usize> {
        let last = self.nearest_live(|entry| entry.special);
        let below = |special: usize| special.checked_sub(1).map(|below| self.live(below, |entry| entry.special) as usize);
        let lowest = (0..most).try_fold(last, |special, _| below(special).filter(|below| *below > from).ok_or(special));
        lowest.is_err().then_some(last)
    }

    /// The entries between these two that are neither special nor formatting, from the top; of many, those that are near it.
    pub(super) fn ordinary_between(&self, below: usize, above: usize) -> Vec<usize> {
        let is_ordinary = |entry: &Entry| !entry.is_dead && !entry.name.tag.is_special() && !entry.name.tag.is_formatting();
        let places = (below + 1..above).rev().take(64);
        places.filter(|place| self.entries.get(*place).is_some_and(is_ordinary)).collect()
    }

    /// Whether an item of a list is open that the next one closes; where.
    pub(super) fn item(&self, tag: Tag) -> Option<usize> {
        self.last_tag(tag).filter(|last| *last >= self.nearest_live(|entry| entry.list_barrier))
    }

    pub(super) fn is_open(&self, tag: Tag) -> bool {
        self.last_tag(tag).is_some()
    }

    /// Whether the second entry is the body.
    pub(super) fn has_body(&self) -> bool {
        self.entries.get(1).is_some_and(|entry| entry.name.tag == Tag::Body)
    }

    fn nearest(&self, of: fn(&Entry) -> u32) -> usize {
        self.top().map_or(0, of) as usize
    }

    fn nearest_live(&self, of: fn(&Entry) -> u32) -> usize {
        self.entries.len().checked_sub(1).map_or(0, |top| self.live(top, of) as usize)
    }

    /// The nearest entry of a kind, from this one down. Only a form can be one that is dead, and no form is open in another,
    /// so that there are never many to look through.
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

/// Special elements outside of HTML; all of them limit scopes, too.
fn is_foreign_special(tag: Tag, namespace: Namespace) -> bool {
    match namespace {
        Namespace::Svg => matches!(tag, Tag::ForeignObject | Tag::Desc | Tag::Title),
        _ => matches!(tag, Tag::Mi | Tag::Mo | Tag::Mn | Tag::Ms | Tag::Mtext | Tag::AnnotationXml),
    }
}

fn lower(name: &[u8]) -> Cow<'_, [u8]> {
    if name.iter().any(u8::is_ascii_uppercase) { Cow::Owned(name.to_ascii_lowercase()) } else { Cow::Borrowed(name) }
}
