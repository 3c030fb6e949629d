//! An ignore comment without effect.
//!
//! [`ignore`](crate::lint::ignore) reports these comments after all other lints have run.

use crate::lint::{Code, Lint, Severity};

pub(in crate::lint) const LINT: Lint = Lint::new(Code::UselessIgnore, Severity::Warning, |_, _| ()).example(
    "User-agent: *\n# robotscope: ignore missing-colon -- for a bot of ours\nDisallow: /private/\n",
    "User-agent: *\nDisallow: /private/\n",
);
