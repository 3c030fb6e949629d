use yew::prelude::*;

/// Renders a link to a line in a text. A `tab_index` of -1 removes the link from the tab order, for tables that have a single tab stop.
pub(crate) fn line_link(words: &str, tab_index: Option<&'static str>, go: Callback<()>) -> Html {
    let onclick = Callback::from(move |event: MouseEvent| {
        // A click on the link must not activate the element around it.
        event.stop_propagation();
        go.emit(());
    });
    html! { <button type="button" class="line-link" tabindex={tab_index} {onclick}>{ words.to_owned() }</button> }
}
