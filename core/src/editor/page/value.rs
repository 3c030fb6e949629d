//! Completions in an X-Robots-Tag value or a meta element's `content`.

use super::{BotName, covers, readings};
use crate::directives::{DirectiveFaultKind, DirectiveName, DirectiveStatus, ImagePreview, Scan, ScanOptions, ValueKind};
use crate::editor::{Completion, CompletionSubject, completion};
use crate::evaluate::Source;
use crate::text::{Part, Span};

/// The directives that at least one search engine reads, most common first.
const USUAL: [DirectiveName; 19] = [
    DirectiveName::Noindex,
    DirectiveName::Nofollow,
    DirectiveName::None,
    DirectiveName::Nosnippet,
    DirectiveName::MaxSnippet,
    DirectiveName::MaxImagePreview,
    DirectiveName::MaxVideoPreview,
    DirectiveName::Noarchive,
    DirectiveName::Noimageindex,
    DirectiveName::UnavailableAfter,
    DirectiveName::Notranslate,
    DirectiveName::Indexifembedded,
    DirectiveName::Nocache,
    DirectiveName::All,
    DirectiveName::Index,
    DirectiveName::Follow,
    DirectiveName::Archive,
    DirectiveName::Noyaca,
    // Read only under a special bot name ([google-special-tags]).
    DirectiveName::Nopagereadaloud,
];

/// The positions at which a value may contain bot names.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Bots {
    /// Only at the start, because readers differ about other positions ([mdn-x-robots-tag], [google-robots-meta]).
    AtTheBeginning,
    /// Nowhere, because the meta element's name determines the audience.
    Nowhere,
}

/// Adds the completions at the cursor. `value` contains a probe, which is a letter inserted at the cursor; `probe` is the letter's offset.
/// The spans of the completions refer to the text without the probe.
pub(super) fn complete(found: &mut Vec<Completion>, value: Part<'_>, probe: u32, source: Source, audience: BotName, bots: Bots) {
    let options = if source == Source::Headers { ScanOptions::HEADER } else { ScanOptions::META };
    let scan = Scan::new(value.bytes, options);
    let at = |span: Span| Span::at(value.at + span.start(), span.len());
    let is_here = |span: Span| covers(at(span), probe);
    let is_out_of_place = |kind: DirectiveFaultKind, span: Span| match kind {
        DirectiveFaultKind::ScopeInMeta | DirectiveFaultKind::NotAName | DirectiveFaultKind::LateScope => true,
        // After a colon without a name, crawlers read no directive, so there is nothing to complete.
        DirectiveFaultKind::EmptyScope => value.within(at(span)).starts_with(b":"),
        _ => false,
    };
    if scan.faults.iter().any(|fault| is_here(fault.span) && is_out_of_place(fault.kind, fault.span)) {
        return;
    }
    if let Some(directive) = scan.directives.iter().find(|found| is_here(found.span) && !is_here(found.name_span)) {
        let span = at(directive.span);
        let (_, value) = value.split_at((at(directive.name_span).end() - value.at) as usize);
        let (value, _) = value.split_at((span.end() - value.at) as usize);
        let value = value.split_once(b':').map_or(value, |(_, value)| value).trimmed().span();
        values(found, directive.name, Span::new(value.start(), value.end() - 1));
        return;
    }
    let word = word_at(value, probe);
    let (before, behind) =
        (value.split_at((word.at - value.at) as usize).0, value.split_at((word.span().end() - value.at) as usize).1);
    let has_colon = behind.trimmed().bytes.starts_with(b":");
    let scope = scope_before(&scan, word.at - value.at);
    let audience = scope.map_or(audience, |scope| BotName::from_header(value.within(at(scope))));
    let span = Span::new(word.at, word.span().end() - 1);
    let is_used =
        |name: DirectiveName| scan.directives.iter().any(|directive| directive.name == name && !is_here(directive.name_span));
    let directives = USUAL.into_iter().filter(|name| is_read(*name, audience, source)).map(|name| {
        let separator = match (name.value_kind(), source) {
            (ValueKind::None, _) => "",
            _ if has_colon => "",
            (_, Source::Headers) => ": ",
            _ => ":",
        };
        Completion::new(span, name.as_str(), separator, CompletionSubject::Directive(name), is_used(name))
    });
    let is_at_the_beginning = before.bytes.iter().all(|byte| byte.is_ascii_whitespace() || *byte == b',');
    let bots = if bots == Bots::AtTheBeginning && is_at_the_beginning { BotName::known() } else { Vec::new() };
    let separator = if has_colon { "" } else { ": " };
    let bots = bots.into_iter().map(|(name, bot)| Completion::new(span, name, separator, CompletionSubject::BotName(bot), false));
    completion::add(found, directives.chain(bots));
}

/// Returns `true` if an engine in the audience reads the directive from this source.
fn is_read(name: DirectiveName, audience: BotName, source: Source) -> bool {
    readings(audience, name, source).iter().any(|reading| reading.standing.status == DirectiveStatus::Live)
}

fn values(found: &mut Vec<Completion>, name: DirectiveName, span: Span) {
    let previews = [ImagePreview::Large, ImagePreview::Standard, ImagePreview::None].map(ImagePreview::as_str);
    let texts: &[&str] = match name.value_kind() {
        ValueKind::None => &[],
        ValueKind::Limit if name == DirectiveName::MaxSnippet => &["-1", "0", "160"],
        ValueKind::Limit => &["-1", "0", "30"],
        ValueKind::ImagePreview => &previews,
        // The examples contain a time and a time zone, because crawlers would otherwise have to guess them. The examples contain no comma,
        // because a comma could end the date ([google-robots-meta], [rfc5322-dates], [rfc9110-dates]).
        ValueKind::Date => &["31 Dec 2030 23:59:59 GMT", "2030-12-31T23:59:59Z"],
    };
    found.extend(texts.iter().map(|text| Completion::new(span, text, "", CompletionSubject::DirectiveValue(name), false)));
}

/// Returns the word around the probe. White space, commas, colons, semicolons, quotes and angle brackets end a word.
fn word_at(value: Part<'_>, probe: u32) -> Part<'_> {
    let ends_a_word = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b':' | b';' | b'<' | b'>' | b'"' | b'\'');
    let (head, tail) = value.split_at((probe - value.at) as usize);
    let start = head.bytes.iter().rposition(ends_a_word).map_or(0, |last| last + 1);
    let length = tail.bytes.iter().position(ends_a_word).unwrap_or(tail.bytes.len());
    value.split_at(start).1.split_at(head.bytes.len() - start + length).0
}

/// Returns the bot name that applies at an offset in the value; `None` if no name precedes the offset, or if the last name is `*`.
fn scope_before(scan: &Scan, place: u32) -> Option<Span> {
    let wildcards = scan.faults.iter().filter(|fault| fault.kind == DirectiveFaultKind::WildcardScope);
    let wildcard = wildcards.map(|fault| fault.span).rfind(|span| span.end() <= place);
    let scope = scan.scopes.iter().copied().rfind(|scope| scope.end() <= place)?;
    wildcard.is_none_or(|wildcard| wildcard < scope).then_some(scope)
}
