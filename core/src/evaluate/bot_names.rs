//! The names that are taken for those of bots.

use crate::crawlers;
use crate::directives::{PageDialect, PageDialectName};
use crate::matching::Agent;
use crate::nearest::nearest;
use crate::order::sort;

/// The names that are taken for those of bots, in lower case.
pub(super) struct BotNames {
    /// Sorted.
    names: Vec<Vec<u8>>,
    longest: usize,
}

impl BotNames {
    /// The names of the catalogue and of these crawlers, and the general one.
    pub(super) fn new(agents: &[Agent<'_>]) -> Self {
        let known = crawlers::all().iter().flat_map(|crawler| crawler.meta_names.value.iter().copied().chain([crawler.token]));
        let narrow =
            PageDialectName::ALL.into_iter().flat_map(|name| PageDialect::preset(name).narrow_names).map(|narrow| narrow.name);
        let asked = agents.iter().flat_map(|agent| agent.page_names().value.to_vec());
        // A meta element of this name proves who owns the site; it speaks to no one about the page.
        let proves_ownership = |name: &&str| name.eq_ignore_ascii_case("Google-Site-Verification");
        let all = known.chain(narrow).chain(asked).chain(["robots"]);
        let mut names: Vec<_> =
            all.filter(|name| !proves_ownership(name)).map(|name| name.to_ascii_lowercase().into_bytes()).collect();
        sort(&mut names);
        let longest = names.iter().map(Vec::len).max().unwrap_or_default();
        Self { names, longest }
    }

    /// Whether the name is among them, in any letter case.
    pub(super) fn are_in(&self, name: &[u8]) -> bool {
        // What is longer need not be copied.
        name.len() <= self.longest && self.names.binary_search(&name.to_ascii_lowercase()).is_ok()
    }

    /// Whether a word before a colon names a bot rather than a field of a header: a known one, or one that says so.
    pub(super) fn is_one(&self, word: &[u8]) -> bool {
        let end = word.len().checked_sub(3).and_then(|start| word.get(start..));
        self.are_in(word) || end.is_some_and(|end| end.eq_ignore_ascii_case(b"bot"))
    }
}

/// The name of a bot that was probably meant by one that no crawler answers to; `robots` is one of them.
pub(crate) fn bot_name_meant(written: &[u8]) -> Option<&'static str> {
    let all = crawlers::all().iter().flat_map(|crawler| crawler.meta_names.value.iter().copied().chain([crawler.token]));
    nearest(written, 5, ["robots"].into_iter().chain(all))
}
