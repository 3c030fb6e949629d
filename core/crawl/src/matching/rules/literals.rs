//! An index of the rules without an inner `*`. It finds rules by the start of the path.

use super::Rank;
use super::rule_set::{End, Patterns};
use crate::order::sort_many;
use crate::text::as_u32;

/// A tree of the patterns without inner stars. Each node has a body: a pattern without its trailing `*` and `$`. The parent's body is the
/// longest other body that is a prefix of the node's body. The patterns that match a path belong to one node and its ancestors.
#[derive(Debug)]
pub(super) struct Literals {
    nodes: Vec<Node>,
    /// For each node, the first eight bytes of its body as a number, and its index. The numbers sort like the bytes. Most comparisons need
    /// only the number.
    heads: Vec<(u64, u32)>,
    /// The numbers of the rules, grouped by node.
    rules: Vec<u32>,
}

/// The rules whose patterns have the same body.
#[derive(Debug)]
struct Node {
    /// The number of a rule whose pattern begins with the body.
    rule: u32,
    length: u32,
    parent: Option<u32>,
    /// The greatest rank among the open rules ([`End::Open`]) of this node and its ancestors.
    best: Rank,
    /// The greatest rank among this node's anchored rules ([`End::Anchored`]).
    best_anchored: Rank,
    /// The index of the node's first rule in `Literals::rules`. The node's open rules precede its anchored rules. Both are in text order.
    open: u32,
    anchored: u32,
}

pub(super) struct Literal<'p> {
    pub(super) body: &'p [u8],
    pub(super) end: End,
    pub(super) rule: u32,
    pub(super) rank: Rank,
}

impl Literals {
    pub(super) fn new(mut literals: Vec<Literal<'_>>) -> Self {
        sort_many(&mut literals, |one, other| (one.body, one.end, one.rule).cmp(&(other.body, other.end, other.rule)));
        let mut this =
            Self { nodes: Vec::new(), heads: Vec::new(), rules: literals.iter().map(|literal| literal.rule).collect() };
        // The bodies of the last node and its ancestors, shortest first.
        let mut line: Vec<(&[u8], u32)> = Vec::new();
        let mut at = 0;
        for same_body in literals.chunk_by(|one, other| one.body == other.body) {
            let Some(&Literal { body, rule, .. }) = same_body.first() else { continue };
            while line.pop_if(|(parent, _)| !body.starts_with(parent)).is_some() {}
            let parent = line.last().map(|&(_, node)| node);
            let place = as_u32(this.nodes.len());
            line.push((body, place));
            this.heads.push((head(body), place));
            let (open, anchored) =
                same_body.split_at_checked(same_body.partition_point(|literal| literal.end == End::Open)).unwrap_or_default();
            let inherited = parent.and_then(|parent| this.nodes.get(parent as usize)).map_or(Rank::default(), |node| node.best);
            this.nodes.push(Node {
                rule,
                length: as_u32(body.len()),
                parent,
                best: strongest(open).max(inherited),
                best_anchored: strongest(anchored),
                open: at,
                anchored: at + as_u32(open.len()),
            });
            at += as_u32(same_body.len());
        }
        this
    }

    pub(super) fn best(&self, patterns: &Patterns, path: &[u8]) -> Rank {
        self.find(patterns, path).and_then(|place| self.nodes.get(place)).map_or(Rank::default(), |node| {
            let ends_here = node.length as usize == path.len();
            if ends_here { node.best.max(node.best_anchored) } else { node.best }
        })
    }

    pub(super) fn for_each_match(&self, patterns: &Patterns, path: &[u8], mut found: impl FnMut(&[u32])) {
        let mut next = self.find(patterns, path);
        while let Some((place, node)) = next.and_then(|place| Some((place, self.nodes.get(place)?))) {
            let end = if node.length as usize == path.len() {
                self.nodes.get(place + 1).map_or(self.rules.len(), |next| next.open as usize)
            } else {
                node.anchored as usize
            };
            found(self.rules.get(node.open as usize..end).unwrap_or_default());
            next = node.parent.map(|parent| parent as usize);
        }
    }

    /// Returns the index of the node with the longest body that is a prefix of the path; `None` if there is none.
    ///
    /// All bodies that sort between this body and the path start with this body, so their nodes are its descendants. The last body that
    /// does not sort after the path is therefore this body or one of its descendants.
    fn find(&self, patterns: &Patterns, path: &[u8]) -> Option<usize> {
        let head = head(path);
        let body = |place: u32| self.nodes.get(place as usize).map(|node| node.body(patterns)).unwrap_or_default();
        let is_before = |&(other, place): &(u64, u32)| other < head || other == head && body(place) <= path;
        let before = self.heads.partition_point(is_before);
        let mut place = before.checked_sub(1)?;
        let mut node = self.nodes.get(place)?;
        let common = node.body(patterns).iter().zip(path).take_while(|(one, other)| one == other).count();
        while node.length as usize > common {
            place = node.parent? as usize;
            node = self.nodes.get(place)?;
        }
        Some(place)
    }
}

impl Node {
    fn body<'p>(&self, patterns: &'p Patterns) -> &'p [u8] {
        patterns.get(self.rule).get(..self.length as usize).unwrap_or_default()
    }
}

fn strongest(literals: &[Literal<'_>]) -> Rank {
    literals.iter().map(|literal| literal.rank).max().unwrap_or_default()
}

fn head(body: &[u8]) -> u64 {
    let mut head = [0; 8];
    for (slot, &byte) in head.iter_mut().zip(body) {
        *slot = byte;
    }
    u64::from_be_bytes(head)
}
