# What an editor says of the directives of a page.

# What a directive asks for.
directive-about-all = No restriction, which is what holds without any directive.
directive-about-index = The page may be shown in results, which is what holds without any directive.
directive-about-follow = The links of the page may be followed, which is what holds without any directive.
directive-about-noindex = The page must not be shown in results. Crawlers see it only if robots.txt lets them fetch the page.
directive-about-nofollow = The links of the page must not be followed.
directive-about-none = The same as noindex and nofollow.
directive-about-archive = Takes noarchive back.
directive-about-noarchive = No copy of the page may be offered.
directive-about-nocache = No copy of the page may be offered; an older name of noarchive.
directive-about-nosnippet = No text and no video of the page may be shown in results.
directive-about-noodp = The description must not come from the Open Directory, which is gone.
directive-about-noydir = The description must not come from Yahoo’s directory, which is gone.
directive-about-noyaca = The description must not be made automatically.
directive-about-notranslate = No translation of the page may be offered.
directive-about-noimageindex = The images of the page must not be indexed.
directive-about-indexifembedded = Where other pages embed it, the content may be indexed in spite of noindex. It means something only together with noindex.
directive-about-max-snippet = The greatest number of characters of a text snippet; 0 is none, -1 any number.
directive-about-max-image-preview = The greatest preview of an image: none, standard or large.
directive-about-max-video-preview = The greatest number of seconds of a video preview; 0 is a static image at most, -1 any number.
directive-about-unavailable_after = The page must not be shown in results from this date on. Without a valid date it is ignored.
directive-about-nositelinkssearchbox = No search box of the site may be shown in results.
directive-about-nopagereadaloud = The page must not be read aloud.
directive-about-noai = Asks that the content is not used for AI. It is a convention.
directive-about-noimageai = Asks that images are not used for AI. It is a convention.
directive-about-noml = Asks that the content is not used for machine learning. It is a convention.

# What a header is for.
header-about-x-robots-tag = Directives for crawlers, for any kind of file. In front of them may stand the name of a bot and a colon; each line stands on its own.
header-about-content-usage = Says what content may be used for, as the IETF drafts it. It forbids no fetching.
header-about-tdm-reservation = 1: rights to mine text and data are reserved; 0: they are not.
header-about-tdm-policy = The URL of the terms on which text and data may be mined.
header-about-link = Names related documents, such as the canonical URL or a licence in RSL.
header-about-content-type = What kind of file it is. Crawlers look for meta elements only in HTML.

# What the value of a directive says. $most: an amount.
value-unlimited = Here: the engine chooses how much it shows.
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
value-preview-standard = Here: one of the default size.
value-preview-large = Here: one as wide as the window.
# $moment: date and time.
value-date = Here: from { $moment } on.
value-invalid = The value is missing or wrong, so the directive is ignored.

# Who reads a directive. $engines: names, each group of them with how sure that is, as in reads-certainty.
reads-read = Read by { $engines }.
reads-elsewhere = Read in meta elements alone by { $engines }.
reads-retired = No longer read by { $engines }.
reads-ignored = Ignored by { $engines }.
reads-unsaid = Nobody says whether it is read by { $engines }.
reads-nobody = No engine is known to read X-Robots-Tag in a meta element.
reads-certainty = { $engines } ({ $certainty })
reads-next = { $list }; { $next }
# $since: a year.
reads-since = { $engine } since { $since }
# Instead of the name of an engine.
reads-all-others = all others
reads-in-general = crawlers in general

# What it means to an engine beside that.
means-no-ai-answers = To { $engine } it means: not to be used in the answers of its chat.
means-ai-answers-from-snippet = To { $engine } it means: only with URL, title and snippet in the answers of its chat.
means-no-ai-training = To { $engine } it means: not to be used for training a model.

# data-nosnippet, and who reads it.
nosnippet-about = Keeps what the element holds out of snippets, whatever the value of the attribute is.
nosnippet-some = { $engine } reads it on span, div and section ({ $certainty }).
nosnippet-all = { $engine } reads it on every element ({ $certainty }).
nosnippet-misplaced = This element is none of span, div and section.
nosnippet-unclosed = The element is not closed by its own end tag, so it is not sure where the part ends.

# Who answers to the name of a bot. $count: how many crawlers; $crawlers: their names.
bot-everybody = Every crawler that reads robots meta elements.
# $directives: names of directives.
bot-narrow = { $engine }, for these directives alone: { $directives }.
bot-directives = { $list }, { $next }
bot-known = { $count ->
    [one] { $crawlers } answers to it ({ $certainty }).
   *[other] { $crawlers } answer to it ({ $certainty }).
}
# $crawler: what it is for and who runs it, as in crawler-is.
bot-crawler = { $crawler }.
bot-unknown = No crawler of the catalogue answers to this name.
# The same in a few words.
bot-everybody-short = every crawler
bot-narrow-short = { $engine }, for some directives alone
bot-unknown-short = nobody that is known
