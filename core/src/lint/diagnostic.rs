use super::invisible::Disguised;
use super::{Code, Fix, Flaw, IgnoreFault, Severity, Syntax};
use crate::compare::Because;
use crate::dialect::DialectName;
use crate::names::names;
use crate::other_records::FaultKind;
use crate::robots_txt::Field;
use crate::text::Span;

/// A fault in a text, or a fact that is worth knowing.
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
    /// The code of the lint.
    pub code: Code,
    /// The severity.
    pub severity: Severity,
    /// The affected part of the text.
    pub span: Span,
    /// The names of the affected crawlers; `*` for crawlers that no group names. Empty if the diagnostic affects no crawler in particular.
    pub crawlers: Vec<String>,
    /// The affected dialects; empty if the diagnostic affects all dialects that were checked.
    pub dialects: Vec<DialectName>,
    /// Related parts of the text, at most ten.
    pub labels: Vec<Label>,
    /// The possible fixes, best first.
    pub fixes: Vec<Fix>,
    pub(crate) detail: Detail,
    /// The number of occurrences without their own diagnostic: those that were merged into this diagnostic and, on one diagnostic per code,
    /// those beyond the limit of a thousand.
    pub more: u32,
}

/// A related part of the text, and its role in the diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The position of the related part.
    pub span: Span,
    pub(crate) role: Role,
}

names! {
    /// The role of a labelled part in a diagnostic.
    pub(crate) enum Role {
        /// The first occurrence of the same text.
        First = "first",
        /// The contradicting rule.
        Opposite = "opposite",
        /// The rule that decides instead.
        Decides = "decides",
        /// The group's user-agent line.
        Agent = "agent",
        /// A line that seems to end a group, but does not end it.
        NoDivider = "no-divider",
        /// A rule or record that has no effect for the affected crawlers.
        Lost = "lost",
        /// The part of a value that crawlers read.
        Read = "read",
        /// Another occurrence of the same finding.
        Also = "also",
    }
}

/// Further data for the message of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// No further data.
    Nothing,
    /// The probable intention.
    Meant(&'static str),
    /// The setting that a signal's unknown value probably means.
    Setting(Option<&'static str>),
    /// A number.
    Count(u32),
    /// The field of a record.
    Field(Field),
    /// The field of a record, and the fault in its value.
    Value(Field, FaultKind),
    /// The reason why a rule has no effect.
    Dead(Because),
    /// The number of names in a value, and `true` if crawlers ignore all of them.
    Read { count: u32, nothing: bool },
    /// A character that is invisible or looks like another character.
    Disguised(Disguised),
    /// The fault in an ignore comment.
    Ignore(IgnoreFault),
    /// The fault in a record, and the record's field.
    Broken(Flaw, Field),
    /// Another part of the text; may be empty.
    Part(Span),
    /// The system whose syntax the pattern uses.
    Syntax(Syntax),
}

impl Diagnostic {
    /// The maximum number of labels.
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

    pub(super) fn for_crawlers(&mut self, crawlers: &[String]) -> &mut Self {
        self.crawlers = crawlers.to_vec();
        self
    }

    pub(super) fn in_dialects(&mut self, dialects: &[DialectName]) -> &mut Self {
        self.dialects = dialects.to_vec();
        self
    }

    pub(super) fn label(&mut self, role: Role, span: Span) -> &mut Self {
        if self.labels.len() < Self::LABELS {
            self.labels.push(Label { span, role });
        }
        self
    }

    pub(super) fn labels(&mut self, role: Role, spans: &mut dyn Iterator<Item = Span>) -> &mut Self {
        spans.take(Self::LABELS).fold(self, |this, span| this.label(role, span))
    }

    pub(super) fn fix(&mut self, fix: Fix) -> &mut Self {
        self.fixes.push(fix);
        self
    }

    /// Adds crawlers to which the same finding applies.
    pub(super) fn is_also_for(&mut self, crawlers: &[String]) {
        for name in crawlers {
            if !self.crawlers.contains(name) {
                self.crawlers.push(name.clone());
            }
        }
    }

    /// Merges the diagnostic for another occurrence of the same finding into this diagnostic.
    pub(super) fn merge(&mut self, other: Self) {
        self.is_also_for(&other.crawlers);
        self.more += 1 + other.more;
        self.label(Role::Also, other.span);
        if let (Some(first), Some(fix)) = (self.fixes.first_mut(), other.fixes.into_iter().next())
            && first.applicability == fix.applicability
        {
            first.edits.extend(fix.edits);
        }
        self.fixes.truncate(1);
    }

    pub(super) fn detail(&mut self, detail: Detail) -> &mut Self {
        self.detail = detail;
        self
    }
}
