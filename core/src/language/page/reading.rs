//! What engines make of a directive, by whom it is for and where it stands.

use super::BotName;
use crate::directives::{Carriers, Name, PageDialectName, Standing, Status};
use crate::evaluate::Source;
use crate::fact::Certainty;

/// What an engine makes of a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The engine; [`PageDialectName::General`] stands for all others.
    pub engine: PageDialectName,
    /// What it makes of the directive there.
    pub standing: Standing,
}

/// What those make of a directive whom it is for, in the headers or in the document.
///
/// ```
/// use robotscope::directives::{Name, PageDialectName, Status};
/// use robotscope::evaluate::Source;
/// use robotscope::language::{BotName, readings};
///
/// let noyaca = readings(BotName::Known("yandex"), Name::Noyaca, Source::Headers);
/// assert_eq!((noyaca[0].engine, noyaca[0].standing.status), (PageDialectName::Yandex, Status::Unsupported));
/// ```
pub fn readings(audience: BotName, name: Name, source: Source) -> Vec<Reading> {
    let reading = |engine| Reading { engine, standing: standing(audience, engine, name, source) };
    engines(audience).into_iter().map(reading).collect()
}

/// The engines whom a name means, all others last.
fn engines(audience: BotName) -> Vec<PageDialectName> {
    let [general, named @ ..] = PageDialectName::ALL;
    match audience {
        BotName::Everybody => named.into_iter().chain([general]).collect(),
        BotName::Known(_) => {
            let mut engines: Vec<_> = audience.crawlers().map(|crawler| crawler.page_dialect.value).collect();
            engines.dedup();
            engines
        }
        BotName::Narrow(engine) => vec![engine],
        BotName::Unknown => vec![general],
    }
}

fn standing(audience: BotName, engine: PageDialectName, name: Name, source: Source) -> Standing {
    let dialect = engine.dialect();
    let standing = dialect.standing(name);
    if let BotName::Narrow(_) = audience {
        let is_named = dialect.narrow_names.iter().any(|narrow| narrow.names.contains(&name));
        let status = match standing.status {
            Status::Unsupported if is_named => Status::Live,
            status if is_named => status,
            _ => Status::Unsupported,
        };
        return Standing { status, ..standing };
    }
    match (source, standing.status, standing.carriers) {
        (Source::Headers, Status::Live, Carriers::MetaOnly) => Standing { status: Status::Unsupported, ..standing },
        (Source::Headers, Status::Live, Carriers::MetaNamed) => Standing { certainty: Certainty::Assumed, ..standing },
        _ => standing,
    }
}
