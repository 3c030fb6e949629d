//! Generates HTML documents. Most are invalid.

use super::html_pieces::{FINDS, PIECES};
use crate::dice::Dice;

/// Returns a random HTML document, usually an invalid one.
pub fn html(dice: &mut Dice<'_>) -> Vec<u8> {
    // Most documents use only a few of the pieces, so that the same pieces occur together more often.
    let few = dice.bytes(12);
    let mut text = Vec::new();
    let mut number = 0;
    while !dice.is_spent() {
        let piece = match dice.below(4) {
            0 => {
                number += 1;
                text.extend_from_slice(dice.pick(&FINDS).replace('~', &number.to_string()).as_bytes());
                continue;
            }
            1 => dice.pick(&PIECES),
            _ if few.is_empty() => dice.pick(&PIECES),
            _ => PIECES[usize::from(dice.pick(&few)) % PIECES.len()],
        };
        text.extend_from_slice(piece.as_bytes());
    }
    text
}
