use super::page;
use crate::names::names;

/// Generates the enum of codes. The doc comment of a code is its title.
macro_rules! codes {
    ($(#[doc = $doc:tt] $variant:ident = $name:tt,)+) => {
        names! {
            /// The code of a lint. Codes are never renamed.
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
            /// Returns the title, which is a sentence that describes the fault in general.
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

// The build script generates `codes.rs` from the files in `robots_txt/` and `page/`.
include!(concat!(env!("OUT_DIR"), "/codes.rs"));

impl LintCode {
    /// Returns the URL of the documentation. The URL is relative if the package has no repository.
    ///
    /// ```
    /// assert!(robotscope::lint::Code::DeadRule.url().ends_with("docs/DIAGNOSTICS.md#dead-rule"));
    /// ```
    pub fn url(self) -> String {
        let home =
            if env!("CARGO_PKG_REPOSITORY").is_empty() { "" } else { concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/") };
        format!("{home}docs/DIAGNOSTICS.md#{self}")
    }

    /// Returns the kind of text that the lint checks.
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
    /// The kind of text that a lint checks.
    ///
    /// ```
    /// assert_eq!(robotscope::lint::LintSubject::RobotsTxt.as_str(), "robots-txt");
    /// ```
    #[non_exhaustive]
    pub enum LintSubject {
        /// A robots.txt, checked by [`lint`](super::lint).
        RobotsTxt = "robots-txt",
        /// A page's headers and document, checked by [`Page::lint`](crate::evaluate::Page::lint).
        Page = "page",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_name_matches_its_variant_and_parses_back_to_the_code() {
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
