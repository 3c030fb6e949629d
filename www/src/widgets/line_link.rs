use yew::prelude::*;

/// Renders a link to a line of a text. `tab_index` can remove the link from the tab order, for tables with a single tab stop.
pub(crate) fn line_link(words: &str, tab_index: Option<&'static str>, go: Callback<()>) -> Html {
    let onclick = Callback::from(move |event: MouseEvent| {
        // Do not activate the element around the link.
        event.stop_propagation();
        go.emit(());
    });
    html! { <button type="button" class="line-link" tabindex={tab_index} {onclick}>{ words.to_owned() }</button> }
}
