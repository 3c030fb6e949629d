use std::collections::HashMap;

/// Returns a pair for each item whose key an earlier item has: the first item with this key, and the item. Skips items with an empty key.
pub(super) fn repeated<T>(items: &[T], key: impl Fn(&T) -> Vec<u8>) -> Vec<(&T, &T)> {
    let mut first: HashMap<Vec<u8>, usize> = HashMap::new();
    let mut repeated = Vec::new();
    for (place, item) in items.iter().enumerate() {
        let key = key(item);
        if key.is_empty() {
            continue;
        }
        let first = *first.entry(key).or_insert(place);
        repeated.extend(items.get(first).filter(|_| first != place).map(|first| (first, item)));
    }
    repeated
}
