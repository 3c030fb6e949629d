//! Page-level directives: the values of X-Robots-Tag and of robots meta elements, and what they come to for each crawler.

mod combine;
mod date;
mod dialect;
mod fate;
mod name;
mod page;
mod presets;
mod reader;
mod scan;
mod value;
mod verdict;

pub use crate::crawlers::PageDialectName;
pub use date::{Date, DateForm, DateNote, DateNoteKind, Moment, NotADate, NotADateKind, Timing, Weekday};
pub use dialect::{
    Carriers, Conflicts, DataNosnippet, DateForms, Entry, Meaning, NarrowName, PageDialect, Placement, ScopeSwitch, Standing,
    Status,
};
pub use name::{Name, ValueKind};
pub use page::{Audience, Carrier, MetaElement, PageDirective, PageDirectives, PageFault};
pub(crate) use reader::Membership;
pub use reader::PageReader;
pub use scan::{Directive, Fault, FaultKind, Scan, ScanOptions, Scopes};
pub use value::{ImagePreview, Limit, Value, ValueFault};
pub use verdict::{Fate, IndexingVerdict, Outcome, Permission};
