//! A common interface to robotscope and the competing robots.txt parsers.

use std::borrow::Cow;
use std::hint::black_box;

use robots_txt::Robots;
use robots_txt::matcher::SimpleMatcher;
use robotscope::{Agent, RobotsTxt, Target};
use robotstxt::DefaultMatcher;
use url::{Position, Url};

use crate::workloads::AGENT;

/// The URL or path that an engine checks.
pub(crate) enum Query {
    /// A URL as text. If an engine accepts only a path, the crate `url` extracts the path and query.
    Url(String),
    /// A path as text and as a parsed target. robotscope uses the target; all other engines use the text.
    Path(String, Target),
}

impl Query {
    /// Returns a query for a URL's path; `None` if the URL is invalid.
    pub(crate) fn path_of(url: &str) -> Option<Self> {
        Some(Self::Path(requested(url)?, Target::parse(url).ok()?))
    }
}

/// A function that answers queries about one file for one agent.
pub(crate) type Checker<'t> = Box<dyn Fn(&Query) -> bool + 't>;

/// A parsed file as an engine retains it, of any type.
pub trait Retained {}
impl<T> Retained for T {}

/// The preparation of a parsed file for queries: none, or an index.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Preparation {
    Plain,
    Indexed,
}

/// One way to use one of the compared crates.
pub struct Engine {
    /// The crate's name, followed by “, index” if the engine builds an index.
    pub name: &'static str,
    pub(crate) preparation: Preparation,
    /// Parses a text and discards the result.
    pub(crate) parse: fn(&str),
    /// Parses a text and answers one query for an agent.
    pub(crate) parse_and_check: fn(&str, &str, &Query) -> bool,
    /// Parses a text and returns a function that answers many queries for one agent.
    pub(crate) checker: for<'t> fn(&'t str, &'t str) -> Checker<'t>,
    /// Parses a text and returns the crate's retained result; `None` if it retains nothing.
    pub retain: for<'t> fn(&'t str) -> Option<Box<dyn Retained + 't>>,
}

/// All engines. robotscope must be first, because the other engines' answers are compared with its answers.
pub const ENGINES: &[Engine] = &[
    Engine {
        name: "robotscope",
        preparation: Preparation::Plain,
        parse: |text| drop(black_box(RobotsTxt::parse(text))),
        parse_and_check: |text, agent, query| {
            let agent = Agent::named(agent);
            ours(query, |target| robotscope::is_allowed(text, &agent, target))
        },
        checker: |text, agent| {
            let (robots, agent) = (RobotsTxt::parse(text), Agent::named(agent));
            Box::new(move |query| ours(query, |target| robots.is_allowed(&agent, target)))
        },
        retain: |text| Some(Box::new(RobotsTxt::parse(text))),
    },
    Engine {
        name: "robotscope, index",
        preparation: Preparation::Indexed,
        parse: |text| drop(black_box(RobotsTxt::parse(text).matcher(&Agent::named(AGENT)))),
        parse_and_check: |text, agent, query| {
            let matcher = RobotsTxt::parse(text).matcher(&Agent::named(agent));
            ours(query, |target| matcher.is_allowed(target))
        },
        checker: |text, agent| {
            let matcher = RobotsTxt::parse(text).matcher(&Agent::named(agent));
            Box::new(move |query| match query {
                Query::Url(url) => matcher.is_allowed_url(url) == Ok(true),
                Query::Path(_, target) => matcher.is_allowed(target),
            })
        },
        retain: |text| {
            let robots = RobotsTxt::parse(text);
            let matcher = robots.matcher(&Agent::named(AGENT));
            Some(Box::new((robots, matcher)))
        },
    },
    Engine {
        name: "fast-robots",
        preparation: Preparation::Plain,
        parse: |text| drop(black_box(fast_robots::RobotsTxt::parse(text))),
        parse_and_check: |text, agent, query| fast_robots::RobotsTxt::parse(text).is_allowed(agent, &path(query)),
        checker: |text, agent| {
            let robots = fast_robots::RobotsTxt::parse(text);
            Box::new(move |query| robots.is_allowed(agent, &path(query)))
        },
        retain: |text| Some(Box::new(fast_robots::RobotsTxt::parse(text))),
    },
    Engine {
        name: "fast-robots, index",
        preparation: Preparation::Indexed,
        parse: |text| drop(black_box(fast_robots::RobotsTxt::parse(text).matcher())),
        parse_and_check: |text, agent, query| fast_robots::RobotsTxt::parse(text).matcher().is_allowed(agent, &path(query)),
        checker: |text, agent| {
            let matcher = forever(fast_robots::RobotsTxt::parse(text)).matcher();
            Box::new(move |query| matcher.is_allowed(agent, &path(query)))
        },
        retain: |text| Some(Box::new(forever(fast_robots::RobotsTxt::parse(text)).matcher())),
    },
    Engine {
        name: "robotstxt",
        preparation: Preparation::Plain,
        parse: |text| robotstxt::parse_robotstxt(text, &mut Listener),
        parse_and_check: |text, agent, query| DefaultMatcher::default().one_agent_allowed_by_robots(text, agent, uncut(query)),
        // robotstxt parses the text again for each query, like Google's parser.
        checker: |text, agent| {
            Box::new(move |query| DefaultMatcher::default().one_agent_allowed_by_robots(text, agent, uncut(query)))
        },
        retain: |_| None,
    },
    Engine {
        name: "texting_robots",
        preparation: Preparation::Plain,
        parse: |text| drop(black_box(texting(text, AGENT))),
        parse_and_check: |text, agent, query| texting(text, agent).allowed(uncut(query)),
        checker: |text, agent| {
            let robot = texting(text, agent);
            Box::new(move |query| robot.allowed(uncut(query)))
        },
        retain: |text| Some(Box::new(texting(text, AGENT))),
    },
    Engine {
        name: "robots_txt",
        preparation: Preparation::Plain,
        parse: |text| drop(black_box(Robots::from_str_lossy(text))),
        parse_and_check: |text, agent, query| {
            SimpleMatcher::new(&Robots::from_str_lossy(text).choose_section(agent).rules).check_path(&path(query))
        },
        checker: |text, agent| {
            let matcher = SimpleMatcher::new(&forever(Robots::from_str_lossy(text)).choose_section(agent).rules);
            Box::new(move |query| matcher.check_path(&path(query)))
        },
        retain: |text| Some(Box::new(Robots::from_str_lossy(text))),
    },
];

/// Returns the engines without an index, one for each crate.
pub(crate) fn plain() -> impl Iterator<Item = &'static Engine> {
    ENGINES.iter().filter(|engine| engine.preparation == Preparation::Plain)
}

/// Answers a query with robotscope. An invalid URL counts as disallowed.
fn ours(query: &Query, is_allowed: impl Fn(&Target) -> bool) -> bool {
    match query {
        Query::Url(url) => Target::parse(url).is_ok_and(|target| is_allowed(&target)),
        Query::Path(_, target) => is_allowed(target),
    }
}

/// Returns the path for crates that accept only paths. Extracts a URL's path with the crate `url`, as `texting_robots` does.
fn path(query: &Query) -> Cow<'_, str> {
    match query {
        Query::Url(url) => Cow::Owned(requested(url).unwrap_or_default()),
        Query::Path(path, _) => Cow::Borrowed(path),
    }
}

fn requested(url: &str) -> Option<String> {
    Some(Url::parse(url).ok()?[Position::BeforePath..Position::AfterQuery].to_owned())
}

/// Returns the URL or path unchanged, for crates that extract the path themselves.
fn uncut(query: &Query) -> &str {
    match query {
        Query::Url(text) | Query::Path(text, _) => text,
    }
}

/// Leaks a value, so that any borrow lives long enough. The programs leak only a few values per file.
fn forever<'t, T: 't>(value: T) -> &'t T {
    Box::leak(Box::new(value))
}

#[expect(clippy::expect_used, reason = "`Workloads::load` excludes files that `texting_robots` rejects")]
fn texting(text: &str, agent: &str) -> texting_robots::Robot {
    texting_robots::Robot::new(agent, text.as_bytes()).expect("a file that texting_robots accepts")
}

/// Receives the lines that `robotstxt` parses. The crate has no type for a parsed file: it passes each line to a handler.
struct Listener;

impl robotstxt::RobotsParseHandler for Listener {
    fn handle_robots_start(&mut self) {}
    fn handle_robots_end(&mut self) {}
    fn handle_user_agent(&mut self, line: u32, value: &str) {
        black_box((line, value));
    }
    fn handle_allow(&mut self, line: u32, value: &str) {
        black_box((line, value));
    }
    fn handle_disallow(&mut self, line: u32, value: &str) {
        black_box((line, value));
    }
    fn handle_sitemap(&mut self, line: u32, value: &str) {
        black_box((line, value));
    }
    fn handle_unknown_action(&mut self, line: u32, action: &str, value: &str) {
        black_box((line, action, value));
    }
}
