//! What content may be used for: the values of Content-Signal, Content-Usage and TDMRep.
//!
//! The same values stand in robots.txt and in header fields, so nothing here knows where they come from. They are
//! reported beside the verdicts and never change one.

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
