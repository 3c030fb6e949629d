//! Groups crawlers that read a page in the same way.

use std::sync::Arc;

use crate::crawlers::Support;
use crate::directives::{IndexingVerdict, Membership, Moment, PageDialectName, PageDirectives, PageReader};
use crate::fact::Certainty;
use crate::matching::Agent;
use crate::order::Table;

/// Crawlers that read a page in the same way and therefore share a verdict.
pub(super) struct CrawlerGroup<'a> {
    pub(super) reader: PageReader<'a>,
    /// The audiences on the page to which these crawlers belong.
    pub(super) membership: Membership,
    /// The indexes of all crawlers in the group.
    pub(super) crawlers: Vec<u32>,
    pub(super) verdict: Arc<IndexingVerdict>,
}

/// The facts that determine how a crawler reads the page. Rendering matters only if scripts change directives.
type Key = (PageDialectName, Certainty, Certainty, Option<(Support, Certainty)>, Membership);

/// Groups crawlers so that each verdict is computed only once.
pub(super) fn groups<'a>(page: &PageDirectives, agents: &[Agent<'a>], now: Option<Moment>) -> Vec<CrawlerGroup<'a>> {
    let mut places: Table<Key, usize> = Table::default();
    let mut groups: Vec<CrawlerGroup<'a>> = Vec::new();
    let are_changed_by_scripts = page.are_changed_by_scripts();
    for (crawler, agent) in (0..).zip(agents) {
        let reader = PageReader::new(agent);
        let membership = reader.membership(page);
        let of_the_names = if membership.is_empty() { Certainty::Documented } else { reader.names.certainty };
        let rendering = are_changed_by_scripts.then_some((reader.renders.value, reader.renders.certainty));
        let key = (reader.dialect.value.name, reader.dialect.certainty, of_the_names, rendering, membership);
        let known = places.get(&key).and_then(|place| groups.get_mut(*place));
        if let Some(group) = known {
            group.crawlers.push(crawler);
            continue;
        }
        let verdict = Arc::new(page.verdict_of(&reader, &key.4, now));
        let membership = key.4.clone();
        places.change(key, || groups.len(), |_| ());
        groups.push(CrawlerGroup { reader, membership, crawlers: vec![crawler], verdict });
    }
    groups
}
