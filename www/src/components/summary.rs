use std::rc::Rc;

use robotscope::robots_txt::{Field, LineKind};
use yew::prelude::*;

use crate::analysis::{Results, Verdicts};
use crate::words::{Answer, counted};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
}

/// The whole answer in a sentence.
#[component]
pub(crate) fn Summary(props: &Props) -> Html {
    let results = &props.results;
    let sentence = match &results.outcome {
        Ok(verdicts) => {
            let [blocked, ignores] = counts(verdicts);
            let total = verdicts.crawlers.len();
            html! {
                <>
                    <strong>
                        { match blocked {
                            0 => "No crawler is blocked".to_owned(),
                            _ => format!("{blocked} of {} are blocked", counted(total, "crawler")),
                        } }
                    </strong>
                    { " from " }<code class="path">{ shortened(verdicts.target.path()) }</code>{ "." }
                    if ignores > 0 {
                        { format!(" {ignores} ignore robots.txt altogether.") }
                    }
                </>
            }
        }
        Err(_) => html! { <strong>{ "Enter a URL or a path to see the verdicts." }</strong> },
    };
    let has_rules = results.document.robots.lines().iter().any(|line| match line.kind() {
        LineKind::Record(record) => matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow),
        _ => false,
    });
    html! {
        <div class="summary" role="status">
            <p>{ sentence }</p>
            if !has_rules && !results.document.is_empty() {
                <p class="notice warning">{ "No line of the text is a rule such as “Disallow: /private/”, so nothing is forbidden." }</p>
            }
        </div>
    }
}

fn counts(verdicts: &Verdicts) -> [usize; 2] {
    [Answer::Blocked, Answer::Ignores].map(|answer| {
        let is_counted = |found: &&robotscope::CrawlerVerdict| Answer::new(Some(found.crawler), found.verdict.access()) == answer;
        verdicts.crawlers.iter().filter(is_counted).count()
    })
}

fn shortened(path: &str) -> String {
    const SHOWN: usize = 60;
    if path.len() <= SHOWN { path.to_owned() } else { format!("{}…", path.get(..SHOWN).unwrap_or_default()) }
}
