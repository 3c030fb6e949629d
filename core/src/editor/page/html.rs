use std::collections::HashSet;

use super::value::{self, Bots};
use super::{BotName, HeaderName, PROBE, PageHover, PageSubject, bot_name, covers, touches};
use crate::directives::Carrier;
use crate::editor::{Completion, CompletionSubject, completion};
use crate::evaluate::{Page, Source as Text};
use crate::html::{Html, Meta, MetaKey};
use crate::sources;
use crate::text::{Part, Span};

impl Html<'_> {
    /// Returns facts about the text at an offset; `None` outside `data-nosnippet` attributes and meta elements that crawlers read.
    ///
    /// ```
    /// use robotscope::html::Html;
    ///
    /// let html = Html::parse("<meta name=robots content='noindex, max-snippet:20'>");
    /// assert_eq!(html.hover(13).map(|hover| html.slice(hover.span)), Some(&b"robots"[..]));
    /// let hover = html.hover(40).expect("a directive");
    /// assert_eq!(html.slice(hover.span), b"max-snippet:20");
    /// ```
    pub fn hover(&self, offset: u32) -> Option<PageHover> {
        if let Some(hover) = self.nosnippet_at(offset) {
            return Some(hover);
        }
        let meta = self.metas().iter().find(|meta| covers(meta.span, offset))?;
        let content = meta.content.filter(|content| touches(*content, offset));
        if content.is_none() && !touches(meta.name, offset) {
            return None;
        }
        let page = Page { html: Some(self.clone()), ..Page::default() };
        let directives = page.evaluate(&[]).directives.directives.into_iter();
        let mut inside = directives.filter(|found| matches!(found.carrier, Carrier::Meta(element) if element.span == meta.span));
        let audience = match meta.key {
            MetaKey::Name => BotName::from_meta(self.value(meta.name).bytes()),
            MetaKey::HttpEquiv => BotName::AllCrawlers,
        };
        match content {
            Some(_) => {
                let found = inside.find(|found| touches(found.directive.span, offset))?;
                Some(PageHover::directive(found.directive, audience, found.carrier))
            }
            None if meta.key == MetaKey::HttpEquiv => Some(PageHover::header(meta.name, HeaderName::XRobotsTag)),
            None if audience != BotName::Unknown || inside.next().is_some() => Some(PageHover::bot_name(meta.name, audience)),
            None => None,
        }
    }

    /// Returns the completions at an offset: in a meta element's `name`, the names under which crawlers read directives; in its `content`,
    /// directives and their values.
    ///
    /// ```
    /// use robotscope::html::Html;
    ///
    /// let html = Html::parse(r#"<meta name="robots" content="noindex, "><p title="">"#);
    /// assert_eq!(html.completions(12)[0].label, "robots");
    /// assert_eq!(html.completions(38)[0].label, "nofollow");
    /// assert!(html.completions(50).is_empty());
    /// ```
    pub fn completions(&self, offset: u32) -> Vec<Completion> {
        let offset = offset.min(u32::try_from(self.text().len()).unwrap_or(u32::MAX));
        let (head, tail) = self.text().split_at((offset as usize).min(self.text().len()));
        let mut found = Vec::new();
        // Only meta elements have completions. The tag begins at the last `<` before the offset.
        let tag = memchr::memrchr(b'<', head).and_then(|start| head.get(start..start + 5));
        if tag.is_none_or(|tag| !tag.eq_ignore_ascii_case(b"<meta")) {
            return found;
        }
        // Leave out the text after the tag: parsing takes time, and the text does not affect the completions.
        let rest = tail.split(|byte| *byte == b'<').next().unwrap_or_default();
        self.complete(&mut found, &[head, PROBE, rest].concat(), offset);
        if found.is_empty() {
            // An unfinished tag is not an element, so complete the tag and try again.
            self.complete(&mut found, &[head, PROBE, b"'\">"].concat(), offset);
        }
        found
    }

    /// Adds the completions at the offset `probe`. `text` is the start of the document, with the probe inserted at this offset.
    fn complete(&self, found: &mut Vec<Completion>, text: &[u8], probe: u32) {
        let html = Html::parse(text);
        let is_in = |meta: &&Meta| covers(meta.name, probe) || meta.content.is_some_and(|content| covers(content, probe));
        let Some(meta) = html.metas().iter().find(is_in).filter(|meta| meta.key == MetaKey::Name) else { return };
        if covers(meta.name, probe) {
            return self.names(found, &html, meta, probe);
        }
        let name = html.value(meta.name);
        let audience = BotName::from_meta(name.bytes());
        let is_named_like_a_bot = name.bytes().trim_ascii().to_ascii_lowercase().ends_with(b"bot");
        let Some(content) = meta.content.filter(|_| audience != BotName::Unknown || is_named_like_a_bot) else { return };
        // Without a closing quote, the value extends into the markup after it, so cut the value off at the next angle bracket or quote.
        let content = Part::new(html.text(), content);
        let behind = content.split_at((probe - content.at) as usize).1;
        let length =
            behind.bytes.iter().position(|byte| matches!(byte, b'<' | b'>' | b'"' | b'\'')).unwrap_or(behind.bytes.len());
        let content = content.split_at((behind.at - content.at) as usize + length).0;
        value::complete(found, content, probe, Text::Html, audience, Bots::Nowhere);
    }

    /// Adds the names under which crawlers read directives. Names that other meta elements use come last.
    fn names(&self, found: &mut Vec<Completion>, html: &Html<'_>, meta: &Meta, probe: u32) {
        let name = Part::new(html.text(), meta.name);
        let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.!/ -".contains(byte);
        let (head, tail) = name.split_at((probe - name.at) as usize);
        let length = tail.bytes.iter().take_while(|byte| is_letter(byte)).count();
        let span = Span::new(name.at, head.span().end() + u32::try_from(length).unwrap_or(u32::MAX) - 1);
        let is_other = |other: &&Meta| other.key == MetaKey::Name && other.span.start() != meta.span.start();
        let lower = |name: &[u8]| String::from_utf8_lossy(name.trim_ascii()).to_ascii_lowercase();
        let others = self.metas().iter().filter(is_other);
        let others: HashSet<_> = others.map(|other| lower(self.value(other.name).bytes())).collect();
        let narrow = bot_name::narrow().map(|(name, engine)| (name, BotName::Narrow(engine)));
        let all = [("robots", BotName::AllCrawlers)].into_iter().chain(BotName::known()).chain(narrow);
        let items = all.map(|(name, bot)| {
            let is_used = others.contains(&name.to_ascii_lowercase());
            Completion::new(span, name, "", CompletionSubject::BotName(bot), is_used)
        });
        completion::add(found, items);
    }

    /// Returns facts about a `data-nosnippet` attribute. The HTML reader records only the whole tag, so this function searches for the
    /// attribute in the tag.
    fn nosnippet_at(&self, offset: u32) -> Option<PageHover> {
        let note = self.no_snippets().iter().find(|note| covers(note.span, offset))?;
        let tag = Part::new(self.text(), note.span);
        let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
        let (head, tail) = tag.split_at((offset - tag.at) as usize);
        let start = head.bytes.iter().rposition(|byte| !is_letter(byte)).map_or(0, |last| last + 1);
        let length = tail.bytes.iter().take_while(|byte| is_letter(byte)).count();
        let word = tag.split_at(start).1.split_at(head.bytes.len() - start + length).0;
        let subject = PageSubject::Nosnippet { is_valid: note.is_valid, is_closed: note.is_closed };
        let sources = vec![sources::GOOGLE_ROBOTS_META];
        word.is("data-nosnippet").then(|| PageHover { span: word.span(), subject, sources })
    }
}
