use super::reading::readings;
use super::{BotName, HeaderName};
use crate::directives::{Carrier, Directive, DirectiveName, DirectiveStatus, PageDialect, PageDialectName};
use crate::evaluate;
use crate::sources::{self, Reference};
use crate::text::Span;

/// Facts about a part of a page's headers or HTML.
///
/// ```
/// use robotscope::editor::PageHover;
/// use robotscope::http::Headers;
/// use robotscope::sources;
///
/// let headers = Headers::parse("X-Robots-Tag: noindex");
/// let PageHover { span, sources, .. } = headers.hover(16).expect("a directive");
/// assert_eq!(headers.slice(span), b"noindex");
/// assert!(sources.contains(&sources::GOOGLE_ROBOTS_META));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageHover {
    /// The part that is explained.
    pub span: Span,
    pub(crate) subject: PageSubject,
    /// The documents that describe the header, bot name, directive or attribute.
    pub sources: Vec<&'static Reference>,
}

/// The meaning of a part of a page's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PageSubject {
    /// The name of a header that robotscope reads.
    Header(HeaderName),
    /// A bot name: a meta element's name, or a name before directives in a header.
    BotName(BotName),
    Directive {
        directive: Directive,
        /// The crawlers to which the directive applies.
        audience: BotName,
        carrier: Carrier,
    },
    /// A `data-nosnippet` attribute ([google-robots-meta], [bing-data-nosnippet]).
    Nosnippet {
        /// `true` if Google reads the attribute on this element.
        is_valid: bool,
        /// `true` if the element is closed, as Google requires.
        is_closed: bool,
    },
}

impl PageHover {
    pub(super) fn header(span: Span, name: HeaderName) -> Self {
        let sources = match name {
            HeaderName::XRobotsTag => vec![sources::GOOGLE_ROBOTS_META, sources::BING_ROBOTS_META, sources::YANDEX_ROBOTS_META],
            HeaderName::ContentUsage => vec![sources::AIPREF_ATTACH],
            HeaderName::ContentSignal => vec![sources::CONTENT_SIGNALS],
            HeaderName::TdmReservation | HeaderName::TdmPolicy => vec![sources::TDM_REP],
            HeaderName::Link => vec![sources::RSL_STANDARD],
            HeaderName::ContentType => Vec::new(),
        };
        Self { span, subject: PageSubject::Header(name), sources }
    }

    pub(super) fn bot_name(span: Span, name: BotName) -> Self {
        let sources = match name {
            BotName::Narrow(PageDialectName::Google) => vec![sources::GOOGLE_SPECIAL_TAGS],
            BotName::AllCrawlers | BotName::Narrow(_) => vec![sources::GOOGLE_ROBOTS_META],
            BotName::Known(_) | BotName::Unknown => Vec::new(),
        };
        Self { span, subject: PageSubject::BotName(name), sources }
    }

    /// Builds the hover facts about a directive. The sources are the documentation of each engine that reads the directive or formerly read
    /// it. For `nosnippet`, Google's document about its generative AI control is also a source.
    pub(super) fn directive(directive: Directive, audience: BotName, carrier: Carrier) -> Self {
        let read = readings(audience, directive.name, evaluate::Source::from(carrier)).into_iter();
        let read = read.filter(|reading| matches!(reading.standing.status, DirectiveStatus::Live | DirectiveStatus::Retired));
        let mut sources: Vec<_> = read.filter_map(|reading| PageDialect::preset(reading.engine).source()).collect();
        if directive.name == DirectiveName::Nosnippet {
            sources.push(sources::GOOGLE_GENERATIVE_AI_CONTROL);
        }
        Self { span: directive.span, subject: PageSubject::Directive { directive, audience, carrier }, sources }
    }
}
