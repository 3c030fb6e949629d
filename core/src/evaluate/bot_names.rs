//! The known names of bots.

use crate::crawlers;
use crate::directives::{PageDialect, PageDialectName};
use crate::matching::Agent;
use crate::nearest::nearest;
use crate::order::sort;

/// The known names of bots, in lower case.
pub(super) struct BotNames {
    /// Sorted in ascending order.
    names: Vec<Vec<u8>>,
    longest: usize,
}

impl BotNames {
    /// Collects the names in the catalogue and in the page dialects, the names of `agents`, and `robots`.
    pub(super) fn new(agents: &[Agent<'_>]) -> Self {
        let known = crawlers::all().iter().flat_map(|crawler| crawler.meta_names.value.iter().copied().chain([crawler.token]));
        let narrow =
            PageDialectName::ALL.into_iter().flat_map(|name| PageDialect::preset(name).narrow_names).map(|narrow| narrow.name);
        let of_agents = agents.iter().flat_map(|agent| agent.page_names().value.to_vec());
        // Leave out Google-Site-Verification: a meta element with this name does not address a crawler, but proves who owns the site.
        let proves_ownership = |name: &&str| name.eq_ignore_ascii_case("Google-Site-Verification");
        let all = known.chain(narrow).chain(of_agents).chain(["robots"]);
        let mut names: Vec<_> =
            all.filter(|name| !proves_ownership(name)).map(|name| name.to_ascii_lowercase().into_bytes()).collect();
        sort(&mut names);
        let longest = names.iter().map(Vec::len).max().unwrap_or_default();
        Self { names, longest }
    }

    /// Returns `true` if the name is known, ignoring letter case.
    pub(super) fn contains(&self, name: &[u8]) -> bool {
        // Check the length first, to avoid copying long names.
        name.len() <= self.longest && self.names.binary_search(&name.to_ascii_lowercase()).is_ok()
    }

    /// Returns `true` if a word before a colon names a bot, not a header field: a known name, or a word that ends with “bot”.
    pub(super) fn is_bot_name(&self, word: &[u8]) -> bool {
        self.contains(word) || word.last_chunk::<3>().is_some_and(|end| end.eq_ignore_ascii_case(b"bot"))
    }
}

/// Returns the known name (a bot's name or `robots`) that an unknown name probably misspells; `None` if no known name is close enough.
/// Ignores a version, which the name of a meta element must not contain.
pub(crate) fn bot_name_meant(written: &[u8]) -> Option<&'static str> {
    let all = crawlers::all().iter().flat_map(|crawler| crawler.meta_names.value.iter().copied().chain([crawler.token]));
    let name = written.split(|byte| *byte == b'/').next()?;
    nearest(name, 5, ["robots"].into_iter().chain(all))
}
