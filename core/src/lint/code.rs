use super::page;
use crate::names::names;

/// Makes the enum, and titles of the comments.
macro_rules! codes {
    ($(#[doc = $doc:tt] $variant:ident = $name:tt,)+) => {
        names! {
            /// What can be wrong with a text. A code keeps its name for good.
            ///
            /// ```
            /// use robotscope::lint::Code;
            ///
            /// assert_eq!(Code::DeadRule.as_str(), "dead-rule");
            /// assert_eq!("dead-rule".parse(), Ok(Code::DeadRule));
            /// ```
            #[non_exhaustive]
            pub enum LintCode {
                $(#[doc = $doc] $variant = $name,)+
            }
        }

        impl LintCode {
            /// What is wrong, in a sentence without the text.
            ///
            /// ```
            /// assert_eq!(robotscope::lint::Code::DeadRule.title(), "A rule that never decides.");
            /// ```
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$variant => $doc.trim_ascii()),+
                }
            }
        }
    };
}

// One for each file of `robots_txt/` and `page/`.
include!(concat!(env!("OUT_DIR"), "/codes.rs"));

impl LintCode {
    /// Where it is documented. Relative as long as the package names no home.
    ///
    /// ```
    /// assert!(robotscope::lint::Code::DeadRule.url().ends_with("docs/DIAGNOSTICS.md#dead-rule"));
    /// ```
    pub fn url(self) -> String {
        let home =
            if env!("CARGO_PKG_REPOSITORY").is_empty() { "" } else { concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/") };
        format!("{home}docs/DIAGNOSTICS.md#{self}")
    }

    /// What it can be found in.
    ///
    /// ```
    /// use robotscope::lint::{Code, LintSubject};
    ///
    /// assert_eq!(Code::MissingComma.subject(), LintSubject::Page);
    /// ```
    pub fn subject(self) -> LintSubject {
        if page::LINTS.iter().any(|lint| lint.lint.code == self) { LintSubject::Page } else { LintSubject::RobotsTxt }
    }
}

names! {
    /// What a lint looks at.
    ///
    /// ```
    /// assert_eq!(robotscope::lint::LintSubject::RobotsTxt.as_str(), "robots-txt");
    /// ```
    #[non_exhaustive]
    pub enum LintSubject {
        /// A robots.txt: [`lint`](super::lint).
        RobotsTxt = "robots-txt",
        /// A page's headers and document: [`Page::lint`](crate::evaluate::Page::lint).
        Page = "page",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kebab_case_and_lead_back() {
        for (place, code) in LintCode::ALL.into_iter().enumerate() {
            assert_eq!(code as usize, place);
            assert_eq!(code.as_str().parse(), Ok(code));
            let kebab: String = format!("{code:?}")
                .char_indices()
                .flat_map(|(at, c)| {
                    (at > 0 && (c.is_ascii_uppercase() || c.is_ascii_digit()))
                        .then_some('-')
                        .into_iter()
                        .chain([c.to_ascii_lowercase()])
                })
                .collect();
            assert_eq!(code.as_str().replace('-', ""), kebab.replace('-', ""));
        }
    }
}
