//! Sorting that is compiled once. Every type that the standard library sorts brings its own copy of the algorithm, some eight
//! kilobytes of WebAssembly; here one type is sorted for all of them.

/// Sorts by a number; what has the same number stays in its order.
pub(crate) fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> u64) {
    if items.is_sorted_by_key(&number) {
        return;
    }
    let mut order: Vec<(u64, usize)> = items.iter().map(number).zip(0..).collect();
    order.sort_unstable();
    let mut unsorted: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.iter().filter_map(|(_, place)| unsorted.get_mut(*place)?.take()));
}

#[cfg(test)]
mod tests {
    use super::sort_by_number;

    #[test]
    fn equal_numbers_stay_in_their_order() {
        let mut words = vec!["ccc", "a", "bb", "b", "", "aa"];
        sort_by_number(&mut words, |word| word.len() as u64);
        assert_eq!(words, ["", "a", "b", "bb", "aa", "ccc"]);
        sort_by_number(&mut words, |word| word.len() as u64);
        assert_eq!(words.len(), 6);
    }
}
