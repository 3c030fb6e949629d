//! Returns verdicts, each with the deciding line.

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
    let decoded: Vec<_> = names.all.iter().map(|(name, _)| String::from_utf8_lossy(name)).collect();
    let agents: Vec<_> = decoded.iter().map(|name| Agent::from_user_agent(name)).collect();
    let mut batch_texts: Vec<_> =
        texts.all.iter().map(|(_, count)| BatchText { rows: *count, parsed: None, is_parsed: *count >= PARSED }).collect();
    for (([text, _, url], set), name) in rows.iter().zip(&texts.of_rows).zip(&names.of_rows) {
        let (Some(agent), Some(batch_text)) = (agents.get(*name), batch_texts.get_mut(*set)) else { continue };
        let answer = target(url).map(|target| match batch_text.is_parsed {
            true => batch_text.parsed.get_or_insert_with(|| Parsed::new(text)).brief(*name, agent, &target),
            false => check_once(text, agent, &target),
        });
        write(writer, answer.as_ref());
        batch_text.rows -= 1;
        if batch_text.rows == 0 {
            batch_text.parsed = None;
        }
    }
    Ok(())
}

/// A text in the batch, with the number of remaining rows.
struct BatchText<'b> {
    rows: u32,
    is_parsed: bool,
    parsed: Option<Parsed<'b>>,
}

/// The minimum number of rows with the same text for which parsing and compiling saves time. For real files, both together cost about ten
/// passes over the text.
const PARSED: u32 = 10;

/// A parsed text, with the compiled rules for the crawlers that have been queried so far.
struct Parsed<'b> {
    robots: RobotsTxt<'b>,
    matchers: Vec<(usize, Matcher)>,
}

impl<'b> Parsed<'b> {
    fn new(text: &'b [u8]) -> Self {
        Self { robots: RobotsTxt::parse(text), matchers: Vec::new() }
    }

    /// Returns a crawler's verdict. `name` is the index of the crawler's name in the list of distinct names in the batch.
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

/// `robots_check_many(robots, crawler, urls Array(String))` → an `Array` with the result of `robots_check` for each URL.
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
