# Editor texts about the directives of a page.

# The effect of a directive.
directive-about-all = No restriction (the default).
directive-about-index = The page may be shown in results (the default).
directive-about-follow = The links of the page may be followed (the default).
directive-about-noindex = The page must not be shown in results. Crawlers see it only if robots.txt lets them fetch the page.
directive-about-nofollow = The links of the page must not be followed.
directive-about-none = The same as noindex and nofollow.
directive-about-archive = Undoes noarchive.
directive-about-noarchive = No copy of the page may be offered.
directive-about-nocache = No copy of the page may be offered; an older name for noarchive.
directive-about-nosnippet = No text and no video of the page may be shown in results.
directive-about-noodp = The description must not come from the Open Directory, which no longer exists.
directive-about-noydir = The description must not come from Yahoo’s directory, which no longer exists.
directive-about-noyaca = The description must not be generated automatically.
directive-about-notranslate = No translation of the page may be offered.
directive-about-noimageindex = The images of the page must not be indexed.
directive-about-indexifembedded = Where other pages embed it, the content may be indexed despite noindex. It works only together with noindex.
directive-about-max-snippet = Maximum number of characters in a text snippet; 0 means none, -1 means no limit.
directive-about-max-image-preview = Maximum image preview size: none, standard or large.
directive-about-max-video-preview = Maximum number of seconds in a video preview; 0 means a static image at most, -1 means no limit.
directive-about-unavailable_after = The page must not be shown in results after this date. Without a valid date it is ignored.
directive-about-nositelinkssearchbox = No search box of the site may be shown in results.
directive-about-nopagereadaloud = The page must not be read aloud.
directive-about-noai = Asks that the content not be used for AI. It is a convention.
directive-about-noimageai = Asks that images not be used for AI. It is a convention.
directive-about-noml = Asks that the content not be used for machine learning. It is a convention.

# The purpose of a header.
header-about-x-robots-tag = Directives for crawlers, for any type of file. A bot’s name and a colon may come first; each header line counts separately.
header-about-content-usage = Says what content may be used for, as drafted by the IETF. It does not block crawling.
header-about-content-signal = Says what content may be used for: search, input to AI answers, training. It does not block crawling.
header-about-tdm-reservation = 1: the rights to text and data mining are reserved; 0: they are not.
header-about-tdm-policy = The URL of the terms for text and data mining.
header-about-link = Names related documents, such as the canonical URL or an RSL licence.
header-about-content-type = The type of the file. Crawlers look for meta elements only in HTML.

# The meaning of a directive's value. $most: an amount.
value-unlimited = Here: no limit.
value-no-text = Here: no text, as with nosnippet.
value-static-image = Here: a static image at most.
value-characters = { $most ->
    [one] Here: at most { $most } character.
   *[other] Here: at most { $most } characters.
}
value-seconds = { $most ->
    [one] Here: at most { $most } second.
   *[other] Here: at most { $most } seconds.
}
value-preview-none = Here: no preview.
value-preview-standard = Here: the default size.
value-preview-large = Here: up to the width of the window.
# $moment: date and time.
value-date = Here: after { $moment }.
value-invalid = The value is missing or wrong, so the directive is ignored.

# The engines that read a directive. $engines: names, grouped by certainty, as in reads-certainty.
reads-read = Read by { $engines }.
reads-elsewhere = Read only in meta elements by { $engines }.
reads-retired = No longer read by { $engines }.
reads-ignored = Ignored by { $engines }.
reads-undocumented = Not documented for { $engines }.
reads-none = No engine is known to read X-Robots-Tag in a meta element.
reads-certainty = { $engines } ({ $certainty })
# $since: a year.
reads-since = { $engine } since { $since }
# Replaces the name of an engine.
reads-all-others = all others
reads-in-general = crawlers in general

# An additional meaning for an engine.
means-no-ai-answers = For { $engine }: not used in the answers of its chat.
means-ai-answers-from-snippet = For { $engine }: used in the answers of its chat only with URL, title and snippet.
means-no-ai-training = For { $engine }: not used to train a model.
means-no-indexing = For { $engine }: noindex; nofollow is assumed.
means-no-indexing-or-snippet = For { $engine }: also no snippet.

# data-nosnippet, and the engines that read it.
nosnippet-about = Keeps the content of the element out of snippets; the value of the attribute does not matter.
nosnippet-some = { $engine } reads it on span, div and section ({ $certainty }).
nosnippet-all = { $engine } reads it on every element ({ $certainty }).
nosnippet-misplaced = This element is not a span, div or section.
nosnippet-unclosed = The element has no end tag of its own, so it is unclear where the part ends.
nosnippet-beside = For AI answers, more counts than this: Google has the setting “Search generative AI” in Search Console, which no text shows, and Apple reads isAccessibleForFree in structured data (documented).

# The crawlers that obey a bot's name. $count: how many; $crawlers: their names.
bot-all-crawlers = Every crawler that reads robots meta elements.
# $directives: names of directives.
bot-narrow = { $engine }, only for these directives: { $directives }.
bot-known = { $count ->
    [one] { $crawlers } answers to it ({ $certainty }).
   *[other] { $crawlers } answer to it ({ $certainty }).
}
bot-unknown = No crawler in the catalogue answers to this name.
# Short forms of these texts.
bot-all-crawlers-short = every crawler
bot-narrow-short = { $engine }, only for some directives
bot-unknown-short = no known crawler
