//! Parts of the table: its head, its cells, keyboard navigation and the line at the cursor.

mod cell;
mod cursor;
mod head;
mod keys;
mod line;

pub(super) use cell::{AspectCells, aspect_cell, certainty_sign, certainty_signs, legend, look};
pub(super) use cursor::use_cursor;
pub(super) use head::Head;
pub(super) use keys::{cell_of, focus, neighbour};
pub(super) use line::LineStrip;
