//! Finds unknown content signals ([content-signals]) and the signals that their authors probably meant.

use super::{Applicability, Fix, TextEdit};
use crate::nearest::nearest;
use crate::preferences::{ContentSignal, Purpose, Setting, Signal};
use crate::text::{Part, Span};

/// Returns the signals in a value whose name or value no specification defines.
pub(super) fn unknown(value: Part<'_>) -> Vec<Signal> {
    let signals = ContentSignal::parse(value.bytes, value.at).signals.into_iter();
    signals.filter(|signal| signal.purpose.is_none() || signal.setting.is_none()).collect()
}

pub(super) fn span(signal: &Signal) -> Span {
    Span::new(signal.name.start(), signal.value.end().max(signal.name.end()))
}

/// Returns the name or value that an unknown signal probably means.
pub(super) fn meant(signal: &Signal, value: Part<'_>) -> Option<&'static str> {
    match signal.purpose {
        None => meant_purpose(value.within(signal.name)),
        Some(purpose) => {
            let setting = meant_setting(value.within(signal.value)).filter(|setting| purpose.settings().contains(setting));
            setting.map(Setting::as_str)
        }
    }
}

/// Builds a fix that corrects all unknown signals in a value. Returns `None` if the intent of any of them is unclear.
pub(super) fn fix(unknown: &[Signal], value: Part<'_>) -> Option<Fix> {
    let edit = |signal: &Signal| {
        // There is no fix for a signal without a value, because its name contains the setting, as in `ai-train no`.
        if signal.purpose.is_none() && signal.value.is_empty() {
            return None;
        }
        let span = if signal.purpose.is_some() { signal.value } else { signal.name };
        Some(TextEdit { span, replacement: meant(signal, value)?.to_owned() })
    };
    let edits = unknown.iter().map(edit).collect::<Option<_>>()?;
    Some(Fix { applicability: Applicability::Unsafe, edits })
}

/// Returns the signal name that was probably intended.
fn meant_purpose(name: &[u8]) -> Option<&'static str> {
    let names = || Purpose::ALL.into_iter().map(Purpose::as_str);
    let is_longer = |known: &&str| {
        known.len() > 3 && name.get(..known.len()).is_some_and(|start| start.eq_ignore_ascii_case(known.as_bytes()))
    };
    names().find(is_longer).or_else(|| nearest(name, 4, names()))
}

/// Returns the setting that a word such as “disallow” or “true” represents.
fn meant_setting(word: &[u8]) -> Option<Setting> {
    const NO: [&str; 14] = [
        "disallow",
        "disallowed",
        "deny",
        "denied",
        "n",
        "false",
        "0",
        "none",
        "off",
        "never",
        "forbid",
        "forbidden",
        "block",
        "not-allowed",
    ];
    const YES: [&str; 9] = ["allow", "allowed", "y", "true", "1", "on", "ok", "grant", "granted"];
    let is_one_of = |words: &[&str]| words.iter().any(|known| word.eq_ignore_ascii_case(known.as_bytes()));
    if is_one_of(&NO) { Some(Setting::No) } else { is_one_of(&YES).then_some(Setting::Yes) }
}
