//! Generates new versions of a text.

use super::text::{File, file, record};
use crate::dice::Dice;

/// Returns a file's next version: usually with a few edits, sometimes unchanged, sometimes another file. Adds the new patterns to `of`.
pub fn next_version(dice: &mut Dice<'_>, of: &mut File) -> Vec<u8> {
    if dice.one_in(8) {
        let other = file(dice);
        of.patterns.extend(other.patterns);
        return other.text;
    }
    let mut lines: Vec<Vec<u8>> = of.text.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    for _ in 0..dice.below(5) {
        let at = dice.place(lines.len() + 1);
        match (dice.below(5), lines.get(at).cloned()) {
            (0, Some(line)) => {
                lines.remove(at);
                if dice.one_in(2) {
                    lines.insert(dice.place(lines.len() + 1), line);
                }
            }
            (1, Some(line)) => lines.insert(dice.place(lines.len() + 1), line),
            // Swap allow and disallow. Other records become unknown records.
            (2, Some(line)) => lines[at] = line.strip_prefix(b"Dis").map_or_else(|| [b"Dis", &*line].concat(), <[u8]>::to_vec),
            _ => lines.insert(at, [&*record(dice, of.pieces, &mut of.patterns), b"\n"].concat()),
        }
    }
    lines.concat()
}
