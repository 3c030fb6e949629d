use super::invisible::Disguised;
use super::{Code, Fix, Flaw, IgnoreFault, Severity, Syntax};
use crate::compare::Because;
use crate::dialect::DialectName;
use crate::other_records::FaultKind;
use crate::robots_txt::Field;
use crate::text::Span;

/// Something that is wrong with a text or worth knowing about it.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::lint::{Code, Diagnostic, Label, Options, lint};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a");
/// let [Diagnostic { code, span, labels, .. }] = &lint(&robots, &Options::default())[..] else { panic!("one") };
/// assert_eq!((*code, robots.slice(*span)), (Code::DuplicateRule, &b"Disallow: /a"[..]));
/// assert!(matches!(labels[..], [Label { span, .. }] if span.start() == 14));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What it is.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// The part of the text that is meant.
    pub span: Span,
    /// The crawlers that it concerns, by name; `*` for all that no group names. Empty if it concerns no one in particular.
    pub crawlers: Vec<String>,
    /// The affected dialects; empty for all that matter.
    pub dialects: Vec<DialectName>,
    /// Other parts of the text that belong to it, ten at most.
    pub labels: Vec<Label>,
    /// How to fix it, the best way first.
    pub fixes: Vec<Fix>,
    /// What else its words need.
    pub(crate) detail: Detail,
    /// How many more of this code there are: other places of what is reported once a text, or what was left out, because there are too
    /// many; only the last one that is kept knows.
    pub more: u32,
}

/// Another part of the text, and what it has to do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The part.
    pub span: Span,
    /// What it has to do with it.
    pub(crate) role: Role,
}

/// What a labelled part of the text has to do with a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    /// The same stands here already.
    First,
    /// The rule that says the opposite.
    Opposite,
    /// The rule that decides instead.
    Decides,
    /// The user-agent line of the group.
    Agent,
    /// What looks like the end of a group and is none.
    NoDivider,
    /// A rule that does not bind the crawler.
    Lost,
    /// The part of a value that crawlers read.
    Read,
    /// Another place of the same.
    Also,
}

/// What the words of a diagnostic need beside the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Nothing.
    Nothing,
    /// What was probably meant.
    Meant(&'static str),
    /// The value of a signal is unknown; the value that was probably meant.
    Setting(Option<&'static str>),
    /// So many of something.
    Count(u32),
    /// What a record asks for.
    Field(Field),
    /// What is wrong with the value of a record.
    Value(Field, FaultKind),
    /// Why a rule changes nothing.
    Dead(Because),
    /// The number of names in a value, and whether crawlers read none of it.
    Read { count: u32, nothing: bool },
    /// A character that is invisible or looks like another one.
    Disguised(Disguised),
    /// What is wrong with a comment that silences.
    Ignore(IgnoreFault),
    /// The fault of a record, and its field.
    Broken(Flaw, Field),
    /// Another part of the text; empty if there is none.
    Part(Span),
    /// The system whose syntax a pattern has.
    Syntax(Syntax),
}

impl Diagnostic {
    /// How many labels are kept.
    const LABELS: usize = 10;

    pub(super) fn new(code: Code, severity: Severity, span: Span) -> Self {
        Self {
            code,
            severity,
            span,
            crawlers: Vec::new(),
            dialects: Vec::new(),
            labels: Vec::new(),
            fixes: Vec::new(),
            detail: Detail::Nothing,
            more: 0,
        }
    }

    // Many lints call these: where they are inlined, WebAssembly grows.
    #[inline(never)]
    pub(super) fn for_crawlers(&mut self, crawlers: &[String]) -> &mut Self {
        self.crawlers = crawlers.to_vec();
        self
    }

    #[inline(never)]
    pub(super) fn in_dialects(&mut self, dialects: &[DialectName]) -> &mut Self {
        self.dialects = dialects.to_vec();
        self
    }

    #[inline(never)]
    pub(super) fn label(&mut self, role: Role, span: Span) -> &mut Self {
        if self.labels.len() < Self::LABELS {
            self.labels.push(Label { span, role });
        }
        self
    }

    #[inline(never)]
    pub(super) fn labels(&mut self, role: Role, spans: &mut dyn Iterator<Item = Span>) -> &mut Self {
        spans.take(Self::LABELS).fold(self, |this, span| this.label(role, span))
    }

    #[inline(never)]
    pub(super) fn fix(&mut self, fix: Fix) -> &mut Self {
        self.fixes.push(fix);
        self
    }

    /// The same is found for these crawlers, too.
    pub(super) fn is_also_for(&mut self, crawlers: &[String]) {
        for name in crawlers {
            if !self.crawlers.contains(name) {
                self.crawlers.push(name.clone());
            }
        }
    }

    /// The same is found in another place, which is told here.
    pub(super) fn takes(&mut self, other: Self) {
        self.is_also_for(&other.crawlers);
        self.more += 1 + other.more;
        self.label(Role::Also, other.span);
        if let (Some(own), Some(fix)) = (self.fixes.first_mut(), other.fixes.into_iter().next())
            && own.applicability == fix.applicability
        {
            own.edits.extend(fix.edits);
        }
        self.fixes.truncate(1);
    }

    pub(super) fn detail(&mut self, detail: Detail) -> &mut Self {
        self.detail = detail;
        self
    }
}
