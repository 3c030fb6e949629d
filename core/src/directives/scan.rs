//! Scans header values and the content of meta elements ([rfc9112-messages], [rfc9110-field-lines], [rfc9110-lists], [mdn-x-robots-tag],
//! [rfc5322-dates], [rfc9110-dates], [rfc5322-old-dates], [google-robots-meta], [html-meta]).

use super::intent::{denied, is_general_scope, meant_by_equals};
use super::list::{are_names, divided, without_colon};
use super::{DateForms, DirectiveDate, DirectiveFaultKind, DirectiveName, DirectiveValue, Fault, ScopeSwitch};
use crate::text::{Part, Span};

/// A directive in the value of a header or meta element.
///
/// ```
/// use robotscope::directives::{Directive, DirectiveName, Scan, ScanOptions};
///
/// let value = b"BadBot: max-snippet: 20";
/// let scan = Scan::new(value, ScanOptions::HEADER);
/// let [Directive { name, scope: Some(scope), span, .. }] = &scan.directives[..] else { panic!("one") };
/// assert_eq!((*name, scope.slice(value)), (DirectiveName::MaxSnippet, &b"BadBot"[..]));
/// assert_eq!(span.slice(value), b"max-snippet: 20");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Directive {
    /// The name.
    pub name: DirectiveName,
    /// The value.
    pub value: DirectiveValue,
    /// The name of the bot to which the directive applies, as written; `None` if the directive applies to all bots.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub scope: Option<Span>,
    /// The directive that was probably meant instead of the bot's name, if any. The scope is then doubtful.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub scope_meant: Option<DirectiveName>,
    /// The position of the directive's name.
    pub name_span: Span,
    /// The position of the directive's name and value.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
}

/// Options for scanning a value: the positions of bots' names, and the valid forms of dates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScanOptions {
    /// The positions at which the value may contain bots' names.
    pub scopes: Scopes,
    /// The valid forms of dates.
    pub dates: DateForms,
}

/// The positions at which a value may contain bots' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scopes {
    /// The value is from a header. The [`ScopeSwitch`] specifies where the value may contain bots' names.
    Header(ScopeSwitch),
    /// The value is the content of a meta element. The element's name determines the audience, so the value contains no bots' names.
    Meta,
}

/// The directives, bots' names and faults in the value of a header or meta element.
///
/// ```
/// use robotscope::directives::{DirectiveName, Scan, ScanOptions};
///
/// let value = b"noindex, BadBot: max-snippet: 20, nofollow";
/// let scan = Scan::new(value, ScanOptions::HEADER);
/// let names: Vec<_> = scan.directives.iter().map(|directive| directive.name).collect();
/// assert_eq!(names, [DirectiveName::Noindex, DirectiveName::MaxSnippet, DirectiveName::Nofollow]);
/// assert_eq!(scan.directives[0].scope, None);
/// assert_eq!(scan.directives[2].scope.map(|scope| scope.slice(value)), Some(&b"BadBot"[..]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scan {
    /// The directives, in text order.
    pub directives: Vec<Directive>,
    /// The names of bots, in text order.
    pub scopes: Vec<Span>,
    /// The faults, in text order.
    pub faults: Vec<Fault>,
}

impl ScanOptions {
    /// The options for headers in most engines: bots' names anywhere ([mdn-x-robots-tag], [google-robots-meta]), and dates in any form
    /// ([google-robots-meta], [mdn-x-robots-tag]).
    pub const HEADER: Self = Self { scopes: Scopes::Header(ScopeSwitch::Anywhere), dates: DateForms::Any };
    /// The options for meta elements in most engines.
    pub const META: Self = Self { scopes: Scopes::Meta, dates: DateForms::Any };
}

impl Scan {
    /// Scans a whole value. This never fails: text that is neither a directive nor a bot's name is reported as a fault.
    pub fn new(value: &[u8], options: ScanOptions) -> Self {
        Self::part(Part { bytes: value, at: 0 }, options)
    }

    pub(super) fn part(value: Part<'_>, options: ScanOptions) -> Self {
        let mut scanner = Scanner {
            whole: value,
            rest: value,
            options,
            scope: None,
            scope_meant: None,
            unused_scope: None,
            scan: Self::default(),
        };
        scanner.run();
        scanner.scan
    }

    /// Converts all spans with `to`, for example from a decoded text to its source.
    pub(super) fn moved(mut self, to: &impl Fn(Span) -> Span) -> Self {
        for directive in &mut self.directives {
            directive.scope = directive.scope.map(to);
            directive.name_span = to(directive.name_span);
            directive.span = to(directive.span);
            let value = std::mem::replace(&mut directive.value, DirectiveValue::None);
            directive.value = value.moved(to);
        }
        self.scopes.iter_mut().for_each(|scope| *scope = to(*scope));
        self.faults.iter_mut().for_each(|fault| fault.span = to(fault.span));
        self
    }
}

/// Returns a bot's name without its version ([selfhtml-robots-txt], [rfc9309-agents]).
fn without_version(name: Part<'_>) -> Part<'_> {
    name.split_once(b'/').map_or(name, |(name, _)| name.trimmed())
}

struct Scanner<'t> {
    whole: Part<'t>,
    rest: Part<'t>,
    options: ScanOptions,
    scope: Option<Span>,
    scope_meant: Option<DirectiveName>,
    /// The last bot name, if no directive has followed it yet.
    unused_scope: Option<Span>,
    scan: Scan,
}

impl<'t> Scanner<'t> {
    fn run(&mut self) {
        let mut is_first = true;
        loop {
            let is_content = |byte: &u8| !byte.is_ascii_whitespace() && *byte != b',';
            let blanks = self.rest.bytes.iter().position(is_content).unwrap_or(self.rest.bytes.len());
            self.rest = self.rest.split_at(blanks).1;
            if self.rest.is_empty() {
                self.end_of_scope();
                break;
            }
            if self.consume_directive_without_colon() {
                is_first = false;
                continue;
            }
            let end = memchr::memchr2(b',', b':', self.rest.bytes).unwrap_or(self.rest.bytes.len());
            let (word, behind) = self.rest.split_at(end);
            let word = word.trimmed();
            self.rest = behind;
            match (DirectiveName::recognise(word.bytes), behind.bytes.first()) {
                (Some(name), Some(b':')) => {
                    self.rest = behind.split_at(1).1;
                    self.directive_with_value(name, word);
                }
                (Some(name), _) => {
                    self.directive(name, word, DirectiveValue::parse(name, word.split_at(usize::MAX).1), word.span());
                }
                (None, Some(b':')) => self.scope(word, is_first),
                (None, _) => self.unknown(word),
            }
            is_first = false;
        }
    }

    /// Consumes the text up to the next comma, and returns it without surrounding white space.
    fn segment(&mut self) -> Part<'t> {
        let end = memchr::memchr(b',', self.rest.bytes).unwrap_or(self.rest.bytes.len());
        let (segment, behind) = self.rest.split_at(end);
        self.rest = behind;
        segment.trimmed()
    }

    fn directive_with_value(&mut self, name: DirectiveName, word: Part<'t>) {
        let (value, span) = if name == DirectiveName::UnavailableAfter {
            let (date, rest) = DirectiveDate::scan(self.rest);
            let whole = self.rest.split_at((rest.at - self.rest.at) as usize).0.trimmed();
            self.rest = rest;
            match date {
                Ok(date) => (DirectiveValue::Date(date), whole.span()),
                Err(_) if whole.is_empty() => (DirectiveValue::Invalid { fault: DirectiveFaultKind::MissingValue }, whole.span()),
                Err(fault) => (DirectiveValue::Invalid { fault: fault.kind }, whole.span()),
            }
        } else {
            let value = self.segment();
            (DirectiveValue::parse(name, value), value.span())
        };
        if value == DirectiveValue::None && !span.is_empty() {
            let (kind, span) = self.needless(name, word, span);
            self.fault(kind, span);
        }
        self.directive(name, word, value, span);
    }

    /// Returns the fault for a value after a directive that takes no value, and the fault's span.
    fn needless(&self, name: DirectiveName, word: Part<'t>, value: Span) -> (DirectiveFaultKind, Span) {
        let whole = self.since(word, value.end());
        let value = self.since(word, value.end()).split_at((value.start() - word.at) as usize).1;
        let first = value.bytes.split(|byte| matches!(byte, b':' | b'=') || byte.is_ascii_whitespace()).next();
        let is_directive = first.and_then(DirectiveName::recognise);
        if denied(whole.bytes).is_some() {
            (DirectiveFaultKind::NegatedDirective, whole.span())
        } else if name == DirectiveName::All && is_directive.is_some() {
            (DirectiveFaultKind::GeneralScope, word.span())
        } else if !value.is("all") && !value.is("none") && divided(whole).is_some() {
            (DirectiveFaultKind::MissingComma, whole.span())
        } else {
            (DirectiveFaultKind::NeedlessValue, value.span())
        }
    }

    /// Returns the text from the start of a word up to an offset.
    fn since(&self, word: Part<'t>, end: u32) -> Part<'t> {
        let start = word.at - self.whole.at;
        self.whole.split_at(start as usize).1.split_at((end - word.at) as usize).0
    }

    /// Consumes and reports a directive with a valid value but no colon, such as `max-snippet=20` or `unavailable_after 2030-01-01`.
    /// Returns `false` if the text begins with anything else.
    fn consume_directive_without_colon(&mut self) -> bool {
        let Some((name, value)) = without_colon(self.rest) else { return false };
        let rest = self.rest;
        let end = if name == DirectiveName::UnavailableAfter {
            let (date, behind) = DirectiveDate::scan(value);
            date.ok().map(|_| behind)
        } else {
            self.rest = value;
            let segment = self.segment();
            let is_valid = !matches!(DirectiveValue::parse(name, segment), DirectiveValue::Invalid { .. });
            is_valid.then_some(self.rest)
        };
        self.rest = end.unwrap_or(rest);
        if end.is_some() {
            self.unused_scope = None;
            let whole = self.since(rest, self.rest.at).trimmed();
            self.fault(DirectiveFaultKind::NoColon, whole.span());
        }
        end.is_some()
    }

    fn directive(&mut self, name: DirectiveName, word: Part<'t>, mut value: DirectiveValue, value_span: Span) {
        self.unused_scope = None;
        let span = Span::new(word.at, value_span.end().max(word.span().end()));
        if matches!(&value, DirectiveValue::Date(date) if !self.options.dates.accept(date.form)) {
            self.fault(DirectiveFaultKind::DateForm, value_span);
            value = DirectiveValue::Invalid { fault: DirectiveFaultKind::NotADate };
        } else if let DirectiveValue::Invalid { fault } = value {
            let is_list = divided(self.since(word, span.end())).is_some();
            self.fault(if is_list { DirectiveFaultKind::MissingComma } else { fault }, span);
        }
        let (scope, scope_meant) = (self.scope, self.scope_meant);
        self.scan.directives.push(Directive { name, value, scope, scope_meant, name_span: word.span(), span });
    }

    /// Reads a word that precedes a colon and is not a directive. Records the word as a bot's name, as a fault, or as both
    /// ([mdn-x-robots-tag]).
    fn scope(&mut self, word: Part<'t>, is_first: bool) {
        let is_general = is_general_scope(word.bytes);
        let fault = match self.options.scopes {
            Scopes::Meta if is_general || word.bytes == b"*" => {
                let kind = if is_general { DirectiveFaultKind::GeneralScope } else { DirectiveFaultKind::WildcardScope };
                self.fault(kind, word.span());
                self.unused_scope = None;
                self.segment();
                return;
            }
            _ if word.is_empty() => Some(DirectiveFaultKind::EmptyScope),
            _ if are_names(word) || divided(word).is_some() => Some(DirectiveFaultKind::MissingComma),
            // The word is only a misspelt directive. `noindex googlebot` also contains a bot's name.
            Scopes::Meta
                if DirectiveName::suggestion(word.bytes).is_some()
                    && DirectiveName::suggestion_for_scope(word.bytes).is_some() =>
            {
                Some(DirectiveFaultKind::UnknownWord)
            }
            Scopes::Meta => Some(DirectiveFaultKind::ScopeInMeta),
            Scopes::Header(_) if word.bytes != b"*" && !is_a_name(word) => Some(DirectiveFaultKind::NotAName),
            Scopes::Header(ScopeSwitch::LeadingOnly) if !is_first => Some(DirectiveFaultKind::LateScope),
            Scopes::Header(_) => None,
        };
        match fault {
            Some(_) => self.unused_scope = None,
            None => self.end_of_scope(),
        }
        if is_general {
            self.fault(DirectiveFaultKind::GeneralScope, word.span());
        }
        if let Some(kind) = fault {
            let segment = self.segment();
            let is_word = kind == DirectiveFaultKind::UnknownWord;
            self.fault(kind, if is_word { word.span() } else { Span::new(word.at, segment.span().end()) });
            return;
        }
        self.rest = self.rest.split_at(1).1;
        self.unused_scope = Some(word.span());
        self.scope_meant = None;
        if word.bytes == b"*" {
            self.fault(DirectiveFaultKind::WildcardScope, word.span());
            self.scope = None;
            return;
        }
        let name = without_version(word).span();
        self.scope = Some(name);
        self.scan.scopes.push(name);
        let meant = DirectiveName::suggestion_for_scope(word.bytes).filter(|_| !is_general);
        if let Some(meant) = meant {
            self.scope_meant = Some(meant);
            self.fault(DirectiveFaultKind::DoubtfulScope, word.span());
            self.value_of_misspelt(meant);
        }
    }

    /// Skips the value of a misspelt directive, unless the value is a directive itself.
    fn value_of_misspelt(&mut self, meant: DirectiveName) {
        let from = self.rest;
        let is_date = meant == DirectiveName::UnavailableAfter && {
            let (date, behind) = DirectiveDate::scan(from);
            self.rest = behind;
            date.is_ok()
        };
        if !is_date {
            self.rest = from;
            let value = self.segment();
            let word = value.split_once(b':').map_or(value, |(word, _)| word.trimmed());
            if DirectiveName::recognise(word.bytes).is_some() {
                self.rest = from;
                return;
            }
        }
        self.unused_scope = None;
    }

    fn end_of_scope(&mut self) {
        if let Some(name) = self.unused_scope.take() {
            self.fault(DirectiveFaultKind::EmptyScope, name);
        }
    }

    fn unknown(&mut self, word: Part<'t>) {
        self.unused_scope = None;
        let kind = if denied(word.bytes).is_some() {
            DirectiveFaultKind::NegatedDirective
        } else if meant_by_equals(word.bytes).is_none() && (are_names(word) || divided(word).is_some()) {
            DirectiveFaultKind::MissingComma
        } else {
            DirectiveFaultKind::UnknownWord
        };
        self.fault(kind, word.span());
    }

    fn fault(&mut self, kind: DirectiveFaultKind, span: Span) {
        self.scan.faults.push(Fault { kind, span });
    }
}

/// Returns `true` if a word before a colon can be a bot's name. A directive's name cannot be a bot's name ([mdn-x-robots-tag]).
fn is_a_name(word: Part<'_>) -> bool {
    let name = without_version(word);
    let is_part_of_a_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.!/ -".contains(byte);
    word.bytes.iter().all(is_part_of_a_name) && !name.is_empty() && DirectiveName::recognise(name.bytes).is_none()
}
