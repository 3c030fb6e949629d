use robotscope::crawlers::Certainty;
use robotscope::directives::{ImagePreview, Limit};
use robotscope::evaluate::{Appearance, Listing, Source, Visibility};
use robotscope::explain;
use yew::prelude::*;

use crate::language::{list, messages, say};
use crate::page::analysis::{NotShown, ResultTexts, Subject, Verdict};
use crate::page::table::Question;
use crate::words::{extent, source_name};

/// Renders a mock search result and a list of its properties.
pub(crate) fn preview(subject: &Subject) -> Html {
    let Subject { appearance, shown, .. } = subject;
    let listing = Listed::new(subject);
    html! {
        <section class="preview">
            <h4>{ say!("preview-title") }</h4>
            if !matches!(listing, Listed::Hidden | Listed::Unknown(_)) {
                if !matches!(listing, Listed::UrlOnly) {
                    { missing(subject) }
                }
                { picture(listing, appearance, shown, subject.known.html) }
                <p class="notice">{ say!("preview-picture") }</p>
            }
            <ul class="appearance">{ for points(subject, listing).into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
        </section>
    }
}

/// The page's appearance in search results, as far as the known texts determine it.
#[derive(Clone, Copy)]
enum Listed {
    Hidden,
    UrlOnly,
    Full,
    /// Listed according to the only known text: `headers` or `html`.
    Tentative(&'static str),
    /// The appearance depends on the crawler's operator or on an unknown robots.txt.
    Depends,
    /// Unknown, either because no text is known (`none`) or because an earlier version of the page decides (`unchanged`).
    Unknown(&'static str),
}

impl Listed {
    fn new(subject: &Subject) -> Self {
        let is_index_known = subject.known_index.is_some();
        match subject.appearance.listing {
            Some(Listing::Hidden) => Self::Hidden,
            Some(Listing::UrlOnly) => Self::UrlOnly,
            _ if subject.verdict == Verdict::UrlAtMost => Self::UrlOnly,
            None if subject.visibility == Visibility::Seen => Self::Unknown("unchanged"),
            Some(_) if is_index_known => Self::Full,
            None if is_index_known => Self::Depends,
            listing => match (extent(subject.known), listing) {
                ("none", _) => Self::Unknown("none"),
                (_, None) => Self::Depends,
                // Both texts are known. Without the current time, it is unknown whether `unavailable_after` has passed.
                ("all", _) => Self::Full,
                (only, _) => Self::Tentative(only),
            },
        }
    }
}

/// Renders a notice that names the unknown texts.
fn missing(subject: &Subject) -> Html {
    let (headers, html) = (subject.known.headers, subject.known.html);
    let known = [(Source::RobotsTxt, subject.response.is_some()), (Source::Headers, headers), (Source::Html, html)];
    let missing: Vec<_> = known.into_iter().filter(|(_, is_known)| !is_known).map(|(source, _)| source_name(source)).collect();
    if missing.is_empty() {
        return html! {};
    }
    let texts = list(missing, usize::MAX);
    html! { <p class="notice warning">{ say!("preview-missing", texts = &texts) }</p> }
}

/// Renders the search result. If the HTML is unknown, the title can come only from the rendered HTML, and an image is shown only if a
/// directive specifies its size.
fn picture(listing: Listed, appearance: &Appearance, shown: &ResultTexts, is_html_known: bool) -> Html {
    let is_url_only = matches!(listing, Listed::UrlOnly);
    let image = thumbnail(appearance.image_preview, is_html_known);
    let title = if is_url_only { Some(shown.url.clone()) } else { shown.title.clone() };
    html! {
        <div class="result">
            <div class="result-text">
                <p class="result-url">{ &shown.url }</p>
                <p class="result-title">{ title.unwrap_or_else(|| if is_html_known { say!("preview-no-title") } else { say!("preview-title-unknown") }) }</p>
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

/// Returns the CSS classes and the description of the preview image, or `None` if no image is shown. Only `large` permits more than the
/// standard size ([google-robots-meta]).
fn thumbnail(preview: ImagePreview, is_html_known: bool) -> Option<(&'static str, String)> {
    match preview {
        ImagePreview::None => None,
        ImagePreview::Unstated if !is_html_known => None,
        ImagePreview::Standard | ImagePreview::Unstated => Some(("thumbnail standard", say!("preview-image-standard"))),
        ImagePreview::Large => Some(("thumbnail large", say!("preview-image-large"))),
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

/// The usual length of snippets in search results, in characters.
const USUAL: usize = 160;

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default().trim_end()),
        None => text.to_owned(),
    }
}

/// Returns the properties of the search result, one per line.
fn points(subject: &Subject, listed: Listed) -> Vec<String> {
    let until = subject.appearance.until.map(|moment| explain::moment(&messages(), moment));
    let first = match (listed, &until) {
        (Listed::Full | Listed::Tentative(_), _) if let Some(certainty) = subject.canonical => {
            let is_assumed = certainty == Certainty::Assumed;
            say!("preview-canonical", certainty = if is_assumed { "assumed" } else { "documented" })
        }
        (Listed::Hidden, _) => return vec![not_listed(subject.verdict)],
        (Listed::UrlOnly, _) => return vec![say!("preview-url-only")],
        (Listed::Unknown(why), _) => return vec![say!("preview-unknown", known = why)],
        (Listed::Full, None) => say!("preview-listed"),
        (Listed::Full, Some(moment)) => say!("preview-listed-until", moment = moment),
        (Listed::Tentative(known), _) => say!("preview-tentative", known = known),
        (Listed::Depends, None) => say!("preview-depends"),
        (Listed::Depends, Some(moment)) => say!("preview-depends-until", moment = moment),
    };
    let answer = |question| subject.aspects.words(question);
    vec![
        first,
        say!("preview-snippet", limit = answer(Question::Snippet)),
        say!("preview-image", limit = answer(Question::ImagePreview)),
        match subject.appearance.video_preview {
            Limit::AtMost(0) => say!("preview-video-static"),
            _ => say!("preview-video", limit = answer(Question::VideoPreview)),
        },
        say!("preview-translation", permission = answer(Question::Translation)),
        say!("preview-archive", permission = answer(Question::Archive)),
    ]
}

fn not_listed(verdict: Verdict) -> String {
    match verdict {
        Verdict::NotShown(NotShown { is_temporary: true, .. }) => say!("preview-hidden-for-now"),
        Verdict::NotShown(NotShown { is_assumed: true, .. }) => say!("preview-hidden-assumed"),
        _ => say!("preview-hidden"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::analysis::Results;

    /// [google-robots-meta]: without max-image-preview, Google may show an image preview of the default size, as with `standard`.
    #[test]
    fn draws_a_large_image_only_if_the_page_permits_one() {
        for (headers, expected) in [
            ("content-type: application/pdf\n", Some("thumbnail standard")),
            ("x-robots-tag: max-image-preview:standard\n", Some("thumbnail standard")),
            ("x-robots-tag: max-image-preview:large\n", Some("thumbnail large")),
            ("x-robots-tag: max-image-preview:none\n", None),
        ] {
            let subject = Results::sample("", headers).subject("Googlebot", None).unwrap();
            let found = thumbnail(subject.appearance.image_preview, true);
            assert_eq!(found.map(|(class, _)| class), expected, "{headers}");
        }
    }

    #[test]
    fn cuts_a_snippet_at_character_boundaries() {
        assert_eq!(cut("äöü", 3), "äöü");
        assert_eq!(cut("äöü x", 4), "äöü…");
        assert_eq!(cut("abc", 1), "a…");
    }
}
