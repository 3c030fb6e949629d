use crate::crawlers::{self, Crawler, CrawlerStatus};
use crate::directives::{PageDialect, PageDialectName};
use crate::fact::Certainty;
use crate::order::sort_by_number;

/// The crawlers that obey a bot name. A bot name is a meta element's name, or a name before directives in X-Robots-Tag.
///
/// ```
/// use robotscope::editor::BotName;
///
/// assert_eq!(BotName::from_meta(b"Robots"), BotName::AllCrawlers);
/// assert_eq!(BotName::from_meta(b"Googlebot"), BotName::Known("googlebot"));
/// assert_eq!(BotName::from_header(b"robots"), BotName::Unknown);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotName {
    /// All crawlers: the meta name `robots`.
    AllCrawlers,
    /// Crawlers in the catalogue that obey this name, in the catalogue's spelling.
    Known(&'static str),
    /// One engine, and only for some directives ([google-special-tags]).
    Narrow(PageDialectName),
    /// No crawler in the catalogue.
    Unknown,
}

impl BotName {
    /// Returns the crawlers that a meta element's name addresses.
    pub fn from_meta(name: &[u8]) -> Self {
        let name = name.trim_ascii();
        let is = |other: &str| name.eq_ignore_ascii_case(other.as_bytes());
        if is("robots") {
            return Self::AllCrawlers;
        }
        let mut names = crawlers::all().iter().flat_map(|crawler| crawler.meta_names.value);
        if let Some(known) = names.find(|known| is(known)) {
            return Self::Known(known);
        }
        narrow().find(|(narrow, _)| is(narrow)).map_or(Self::Unknown, |(_, engine)| Self::Narrow(engine))
    }

    /// Returns the crawlers addressed by a name in X-Robots-Tag, such as `googlebot` in `googlebot: noindex`.
    pub fn from_header(name: &[u8]) -> Self {
        match Self::from_meta(name) {
            // In a header, `robots` is not a name for all bots. Only `*` might have this meaning, and no document defines it
            // ([mdn-x-robots-tag]). Narrow names are documented only for meta elements ([google-special-tags]).
            Self::AllCrawlers | Self::Narrow(_) => Self::Unknown,
            name => name,
        }
    }

    /// Returns the crawlers in the catalogue that obey the name.
    pub(crate) fn crawlers(self) -> impl Iterator<Item = &'static Crawler> {
        let is_its = move |crawler: &&Crawler| {
            let Self::Known(name) = self else { return false };
            crawler.meta_names.value.iter().any(|known| known.eq_ignore_ascii_case(name))
        };
        crawlers::all().iter().filter(is_its)
    }

    /// Returns the highest certainty with which a crawler in the catalogue obeys the name; `Documented` if the name is not `Known`.
    pub(crate) fn certainty(self) -> Certainty {
        match self {
            Self::Known(_) => self.crawlers().map(|crawler| crawler.meta_names.certainty).min().unwrap_or(Certainty::Assumed),
            _ => Certainty::Documented,
        }
    }

    /// Returns the names that crawlers obey, in the catalogue's spelling, most certain first. Leaves out retired crawlers.
    pub(super) fn known() -> Vec<(&'static str, Self)> {
        let mut names: Vec<(Certainty, &'static str)> = Vec::new();
        for crawler in crawlers::all().iter().filter(|crawler| crawler.status != CrawlerStatus::Retired) {
            let certainty = crawler.meta_names.certainty;
            for name in crawler.meta_names.value {
                match names.iter_mut().find(|(_, known)| known.eq_ignore_ascii_case(name)) {
                    Some((surest, _)) => *surest = certainty.min(*surest),
                    None => names.push((certainty, name)),
                }
            }
        }
        sort_by_number(&mut names, |(certainty, _)| *certainty as u64);
        names.into_iter().map(|(_, name)| (name, Self::Known(name))).collect()
    }
}

/// Returns the names that address an engine for only some directives.
pub(super) fn narrow() -> impl Iterator<Item = (&'static str, PageDialectName)> {
    let names =
        |engine: PageDialectName| PageDialect::preset(engine).narrow_names.iter().map(move |narrow| (narrow.name, engine));
    PageDialectName::ALL.into_iter().flat_map(names)
}
