//! The names of signals about AI.

use robotscope::evaluate::ai_signals::{AiSignal, Stance, Usage};

use super::counted;

pub(crate) fn ai_signal(signal: AiSignal) -> &'static str {
    match signal {
        AiSignal::ProductToken => "Group for a product token",
        AiSignal::WildcardGroup => "Group for *",
        AiSignal::ContentSignal => "Content-Signal",
        AiSignal::ContentUsage => "Content-Usage in robots.txt",
        AiSignal::ContentUsageHeader => "Content-Usage in the headers",
        AiSignal::TdmReservationMeta => "tdm-reservation in the HTML",
        AiSignal::TdmReservationHeader => "tdm-reservation in the headers",
        AiSignal::LicenseScript => "Licence in the HTML",
        AiSignal::LicenseElement => "Link to a licence in the HTML",
        AiSignal::LicenseHeader => "Link to a licence in the headers",
        AiSignal::LicenseRecord => "License in robots.txt",
        AiSignal::Noai
        | AiSignal::Noimageai
        | AiSignal::Noml
        | AiSignal::Nosnippet
        | AiSignal::MaxSnippet
        | AiSignal::Noarchive
        | AiSignal::Nocache => signal.as_str(),
    }
}

pub(crate) fn ai_usage(usage: Usage) -> &'static str {
    match usage {
        Usage::Search => "search",
        Usage::AiInput => "answers of AI",
        Usage::AiTraining => "training AI",
        Usage::Ai => "AI",
        Usage::ImagesForAi => "images for AI",
        Usage::TextAndDataMining => "text and data mining",
        Usage::Any => "anything",
    }
}

pub(crate) fn ai_stance(stance: Stance) -> String {
    let word = match stance {
        Stance::Characters(most) => return format!("at most {}", counted(most as usize, "character")),
        Stance::SnippetAlone => "URL, title and snippet alone",
        Stance::Licensed => "under terms",
        Stance::NotReserved => "not reserved",
        stance => stance.as_str(),
    };
    word.to_owned()
}
