//! Saves and restores the known facts about an unavailable robots.txt.

use robotscope::availability::{LastGoodCopy, RestOfSite};

use crate::outage::{Outage, copy_name, site_name};
use crate::state::Snapshot;

const COPIES: [LastGoodCopy; 2] = [LastGoodCopy::Exists, LastGoodCopy::Missing];
const SITES: [RestOfSite; 2] = [RestOfSite::Available, RestOfSite::Unavailable];

pub(super) fn save(outage: &Outage, snapshot: &mut Snapshot) {
    snapshot.put_some("st", outage.hours.map(|hours| hours.to_string()).as_deref());
    snapshot.put_some("sc", outage.last_good_copy.map(copy_name));
    snapshot.put_some("sr", outage.rest_of_site.map(site_name));
}

pub(super) fn restore(snapshot: &Snapshot) -> Outage {
    let text = |name| snapshot.get(name).map(|text| &**text);
    Outage {
        hours: text("st").and_then(|hours| hours.parse().ok()),
        last_good_copy: COPIES.into_iter().find(|known| text("sc") == Some(copy_name(*known))),
        rest_of_site: SITES.into_iter().find(|known| text("sr") == Some(site_name(*known))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(outage: Outage) -> Outage {
        let mut snapshot = Snapshot::default();
        save(&outage, &mut snapshot);
        restore(&snapshot)
    }

    #[test]
    fn restores_saved_outage_facts() {
        assert_eq!(again(Outage::default()), Outage::default());
        for (last_good_copy, rest_of_site) in
            [(LastGoodCopy::Exists, RestOfSite::Unavailable), (LastGoodCopy::Missing, RestOfSite::Available)]
        {
            let outage = Outage { hours: Some(720), last_good_copy: Some(last_good_copy), rest_of_site: Some(rest_of_site) };
            assert_eq!(again(outage), outage);
        }
    }

    #[test]
    fn reads_malformed_outage_facts_as_unknown() {
        let mut snapshot = Snapshot::default();
        for (name, text) in [("st", "-1"), ("sc", "?"), ("sr", "")] {
            snapshot.put(name, text);
        }
        assert_eq!(restore(&snapshot), Outage::default());
    }
}
