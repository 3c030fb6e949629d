//! Messages and symbols for AI signals.

use robotscope::crawlers::Support;
use robotscope::evaluate::Visibility;
use robotscope::evaluate::ai_signals::{AiEntry, AiSignal, AiStance, AiUsage, Statement};
use robotscope::explain::sentences;

use super::{Aspect, Tone};
use crate::language::{message, messages, say};

pub(crate) fn ai_signal(signal: AiSignal) -> String {
    message(&format!("signal-{}", signal.as_str()), &[])
}

pub(crate) fn ai_usage(usage: AiUsage) -> String {
    message(&format!("usage-{}", usage.as_str()), &[])
}

pub(crate) fn ai_stance(stance: AiStance, characters: Option<u32>) -> String {
    match characters {
        Some(most) => say!("limit-characters", count = most),
        None => message(&format!("stance-{}", stance.as_str()), &[]),
    }
}

pub(crate) fn ai_support(support: Support) -> String {
    message(&format!("support-{support}"), &[])
}

/// Returns the cell that summarizes the AI signals for a crawler, except overruled signals. If the signs of the remaining signals
/// differ, the cell has a mixed sign.
pub(crate) fn ai_aspect(entries: &[&AiEntry]) -> Aspect {
    let counting: Vec<_> = entries.iter().filter(|entry| entry.statement.overruled_by.is_none()).collect();
    // A robots.txt group that allows the crawler states nothing about AI use. Leave such groups out if there are other signals.
    let mut informative = counting.clone();
    if informative.iter().any(|entry| !only_lets_in(entry)) {
        informative.retain(|entry| !only_lets_in(entry));
    }
    let Some(first) = informative.first() else {
        return Aspect {
            sign: "–".to_owned(),
            words: say!("ai-no-signal"),
            tone: Tone::Unknown,
            certainty: None,
            freedom: NO_SIGNAL,
        };
    };
    let (sign, tone, freedom) = sign(&first.statement);
    let is_alike = informative.iter().all(|entry| self::sign(&entry.statement).0 == sign);
    let (sign, tone, freedom) = if is_alike { (sign, tone, freedom) } else { ("±".to_owned(), Tone::Limited, MIXED) };
    let is_unseen = informative.iter().all(|entry| entry.visibility == Visibility::Unseen);
    let listed = sentences(&messages(), counting.iter().take(LISTED).map(|entry| sentence(entry)));
    let more = counting.len().saturating_sub(LISTED);
    let words = if more > 0 { say!("ai-and-more", sentences = &listed, count = more) } else { listed };
    Aspect { sign, words, tone: if is_unseen { Tone::Unseen } else { tone }, certainty: None, freedom }
}

fn only_lets_in(entry: &AiEntry) -> bool {
    let is_group = matches!(entry.statement.signal, AiSignal::ProductToken | AiSignal::WildcardGroup);
    is_group && entry.statement.stance == AiStance::Allowed
}

const LISTED: usize = 3;

const MIXED: u64 = 1 << 33;
const NO_SIGNAL: u64 = 1 << 35;

fn sentence(AiEntry { statement, visibility, .. }: &AiEntry) -> String {
    ai_sentence(statement.signal, statement.usage, &ai_stance(statement.stance, statement.characters), *visibility)
}

/// Formats a signal about an AI usage as a sentence.
pub(crate) fn ai_sentence(signal: AiSignal, usage: AiUsage, stance: &str, visibility: Visibility) -> String {
    let (signal, usage) = (ai_signal(signal), ai_usage(usage));
    say!("ai-sentence", signal = &signal, usage = &usage, stance = stance, visibility = visibility.as_str())
}

fn sign(statement: &Statement) -> (String, Tone, u64) {
    if let Some(most) = statement.characters {
        return (most.min(9999).to_string(), Tone::Limited, most.into());
    }
    let (sign, tone, freedom) = match statement.stance {
        AiStance::Disallowed | AiStance::Reserved => ("✕", Tone::Forbidden, 0),
        AiStance::Licensed => ("§", Tone::Limited, MIXED - 1),
        AiStance::Allowed | AiStance::NotReserved => ("✓", Tone::Free, NO_SIGNAL - 1),
        // All other stances are neither yes nor no.
        _ => ("±", Tone::Limited, MIXED),
    };
    (sign.to_owned(), tone, freedom)
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::Agent;
    use robotscope::evaluate::Page;
    use robotscope::http::Headers;

    fn aspect(headers: &str) -> Aspect {
        let page = Page { headers: Some(Headers::parse(headers)), ..Page::default() };
        let report = page.evaluate(&[Agent::named("GPTBot")]);
        let [table] = report.ai_signals.classes.as_slice() else { panic!("one class") };
        ai_aspect(&table.entries.iter().collect::<Vec<_>>())
    }

    #[test]
    fn shows_ai_use_as_unknown_if_there_is_no_signal() {
        let aspect = aspect("server: x");
        assert_eq!((aspect.sign.as_str(), aspect.tone), ("–", Tone::Unknown));
    }

    #[test]
    fn shows_a_mixed_sign_only_for_contradictory_signals() {
        let forbidden = aspect("content-usage: train-ai=n\ntdm-reservation: 1");
        assert_eq!((forbidden.sign.as_str(), forbidden.tone), ("✕", Tone::Forbidden));
        assert!(forbidden.words.contains("Content-Usage"), "{}", forbidden.words);
        assert_eq!(aspect("content-usage: train-ai=y\ntdm-reservation: 1").sign, "±");
    }

    #[test]
    fn has_messages_for_ai_signals_usages_and_stances() {
        for text in
            ["content-usage: train-ai=n, search=y", "tdm-reservation: 0", "link: </l>; rel=license; type=\"application/rsl+xml\""]
        {
            let words = aspect(text).words;
            assert!(!["signal-", "usage-", "stance-"].iter().any(|name| words.contains(name)), "{words}");
        }
    }
}
