//! The appearance of a page in search results.

use super::Visibility;
use crate::directives::{ImagePreview, IndexingVerdict, Limit, Moment, Permission, Timing};
use crate::names::names;
use crate::page_status::StatusEffect;

/// The appearance of a page in search results, as determined by the given texts. If a crawler may not fetch the page, it does not see the
/// directives. All fields except `listing` then describe the page as if it could be fetched.
///
/// ```
/// use robotscope::availability::{Fetch, Fetched};
/// use robotscope::directives::Limit;
/// use robotscope::evaluate::{Appearance, Listing, Page};
/// use robotscope::http::Headers;
/// use robotscope::{Agent, Target};
///
/// let headers = Headers::parse("X-Robots-Tag: max-snippet: 50");
/// let (target, robots) = (Target::parse("/a")?, Fetched::new(Fetch::status(404)));
/// let page = Page { target: Some(target), robots: Some(robots), headers: Some(headers), ..Page::default() };
/// let Appearance { listing, snippet, .. } = page.evaluate(&[Agent::named("Googlebot")]).crawlers[0].appearance;
/// assert_eq!((listing, snippet), (Some(Listing::Full), Limit::AtMost(50)));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Appearance {
    /// The page's listing. `None` if it is unknown whether the crawler may fetch the page, or which directives an earlier response
    /// contained (status 304).
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub listing: Option<Listing>,
    /// The moment at which the listing ends; `None` if no date applies, the date has passed, or the page may not be indexed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub until: Option<Moment>,
    /// The maximum length of the text snippet, in characters.
    pub snippet: Limit,
    /// The largest image preview that is shown.
    pub image_preview: ImagePreview,
    /// The maximum length of the video preview, in seconds.
    pub video_preview: Limit,
    /// Permission to offer a translation.
    pub translation: Permission,
    /// Permission to offer a cached copy.
    pub archive: Permission,
}

names! {
    /// The listing of a page in results.
    ///
    /// - "full": the page is listed as its directives specify.
    /// - "url-only": the crawler cannot see the directives. At most the URL is listed, without a snippet, if other pages link to it.
    /// - "hidden": the page is not listed.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::Listing::UrlOnly.as_str(), "url-only");
    /// ```
    pub enum Listing {
        /// The page is listed as its directives specify.
        Full = "full",
        /// The crawler cannot see the page's directives. At most the page's URL is listed, without a snippet, if other pages link to it
        /// ([google-robots-intro], [mdn-x-robots-tag], [wikipedia-robots-txt]).
        UrlOnly = "url-only",
        /// The page is not listed.
        Hidden = "hidden",
    }
}

impl Appearance {
    pub(super) fn new(visibility: Visibility, indexing: &IndexingVerdict) -> Self {
        let is_unchanged = indexing.status.is_some_and(|status| status.effect == StatusEffect::Unchanged);
        let listing = match (visibility, indexing.index.value) {
            (Visibility::Seen, _) if is_unchanged => None,
            (Visibility::Seen, Permission::Allowed) => Some(Listing::Full),
            (Visibility::Seen, Permission::Forbidden) => Some(Listing::Hidden),
            (Visibility::Unseen, _) => Some(Listing::UrlOnly),
            (Visibility::Unknown, _) => None,
        };
        let is_in_force = matches!(indexing.timing, Some(Timing::InForce { .. }));
        let until = indexing.unavailable_after.value.filter(|_| !is_in_force && indexing.index.value == Permission::Allowed);
        Self {
            listing,
            until,
            snippet: indexing.snippet.value,
            image_preview: indexing.image_preview.value,
            video_preview: indexing.video_preview.value,
            translation: indexing.translation.value,
            archive: indexing.archive.value,
        }
    }
}
