//! Page-level directives: the values of X-Robots-Tag and robots meta elements, and the verdict for each crawler.

mod combine;
mod date;
mod dialect;
mod directive_outcome;
mod fault;
mod info;
mod intent;
mod list;
mod name;
mod page;
mod presets;
mod reader;
mod scan;
mod value;
mod verdict;

pub use crate::crawlers::PageDialectName;
pub use date::{DateForm, DateNote, DateNoteKind, DirectiveDate, Moment, NotADate, Timing, Weekday};
pub(crate) use dialect::NarrowName;
pub use dialect::{
    Carriers, Conflicts, DataNosnippet, DateForms, DirectiveStatus, Entry, Meaning, PageDialect, Placement, ScopeSwitch, Standing,
};
pub use fault::{DirectiveFaultKind, Fault};
pub use info::{DirectiveFault, DirectiveInfo, DirectiveScan, DirectiveStanding};
pub(crate) use intent::{denied, is_general_scope, is_yes, opposite, permits};
pub(crate) use list::{ListItem, divided, without_colon};
pub use name::{DirectiveName, ValueKind};
pub(crate) use page::Presence;
pub use page::{Audience, Carrier, MetaCarrier, PageDirective, PageDirectives, PageFault};
pub(crate) use reader::Membership;
pub use reader::PageReader;
pub use scan::{Directive, Scan, ScanOptions, Scopes};
pub use value::{DirectiveValue, ImagePreview, Limit};
pub use verdict::{DirectiveOutcome, IndexingVerdict, Outcome, Permission};
