//! The presets of [`PageDialect`], from the engines' documentation.

use super::{
    Carriers, Conflicts, DataNosnippet, DirectiveName, DirectiveStatus, Entry, Meaning, NarrowName, PageDialect, PageDialectName,
    Placement, Standing,
};
use crate::fact::{Certainty, Fact};
use crate::html::Scripting;
use crate::page_status;
use Certainty::{Assumed, Documented, Reported};

impl PageDialect {
    /// Common practice, assumed for engines without documentation ([google-robots-meta-old], [wikipedia-robots-txt], [mdn-robots-meta]). It
    /// follows Google's older documentation: meta elements count only in the head, and `noarchive` prevents a cached copy.
    pub const GENERAL: Self = Self {
        name: PageDialectName::General,
        conflicts: Fact::new(Conflicts::Restrictive, Assumed),
        placement: Fact::new(Placement::HeadOnly, Assumed),
        scripting: Fact::new(Scripting::Off, Assumed),
        rendering: Assumed,
        bytes: None,
        data_nosnippet: Fact::new(DataNosnippet::Unknown, Assumed),
        canonical: Assumed,
        narrow_names: &[],
        entries: &[
            entry(&[DirectiveName::Noodp], retired("the directory closed in 2017").since("2017").assumed()),
            entry(&[DirectiveName::Noydir], retired("obsolete since 2013").since("2013").assumed()),
            entry(&[DirectiveName::Noyaca], unsupported("only Yandex supports it")),
            entry(
                &[DirectiveName::Nositelinkssearchbox, DirectiveName::Nopagereadaloud],
                unsupported("only Google supported it"),
            ),
            entry(AI, CONVENTION),
            entry(&[DirectiveName::Noml], UNHEARD),
        ],
        others: live("common practice").assumed(),
        statuses: page_status::GENERAL,
    };

    /// Google ([google-robots-meta], [google-file-size]).
    pub const GOOGLE: Self = Self {
        name: PageDialectName::Google,
        conflicts: Fact::new(Conflicts::Restrictive, Documented),
        placement: Fact::new(Placement::Anywhere, Documented),
        rendering: Documented,
        // “2MB” has been documented for Googlebot since 2026-02-03. The documentation does not state whether a megabyte is 1024² bytes,
        // whether the limit applies to other crawlers, or whether headers count.
        bytes: Some(Fact::new(2 * 1024 * 1024, Assumed)),
        data_nosnippet: Fact::new(DataNosnippet::SomeElements, Documented),
        canonical: Documented,
        narrow_names: &[NarrowName {
            name: "google",
            names: &[DirectiveName::Notranslate, DirectiveName::Nopagereadaloud, DirectiveName::Nositelinkssearchbox],
        }],
        entries: &[
            entry(
                &[
                    DirectiveName::All,
                    DirectiveName::Noindex,
                    DirectiveName::Nofollow,
                    DirectiveName::None,
                    DirectiveName::Nosnippet,
                    DirectiveName::Notranslate,
                    DirectiveName::Noimageindex,
                ],
                live(GOOGLE_PAGE),
            ),
            entry(&[DirectiveName::UnavailableAfter], live(GOOGLE_PAGE).since("2007-07")),
            entry(
                &[DirectiveName::MaxSnippet, DirectiveName::MaxImagePreview, DirectiveName::MaxVideoPreview],
                live(GOOGLE_PAGE).since("2019-10"),
            ),
            entry(&[DirectiveName::Indexifembedded], live(GOOGLE_PAGE).since("2022-01-21")),
            entry(&[DirectiveName::Index, DirectiveName::Follow], live("Google, Using the robots meta tag, 2007-03-06")),
            entry(&[DirectiveName::Noarchive], retired(GOOGLE_PAGE).since("2024")),
            entry(&[DirectiveName::Nocache], disowned(GOOGLE_PAGE)),
            entry(&[DirectiveName::Nositelinkssearchbox], retired(GOOGLE_PAGE).since("2024-11-21")),
            entry(&[DirectiveName::Noodp], retired("Google, Better snippets for your users, 2017-06-02").since("2017-06-02")),
            entry(&[DirectiveName::Noydir], unsupported("Google, Using the robots meta tag, 2007-03-06, does not name it")),
            entry(&[DirectiveName::Nopagereadaloud], unsupported("for a meta element named google")),
            entry(AI, CONVENTION),
            entry(&[DirectiveName::Noml], UNHEARD),
        ],
        others: unsupported("not on Google’s list"),
        statuses: page_status::GOOGLE,
        ..Self::GENERAL
    };

    /// Bing ([bing-robots-meta], [bing-snippets], [bing-data-nosnippet], [bing-chat]).
    pub const BING: Self = Self {
        name: PageDialectName::Bing,
        data_nosnippet: Fact::new(DataNosnippet::AllElements, Documented),
        entries: &[
            entry(
                &[
                    DirectiveName::Index,
                    DirectiveName::Follow,
                    DirectiveName::Noindex,
                    DirectiveName::Nofollow,
                    DirectiveName::Nosnippet,
                ],
                live(BING_PAGE),
            ),
            entry(&[DirectiveName::Noarchive], Standing { meaning: Meaning::NoAiAnswers, ..live(BING_CHAT).since("2023-09") }),
            entry(
                &[DirectiveName::Nocache],
                Standing { meaning: Meaning::AiAnswersFromSnippet, ..live(BING_CHAT).since("2023-09") },
            ),
            entry(&[DirectiveName::Noodp], retired("the directory closed in 2017").since("2017").assumed()),
            entry(
                &[DirectiveName::MaxSnippet, DirectiveName::MaxImagePreview, DirectiveName::MaxVideoPreview],
                live("press reports on Bing’s snippet controls").since("2020").reported(),
            ),
            entry(&[DirectiveName::Indexifembedded], unsupported("Google, 2022-01-21: only Google reads it").reported()),
            entry(&[DirectiveName::All, DirectiveName::None], live("common practice").assumed()),
            entry(&[DirectiveName::Noydir, DirectiveName::Noyaca], unsupported("not on Bing’s list")),
            entry(AI, CONVENTION),
        ],
        others: unknown("not on Bing’s list"),
        statuses: page_status::BING,
        ..Self::GENERAL
    };

    /// Yandex ([yandex-robots-meta]).
    pub const YANDEX: Self = Self {
        name: PageDialectName::Yandex,
        conflicts: Fact::new(Conflicts::Permissive, Documented),
        placement: Fact::new(Placement::HeadOnly, Documented),
        entries: &[
            entry(
                &[DirectiveName::Noindex, DirectiveName::Nofollow, DirectiveName::None, DirectiveName::Noarchive],
                live(YANDEX_PAGE),
            ),
            entry(
                &[DirectiveName::Noyaca, DirectiveName::Index, DirectiveName::Follow, DirectiveName::Archive, DirectiveName::All],
                Standing { carriers: Carriers::MetaOnly, ..live(YANDEX_PAGE) },
            ),
            entry(AI, CONVENTION),
        ],
        others: unsupported("not on Yandex’s list"),
        statuses: page_status::YANDEX,
        ..Self::GENERAL
    };

    /// Apple ([apple-applebot]).
    pub const APPLE: Self = Self {
        name: PageDialectName::Apple,
        placement: Fact::new(Placement::HeadOnly, Documented),
        entries: &[
            entry(
                &[DirectiveName::Noindex, DirectiveName::Nosnippet, DirectiveName::Nofollow, DirectiveName::All],
                live(APPLE_PAGE),
            ),
            entry(&[DirectiveName::None], Standing { meaning: Meaning::NoIndexingOrSnippet, ..live(APPLE_PAGE) }),
            entry(&[DirectiveName::Index, DirectiveName::Follow], live("common practice").assumed()),
            entry(AI, CONVENTION),
        ],
        others: unsupported("not on Apple’s list"),
        ..Self::GENERAL
    };

    /// Amazon ([amazon-crawlers]).
    pub const AMAZON: Self = Self {
        name: PageDialectName::Amazon,
        entries: &[
            entry(&[DirectiveName::Noindex], live(AMAZON_PAGE).meta_only()),
            entry(&[DirectiveName::None], Standing { meaning: Meaning::NoIndexing, ..live(AMAZON_PAGE).meta_only() }),
            entry(&[DirectiveName::Noarchive], Standing { meaning: Meaning::NoAiTraining, ..live(AMAZON_PAGE).meta_only() }),
            entry(&[DirectiveName::All, DirectiveName::Index, DirectiveName::Follow], live("common practice").assumed()),
            entry(AI, CONVENTION),
        ],
        others: unknown("not on Amazon’s page"),
        ..Self::GENERAL
    };

    /// Mojeek ([mojeek-bot]).
    pub const MOJEEK: Self = Self {
        name: PageDialectName::Mojeek,
        placement: Fact::new(Placement::HeadOnly, Documented),
        entries: &[
            entry(&[DirectiveName::Noindex, DirectiveName::Nocache, DirectiveName::Nofollow], live(MOJEEK_PAGE).meta_only()),
            entry(
                &[DirectiveName::All, DirectiveName::Index, DirectiveName::Follow, DirectiveName::None],
                live("common practice").assumed(),
            ),
            entry(AI, CONVENTION),
        ],
        others: unknown("not on Mojeek’s page"),
        ..Self::GENERAL
    };

    /// Baidu ([baidu-robots-txt]).
    pub const BAIDU: Self = Self {
        name: PageDialectName::Baidu,
        entries: &[
            entry(&[DirectiveName::Noarchive, DirectiveName::Nofollow], live("secondary copies of Baidu’s help").reported()),
            entry(
                &[DirectiveName::All, DirectiveName::Index, DirectiveName::Follow, DirectiveName::Noindex, DirectiveName::None],
                live("common practice").assumed(),
            ),
            entry(AI, CONVENTION),
        ],
        others: unknown("nothing is documented"),
        ..Self::GENERAL
    };

    /// Seznam ([seznam-indexing]).
    pub const SEZNAM: Self = Self {
        name: PageDialectName::Seznam,
        placement: Fact::new(Placement::HeadOnly, Documented),
        entries: &[
            entry(
                &[
                    DirectiveName::Noindex,
                    DirectiveName::Index,
                    DirectiveName::Nofollow,
                    DirectiveName::Follow,
                    DirectiveName::All,
                ],
                live("Seznam, indexing control").meta_only(),
            ),
            entry(&[DirectiveName::None], live("common practice").assumed()),
            entry(AI, CONVENTION),
        ],
        others: unknown("not on Seznam’s page"),
        ..Self::GENERAL
    };

    /// Naver ([naver-webmasters]).
    pub const NAVER: Self = Self {
        name: PageDialectName::Naver,
        placement: Fact::new(Placement::HeadOnly, Documented),
        entries: &[
            entry(
                &[DirectiveName::Noindex, DirectiveName::Index, DirectiveName::Nofollow, DirectiveName::Follow],
                live("Naver, markup structure, 2026-10-08").meta_only(),
            ),
            entry(&[DirectiveName::All, DirectiveName::None], live("common practice").assumed()),
            entry(AI, CONVENTION),
        ],
        others: unknown("not on Naver’s page"),
        ..Self::GENERAL
    };

    /// OpenAI. Its documentation recommends `noindex` in a meta element and documents nothing else.
    pub const OPENAI: Self = Self {
        name: PageDialectName::OpenAi,
        entries: &[
            entry(&[DirectiveName::Noindex], live("OpenAI, publishers and developers FAQ").meta_only()),
            entry(
                &[DirectiveName::All, DirectiveName::Index, DirectiveName::Follow, DirectiveName::None],
                live("common practice").assumed(),
            ),
            entry(AI, CONVENTION),
        ],
        others: unknown("not in OpenAI’s help"),
        ..Self::GENERAL
    };

    /// The data set collector img2dataset, which downloads images and reads no HTML ([img2dataset-readme]).
    pub const IMG2DATASET: Self = Self {
        name: PageDialectName::Img2dataset,
        entries: &[entry(
            &[DirectiveName::Noai, DirectiveName::Noindex, DirectiveName::Noimageai, DirectiveName::Noimageindex],
            live("img2dataset, README").headers_only(),
        )],
        others: unknown("not in img2dataset’s README"),
        ..Self::GENERAL
    };
}

const GOOGLE_PAGE: &str = "Google, robots meta tag page of 2026-03-24";
const BING_CHAT: &str = "Bing, options for webmasters to control usage of their content in Bing Chat, 2023-09";
const BING_PAGE: &str = "Bing, which robots meta tags does Bing support";
const YANDEX_PAGE: &str = "Yandex, meta tags page";
const APPLE_PAGE: &str = "Apple, about Applebot, 2026-09-04";
const AMAZON_PAGE: &str = "Amazon, about Amazonbot, 2026";
const MOJEEK_PAGE: &str = "mojeek.com/bot.html";

/// Directives against AI use, from DeviantArt's convention.
const AI: &[DirectiveName] = &[DirectiveName::Noai, DirectiveName::Noimageai];
const CONVENTION: Standing = unsupported("a convention that no search engine documents").reported();
const UNHEARD: Standing = unsupported("a convention that no operator documents").reported();

const fn entry(names: &'static [DirectiveName], standing: Standing) -> Entry {
    Entry { names, standing }
}

const fn live(source: &'static str) -> Standing {
    Standing {
        status: DirectiveStatus::Live,
        since: None,
        carriers: Carriers::Both,
        meaning: Meaning::Usual,
        certainty: Documented,
        source,
    }
}

const fn retired(source: &'static str) -> Standing {
    Standing { status: DirectiveStatus::Retired, ..live(source) }
}

/// Builds the facts about a directive that the engine's documentation does not list. The omission only suggests that the engine ignores the
/// directive, so the status is merely assumed.
const fn unsupported(source: &'static str) -> Standing {
    Standing { status: DirectiveStatus::Unsupported, certainty: Assumed, ..live(source) }
}

/// Builds the facts about a directive that the engine's documentation lists as unused.
const fn disowned(source: &'static str) -> Standing {
    Standing { certainty: Documented, ..unsupported(source) }
}

const fn unknown(source: &'static str) -> Standing {
    Standing { status: DirectiveStatus::Unknown, certainty: Assumed, ..live(source) }
}

impl Standing {
    const fn since(self, date: &'static str) -> Self {
        Self { since: Some(date), ..self }
    }

    const fn meta_only(self) -> Self {
        Self { carriers: Carriers::MetaNamed, ..self }
    }

    const fn headers_only(self) -> Self {
        Self { carriers: Carriers::HeadersOnly, ..self }
    }

    const fn reported(self) -> Self {
        Self { certainty: Reported, ..self }
    }

    const fn assumed(self) -> Self {
        Self { certainty: Assumed, ..self }
    }
}
