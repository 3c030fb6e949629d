use super::page;

/// Makes the enum, the list of all and their names.
macro_rules! codes {
    ($(#[doc = $doc:literal] $variant:ident = $name:literal,)+) => {
        /// What can be wrong with a text. A code keeps its name for good.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $(#[doc = $doc] $variant,)+
        }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name as it is written in JavaScript and in comments that silence it.
            ///
            /// ```
            /// assert_eq!(robotscope::lint::Code::DeadRule.as_str(), "dead-rule");
            /// ```
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }

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

impl Code {
    /// The code with this name.
    ///
    /// ```
    /// use robotscope::lint::Code;
    ///
    /// assert_eq!(Code::from_name("dead-rule"), Some(Code::DeadRule));
    /// assert_eq!(Code::from_name("dead"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == name)
    }

    /// What it can be found in.
    ///
    /// ```
    /// use robotscope::lint::{Code, Subject};
    ///
    /// assert_eq!(Code::MissingComma.subject(), Subject::Page);
    /// ```
    pub fn subject(self) -> Subject {
        if page::LINTS.iter().any(|lint| lint.lint.code == self) { Subject::Page } else { Subject::RobotsTxt }
    }
}

/// What a lint looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A robots.txt: [`RobotsTxt::lint`](crate::RobotsTxt::lint).
    RobotsTxt,
    /// A page's headers and document: [`Page::lint`](crate::evaluate::Page::lint).
    Page,
}

impl Subject {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::lint::Subject::RobotsTxt.as_str(), "robots-txt");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::RobotsTxt => "robots-txt",
            Self::Page => "page",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kebab_case_and_lead_back() {
        for (place, &code) in Code::ALL.iter().enumerate() {
            assert_eq!(code as usize, place);
            assert_eq!(Code::from_name(code.as_str()), Some(code));
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
