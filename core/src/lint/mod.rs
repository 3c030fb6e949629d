//! Lints find faults in a text, explain their consequences, and offer fixes.
//!
//! A [`Diagnostic`] is data: a stable [`Code`], a severity, a position, the affected crawlers, and [fixes](Fix) with their applicability.
//! [`explain`](crate::explain::diagnostic) formats it as text. Each lint has its own file, usually with an example that a test runs. Faults
//! that affect only some crawlers are reported if [`Options`] selects one of these crawlers or the text names it.
//!
//! A comment in the text can suppress a code, and should give a reason:
//!
//! ```text
//! # robotscope: ignore dead-rule, duplicate-rule -- the shop still needs them
//! Disallow: /shop/old/
//! Disalow: /x # robotscope: ignore misspelled-field -- for a test of ours
//! # robotscope: ignore-file crawl-delay-ignored -- for the crawlers that honour it
//! ```
//!
//! ```
//! use robotscope::RobotsTxt;
//! use robotscope::lint::{self, Code, Options, apply};
//!
//! let robots = RobotsTxt::parse("User-agent: *\nDisalow: /private/");
//! let [diagnostic] = lint::lint(&robots, &Options::default()).try_into().expect("one");
//! assert_eq!(diagnostic.code, Code::MisspelledField);
//! assert_eq!(robots.slice(diagnostic.span), b"Disalow");
//! let fixed = apply(robots.text(), &[&diagnostic.fixes[0]]);
//! assert_eq!(fixed, b"User-agent: *\nDisallow: /private/");
//! ```

mod check;
mod code;
mod diagnostic;
mod fields;
mod fix;
mod found;
mod ignore;
mod invisible;
mod options;
mod page;
mod readers;
mod repeated;
mod robots_txt;
mod severity;
mod signals;
mod when;

use check::Context;
pub use check::{Example, Lint, lint, lints};
// The types have longer names in TypeScript, which has no modules to qualify them.
pub use code::{LintCode as Code, LintSubject};
pub(crate) use diagnostic::{Detail, Role};
pub use diagnostic::{Diagnostic, Label};
pub(crate) use fix::compatible;
pub use fix::{Applicability, Fix, TextEdit, apply, compatible_edits, edited};
use found::Found;
pub(crate) use ignore::IgnoreFault;
pub(crate) use invisible::{as_it_looks, disguised};
pub use options::Options;
pub(crate) use page::PageDetail;
pub use page::{PageDiagnostic, finding_code};
pub(crate) use robots_txt::{Flaw, Syntax};
pub use severity::Severity;
pub use when::{Frequency, LintWhen as When};
