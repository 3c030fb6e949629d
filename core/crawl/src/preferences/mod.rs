//! Preferences about the use of content: the values of Content-Signal, Content-Usage and TDMRep.
//!
//! The values occur in robots.txt, in header fields or in meta elements, so this module does not depend on their source. Preferences are
//! reported separately and never change a verdict.

mod content_signal;
mod content_usage;
mod dictionary;
mod tdm;
mod usage_token;

pub use content_signal::{ContentSignal, Purpose, Setting, Signal};
pub use content_usage::{Category, Preference, UsageEntry, UsageStatement};
pub use dictionary::NotADictionary;
pub use tdm::{TdmPolicy, TdmReservation, TdmRights};
pub use usage_token::{TRAINING_TOKEN, is_usage_token};
