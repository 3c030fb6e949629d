use yew::prelude::*;

/// Words that lead to a line of a text. In a table, to which Tab leads once, `tab_index` keeps it from being a stop of its own.
pub(crate) fn line_link(words: &str, tab_index: Option<&'static str>, go: Callback<()>) -> Html {
    let onclick = Callback::from(move |event: MouseEvent| {
        // Whatever it stands in is not opened.
        event.stop_propagation();
        go.emit(());
    });
    html! { <button type="button" class="line-link" tabindex={tab_index} {onclick}>{ words.to_owned() }</button> }
}
