# The verdict of a page's directives for a crawler. “It” is the page.
# $places: directives, each with its place as in at-quoted.

# An answer with the directives that decide it: $says is one of the sentences below, without a full stop; $certainty: its certainty.
indexing-because = { $says }: { $places } ({ $certainty }).
# Directives with a different answer.
indexing-prevails = It overrides { $places }.
indexing-undefined = It is not documented which of two opposites applies; the stricter one is assumed.
# Directives that do not count; $outcome is one of the clauses at the end of this file.
indexing-without-effect = No effect: { $places }; { $outcome }.
# Replaces the directives if none decided the answer.
indexing-nothing = nothing forbids it

# The effect of a $status such as 404, without a full stop.
status-effect = { $effect ->
    [unchanged] The page returns { $status }, so its previous version still counts
    [redirected] The page returns { $status }, a redirect, so it is not indexed itself; its target may be
    [unavailable] The page returns { $status }, so it is not indexed for now; if it is in the index, it stays there for some time
   *[not-indexed] The page returns { $status }, so it is not indexed
}
# $says is one of these clauses; $sources: titles of documents.
indexing-status = { $says } ({ $certainty }; { $sources }).

# Lists of directives.
places-rest = { $list }; and { $count } more

indexing-index = { $value ->
    [allowed] It may be shown in results
   *[forbidden] It must not be shown in results
}
indexing-follow = { $value ->
    [allowed] Its links may be followed
   *[forbidden] Its links must not be followed
}
indexing-image-index = { $value ->
    [allowed] Its images may be indexed
   *[forbidden] Its images must not be indexed
}
indexing-translation = { $value ->
    [allowed] A translation may be offered
   *[forbidden] No translation may be offered
}
indexing-archive = { $value ->
    [allowed] A copy may be offered
   *[forbidden] No copy may be offered
}
indexing-foreign-description = { $value ->
    [allowed] Its description may come from elsewhere
   *[forbidden] Its description must come from the page itself
}
indexing-embedded = Where other pages embed it, its content may be indexed
# A number of characters, or unlimited, or unstated.
indexing-snippet = { $most ->
    [0] No text may be shown
    [unlimited] Text may be shown without limit
    [unstated] No limit is stated for text
    [one] At most { $most } character of text may be shown
   *[other] At most { $most } characters of text may be shown
}
indexing-image-preview = { $value ->
    [none] Image previews must not be shown
    [standard] Image previews may have the default size
    [large] Image previews may be large
   *[unstated] No limit is stated for image previews
}
# A number of seconds, or unlimited, or unstated.
indexing-video-preview = { $most ->
    [0] At most a static image of a video may be shown
    [unlimited] Video may be shown without limit
    [unstated] No limit is stated for video
    [one] At most { $most } second of video may be shown
   *[other] At most { $most } seconds of video may be shown
}
# $moment: date and time; $time: the time since or until then, such as “3 days”.
indexing-unavailable = { $timing ->
    [in-force] It must not be shown after { $moment }, { $time } ago
    [pending] It must not be shown after { $moment }, { $time } from now
   *[unknown] It must not be shown after { $moment }
}

# The outcome of a directive, as a clause. “It” is the directive.
outcome-decides = it decides
outcome-overruled = it counts, but another directive overrides it
outcome-counts = it counts, but does not affect the verdict
outcome-pending = its date is in the future
outcome-needs-noindex = it works only together with noindex
outcome-for-others = it applies to other crawlers
outcome-doubtful-scope = it follows a word that is read as a bot’s name but looks like a directive
outcome-retired = the engine no longer reads it
outcome-unsupported = the engine does not read it
outcome-unknown = it is not documented whether the engine reads it
outcome-not-in-headers = the engine reads it only in meta elements
outcome-not-in-body = it is in the body, and not every engine reads more than the head
outcome-in-noscript = it is inside noscript, which crawlers that run scripts read as text
outcome-in-template = it is inside template, which is not part of the document
outcome-not-rendered = it exists only after scripts have run, and the crawler does not render pages
outcome-rendering-unknown = it exists only after scripts have run, and it is not documented that the crawler renders pages
outcome-http-equiv = no engine is known to read X-Robots-Tag in a meta element
outcome-beyond-limit = the engine stops reading before it
outcome-invalid-value = its value is missing or wrong
outcome-unprocessed = with the page’s status, none of its directives is processed
