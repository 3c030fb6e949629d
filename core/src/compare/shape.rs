//! Represents patterns as sets of paths.

use super::budget::Budget;
use crate::dialect::Wildcards;
use crate::order::sort;

/// The shape of the paths that a pattern matches: a sequence of bytes, and stars that represent any bytes. All these paths begin with a
/// slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// Each part is a byte, or `None` for a star. A star at the end means that the path may continue. Two stars are never adjacent.
    parts: Vec<Option<u8>>,
    /// The bytes before the first star.
    prefix: Vec<u8>,
}

/// The maximum number of steps for a pair of shapes. Long shapes have a higher maximum: four steps for each byte and star.
const STEPS_PER_PAIR: usize = 1 << 14;

impl Shape {
    /// Returns the shapes of a canonical pattern: usually one shape, but no shape if the pattern matches no path. A pattern that begins
    /// with `*/` has two shapes, because the star may match nothing.
    pub(super) fn all(wildcards: Wildcards, pattern: &[u8]) -> Vec<Self> {
        let is_special = wildcards != Wildcards::Literal;
        let (body, is_open) = match pattern {
            [body @ .., b'$'] if is_special => (body, false),
            _ => (pattern, true),
        };
        let bytes = body.iter().map(|&byte| (byte != b'*' || !is_special).then_some(byte));
        let mut parts: Vec<_> = bytes.chain(is_open.then_some(None)).collect();
        parts.dedup_by(|next, part| next.is_none() && part.is_none());
        match parts.as_slice() {
            [Some(b'/'), ..] => vec![Self::new(parts)],
            [None, behind @ ..] => {
                let behind = behind.to_vec();
                let mut shapes = vec![Self::new([vec![Some(b'/')], parts].concat())];
                if behind.first() == Some(&Some(b'/')) {
                    shapes.push(Self::new(behind));
                }
                shapes
            }
            _ => Vec::new(),
        }
    }

    fn new(parts: Vec<Option<u8>>) -> Self {
        let prefix = parts.iter().map_while(|part| *part).collect();
        Self { parts, prefix }
    }

    /// Returns the number of bytes and stars.
    pub(super) fn len(&self) -> usize {
        self.parts.len()
    }

    /// Returns the bytes that every path of this shape begins with.
    pub(super) fn prefix(&self) -> &[u8] {
        &self.prefix
    }

    /// Returns `true` if the shape contains no star, so that it represents a single path.
    pub(super) fn is_one_path(&self) -> bool {
        self.prefix.len() == self.parts.len()
    }

    /// Returns this shape's example path, with each star replaced by the filler.
    pub(super) fn path(&self, filler: &[u8]) -> Vec<u8> {
        let mut path = Vec::with_capacity(self.parts.len() + filler.len());
        for part in &self.parts {
            match part {
                Some(byte) => path.push(*byte),
                None => path.extend_from_slice(filler),
            }
        }
        path
    }

    /// Returns example paths that both shapes match. The overlap of two shapes is a list of shapes, which may be empty. The result contains
    /// one path for each of them, with the filler instead of stars. Returns `None` if the search takes too many steps.
    pub(super) fn overlaps(&self, other: &Self, filler: u8, budget: &mut Budget) -> Option<Vec<Vec<u8>>> {
        let (one, other) = (&self.parts, &other.parts);
        let mut paths = Vec::new();
        let mut path = Vec::new();
        let mut steps = 0;
        // Each branch contains the position at which to continue in each shape, and the length of the path so far.
        let mut branches = vec![(0, 0, 0)];
        while let Some((mut at, mut other_at, length)) = branches.pop() {
            path.truncate(length);
            loop {
                steps += 1;
                match (one.get(at), other.get(other_at)) {
                    (None, None) => {
                        steps += path.len();
                        paths.push(path.clone());
                        break;
                    }
                    (Some(Some(byte)), Some(Some(other_byte))) if byte == other_byte => {
                        path.push(*byte);
                        (at, other_at) = (at + 1, other_at + 1);
                    }
                    // Both stars match the same bytes, and either can end first.
                    (Some(None), Some(None)) => {
                        path.push(filler);
                        branches.push((at, other_at + 1, path.len()));
                        at += 1;
                    }
                    (Some(None), None) => at += 1,
                    (None, Some(None)) => other_at += 1,
                    // The star matches the other shape's byte, or ends if the same byte follows the star.
                    (Some(None), Some(Some(byte))) => {
                        if one.get(at + 1) == Some(&Some(*byte)) {
                            branches.push((at + 1, other_at, path.len()));
                        }
                        path.push(*byte);
                        other_at += 1;
                    }
                    (Some(Some(byte)), Some(None)) => {
                        if other.get(other_at + 1) == Some(&Some(*byte)) {
                            branches.push((at, other_at + 1, path.len()));
                        }
                        path.push(*byte);
                        at += 1;
                    }
                    _ => break,
                }
            }
            if steps > STEPS_PER_PAIR.max(4 * (one.len() + other.len())) || budget.is_spent() {
                budget.spend(4 * steps);
                return None;
            }
        }
        budget.spend(4 * steps);
        sort(&mut paths);
        paths.dedup();
        Some(paths)
    }
}
