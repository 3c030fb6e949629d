//! The rules that decide where an element is in the tree.

mod body;
pub(super) mod builder;
mod foreign;
mod head;
pub(super) mod stack;
mod table;
