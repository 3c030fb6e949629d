//! Determines how each engine treats a directive, depending on the directive's audience and carrier.

use super::BotName;
use crate::directives::{Carriers, DirectiveName, DirectiveStatus, PageDialect, PageDialectName, Standing};
use crate::evaluate::Source;
use crate::fact::Certainty;

/// One engine's treatment of a directive: for example, the engine reads it, ignores it, or no longer reads it.
///
/// ```
/// use robotscope::directives::{DirectiveName, DirectiveStatus, PageDialectName};
/// use robotscope::editor::{BotName, Reading, readings};
/// use robotscope::evaluate::Source;
///
/// let all = readings(BotName::AllCrawlers, DirectiveName::Noindex, Source::Html);
/// let Reading { standing, .. } = all.iter().find(|reading| reading.engine == PageDialectName::Google).expect("Google");
/// assert_eq!(standing.status, DirectiveStatus::Live); // [google-robots-meta]
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The engine. [`PageDialectName::General`] represents all engines without a dialect.
    pub engine: PageDialectName,
    /// The engine's treatment of the directive.
    pub standing: Standing,
}

/// Returns each engine's treatment of the directive, for the engines in the audience. `source` is the headers or the document.
///
/// ```
/// use robotscope::directives::{DirectiveName, PageDialectName, DirectiveStatus};
/// use robotscope::evaluate::Source;
/// use robotscope::editor::{BotName, readings};
///
/// let noyaca = readings(BotName::Known("yandex"), DirectiveName::Noyaca, Source::Headers);
/// assert_eq!((noyaca[0].engine, noyaca[0].standing.status), (PageDialectName::Yandex, DirectiveStatus::Unsupported));
/// ```
pub fn readings(audience: BotName, name: DirectiveName, source: Source) -> Vec<Reading> {
    let reading = |engine| Reading { engine, standing: standing(audience, engine, name, source) };
    engines(audience).into_iter().map(reading).collect()
}

/// Returns the engines that a bot name addresses. For all crawlers, [`PageDialectName::General`] comes last.
fn engines(audience: BotName) -> Vec<PageDialectName> {
    let [general, named @ ..] = PageDialectName::ALL;
    match audience {
        BotName::AllCrawlers => named.into_iter().chain([general]).collect(),
        BotName::Known(_) => {
            let mut engines: Vec<_> = audience.crawlers().map(|crawler| crawler.page_dialect.value).collect();
            engines.dedup();
            engines
        }
        BotName::Narrow(engine) => vec![engine],
        BotName::Unknown => vec![general],
    }
}

fn standing(audience: BotName, engine: PageDialectName, name: DirectiveName, source: Source) -> Standing {
    let dialect = PageDialect::preset(engine);
    let standing = dialect.standing_in(name, source == Source::Headers);
    if let BotName::Narrow(_) = audience {
        let is_named = dialect.narrow_names.iter().any(|narrow| narrow.names.contains(&name));
        let status = match standing.status {
            DirectiveStatus::Unsupported if is_named => DirectiveStatus::Live,
            status if is_named => status,
            _ => DirectiveStatus::Unsupported,
        };
        return Standing { status, ..standing };
    }
    match (source, standing.status, standing.carriers) {
        (Source::Headers, DirectiveStatus::Live, Carriers::MetaOnly) => {
            Standing { status: DirectiveStatus::Unsupported, ..standing }
        }
        (Source::Headers, DirectiveStatus::Live, Carriers::MetaNamed) => Standing { certainty: Certainty::Assumed, ..standing },
        _ => standing,
    }
}
