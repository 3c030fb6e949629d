use std::collections::{HashMap, HashSet};
use std::fmt;

use super::block;
use crate::compare::{Coverage, Fillers, compare_for};
use crate::crawlers::{self, Crawler, CrawlerClass};
use crate::dialect::DialectName;
use crate::matching::{Access, Agent, RobotsTxt, Target};
use crate::nearest::nearest;
use crate::order::sort;

/// A wish for a robots.txt: the access that some crawlers should have to some paths.
///
/// ```
/// use robotscope::crawlers::CrawlerClass;
/// use robotscope::generate::robots_txt::{Who, Wish};
///
/// let wish = Wish::disallow(Who::Purpose(CrawlerClass::AiTraining), "/");
/// assert_eq!(wish.path, "/");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Wish {
    /// The crawlers that the wish is about; left out for all crawlers.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub who: Who,
    /// The access that these crawlers should have.
    pub access: Access,
    /// A pattern for the paths, such as `/drafts/` or `/*.pdf$`; left out for the whole site (`/`).
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub path: String,
}

/// The crawlers to which a wish applies: all crawlers, all crawlers that serve a purpose, or one crawler.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::crawlers::CrawlerClass;
/// use robotscope::generate::robots_txt::{Who, Wish, write};
///
/// let robots = RobotsTxt::parse("");
/// let written = write(&robots, &[Wish::disallow(Who::Purpose(CrawlerClass::AiTraining), "/")])?;
/// let text = String::from_utf8_lossy(&written.text);
/// assert!(text.contains("User-agent: GPTBot\n") && text.contains("User-agent: CCBot\n") && !text.contains("Googlebot\n"));
/// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type = "\"all-crawlers\" | { purpose: CrawlerClass } | { crawler: string }")
)]
#[non_exhaustive]
pub enum Who {
    /// All crawlers, including those that existing groups name.
    AllCrawlers,
    /// All crawlers that serve this purpose, unless they are retired ([`Crawler::still_serves`](crate::crawlers::Crawler::still_serves)) or
    /// their product tokens are unknown.
    Purpose(CrawlerClass),
    /// One crawler, by its product token.
    Crawler(String),
}

impl Wish {
    /// Creates a wish to disallow these paths for these crawlers.
    pub fn disallow(who: Who, path: &str) -> Self {
        Self { who, access: Access::Disallowed, path: path.to_owned() }
    }

    /// Creates a wish to allow these paths for these crawlers.
    ///
    /// ```
    /// use robotscope::generate::robots_txt::{Who, Wish, write};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let wish = Wish::allow(Who::Crawler("ExampleBot".into()), "/");
    /// let written = write(&RobotsTxt::parse("User-agent: *\nDisallow: /\n"), &[wish])?;
    /// let (robots, target) = (RobotsTxt::parse(&written.text), Target::parse("/a").expect("a path"));
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot"), &target) && !robots.is_allowed(&Agent::named("OtherBot"), &target));
    /// # Ok::<(), robotscope::generate::robots_txt::WishError>(())
    /// ```
    pub fn allow(who: Who, path: &str) -> Self {
        Self { who, access: Access::Allowed, path: path.to_owned() }
    }
}

/// The reason why no robots.txt was written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WishError {
    /// There is no wish.
    NothingWished,
    /// A name cannot be a product token: it is empty, is or resembles the name of a purpose, or contains characters other than letters,
    /// digits and `-_.`. Tokens in the catalogue are always accepted, and some of them contain spaces.
    NotAProductToken(String),
    /// A path is invalid. It must begin with `/` or `*`, and contain no white space, `#` or control characters.
    NotAPath(String),
}

impl WishError {
    /// Returns a stable, kebab-case name for the reason.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::generate::robots_txt::write;
    ///
    /// assert_eq!(write(&RobotsTxt::parse(""), &[]).unwrap_err().code(), "nothing-wished");
    /// ```
    pub fn code(&self) -> &'static str {
        match self {
            Self::NothingWished => "nothing-wished",
            Self::NotAProductToken(_) => "not-a-product-token",
            Self::NotAPath(_) => "not-a-path",
        }
    }

    /// Returns the invalid name or path; an empty string if there is no wish.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::NothingWished => "",
            Self::NotAProductToken(text) | Self::NotAPath(text) => text,
        }
    }

    /// Returns the key that selects the message, and the purpose or product token that was probably intended (empty if unknown).
    pub(crate) fn meant(&self) -> (&'static str, &'static str) {
        let Self::NotAProductToken(name) = self else { return ("other", "") };
        if let Some(purpose) = purpose_meant(name) {
            ("purpose", purpose)
        } else if let Some(crawler) = crawler_meant(name) {
            ("crawler", crawler)
        } else {
            (if name.contains("://") { "url" } else { "other" }, "")
        }
    }
}

/// Returns the purpose that was probably intended by a misspelled name, such as `AI search` or `ai-trainning`. A one-word purpose must
/// match exactly, because it can resemble a crawler's name.
fn purpose_meant(name: &str) -> Option<&'static str> {
    let purposes = || CrawlerClass::ALL.into_iter().map(CrawlerClass::as_str);
    let exact = nearest(name.as_bytes(), usize::MAX, purposes());
    exact.or_else(|| nearest(name.as_bytes(), 5, purposes().filter(|purpose| purpose.contains('-'))))
}

/// Returns the product token that was probably intended by an invalid name, such as `GPT Bot` or a User-Agent string.
fn crawler_meant(name: &str) -> Option<&'static str> {
    let product = || crawlers::identify(name).and_then(|found| found.product()).map(|crawler| crawler.token);
    let near = || nearest(name.replace(' ', "-").as_bytes(), 5, crawlers::all().iter().map(|crawler| crawler.token));
    // Unless the name looks like a User-Agent, compare the whole name first: `Googlebot Images`, for example, begins with another
    // crawler's token.
    if name.contains(['/', '(', ';']) { product().or_else(near) } else { near().or_else(product) }
}

impl fmt::Display for WishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingWished => f.write_str("no wish given: pass a crawler or a purpose, and a path"),
            Self::NotAProductToken(name) => match self.meant() {
                ("purpose", meant) => write!(f, "“{name}” is not a crawler; the purpose “{meant}” is probably meant"),
                ("crawler", meant) => write!(f, "“{name}” cannot be a product token; “{meant}” is probably meant"),
                ("url", _) => write!(f, "“{name}” is a URL, not a crawler: pass a crawler, and a path of the site"),
                _ => write!(f, "“{name}” cannot be a product token: use letters, digits and -_. without spaces"),
            },
            Self::NotAPath(path) => write!(f, "“{path}” cannot be a path: a path starts with / or * and contains no spaces or #"),
        }
    }
}

impl std::error::Error for WishError {}

/// A [`Wish`] for a single crawler, with a URL that matches the wish's path.
#[derive(Clone, Debug)]
pub(super) struct ResolvedWish {
    /// The index of the wish in the list that the caller passed.
    pub(super) index: u32,
    /// The product token; `*` for all crawlers that no group names.
    pub(super) name: String,
    pub(super) access: Access,
    pub(super) path: String,
    /// A URL that matches the path pattern.
    pub(super) target: Target,
    /// `true` if the wish is fulfilled without an added line.
    pub(super) is_fulfilled: bool,
    /// `true` if this wish copies a wish for all crawlers to a crawler that another wish names. It needs a line only if the other wish
    /// adds a group for the crawler.
    pub(super) is_implied: bool,
    /// The specificity of the wish: 0 for all crawlers, 1 for a purpose, 2 for a crawler. Of two wishes with the same path, the more
    /// specific one applies.
    specificity: u8,
}

/// Returns one resolved wish for each pair of a wish and a crawler to which the wish applies. Omits a wish for a crawler if a more specific
/// wish has the same path.
///
/// # Errors
///
/// Returns an error if there is no wish, if a name is not a product token, or if a path is invalid.
pub(super) fn resolve(robots: &RobotsTxt<'_>, wishes: &[Wish]) -> Result<Vec<ResolvedWish>, WishError> {
    // Choose a filler that does not occur in the robots.txt, so that only a star in a rule can match it.
    let filler = Fillers::for_patterns([robots.text()].into_iter()).first();
    let filler = if robots.text().contains(&filler) { "robotscope~".to_owned() } else { char::from(filler).to_string() };
    let mut all: Vec<ResolvedWish> = Vec::new();
    for (place, wish) in (0..).zip(wishes) {
        let target = target(&wish.path, &filler)?;
        let specificity = match wish.who {
            Who::AllCrawlers => 0,
            Who::Purpose(_) => 1,
            Who::Crawler(_) => 2,
        };
        all.extend(names(robots, &wish.who)?.into_iter().map(|name| {
            let (access, path, target) = (wish.access, wish.path.clone(), target.clone());
            ResolvedWish { index: place, name, access, path, target, is_fulfilled: false, is_implied: false, specificity }
        }));
    }
    // A crawler with its own group no longer obeys the group for `*`, so its group must include the wishes for all crawlers.
    let implied: Vec<_> = all.iter().filter(|wish| wish.name == "*").cloned().collect();
    let mut names: Vec<_> = all.iter().map(|wish| wish.name.clone()).collect();
    sort(&mut names);
    names.dedup();
    for wish in implied {
        let is_missing = |name: &&String| !all.iter().any(|known| known.index == wish.index && known.name == **name);
        let missing: Vec<_> = names.iter().filter(is_missing).cloned().collect();
        all.extend(missing.into_iter().map(|name| ResolvedWish { name, is_implied: true, ..wish.clone() }));
    }
    let mut most: HashMap<(String, String), u8> = HashMap::new();
    for wish in &all {
        let most = most.entry((wish.name.clone(), wish.path.clone())).or_default();
        *most = wish.specificity.max(*most);
    }
    all.retain(|wish| most.get(&(wish.name.clone(), wish.path.clone())) == Some(&wish.specificity));
    let mut known = HashMap::new();
    for wish in &mut all {
        wish.is_fulfilled = is_fulfilled(robots, wish, &mut known);
    }
    if all.is_empty() { Err(WishError::NothingWished) } else { Ok(all) }
}

/// The facts on which the result of [`is_fulfilled`] depends: the groups that apply, the dialect, and the wish's access and path.
type Question = (Vec<usize>, DialectName, Access, String);

/// Returns `true` if the wish is already fulfilled, and a line for the wish would not change the access to any path.
fn is_fulfilled(robots: &RobotsTxt<'_>, wish: &ResolvedWish, known: &mut HashMap<Question, bool>) -> bool {
    let agent = wish.agent();
    let verdict = robots.check(&agent, &wish.target);
    if verdict.access() != wish.access {
        return false;
    }
    let applying = verdict.lookup.groups.to_vec();
    let dialect = agent.dialect().name;
    let answer = || {
        let mut text = b"User-agent: *\n".to_vec();
        for (_, line) in block::applying_lines(robots, &agent, &applying, &HashSet::new()) {
            text.extend(line);
            text.push(b'\n');
        }
        let old = RobotsTxt::parse(text.clone());
        text.extend(wish.line());
        let reader = Agent::with_tokens("*", Vec::new()).reading_as(dialect);
        let difference = compare_for(&old, &RobotsTxt::parse(text), &reader, &[]);
        difference.changes.is_empty() && difference.coverage == Coverage::Complete
    };
    let question = (applying.clone(), dialect, wish.access, wish.path.clone());
    *known.entry(question).or_insert_with(answer)
}

/// Returns the crawler with this product token; `None` if it is not in the catalogue.
///
/// # Errors
///
/// Returns an error if the name cannot be a product token.
pub(in crate::generate) fn check_name(name: &str) -> Result<Option<&'static Crawler>, WishError> {
    let is_token = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let known = crawlers::by_token(name);
    let is_wrong = known.is_none() && (name.is_empty() || !name.bytes().all(is_token) || purpose_meant(name).is_some());
    if is_wrong { Err(WishError::NotAProductToken(name.to_owned())) } else { Ok(known) }
}

/// Returns the product tokens of the crawlers that a wish is about.
fn names(robots: &RobotsTxt<'_>, who: &Who) -> Result<Vec<String>, WishError> {
    let mut seen = HashSet::new();
    let mut names = match who {
        Who::Crawler(name) => {
            vec![check_name(name)?.map_or(&**name, |crawler| crawler.token).to_owned()]
        }
        Who::Purpose(class) => crawlers::all()
            .iter()
            .filter(|crawler| crawler.still_serves(*class) && !crawler.fallback.value.is_empty())
            .map(|crawler| crawler.token.to_owned())
            .collect(),
        Who::AllCrawlers => {
            let lines = robots.groups(crate::dialect::DialectName::Rfc9309.dialect());
            let named = lines.iter().flat_map(|group| group.agent_lines);
            // A known crawler's name may contain spaces, so it may be longer than the token.
            let named = named.map(|line| {
                let [value, token] = [line.value, line.token].map(|span| String::from_utf8_lossy(robots.slice(span)));
                let known = crawlers::by_token(&value).or_else(|| crawlers::by_token(&token));
                known.map_or_else(|| token.into_owned(), |crawler| crawler.token.to_owned())
            });
            std::iter::once("*".to_owned()).chain(named.filter(|name| !name.is_empty())).collect()
        }
    };
    names.retain(|name| seen.insert(name.to_ascii_lowercase()));
    Ok(names)
}

/// Builds a URL that the pattern matches. `filler` replaces the stars, so that longer rules are unlikely to match the URL.
fn target(path: &str, filler: &str) -> Result<Target, WishError> {
    let wrong = || WishError::NotAPath(path.to_owned());
    let is_harmless = !path.contains(|sign: char| sign.is_whitespace() || sign.is_control() || sign == '#');
    if !path.starts_with(['/', '*']) || !is_harmless {
        return Err(wrong());
    }
    let url = path.strip_suffix('$').map_or_else(|| format!("{path}*"), str::to_owned).replace('*', filler);
    let url = if url.starts_with('/') { url } else { format!("/{url}") };
    Target::parse(&url).map_err(|_| wrong())
}
