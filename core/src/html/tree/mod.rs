//! The rules that determine an element's place in the tree.

mod body;
pub(super) mod builder;
mod foreign;
mod head;
pub(super) mod stack;
mod table;
