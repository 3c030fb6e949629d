//! What an editor asks of a robots.txt: colours, outline, folds, what stands under the pointer, what could stand there, the form,
//! whom a line affects; and of response headers and HTML what stands there and what could.
//!
//! Every question is a function of the text and perhaps an offset or a range, in bytes, and its answer is data with spans; words
//! are made in [`explain`](crate::explain::hover). Everything is linear in the text, and nothing fails, whatever the offset.
//!
//! ```
//! use robotscope::RobotsTxt;
//! use robotscope::language::Subject;
//!
//! let robots = RobotsTxt::parse("User-agent: GPTBot\nDisallow: /private/");
//! let hover = robots.hover(15).expect("something stands there");
//! assert!(matches!(hover.subject, Subject::Crawler(crawler) if crawler.operator == "OpenAI"));
//! assert_eq!(robots.slice(hover.span), b"GPTBot");
//! ```

mod action;
mod affected;
mod completion;
mod fold;
mod format;
mod hover;
mod inlay;
mod line_at;
mod page;
mod pattern;
mod source;
mod symbol;
mod token;

pub use action::{ActionKind, CodeAction};
pub use affected::{Affected, AffectedCrawler, Effect};
pub use completion::{Completion, CompletionKind};
pub use fold::{Fold, FoldKind};
pub use format::edited;
pub use hover::{Deciding, Hover, RuleHover, Subject};
pub use inlay::{InlayHint, InlayKind};
pub use page::{BotName, HeaderName, PageHover, PageSubject, Reading, readings};
pub use pattern::{PathExamples, PatternEnd, PatternParts};
pub use symbol::{Symbol, SymbolKind};
pub use token::{Token, TokenKind};
