//! Reports how the status of robots.txt affects a crawler.

use robotscope::Agent;
use robotscope::availability::Fetch;

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};

/// `robots_availability(status UInt16, crawler)` → `Array(Tuple(effect String, certainty String, source String))`: returns how the
/// crawler reacts if `/robots.txt` has this HTTP status. If several effects are possible, facts other than the status decide,
/// such as whether the crawler has a cached copy.
///
/// `effect`: "rules" (obey the file's rules), "no-file" (as if there were no rules), "disallow-all", "last-good-copy", "redirect-target".
pub(crate) fn availability(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((status, crawler)) = rows.next(|row| Ok((row.short()?, row.string()?)))? {
        let name = String::from_utf8_lossy(crawler);
        let agent = Agent::from_user_agent(&name);
        let engine = agent.availability();
        let mut found = Vec::new();
        for one in engine.value.availability().possibilities(&Fetch::status(status)) {
            let answer = (one.effect.as_str(), one.certainty.max(engine.certainty).as_str(), one.source);
            if !found.contains(&answer) {
                found.push(answer);
            }
        }
        writer.array(found.into_iter(), |writer, (effect, certainty, source)| {
            for text in [effect, certainty, source] {
                writer.string(text.as_bytes());
            }
        });
    }
    Ok(())
}
