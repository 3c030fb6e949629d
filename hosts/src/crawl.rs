//! May it be crawled, and which line says so?

use robotscope::matching::Brief;
use robotscope::{Access, Agent, Matcher, RobotsTxt, Target, TargetError, check_once, crawlers};

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};
use crate::texts::Sets;

/// `robots_check(robots, crawler, url)` → `Tuple(allowed Nullable(Bool), line Nullable(UInt32), reason String)`.
///
/// Where few rows have the same text, each is answered in one pass over it; else it is parsed, and the rules are compiled for each crawler.
pub(crate) fn check(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    let rows = rows.all(|row| Ok([row.string()?, row.string()?, row.string()?]))?;
    let names = Sets::new(rows.iter().map(|[_, name, _]| *name));
    let texts = Sets::new(rows.iter().map(|[text, ..]| *text));
    let decoded: Vec<_> = names.all.iter().map(|(name, _)| String::from_utf8_lossy(name)).collect();
    let agents: Vec<_> = decoded.iter().map(|name| Agent::from_user_agent(name)).collect();
    let mut left: Vec<_> =
        texts.all.iter().map(|(_, count)| Left { rows: *count, parsed: None, is_parsed: *count >= PARSED }).collect();
    for (([text, _, url], set), name) in rows.iter().zip(&texts.of_rows).zip(&names.of_rows) {
        let (Some(agent), Some(left)) = (agents.get(*name), left.get_mut(*set)) else { continue };
        let answer = target(url).map(|target| match left.is_parsed {
            true => left.parsed.get_or_insert_with(|| Parsed::new(text)).brief(*name, agent, &target),
            false => check_once(text, agent, &target),
        });
        write(writer, answer.as_ref());
        left.rows -= 1;
        if left.rows == 0 {
            left.parsed = None;
        }
    }
    Ok(())
}

/// A text of a batch, and how many rows with it are still to be answered.
struct Left<'b> {
    rows: u32,
    is_parsed: bool,
    parsed: Option<Parsed<'b>>,
}

/// From so many rows with the same text on it is parsed, and the rules are compiled: for real files that costs about ten passes.
const PARSED: u32 = 10;

/// A text with the rules of the crawlers that were asked about.
struct Parsed<'b> {
    robots: RobotsTxt<'b>,
    matchers: Vec<(usize, Matcher)>,
}

impl<'b> Parsed<'b> {
    fn new(text: &'b [u8]) -> Self {
        Self { robots: RobotsTxt::parse(text), matchers: Vec::new() }
    }

    /// The verdict for the crawler with this place among those of the batch.
    fn brief(&mut self, name: usize, agent: &Agent<'_>, target: &Target) -> Brief {
        if let Some((_, matcher)) = self.matchers.iter().find(|(known, _)| *known == name) {
            return matcher.brief(target);
        }
        let matcher = self.robots.matcher(agent);
        let brief = matcher.brief(target);
        self.matchers.push((name, matcher));
        brief
    }
}

/// `robots_check_many(robots, crawler, urls Array(String))` → an `Array` with what `robots_check` says of each.
pub(crate) fn check_many(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((text, crawler, urls)) = rows.next(|row| {
        let (text, crawler, count) = (row.string()?, row.string()?, row.array()?);
        let urls = (0..count).map(|_| row.string()).collect::<Result<Vec<_>, _>>()?;
        Ok((text, crawler, urls))
    })? {
        let name = String::from_utf8_lossy(crawler);
        let agent = Agent::from_user_agent(&name);
        let matcher = (urls.len() >= PARSED as usize).then(|| RobotsTxt::parse(text).matcher(&agent));
        writer.array(urls.into_iter(), |writer, url| {
            let answer = target(url).map(|target| match &matcher {
                Some(matcher) => matcher.brief(&target),
                None => check_once(text, &agent, &target),
            });
            write(writer, answer.as_ref());
        });
    }
    Ok(())
}

/// `robots_check_all(robots, url)` → an `Array` with `Tuple(crawler String, allowed Nullable(Bool), line Nullable(UInt32), reason String)` for
/// each crawler of the catalogue.
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

/// Where there is no answer, the reason says why: what was given as a URL is none.
fn write(writer: &mut Writer, answer: Result<&Brief, &TargetError>) {
    let brief = answer.ok();
    writer.nullable(brief.map(|brief| brief.access == Access::Allowed), Writer::boolean);
    writer.nullable(brief.and_then(|brief| brief.line), Writer::number);
    writer.string(answer.map_or_else(TargetError::code, |brief| brief.reason.as_str()).as_bytes());
}

/// What is no UTF-8 is read as browsers read it.
fn target(url: &[u8]) -> Result<Target, TargetError> {
    Target::parse(&String::from_utf8_lossy(url))
}
