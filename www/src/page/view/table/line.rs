use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::language::say;
use crate::page::Action;
use crate::page::analysis::{Concern, LineReach};
use crate::page::table::Action as TableAction;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) cursor: Option<(Source, u32)>,
    pub(crate) reach: LineReach,
    /// `true` if the table shows only the crawlers that the line affects.
    pub(crate) is_filter: bool,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the number of crawlers that the line at the cursor affects.
#[component]
pub(crate) fn LineStrip(Props { cursor, reach, is_filter, dispatch }: &Props) -> Html {
    let (decides, binds) = (reach.count(Concern::Decides), reach.count(Concern::Binds));
    let words = cursor.and_then(|(source, line)| {
        let line = &say!("line-of-text", source = source.as_str(), line = &line.to_string());
        match (decides, binds) {
            (0, 0) => None,
            (_, 0) => Some(say!("line-decides", line = line, decides = decides)),
            (0, _) => Some(say!("line-binds", line = line, binds = binds)),
            _ => Some(say!("line-decides-and-binds", line = line, decides = decides, binds = binds)),
        }
    });
    let onclick = dispatch.reform(|_: MouseEvent| Action::Table(TableAction::ToggleOfLine));
    html! {
        <div class="line-strip">
            <p role="status">{ words.clone() }</p>
            if words.is_none() && !is_filter {
                <p>{ say!("line-hint") }</p>
            }
            if words.is_some() || *is_filter {
                <button type="button" class="choice" aria-pressed={is_filter.to_string()} {onclick}>{ say!("line-only") }</button>
            }
        </div>
    }
}
