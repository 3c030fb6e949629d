//! Which texts among the data only cold functions refer to: the second module brings those along.

use std::ops::Range;

use wasmparser::{BinaryReaderError, DataKind, FunctionBody, Operator};

use crate::Failure;
use crate::module::{Module, constant};

/// Places in memory.
pub(crate) type Place = Range<u32>;

/// Code that looks at what precedes a byte may hold an address a little before the text. What follows at once is another text.
const MARGIN: u32 = 8;

/// The places of those `texts` that stand in the module's data as they are, and that no hot function and no other data refers to. What looks like
/// an address is taken for one, so that no text moves that something hot could read.
pub(crate) fn texts(module: &Module<'_>, is_hot: impl Fn(u32) -> bool, texts: &[Vec<u8>]) -> Result<Vec<Place>, Failure> {
    let mut addresses = Vec::new();
    for (function, body) in module.own().zip(&module.bodies) {
        if is_hot(function) {
            collect(body, &mut addresses)?;
        }
    }
    let mut segments = Vec::new();
    for data in &module.data {
        let DataKind::Active { offset_expr, .. } = &data.kind else { continue };
        let start = constant(offset_expr)?;
        segments.push((start, data.data));
        // Pointers are aligned.
        let words = data.data.get((start.wrapping_neg() % 4) as usize..).unwrap_or_default().chunks_exact(4);
        addresses.extend(words.filter_map(|word| Some(u32::from_le_bytes(word.try_into().ok()?))));
    }
    addresses.sort_unstable();
    let is_referred_to = |place: &Place| {
        let first = addresses.partition_point(|&address| address < place.start.saturating_sub(MARGIN));
        addresses.get(first).is_some_and(|&address| address < place.end)
    };
    let mut places: Vec<Place> = Vec::new();
    for text in texts.iter().filter(|text| !text.is_empty()) {
        for &(start, data) in &segments {
            let found = data.windows(text.len()).enumerate().filter(|(_, part)| part == text);
            places.extend(found.map(|(at, _)| start + at as u32..start + (at + text.len()) as u32));
        }
    }
    places.retain(|place| !is_referred_to(place));
    places.sort_unstable_by_key(|place| place.start);
    places.dedup_by(|next, place| next.start < place.end);
    Ok(places)
}

/// All numbers of a function that could be addresses.
fn collect(body: &FunctionBody<'_>, addresses: &mut Vec<u32>) -> Result<(), BinaryReaderError> {
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::I32Const { value } => addresses.push(value as u32),
            Operator::I64Const { value } => addresses.push(value as u32),
            Operator::I32Load { memarg }
            | Operator::I64Load { memarg }
            | Operator::I32Load8U { memarg }
            | Operator::I32Load8S { memarg }
            | Operator::I32Load16U { memarg }
            | Operator::I32Load16S { memarg }
            | Operator::I64Load8U { memarg }
            | Operator::I64Load16U { memarg }
            | Operator::I64Load32U { memarg }
            | Operator::V128Load { memarg } => addresses.push(memarg.offset as u32),
            _ => {}
        }
    }
    Ok(())
}

/// A segment of data in two: what lies at none of the places, and what lies at one, each with its address.
pub(crate) fn divide<'d>(start: u32, data: &'d [u8], places: &[Place]) -> [Vec<(u32, &'d [u8])>; 2] {
    let [mut stays, mut moves] = [Vec::new(), Vec::new()];
    let end = start + data.len() as u32;
    let mut at = start;
    let take = |from: u32, to: u32, list: &mut Vec<(u32, &'d [u8])>| {
        let piece = data.get((from - start) as usize..(to - start) as usize);
        list.extend(piece.filter(|piece| !piece.is_empty()).map(|piece| (from, piece)));
    };
    for place in places.iter().filter(|place| start <= place.start && place.end <= end) {
        take(at, place.start, &mut stays);
        take(place.start, place.end, &mut moves);
        at = place.end;
    }
    take(at, end, &mut stays);
    [stays, moves]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_segment_is_divided_where_a_text_begins_and_ends() {
        let data = b"0123456789";
        let [stays, moves] = divide(100, data, &[102..104, 108..110]);
        assert_eq!(stays, [(100, &b"01"[..]), (104, b"4567")]);
        assert_eq!(moves, [(102, &b"23"[..]), (108, b"89")]);
        let [stays, moves] = divide(100, data, &[50..60, 95..105]);
        assert_eq!((stays, moves.len()), (vec![(100, &data[..])], 0), "a text that is not whole in it stays");
    }
}
