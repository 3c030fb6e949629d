use super::BlockListError;
use crate::crawlers::{self, Crawler, SentName};
use crate::generate::robots_txt::{Who, check_name};

/// The crawlers to refuse.
pub(super) struct Choice<'w> {
    /// The chosen crawlers that are in the catalogue, in catalogue order.
    pub(super) crawlers: Vec<&'static Crawler>,
    /// The chosen product tokens that are not in the catalogue.
    pub(super) unknown: Vec<&'w str>,
}

impl<'w> Choice<'w> {
    pub(super) fn new(disallow: &'w [Who], allow: &'w [Who]) -> Result<Self, BlockListError> {
        if allow.contains(&Who::AllCrawlers) {
            return Err(BlockListError::NothingToRefuse);
        }
        let crawlers = crawlers::all().iter().filter(|crawler| has(disallow, crawler) && !has(allow, crawler)).collect();
        let mut choice = Self { crawlers, unknown: unknown(disallow)? };
        let allowed = unknown(allow)?;
        choice.unknown.retain(|name| !allowed.iter().any(|other| other.eq_ignore_ascii_case(name)));
        if choice.crawlers.is_empty() && choice.unknown.is_empty() {
            return Err(BlockListError::NothingToRefuse);
        }
        if choice.tokens().is_empty() {
            return Err(BlockListError::NoNames(choice.crawlers.iter().map(|crawler| crawler.token.to_owned()).collect()));
        }
        Ok(choice)
    }

    /// Returns the product tokens of the chosen crawlers. Leaves out catalogue crawlers that do not send their own name in requests.
    pub(super) fn tokens(&self) -> Vec<String> {
        let sending = self.crawlers.iter().filter(|crawler| crawler.sent_name.value == SentName::Own);
        sending.map(|crawler| crawler.token).chain(self.unknown.iter().copied()).map(str::to_owned).collect()
    }

    pub(super) fn has(&self, token: &str) -> bool {
        self.crawlers.iter().any(|crawler| crawler.token == token)
    }
}

/// Returns the product tokens that are not in the catalogue, without duplicates. Returns an error if all crawlers are chosen, or if a name
/// is invalid.
fn unknown(who: &[Who]) -> Result<Vec<&str>, BlockListError> {
    let mut unknown: Vec<&str> = Vec::new();
    for who in who {
        match who {
            Who::AllCrawlers => return Err(BlockListError::AllCrawlers),
            Who::Crawler(name) => {
                if check_name(name)?.is_none() && !unknown.iter().any(|other| other.eq_ignore_ascii_case(name)) {
                    unknown.push(name);
                }
            }
            Who::Purpose(_) => {}
        }
    }
    Ok(unknown)
}

fn has(who: &[Who], crawler: &Crawler) -> bool {
    who.iter().any(|who| match who {
        Who::Purpose(class) => crawler.still_serves(*class),
        Who::Crawler(name) => crawler.token.eq_ignore_ascii_case(name),
        Who::AllCrawlers => false,
    })
}
