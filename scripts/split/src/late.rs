//! Which data only functions of later parts refer to: those parts bring it along.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::ops::Range;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasmparser::{FunctionBody, MemArg, Operator};

use crate::Failure;
use crate::module::Module;
use crate::objects::{self, Object};

/// Places in memory.
pub(crate) type Place = Range<u32>;

/// The places of data that comes late, in their order, each with the number of its part. What looks like an address in a function is taken for one, so
/// that nothing comes later than something could read it.
pub(crate) fn places(module: &Module<'_>, parts: &[BTreeSet<u32>], objects: &[Object]) -> Result<Vec<(Place, usize)>, Failure> {
    let mut sets = vec![Addresses::default(); parts.len()];
    for (function, body) in module.own().zip(&module.bodies) {
        let of = parts.iter().zip(&mut sets).find(|(part, _)| part.contains(&function));
        of.ok_or("a function without part")?.1.collect(body)?;
    }
    Ok(objects::late(objects, sets.into_iter().map(|set| set.0).collect()))
}

/// All numbers of functions that could be addresses.
#[derive(Clone, Default)]
struct Addresses(BTreeSet<u32>);

impl Addresses {
    fn collect(&mut self, body: &FunctionBody<'_>) -> Result<(), Failure> {
        for operator in body.get_operators_reader()? {
            let operator = operator?;
            match operator {
                Operator::I32Const { value } => self.0.extend([value as u32]),
                Operator::I64Const { value } => self.0.extend([value as u32, (value >> 32) as u32]),
                Operator::V128Const { value } => {
                    self.0.extend(value.bytes().as_chunks().0.iter().copied().map(u32::from_le_bytes));
                }
                _ => {}
            }
            // For the offsets of what it loads.
            self.instruction(operator)?;
        }
        Ok(())
    }
}

impl Reencode for Addresses {
    type Error = Infallible;

    fn mem_arg(&mut self, arg: MemArg) -> Result<wasm_encoder::MemArg, Error<Infallible>> {
        self.0.extend([arg.offset as u32]);
        utils::mem_arg(self, arg)
    }
}

/// What a part has of a segment of data, each piece with its address: the first part has all that lies at none of the places.
pub(crate) fn of_part<'d>(start: u32, data: &'d [u8], places: &[(Place, usize)], part: usize) -> Vec<(u32, &'d [u8])> {
    let mut pieces = Vec::new();
    let end = start + data.len() as u32;
    let mut at = start;
    let mut take = |from: u32, to: u32, of: usize| {
        let piece = data.get((from - start) as usize..(to - start) as usize);
        pieces.extend(piece.filter(|piece| of == part && !piece.is_empty()).map(|piece| (from, piece)));
    };
    for (place, of) in places.iter().filter(|(place, _)| place.start < end && start < place.end) {
        // Where zeros are, a segment may end in the midst of an object.
        let (from, to) = (place.start.max(start), place.end.min(end));
        take(at, from, 0);
        take(from, to, *of);
        at = to;
    }
    take(at, end, 0);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_segment_is_divided_where_a_text_begins_and_ends() {
        let data = b"0123456789";
        let of = |places: &[(Place, usize)], part| of_part(100, data, places, part);
        let places = [(102..104, 1), (108..110, 2)];
        assert_eq!(of(&places, 0), [(100, &b"01"[..]), (104, b"4567")]);
        assert_eq!(of(&places, 1), [(102, &b"23"[..])]);
        assert_eq!(of(&places, 2), [(108, &b"89"[..])]);
        let places = [(50..60, 1), (95..105, 1)];
        assert_eq!((of(&places, 0), of(&places, 1)), (vec![(105, &b"56789"[..])], vec![(100, &b"01234"[..])]));
    }
}
