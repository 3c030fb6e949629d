//! What a rule says, and which of the rules that match decides.

/// Which of the rules that match a path decides (contradiction K1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precedence {
    /// The longest; allow, if an allow rule is as long as the longest disallow rule (facts A12, A13, B30, C40).
    LongestMatch,
    /// The first in the text (seeds S53, S60, S65; fact C52).
    FirstMatch,
    /// The first allow rule in the text; without one, the first disallow rule (seed S66).
    AllowFirst,
}

/// Whether `*` and `$` are special in patterns (contradiction K13), and where in the path a pattern may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wildcards {
    /// `*` stands for any octets, `$` at the end for the end of the path (facts A17, B14).
    Special,
    /// As [`Wildcards::Special`], and a pattern matches wherever in the path it stands, as if a star came before it
    /// (fact C51).
    Anywhere,
    /// They are characters like any other (seed S56).
    Literal,
}

/// How the length of a pattern is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternLength {
    /// All of its octets, `*` and `$` included (facts A12, B30).
    Octets,
    /// Repeated stars count once and a final `$` not at all: `/a**b` is as long as `/a*b`, `/a$` as long as `/a` (fact C41).
    WithoutRepeatsAndEnd,
}

/// What a disallow rule without a path says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyDisallow {
    /// Nothing (facts A27, B30).
    NoEffect,
    /// The same as `Allow: /` (seed S58, fact C41).
    AllowsAll,
}

/// Whether an allow rule whose last segment begins with `index.htm` also allows exactly its directory (fact B32).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectoryIndex {
    /// It is a pattern like any other.
    Ordinary,
    /// `Allow: /a/index.html` that does not match is tried again as `/a/$`; so it takes a reader to whom `$` is special
    /// ([`Wildcards::Special`]).
    AllowsDirectory,
}

/// Whether rules apply to `/robots.txt` itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobotsTxtItself {
    /// It is implicitly allowed (RFC 9309, 2.2.2; fact A14).
    AlwaysAllowed,
    /// No exception is made: the document of 1994 knows none, Google's parser leaves it to its caller.
    LikeAnyPath,
}
