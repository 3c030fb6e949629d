//! Sorts and stores items with little code for each type.
//!
//! The standard library adds a copy of its algorithm for every sorted or stored type: four to eight kilobytes of WebAssembly. This module
//! sorts indexes instead, with the same code for all types, and stores maps as sorted lists.

use std::cmp::Ordering;

/// Sorts items. Equal items keep their order.
pub fn sort<T: Ord>(items: &mut Vec<T>) {
    sort_by(items, T::cmp);
}

/// Sorts items by a number. Items with equal numbers keep their order.
pub fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> u64) {
    sort_by(items, |one, other| number(one).cmp(&number(other)));
}

/// Sorts items by `compare`. Equal items keep their order.
pub fn sort_by<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    if items.is_sorted_by(|one, next| compare(one, next).is_le()) {
        return;
    }
    let order = sorted_places(items.len(), &|one, other| match (items.get(one), items.get(other)) {
        (Some(one), Some(other)) => compare(one, other),
        _ => Ordering::Equal,
    });
    let mut unsorted: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.iter().filter_map(|place| unsorted.get_mut(*place)?.take()));
}

/// Sorts distinct items. There may be thousands, so native code uses the standard library, which is faster.
pub fn sort_many<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    if cfg!(target_arch = "wasm32") { sort_by(items, compare) } else { items.sort_unstable_by(compare) }
}

/// Returns the indexes below `count`, sorted with `compare`. This merge sort has a twentieth of the standard library's code size.
fn sorted_places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let (mut places, mut merged): (Vec<usize>, _) = ((0..count).collect(), Vec::with_capacity(count));
    let mut width = 1;
    while width < count {
        for pair in places.chunks(2 * width) {
            let (mut left, mut right) = pair.split_at_checked(width).unwrap_or((pair, &[]));
            while let ([one, others @ ..], [next, rest @ ..]) = (left, right) {
                if compare(*one, *next).is_le() {
                    merged.push(*one);
                    left = others;
                } else {
                    merged.push(*next);
                    right = rest;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut places, &mut merged);
        merged.clear();
        width *= 2;
    }
    places
}

/// A map for few entries, sorted by key. Inserting a key moves all entries after it.
pub struct Table<K, V>(Vec<(K, V)>);

impl<K, V> Default for Table<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> Table<K, V> {
    pub fn get(&self, key: &K) -> Option<&V> {
        self.0.get(self.place(key)).filter(|(known, _)| known == key).map(|(_, value)| value)
    }

    /// Changes the value for a key with `change`. If the key is missing, first inserts it with the value from `new`.
    pub fn change(&mut self, key: K, new: impl FnOnce() -> V, change: impl FnOnce(&mut V)) {
        let place = self.place(&key);
        if self.0.get(place).is_none_or(|(known, _)| *known != key) {
            self.0.insert(place, (key, new()));
        }
        if let Some((_, value)) = self.0.get_mut(place) {
            change(value);
        }
    }

    pub fn iter(&self) -> std::slice::Iter<'_, (K, V)> {
        self.0.iter()
    }

    fn place(&self, key: &K) -> usize {
        self.0.partition_point(|(known, _)| known < key)
    }
}

impl<K, V> IntoIterator for Table<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// Groups items by key, in the order in which the keys appear.
pub fn grouped<K: Ord, T>(items: impl Iterator<Item = (K, T)>) -> Vec<Vec<T>> {
    let mut places: Table<K, usize> = Table::default();
    let mut groups: Vec<Vec<T>> = Vec::new();
    for (key, item) in items {
        match places.get(&key).and_then(|place| groups.get_mut(*place)) {
            Some(group) => group.push(item),
            None => {
                places.change(key, || groups.len(), |_| ());
                groups.push(vec![item]);
            }
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_stably_by_number() {
        let mut words = vec!["ccc", "a", "bb", "b", "", "aa"];
        sort_by_number(&mut words, |word| word.len() as u64);
        assert_eq!(words, ["", "a", "b", "bb", "aa", "ccc"]);
        sort_by_number(&mut words, |word| word.len() as u64);
        assert_eq!(words.len(), 6);
    }

    #[test]
    fn sorts_lists_of_up_to_69_items_like_the_standard_library() {
        for count in 0..70_u64 {
            let mut items: Vec<_> = (0..count).map(|turn| (turn * 37 % 11, turn)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|(number, _)| *number);
            sort_by_number(&mut items, |(number, _)| *number);
            assert_eq!(items, expected);
        }
    }

    #[test]
    fn a_table_keeps_one_value_for_each_key() {
        let mut table = Table::default();
        for word in ["b", "a", "c", "a"] {
            table.change(word, || 0, |count| *count += 1);
        }
        assert_eq!(table.get(&"a"), Some(&2));
        assert_eq!(table.get(&"d"), None);
        assert_eq!(table.into_iter().collect::<Vec<_>>(), [("a", 2), ("b", 1), ("c", 1)]);
    }

    #[test]
    fn returns_groups_in_the_order_of_their_first_items() {
        let groups = grouped(["bee", "ant", "bat", "cow", "ape"].into_iter().map(|word| (word.as_bytes().first(), word)));
        assert_eq!(groups, [vec!["bee", "bat"], vec!["ant", "ape"], vec!["cow"]]);
    }
}
