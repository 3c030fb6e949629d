//! Returns verdicts, each with the deciding line.

use std::collections::BinaryHeap;

use robotscope::matching::Brief;
use robotscope::{Access, Agent, Matcher, RobotsTxt, Target, TargetError, check_once, crawlers};

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};
use crate::texts::Sets;

/// `robots_check(robots, crawler, url)` → `Tuple(allowed Nullable(Bool), line Nullable(UInt32), reason String)`.
///
/// A text that occurs in at least [`PARSED`] rows is parsed once, and its rules are compiled once for each crawler. For any other text,
/// each row needs one pass over the text.
pub(crate) fn check(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    let rows = rows.all(|row| Ok([row.string()?, row.string()?, row.string()?]))?;
    let names = Sets::new(rows.iter().map(|[_, name, _]| *name));
    let texts = Sets::new(rows.iter().map(|[text, ..]| *text));
    let decoded: Vec<_> = names.all.iter().map(|name| String::from_utf8_lossy(name)).collect();
    let agents: Vec<_> = decoded.iter().map(|name| Agent::from_user_agent(name)).collect();
    // Sort the rows by text and crawler, so that at most one parsed text and one crawler's compiled rules are in memory.
    // A heap needs less code than `sort_unstable`: 2 kB of the module.
    let order: BinaryHeap<_> = texts.of_rows.iter().zip(&names.of_rows).zip(0_usize..).collect();
    let order = order.into_sorted_vec();
    let mut answers = vec![None; rows.len()];
    for of_text in order.chunk_by(|((one, _), _), ((other, _), _)| one == other) {
        let Some(text) = of_text.first().and_then(|((text, _), _)| texts.all.get(**text)) else { continue };
        let robots = (of_text.len() >= PARSED).then(|| RobotsTxt::parse(*text));
        for of_name in of_text.chunk_by(|((_, one), _), ((_, other), _)| one == other) {
            let Some(agent) = of_name.first().and_then(|((_, name), _)| agents.get(**name)) else { continue };
            let matcher = robots.as_ref().map(|robots| robots.matcher(agent));
            for (_, row) in of_name {
                let (Some([.., url]), Some(answer)) = (rows.get(*row), answers.get_mut(*row)) else { continue };
                *answer = Some(brief(matcher.as_ref(), text, agent, url));
            }
        }
    }
    for answer in answers.iter().flatten() {
        write(writer, answer.as_ref());
    }
    Ok(())
}

/// The minimum number of rows with the same text for which parsing and compiling saves time. For real files, both together cost about ten
/// passes over the text.
const PARSED: usize = 10;

/// Returns a verdict from the compiled rules or, without them, in one pass over the text.
fn brief(matcher: Option<&Matcher>, text: &[u8], agent: &Agent<'_>, url: &[u8]) -> Result<Brief, TargetError> {
    let target = target(url)?;
    Ok(matcher.map_or_else(|| check_once(text, agent, &target), |matcher| matcher.brief(&target)))
}

/// `robots_check_many(robots, crawler, urls Array(String))` → an `Array` with the result of `robots_check` for each URL.
pub(crate) fn check_many(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((text, crawler, urls)) = rows.next(|row| {
        let (text, crawler, count) = (row.string()?, row.string()?, row.array()?);
        let urls = (0..count).map(|_| row.string()).collect::<Result<Vec<_>, _>>()?;
        Ok((text, crawler, urls))
    })? {
        let name = String::from_utf8_lossy(crawler);
        let agent = Agent::from_user_agent(&name);
        let matcher = (urls.len() >= PARSED).then(|| RobotsTxt::parse(text).matcher(&agent));
        writer.array(urls.into_iter(), |writer, url| {
            write(writer, brief(matcher.as_ref(), text, &agent, url).as_ref());
        });
    }
    Ok(())
}

/// `robots_check_all(robots, url)` → an `Array` with `Tuple(crawler String, allowed Nullable(Bool), line Nullable(UInt32), reason String)`
/// for each crawler in the catalogue.
pub(crate) fn check_all(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((text, url)) = rows.next(|row| Ok((row.string()?, row.string()?)))? {
        let target = target(url);
        let matchers = RobotsTxt::parse(text).matchers(crawlers::all().iter().map(Agent::from));
        writer.array(crawlers::all().iter().zip(matchers), |writer, (crawler, matcher)| {
            writer.string(crawler.token.as_bytes());
            let brief = target.as_ref().map(|target| matcher.brief(target));
            write(writer, brief.as_ref().map_err(|error| *error));
        });
    }
    Ok(())
}

/// Writes a verdict. For an invalid URL, `allowed` and `line` are NULL, and `reason` is the error code.
fn write(writer: &mut Writer, answer: Result<&Brief, &TargetError>) {
    let brief = answer.ok();
    writer.nullable(brief.map(|brief| brief.access == Access::Allowed), Writer::boolean);
    writer.nullable(brief.and_then(|brief| brief.line), Writer::number);
    writer.string(answer.map_or_else(TargetError::code, |brief| brief.reason.as_str()).as_bytes());
}

/// Parses a URL. U+FFFD replaces bytes that are not UTF-8, as in browsers.
fn target(url: &[u8]) -> Result<Target, TargetError> {
    Target::parse(&String::from_utf8_lossy(url))
}
