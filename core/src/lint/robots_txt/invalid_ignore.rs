//! An ignore comment that cannot be read.
//!
//! [`ignore`](crate::lint::ignore) reports these comments after all other lints have run.

use crate::lint::{Code, Lint, Severity, Texts};

pub(in crate::lint) const LINT: Lint = Lint::new(Code::InvalidIgnore, Severity::Warning, |_, _| ());

pub(super) const EXAMPLE: Texts = Texts {
    wrong: "User-agent: *\n# robotscope: ignore dead-rules -- for a bot of ours\nDisallow: /$/\n",
    right: "User-agent: *\n# robotscope: ignore dead-rule -- for a bot of ours\nDisallow: /$/\n",
};
