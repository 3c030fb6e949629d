//! A bot name that resembles a known name, but belongs to no known crawler.

use super::{Context, PageDetail, PageDiagnostic, PageLint, fixes, header};
use crate::evaluate::Source;
use crate::evaluate::bot_name_meant;
use crate::lint::{Code, Fix, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnknownBotName, Severity::Warning)
    .fix(fix)
    .example(header("X-Robots-Tag: googelbot: noindex\n", "X-Robots-Tag: googlebot: noindex\n"));

fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    // Point at the name of a meta element.
    if found.place.source == Source::Html
        && let Some(meta) = context.meta(found.place.span)
    {
        found.place.span = meta.name;
    }
    let (span, text) = found.part(context);
    // In a header, “robots” is not a bot name.
    let meant = bot_name_meant(span.slice(text)).filter(|name| found.place.source == Source::Html || *name != "robots");
    found.detail = meant.map_or(PageDetail::Nothing, PageDetail::Meant);
    fixes::replacement(context, found)
}
