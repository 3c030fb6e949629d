use robotscope::dialect;
use robotscope::matching;
use serde::Serialize;
use tsify::Tsify;

use crate::union::union;
use crate::verdict::{CrawlVerdict, DialectName};

/// How another dialect answers the same question.
#[derive(Serialize, Tsify)]
pub struct OtherReading {
    /// The dialect.
    pub dialect: DialectName,
    /// Its verdict for the same crawler.
    pub verdict: CrawlVerdict,
    /// Where its answer is another one: the policies that make the difference, each alone or, if none does, together. Empty
    /// where the answer is the same.
    pub because: Vec<Policy>,
}

union! {
    /// What one reader may do in another way than its neighbour.
    Policy from dialect::Policy {
        FieldNames, MissingColon, AllowField, LineLimit, Nul, PartialByteOrderMark, BlankLines, ProductToken, WildcardToken,
        GroupSelection, Encoding, Wildcards, Precedence, PatternLength, EmptyDisallow, DirectoryIndex, RobotsTxtItself,
    }
}

impl OtherReading {
    pub(crate) fn new(reading: &matching::OtherReading, verdict: CrawlVerdict) -> Self {
        let because = reading.because.iter().copied().map(Policy::from).collect();
        Self { dialect: reading.dialect.into(), verdict, because }
    }
}
