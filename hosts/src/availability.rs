//! The effect of the status of robots.txt.

use robotscope::Agent;
use robotscope::availability::Fetch;

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};

/// `robots_availability(status UInt16, crawler)` → `Array(Tuple(effect String, certainty String, source String))`: writes the effect on
/// the crawler if `/robots.txt` has this status. A single effect is the answer; several depend on facts that become known later.
///
/// `effect`: "rules" (the rules of the text apply), "no-file" (no rules apply), "disallow-all", "last-good-copy",
/// "redirect-target".
pub(crate) fn availability(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((status, crawler)) = rows.next(|row| Ok((row.short()?, row.string()?)))? {
        let name = String::from_utf8_lossy(crawler);
        let agent = Agent::from_user_agent(&name);
        let engine = agent.availability();
        let mut found = Vec::new();
        for one in engine.value.availability().possibilities(&Fetch::status(status)) {
            let told = (one.effect.as_str(), one.certainty.max(engine.certainty).as_str(), one.source);
            if !found.contains(&told) {
                found.push(told);
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
