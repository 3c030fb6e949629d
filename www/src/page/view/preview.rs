use robotscope::directives::{ImagePreview, Limit};
use robotscope::evaluate::{Appearance, Listing};
use robotscope::explain;
use yew::prelude::*;

use crate::language::{messages, say};
use crate::page::analysis::ResultTexts;
use crate::page::words::{image_preview, limit_of_characters, limit_of_seconds, permission};

/// What a searcher will see of the page: a picture, and what it is made of, point by point.
pub(crate) fn preview(appearance: &Appearance, shown: &ResultTexts) -> Html {
    html! {
        <section class="preview">
            <h4>{ say!("preview-title") }</h4>
            if appearance.listing != Some(Listing::Hidden) {
                { picture(appearance, shown) }
                <p class="notice">{ say!("preview-picture") }</p>
            }
            <ul class="appearance">{ for points(appearance).into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
        </section>
    }
}

fn picture(appearance: &Appearance, shown: &ResultTexts) -> Html {
    let is_url_only = appearance.listing == Some(Listing::UrlOnly);
    let image = match appearance.image_preview {
        ImagePreview::None => None,
        ImagePreview::Standard => Some(("thumbnail standard", say!("preview-image-standard"))),
        ImagePreview::Large | ImagePreview::Unstated => Some(("thumbnail large", say!("preview-image-large"))),
    };
    let title = if is_url_only { Some(shown.url.clone()) } else { shown.title.clone() };
    html! {
        <div class="result">
            <div class="result-text">
                <p class="result-url">{ &shown.url }</p>
                <p class="result-title">{ title.unwrap_or_else(|| say!("preview-no-title")) }</p>
                <p class="result-snippet">{ snippet(appearance, shown, is_url_only) }</p>
                if let Some(moment) = appearance.until.filter(|_| !is_url_only) {
                    <span class="chip">{ say!("preview-until", moment = &explain::moment(&messages(), moment)) }</span>
                }
            </div>
            if let Some((class, name)) = image.filter(|_| !is_url_only) {
                <div {class}>{ name }</div>
            }
        </div>
    }
}

fn snippet(appearance: &Appearance, shown: &ResultTexts, is_url_only: bool) -> Html {
    if is_url_only {
        return html! { <em>{ say!("preview-nothing-known") }</em> };
    }
    let most = match appearance.snippet {
        Limit::AtMost(0) => return html! { <em>{ say!("preview-no-snippet") }</em> },
        Limit::AtMost(most) => most as usize,
        Limit::Unlimited | Limit::Unstated => usize::MAX,
    };
    match &shown.text {
        Some(text) => cut(text, most.min(USUAL)).into(),
        None => html! { <em>{ say!("preview-no-text") }</em> },
    }
}

/// So many characters of a text do engines show, or about so many.
const USUAL: usize = 160;

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default().trim_end()),
        None => text.to_owned(),
    }
}

/// What a searcher will see, point by point.
fn points(appearance: &Appearance) -> Vec<String> {
    let until = appearance.until.map(|moment| explain::moment(&messages(), moment));
    let listed = match (appearance.listing, &until) {
        (Some(Listing::Hidden), _) => return vec![say!("preview-hidden")],
        (Some(Listing::UrlOnly), _) => return vec![say!("preview-url-only")],
        (Some(Listing::Full), None) => say!("preview-listed"),
        (Some(Listing::Full), Some(moment)) => say!("preview-listed-until", moment = moment),
        (None, None) => say!("preview-depends"),
        (None, Some(moment)) => say!("preview-depends-until", moment = moment),
    };
    vec![
        listed,
        say!("preview-snippet", limit = &limit_of_characters(appearance.snippet)),
        say!("preview-image", limit = &image_preview(appearance.image_preview)),
        match appearance.video_preview {
            Limit::AtMost(0) => say!("preview-video-static"),
            limit => say!("preview-video", limit = &limit_of_seconds(limit)),
        },
        say!("preview-translation", permission = &permission(appearance.translation)),
        say!("preview-archive", permission = &permission(appearance.archive)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_characters() {
        assert_eq!(cut("äöü", 3), "äöü");
        assert_eq!(cut("äöü x", 4), "äöü…");
        assert_eq!(cut("abc", 1), "a…");
    }
}
