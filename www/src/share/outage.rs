//! Saves and restores the known facts about an unavailable robots.txt.

use robotscope::availability::{LastGoodCopy, RestOfSite};

use crate::outage::Outage;
use crate::state::Snapshot;

pub(super) fn save(outage: &Outage, snapshot: &mut Snapshot) {
    snapshot.put_some("st", outage.hours.map(|hours| hours.to_string()).as_deref());
    snapshot.put_some("sc", outage.last_good_copy.map(LastGoodCopy::as_str));
    snapshot.put_some("sr", outage.rest_of_site.map(RestOfSite::as_str));
}

pub(super) fn restore(snapshot: &Snapshot) -> Outage {
    let text = |name| snapshot.get(name).map(|text| &**text);
    Outage {
        hours: text("st").and_then(|hours| hours.parse().ok()),
        last_good_copy: text("sc").and_then(|copy| copy.parse().ok()),
        rest_of_site: text("sr").and_then(|site| site.parse().ok()),
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
