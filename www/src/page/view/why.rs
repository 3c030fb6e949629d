use robotscope::evaluate::Visibility;
use robotscope::explain::{page_dialect, sentences};
use yew::prelude::*;

use super::detail::{explained, obeys};
use super::linked::linked;
use super::places::places;
use super::readings::other_readings;
use super::sure;
use crate::language::{messages, say};
use crate::page::Action;
use crate::page::analysis::{Answered, CrawlerAiSignal, Part, Query, Subject, references};
use crate::page::table::Question;
use crate::page::words::{ai_sentence, ai_signal, ai_stance, question as asks};
use crate::words::extent;

/// Renders the explanation for one answer: the steps that lead to it and the references.
pub(crate) fn why(subject: &Subject, question: Question, dispatch: &Callback<Action>) -> Html {
    let answered = subject.answers.iter().find(|answered| answered.query == Query::Question(question));
    html! {
        <section class="why">
            <h3>{ asks(question) }</h3>
            { match (question, answered) {
                (Question::Crawl, _) => of_crawl(subject, dispatch),
                (Question::AiUse, _) => of_ai(subject, dispatch),
                (_, Some(answered)) => of_page(subject, answered, dispatch),
                (_, None) => html! {},
            } }
            <h4>{ say!("why-sources") }</h4>
            <ul class="references">
                { for references(subject, question).into_iter().map(|(name, url)| html! {
                    <li><a href={url} rel="noopener noreferrer" target="_blank">{ name }<span class="visually-hidden">{ " " }{ say!("why-new-tab") }</span></a></li>
                }) }
            </ul>
        </section>
    }
}

fn of_crawl(subject: &Subject, dispatch: &Callback<Action>) -> Html {
    let Some(words) = &subject.crawl else {
        return html! { <p>{ if subject.response.is_some() { say!("why-no-url") } else { say!("why-no-robots") } }</p> };
    };
    html! {
        <>
            { explained(words, subject, dispatch) }
            { obeys(subject.crawler) }
            if let Some((access, readings)) = &subject.readings {
                { other_readings(*access, readings, dispatch) }
            }
        </>
    }
}

fn of_page(subject: &Subject, answered: &Answered, dispatch: &Callback<Action>) -> Html {
    let Answered { answer, certainty, is_undefined, is_settled, is_stated, by, overruled, .. } = answered;
    let (name, known) = (&subject.name, subject.known);
    let step = |words: String, parts: &[Part]| {
        html! { <li>{ words }{ " " }{ places(parts, dispatch) }</li> }
    };
    // A crawler that may not fetch the page sees no directives, so show its verdict instead of the directives' answer.
    let is_blocked = subject.visibility == Visibility::Unseen;
    let default = if is_blocked { say!("why-default-unseen", name = name) } else { say!("why-default", name = name) };
    html! {
        <>
            <p class="explanation-answer">
                if is_blocked {
                    <span class={subject.verdict.class()}>{ subject.verdict.words() }</span>
                } else {
                    <span class="outcome">{ answer }</span>
                    if *is_stated {
                        { sure(*certainty) }
                    }
                }
            </p>
            <ol class="steps">
                if let Some(words) = &subject.crawl {
                    <li>{ linked(&words.summary, dispatch) }</li>
                }
                if let Some((redirect, by)) = &subject.blocked_redirect {
                    { step(redirect.clone(), by) }
                }
                <li>{ say!("indexing-reads-like", dialect = &page_dialect(&messages(), subject.dialect.value)) }{ sure(subject.dialect.certainty) }</li>
                if let Some((words, _)) = subject.status.as_ref().filter(|_| !is_blocked) {
                    <li>{ words }</li>
                }
                if is_blocked && *is_stated {
                    { step(say!("why-unseen", name = name), by) }
                } else if !by.is_empty() {
                    { step(say!("why-made-by"), by) }
                } else if !*is_stated {
                    <li>{ default }</li>
                }
                if !is_blocked {
                    if !overruled.is_empty() {
                        { step(say!("why-prevails"), overruled) }
                    }
                    if *is_undefined {
                        <li>{ say!("why-contradictory") }</li>
                    }
                    if !(known.headers && known.html) {
                        <li>{ if *is_settled { say!("why-settled") } else { say!("why-tentative", known = extent(known)) } }</li>
                    }
                }
            </ol>
        </>
    }
}

fn of_ai(subject: &Subject, dispatch: &Callback<Action>) -> Html {
    html! {
        <>
            if subject.ai_signals.is_empty() {
                <p class="explanation-answer">{ &subject.ai.words }</p>
            } else {
                <ol class="steps">{ for subject.ai_signals.iter().map(|entry| ai_signal_item(entry, dispatch)) }</ol>
            }
            <p class="notice">{ say!("why-ai-beside") }</p>
        </>
    }
}

fn ai_signal_item(entry: &CrawlerAiSignal, dispatch: &Callback<Action>) -> Html {
    let sentence = ai_sentence(entry.signal, entry.usage, &ai_stance(entry.stance, entry.characters), entry.visibility);
    let overruled = entry.overruled_by.map(|other| say!("why-ai-overruled", signal = &ai_signal(other)));
    html! {
        <li>
            { sentences(&messages(), std::iter::once(sentence).chain(overruled)) }
            { " " }{ places(&entry.by, dispatch) }
            { " " }<span class="honoured">{ say!("why-ai-honoured", support = entry.honoured.value.as_str()) }{ sure(entry.honoured.certainty) }</span>
        </li>
    }
}
