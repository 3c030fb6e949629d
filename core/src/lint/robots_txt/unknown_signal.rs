//! An unknown content signal.
//!
//! Reports content signals whose name or value no specification defines ([content-signals]).

use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Role, Severity, TextEdit};
use crate::nearest::nearest;
use crate::preferences::{ContentSignal, Purpose, Setting, Signal};
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::UnknownSignal, Severity::Warning, check).example(
    "User-agent: *\nContent-Signal: ai-training=no\nAllow: /\n",
    "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, record) in context.records().filter(|(_, record)| record.field == Field::ContentSignal) {
        let value = context.part(record.value);
        let signals = ContentSignal::parse(value.bytes, value.at).signals;
        let unknown: Vec<_> = signals.iter().filter(|signal| signal.purpose.is_none() || signal.setting.is_none()).collect();
        let span = |signal: &Signal| Span::new(signal.name.start(), signal.value.end().max(signal.name.end()));
        let Some((first, others)) = unknown.split_first() else { continue };
        let meant = |signal: &Signal| meant_signal(signal, |span| context.text(span));
        let detail = if first.purpose.is_some() {
            Detail::Setting(meant(first))
        } else {
            meant(first).map_or(Detail::Nothing, Detail::Meant)
        };
        let diagnostic = found.at(span(first)).detail(detail).labels(Role::Also, &mut others.iter().map(|signal| span(signal)));
        // Report each line once. The fix corrects the whole line.
        let edit = |signal: &&Signal| {
            // There is no fix for a signal without a value, because its name contains the setting, as in `ai-train no`.
            if signal.purpose.is_none() && signal.value.is_empty() {
                return None;
            }
            let part = if signal.purpose.is_some() { signal.value } else { signal.name };
            Some(TextEdit { span: part, replacement: meant(signal)?.to_owned() })
        };
        if let Some(edits) = unknown.iter().map(edit).collect::<Option<Vec<_>>>() {
            diagnostic.fixes.push(Fix { applicability: Applicability::Unsafe, edits });
        }
    }
}

/// Returns the name or value that an unknown signal probably means.
pub(in crate::lint) fn meant_signal<'t>(signal: &Signal, text: impl Fn(Span) -> &'t [u8]) -> Option<&'static str> {
    match signal.purpose {
        None => meant_purpose(text(signal.name)),
        Some(purpose) => {
            meant_setting(text(signal.value)).filter(|setting| purpose.settings().contains(setting)).map(Setting::as_str)
        }
    }
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
