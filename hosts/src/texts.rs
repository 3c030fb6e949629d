//! Finds equal values in a batch.

/// The rows of a batch, grouped into sets of rows with equal values.
pub(crate) struct Sets<'b> {
    /// The distinct values. After a hash collision, a value may occur twice, which costs time but changes no answer.
    pub(crate) all: Vec<&'b [u8]>,
    /// For each row, the index of its set.
    pub(crate) of_rows: Vec<usize>,
}

impl<'b> Sets<'b> {
    pub(crate) fn new(rows: impl ExactSizeIterator<Item = &'b [u8]>) -> Self {
        let (mut all, mut of_rows): (Vec<&[u8]>, Vec<usize>) = (Vec::new(), Vec::new());
        // For each hash, the index of a set. After a collision, the later set replaces the earlier one.
        let mut known = vec![usize::MAX; (rows.len() * 4).next_power_of_two()];
        let mask = known.len() - 1;
        for row in rows {
            let last = of_rows.last().copied().filter(|set| all.get(*set).is_some_and(|last| *last == row));
            let set = last.unwrap_or_else(|| {
                let Some(set) = known.get_mut((sample(row) >> 32) as usize & mask) else { return usize::MAX };
                if all.get(*set).is_none_or(|known| *known != row) {
                    *set = all.len();
                    all.push(row);
                }
                *set
            });
            of_rows.push(set);
        }
        Self { all, of_rows }
    }
}

/// Hashes a few bytes of a text. Hashing all bytes would take about as long as evaluating the text.
fn sample(text: &[u8]) -> u64 {
    let bytes = |at: usize| {
        let part = text.get(at..).and_then(|part| part.first_chunk());
        part.map_or_else(|| short(text), |bytes| u64::from_le_bytes(*bytes))
    };
    let end = text.len().saturating_sub(8);
    let parts = [text.len() as u64, bytes(0), bytes(end / 3), bytes(end / 3 * 2), bytes(end)];
    parts.into_iter().fold(0, |mixed: u64, part| (mixed.rotate_left(5) ^ part).wrapping_mul(0x517C_C1B7_2722_0A95))
}

/// Combines fewer than eight bytes into a number.
fn short(text: &[u8]) -> u64 {
    text.iter().fold(1, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_with_the_same_text_share_one_set() {
        let texts: [&[u8]; 6] = [b"a", b"b", b"b", b"a", b"", b"b"];
        let Sets { all, of_rows } = Sets::new(texts.into_iter());
        assert_eq!(all, [&b"a"[..], b"b", b""]);
        assert_eq!(of_rows, [0, 1, 1, 0, 2, 1]);
    }

    #[test]
    fn different_texts_with_the_same_sample_form_two_sets() {
        let one = [b'a'; 100];
        let mut other = one;
        other[15] = b'b';
        assert_eq!(sample(&one), sample(&other));
        let texts: [&[u8]; 4] = [&one, &other, &other, &one];
        assert_eq!(Sets::new(texts.into_iter()).of_rows, [0, 1, 1, 2]);
    }
}
