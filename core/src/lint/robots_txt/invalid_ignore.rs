//! An ignore comment that cannot be read.
//!
//! [`ignore`](crate::lint::ignore) reports these comments after all other lints have run.

use crate::lint::{Code, Lint, Severity};

pub(in crate::lint) const LINT: Lint = Lint::new(Code::InvalidIgnore, Severity::Warning, |_, _| ()).example(
    "User-agent: *\n# robotscope: ignore dead-rules -- for a bot of ours\nDisallow: /$/\n",
    "User-agent: *\n# robotscope: ignore dead-rule -- for a bot of ours\nDisallow: /$/\n",
);
