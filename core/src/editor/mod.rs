//! Editor features.
//!
//! For a robots.txt: highlighting, outline, folding, hover, completion, formatting, inlay hints, code actions, and the crawlers that each
//! line affects. For response headers and HTML: hover and completion.
//!
//! Each feature is a function of a text and, for some features, an offset or a range in bytes. It returns data with spans, which
//! [`explain`](crate::explain::hover) formats as text. Each function takes linear time and accepts any offset.
//!
//! ```
//! use robotscope::explain::{self, Messages};
//! use robotscope::{RobotsTxt, editor};
//!
//! let robots = RobotsTxt::parse("User-agent: GPTBot\nDisallow: /private/");
//! let hover = editor::hover(&robots, 15).expect("a product token");
//! assert_eq!(robots.slice(hover.span), b"GPTBot");
//! assert!(explain::hover(&Messages::ENGLISH, &robots, &hover).paragraphs[0].contains("OpenAI"));
//! ```

mod action;
mod affected;
mod completion;
mod completion_kind;
mod fold;
mod format;
mod hover;
mod inlay;
mod line_at;
mod page;
mod pattern;
mod symbol;
mod token;

pub use action::{ActionKind, CodeAction, code_actions};
pub use affected::{Affected, AffectedCrawler, LineEffect, affected};
pub use completion::{Completion, completions};
pub use completion_kind::CompletionKind;
pub(crate) use completion_kind::CompletionSubject;
pub use fold::{Fold, FoldKind, folding};
pub use format::formatting;
pub use hover::{Hover, hover};
pub(crate) use hover::{HoverSubject, RuleDecides, RuleHover};
pub(crate) use inlay::InlaySubject;
pub use inlay::{InlayHint, InlayKind, inlay_hints};
pub(crate) use page::PageSubject;
pub use page::{BotName, HeaderName, PageHover, Reading, readings};
pub(crate) use pattern::{PathExamples, PatternEnd, PatternParts};
pub use symbol::{DocumentSymbol, SymbolKind, symbols};
pub use token::{Token, TokenKind, semantic_tokens};

pub use crate::lint::edited;
