//! Reports the statements about AI use in a robots.txt. They are separate from the verdicts.

use robotscope::availability::{Fetch, Fetched};
use robotscope::evaluate::Page;
use robotscope::evaluate::ai_signals::Statement;
use robotscope::text::LineIndex;
use robotscope::{Agent, RobotsTxt, Target, crawlers};

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};

/// `robots_ai_signals(robots, url)` → `Array(Tuple(signal String, usage String, stance String, lines Array(UInt32), crawlers
/// Array(String)))`: writes each statement in robots.txt about using a page for AI, with its lines and the crawlers that it addresses.
/// Hardly any operator documents that its crawlers honour such statements, and no verdict depends on them. If `url` is invalid, there are
/// no signals.
pub(crate) fn ai_signals(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    let agents: Vec<Agent<'_>> = crawlers::all().iter().map(Agent::from).collect();
    while let Some((text, url)) = rows.next(|row| Ok((row.string()?, row.string()?)))? {
        let lines = LineIndex::new(text);
        let page = Page {
            target: Target::parse(&String::from_utf8_lossy(url)).ok(),
            robots: Some(Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(text))),
            ..Page::default()
        };
        let report = page.evaluate(&agents);
        writer.array(
            report.ai_signals.by_statement().into_iter(),
            |writer, (Statement { signal, usage, stance, by, .. }, crawlers)| {
                for word in [signal.as_str(), usage.as_str(), stance.as_str()] {
                    writer.string(word.as_bytes());
                }
                let mut by: Vec<u32> = by.iter().map(|place| lines.place(place.span.start()).line).collect();
                by.dedup();
                writer.array(by.into_iter(), Writer::number);
                let names: Vec<&str> = crawlers.iter().filter_map(|place| Some(agents.get(*place as usize)?.name())).collect();
                writer.array(names.into_iter(), |writer, name| writer.string(name.as_bytes()));
            },
        );
    }
    Ok(())
}
