//! Generates random X-Robots-Tag values, and formats scanned values line by line.

use robotscope::directives::{Directive, DirectiveName, DirectiveValue, Moment, Scan};

use super::numbers::Numbers;

/// The fragments of random values, separated by `|`. Most are directives or bot names.
const PIECES: &str = "\
noindex|nofollow|none|all|index|follow|archive|noarchive|nocache|nosnippet|notranslate|noimageindex|indexifembedded|noodp|noyaca|\
noai|NoIndex|max-snippet|max-snippet: 20|max-snippet:-1|max-snippet: 0|max-image-preview: none|max-image-preview:LARGE|\
max-image-preview: standard|max-image-preview:|max-video-preview: 5|max-video-preview: -1|max-video-preview|unavailable_after|\
unavailable_after: 2020-09-21|unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT|unavailable_after: Friday, 25-Jun-10 15:00:00 PST|\
unavailable_after: 25 Jun 2099 15:00:00 PST|unavailable_after: soon|unavailable_after: Wed|googlebot|GoogleBot|googlebot:|\
bingbot:|otherbot: |examplebot:|yandex:|*:|robots:|a/1.0|a b|bot(x):|é|gibberish|20|-1|:|:|,|,|,|, | |\t|;|/|\n|\0";

pub(crate) struct Lines {
    numbers: Numbers,
    pieces: Vec<&'static str>,
}

impl Lines {
    pub(crate) fn from(seed: u64) -> Self {
        Self { numbers: Numbers::from(seed), pieces: PIECES.split('|').collect() }
    }

    /// Returns a value of up to seven fragments, most of them followed by a comma. A few values end with a byte that is not UTF-8.
    pub(crate) fn next(&mut self) -> Vec<u8> {
        let mut value = Vec::new();
        for _ in 0..self.numbers.below(8) {
            value.extend(self.pieces[self.numbers.below(self.pieces.len())].bytes());
            if self.numbers.below(3) > 0 {
                value.push(b',');
            }
        }
        if self.numbers.below(40) == 0 {
            value.push(0xff);
        }
        value
    }
}

/// Formats each directive as a line, prefixed with its bot's name, if any.
pub(crate) fn print(scan: &Scan, text: &[u8]) -> Vec<Vec<u8>> {
    let line = |directive: &Directive| {
        let mut line = directive.scope.map(|scope| [scope.slice(text), b": "].concat()).unwrap_or_default();
        let name = directive.name.as_str();
        match &directive.value {
            DirectiveValue::None => line.extend(name.bytes()),
            DirectiveValue::Limit { limit } => line.extend(format!("{name}: {}", limit.number().expect("it is stated")).bytes()),
            DirectiveValue::ImagePreview { preview } => line.extend(format!("{name}: {}", preview.as_str()).bytes()),
            DirectiveValue::Date(date) => line.extend(format!("{name}: {}", date.moment).bytes()),
            DirectiveValue::Invalid { .. } => line.extend(directive.span.slice(text)),
        }
        line
    };
    scan.directives.iter().map(line).collect()
}

/// A directive's scope, name and value.
#[derive(Debug, PartialEq)]
pub(crate) struct Meaning {
    scope: Option<Vec<u8>>,
    name: DirectiveName,
    value: DirectiveValue,
    /// A date's moment. It replaces the value, so that different spellings are equal.
    moment: Option<Moment>,
}

pub(crate) fn meanings(scan: &Scan, text: &[u8]) -> Vec<Meaning> {
    let meaning = |directive: &Directive| {
        let (value, moment) = match &directive.value {
            DirectiveValue::Date(date) => (DirectiveValue::None, Some(date.moment)),
            value => (value.clone(), None),
        };
        Meaning { scope: directive.scope.map(|scope| scope.slice(text).to_vec()), name: directive.name, value, moment }
    };
    scan.directives.iter().map(meaning).collect()
}
