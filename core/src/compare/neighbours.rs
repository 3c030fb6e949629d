//! Finds the shapes that may overlap with a given shape.

use std::ops::Range;

use super::budget::Budget;
use super::shape::Shape;
use crate::order::sort_by;

/// An index of shapes by prefix. Two shapes can overlap only if the prefix of one begins with the prefix of the other.
pub(super) struct Neighbours<'s> {
    /// The shapes, sorted by prefix.
    shapes: Vec<(usize, &'s Shape)>,
    /// The groups of shapes with the same prefix.
    nodes: Vec<Node<'s>>,
}

struct Node<'s> {
    prefix: &'s [u8],
    /// The node whose prefix is the longest proper prefix of this node's prefix.
    parent: Option<usize>,
    shapes: Range<usize>,
}

impl<'s> Neighbours<'s> {
    /// Builds the index from shapes, each with the index of its rule.
    pub(super) fn new(shapes: impl Iterator<Item = (usize, &'s Shape)>) -> Self {
        let mut shapes: Vec<_> = shapes.collect();
        sort_by(&mut shapes, |(_, one), (_, other)| one.prefix().cmp(other.prefix()));
        let mut nodes: Vec<Node<'s>> = Vec::new();
        let mut ancestors: Vec<usize> = Vec::new();
        let mut start = 0;
        for same in shapes.chunk_by(|(_, one), (_, other)| one.prefix() == other.prefix()) {
            let prefix = same.first().map(|(_, shape)| shape.prefix()).unwrap_or_default();
            let is_below = |&node: &usize| nodes.get(node).is_some_and(|node| prefix.starts_with(node.prefix));
            while ancestors.pop_if(|node| !is_below(node)).is_some() {}
            let parent = ancestors.last().copied();
            ancestors.push(nodes.len());
            nodes.push(Node { prefix, parent, shapes: start..start + same.len() });
            start += same.len();
        }
        Self { shapes, nodes }
    }

    /// Calls `found` with each shape that may overlap with `shape`, and with the index of its rule. Stops if `found` returns a value, and
    /// returns this value. Also stops if the budget is spent.
    pub(super) fn find<T>(
        &self,
        shape: &Shape,
        budget: &mut Budget,
        mut found: impl FnMut(usize, &'s Shape, &mut Budget) -> Option<T>,
    ) -> Option<T> {
        let prefix = shape.prefix();
        let behind = self.nodes.partition_point(|node| node.prefix < prefix);
        budget.spend(64 + prefix.len());
        let longer = self.nodes.iter().skip(behind).take_while(|node| node.prefix.starts_with(prefix));
        for node in longer.chain(self.shorter(behind, prefix)) {
            budget.spend(8 + prefix.len() / 16);
            for &(place, shape) in self.shapes.get(node.shapes.clone()).unwrap_or_default() {
                budget.spend(4);
                if budget.is_spent() {
                    return None;
                }
                if let Some(answer) = found(place, shape, budget) {
                    return Some(answer);
                }
            }
        }
        None
    }

    /// Returns the nodes whose prefix is a proper prefix of `prefix`. `behind` is the number of nodes that sort before `prefix`.
    fn shorter(&self, behind: usize, prefix: &[u8]) -> impl Iterator<Item = &Node<'s>> {
        let before = behind.checked_sub(1).filter(|&last| last < self.nodes.len());
        let common = before
            .and_then(|last| self.nodes.get(last))
            .map_or(0, |node| node.prefix.iter().zip(prefix).take_while(|(one, other)| one == other).count());
        let line = std::iter::successors(before, |&node| self.nodes.get(node)?.parent);
        line.filter_map(|node| self.nodes.get(node)).skip_while(move |node| node.prefix.len() > common)
    }
}
