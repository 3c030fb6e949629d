//! A pattern as the paths that it matches.

use super::budget::Budget;
use crate::dialect::Wildcards;
use crate::order::sort;

/// What a pattern asks of a path that begins with a slash, as every path does: octets, and stars for any octets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// Nothing is a star. A path that may go on behind the pattern ends with one; two never stand side by side.
    parts: Vec<Option<u8>>,
    /// What stands before the first star.
    prefix: Vec<u8>,
}

/// How much work one pair of shapes may be.
const STEPS_PER_PAIR: usize = 1 << 14;

impl Shape {
    /// The shapes of a canonical pattern: one; or none, if it matches nothing; or two, if it begins with a star, which may
    /// stand for nothing before a slash.
    pub(super) fn all(wildcards: Wildcards, pattern: &[u8]) -> Vec<Self> {
        let is_special = wildcards != Wildcards::Literal;
        let (body, is_open) = match pattern {
            [body @ .., b'$'] if is_special => (body, false),
            _ => (pattern, true),
        };
        let octets = body.iter().map(|&octet| (octet != b'*' || !is_special).then_some(octet));
        let mut parts: Vec<_> = octets.chain(is_open.then_some(None)).collect();
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

    /// How many octets and stars there are.
    pub(super) fn len(&self) -> usize {
        self.parts.len()
    }

    /// What every path of this shape begins with.
    pub(super) fn prefix(&self) -> &[u8] {
        &self.prefix
    }

    /// Whether there is only one such path.
    pub(super) fn is_one_path(&self) -> bool {
        self.prefix.len() == self.parts.len()
    }

    /// The path of this shape with the filler for each star.
    pub(super) fn path(&self, filler: &[u8]) -> Vec<u8> {
        let mut path = Vec::with_capacity(self.parts.len() + filler.len());
        for part in &self.parts {
            match part {
                Some(octet) => path.push(*octet),
                None => path.extend_from_slice(filler),
            }
        }
        path
    }

    /// The paths of all shapes that together match what both match, with the filler for each star; nothing if that would be
    /// too much work.
    pub(super) fn overlaps(&self, other: &Self, filler: u8, budget: &mut Budget) -> Option<Vec<Vec<u8>>> {
        let (one, other) = (&self.parts, &other.parts);
        let mut paths = Vec::new();
        let mut path = Vec::new();
        let mut steps = 0;
        // Where to go on in both shapes, and behind how much of the path.
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
                    (Some(Some(octet)), Some(Some(other_octet))) if octet == other_octet => {
                        path.push(*octet);
                        (at, other_at) = (at + 1, other_at + 1);
                    }
                    // Both stars take the same octets, then one of them ends.
                    (Some(None), Some(None)) => {
                        path.push(filler);
                        branches.push((at, other_at + 1, path.len()));
                        at += 1;
                    }
                    (Some(None), None) => at += 1,
                    (None, Some(None)) => other_at += 1,
                    // A star takes the other's octet, or ends where its own next octet is the same.
                    (Some(None), Some(Some(octet))) => {
                        if one.get(at + 1) == Some(&Some(*octet)) {
                            branches.push((at + 1, other_at, path.len()));
                        }
                        path.push(*octet);
                        other_at += 1;
                    }
                    (Some(Some(octet)), Some(None)) => {
                        if other.get(other_at + 1) == Some(&Some(*octet)) {
                            branches.push((at, other_at + 1, path.len()));
                        }
                        path.push(*octet);
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
