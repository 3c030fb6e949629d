//! A character that not every crawler encodes.
//!
//! Letters that a URL holds percent-encoded: RFC 9309 and Google encode the pattern, too ([rfc9309-rules], [google-robots-txt]), Yandex asks that it is written so ([yandex-robots-txt]).

use crate::dialect::percent_encoded;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Fix, Severity};

pub(super) const LINT: Lint = Lint::new(Code::UnencodedCharacter, Severity::Info, check).once();

pub(super) const EXAMPLE: Example = Example {
    code: Code::UnencodedCharacter,
    wrong: "User-agent: *\nDisallow: /café/\n",
    right: "User-agent: *\nDisallow: /caf%C3%A9/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in context.rules() {
        let pattern = context.part(rule.pattern);
        let Some(start) = pattern.bytes.iter().position(|byte| *byte >= 0x80) else { continue };
        let rest = pattern.split_at(start).1;
        let length = rest.bytes.iter().position(|byte| *byte < 0x80).unwrap_or(rest.bytes.len());
        let raw = rest.split_at(length).0;
        if std::str::from_utf8(raw.bytes).is_ok() {
            let encoded = raw.bytes.iter().flat_map(|byte| percent_encoded(*byte)).map(char::from);
            found.at(raw.span()).fix(Fix::safe(raw.span(), &encoded.collect::<String>()));
        }
    }
}
