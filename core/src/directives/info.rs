//! Values and directives as plain data for bindings and editors.

use super::{
    Directive, DirectiveFaultKind, DirectiveName, Fault, PageDialect, PageDialectName, Scan, ScanOptions, Standing, ValueKind,
};
use crate::text::Span;

/// The directives, bot names and faults found in the value of a header or the content of a meta element.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DirectiveScan {
    /// The directives, in text order.
    pub directives: Vec<Directive>,
    /// The names of bots, in text order.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece[]"))]
    pub scopes: Vec<Span>,
    /// The faults, in text order.
    pub faults: Vec<DirectiveFault>,
}

/// A part of a value that has no effect, or not the effect that it seems to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DirectiveFault {
    /// The kind of fault.
    pub kind: DirectiveFaultKind,
    /// For an unknown word, the directive that was probably intended, if any.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub suggestion: Option<DirectiveName>,
    /// The position of the fault.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
}

/// A directive, with each engine's treatment of it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DirectiveInfo {
    /// The directive.
    pub name: DirectiveName,
    /// The kind of value after the directive's colon.
    pub value: ValueKind,
    /// Each engine's treatment of the directive.
    pub standings: Vec<DirectiveStanding>,
}

/// One engine's treatment of a directive.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DirectiveStanding {
    /// The engine's dialect.
    pub dialect: PageDialectName,
    /// The engine's treatment of the directive.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub standing: Standing,
}

impl DirectiveScan {
    /// Parses a whole value, and suggests a directive for each unknown word that resembles one.
    ///
    /// ```
    /// use robotscope::directives::{DirectiveFault, DirectiveName, DirectiveScan, ScanOptions};
    ///
    /// let DirectiveScan { faults, .. } = DirectiveScan::new(b"noindx", ScanOptions::META);
    /// let [DirectiveFault { suggestion, .. }] = faults[..] else { panic!("one") };
    /// assert_eq!(suggestion, Some(DirectiveName::Noindex));
    /// ```
    pub fn new(value: &[u8], options: ScanOptions) -> Self {
        let Scan { directives, scopes, faults } = Scan::new(value, options);
        let fault = |Fault { kind, span }| {
            let is_unknown = kind == DirectiveFaultKind::UnknownWord;
            let suggestion = if is_unknown { DirectiveName::suggestion(span.slice(value)) } else { None };
            DirectiveFault { kind, suggestion, span }
        };
        Self { directives, scopes, faults: faults.into_iter().map(fault).collect() }
    }
}

impl From<DirectiveName> for DirectiveInfo {
    /// ```
    /// use robotscope::directives::{
    ///     DirectiveInfo, DirectiveName, DirectiveStanding, DirectiveStatus, PageDialectName, Standing, ValueKind,
    /// };
    ///
    /// let DirectiveInfo { value, standings, .. } = DirectiveName::Noindex.into();
    /// assert_eq!(value, ValueKind::None);
    /// let google = standings.iter().find(|of: &&DirectiveStanding| of.dialect == PageDialectName::Google).expect("an engine");
    /// let Standing { status, .. } = google.standing;
    /// assert_eq!(status, DirectiveStatus::Live); // [google-robots-meta]
    /// ```
    fn from(name: DirectiveName) -> Self {
        let standing =
            |dialect: PageDialectName| DirectiveStanding { dialect, standing: PageDialect::preset(dialect).standing(name) };
        Self { name, value: name.value_kind(), standings: PageDialectName::ALL.map(standing).into() }
    }
}
