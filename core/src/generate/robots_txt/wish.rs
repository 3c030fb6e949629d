use std::collections::HashSet;
use std::fmt;

use crate::crawlers::{self, CrawlerClass, CrawlerStatus};
use crate::matching::{Access, RobotsTxt, Target};

/// Something that a robots.txt should say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// For which crawlers.
    pub who: Who,
    /// What they may.
    pub access: Access,
    /// Of which paths: the pattern of a rule, such as `/drafts/` or `/*.pdf$`; `/` for the whole site.
    pub path: String,
}

/// The crawlers for which something is wished.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Who {
    /// All crawlers, those that groups name included.
    Everybody,
    /// Those of a purpose that are about.
    Purpose(CrawlerClass),
    /// One, by its product token.
    Crawler(String),
}

impl Wish {
    /// They should not fetch these paths.
    pub fn disallow(who: Who, path: &str) -> Self {
        Self { who, access: Access::Disallowed, path: path.to_owned() }
    }

    /// They may fetch these paths.
    pub fn allow(who: Who, path: &str) -> Self {
        Self { who, access: Access::Allowed, path: path.to_owned() }
    }
}

/// Why there is no text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WishError {
    /// There is no wish.
    NothingWished,
    /// A name is no product token: letters, digits, spaces and `-_.` only.
    NotAProductToken(String),
    /// A path does not begin with a slash or a star, or holds white space, `#` or a control character.
    NotAPath(String),
}

impl fmt::Display for WishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingWished => f.write_str("nothing is wished for: name a crawler or a purpose, and a path"),
            Self::NotAProductToken(name) => write!(f, "“{name}” cannot be a product token: use letters, digits, spaces and -_."),
            Self::NotAPath(path) => write!(f, "“{path}” cannot be a path: begin it with / and use no white space and no #"),
        }
    }
}

impl std::error::Error for WishError {}

/// What is wanted of one crawler.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    /// Which wish it comes from.
    pub(super) wish: usize,
    /// Its product token; `*` for all that no group names.
    pub(super) name: String,
    pub(super) access: Access,
    pub(super) path: String,
    /// A URL of those paths.
    pub(super) target: Target,
    /// Whether it is so already.
    pub(super) is_so: bool,
}

pub(super) fn wanted(robots: &RobotsTxt<'_>, wishes: &[Wish]) -> Result<Vec<Wanted>, WishError> {
    let mut all = Vec::new();
    for (place, wish) in wishes.iter().enumerate() {
        let target = target(&wish.path)?;
        for name in names(robots, &wish.who)? {
            let mut wanted =
                Wanted { wish: place, name, access: wish.access, path: wish.path.clone(), target: target.clone(), is_so: false };
            let is_allowed = robots.is_allowed(&wanted.agent(), &target);
            wanted.is_so = is_allowed == (wish.access == Access::Allowed);
            all.push(wanted);
        }
    }
    if all.is_empty() { Err(WishError::NothingWished) } else { Ok(all) }
}

/// The names by which these are addressed.
fn names(robots: &RobotsTxt<'_>, who: &Who) -> Result<Vec<String>, WishError> {
    let mut seen = HashSet::new();
    let mut names = match who {
        Who::Crawler(name) => {
            let is_token = |byte: u8| byte.is_ascii_alphanumeric() || b" -_.".contains(&byte);
            if name.trim().is_empty() || !name.bytes().all(is_token) {
                return Err(WishError::NotAProductToken(name.clone()));
            }
            vec![crawlers::by_token(name).map_or_else(|| name.clone(), |crawler| crawler.token.to_owned())]
        }
        Who::Purpose(class) => crawlers::all()
            .iter()
            .filter(|crawler| {
                crawler.class == *class && crawler.status == CrawlerStatus::Live && !crawler.fallback.value.is_empty()
            })
            .map(|crawler| crawler.token.to_owned())
            .collect(),
        Who::Everybody => {
            let lines = robots.groups(crate::dialect::DialectName::Rfc9309.dialect());
            let named = lines.iter().flat_map(|group| group.agent_lines);
            let named = named.map(|line| String::from_utf8_lossy(robots.slice(line.token)).into_owned());
            let named = named.filter(|name| !name.is_empty() && name != "*");
            let named = named.map(|name| crawlers::by_token(&name).map_or(name, |crawler| crawler.token.to_owned()));
            std::iter::once("*".to_owned()).chain(named).collect()
        }
    };
    names.retain(|name| seen.insert(name.to_ascii_lowercase()));
    Ok(names)
}

/// A URL that the pattern matches.
fn target(path: &str) -> Result<Target, WishError> {
    let wrong = || WishError::NotAPath(path.to_owned());
    let is_harmless = !path.contains(|sign: char| sign.is_whitespace() || sign.is_control() || sign == '#');
    if !path.starts_with(['/', '*']) || !is_harmless {
        return Err(wrong());
    }
    let url = path.strip_suffix('$').unwrap_or(path).replace('*', "x");
    let url = if url.starts_with('/') { url } else { format!("/{url}") };
    Target::parse(&url).map_err(|_| wrong())
}
