# What a page's directives say to a crawler. “It” is the page.
# $places: directives, each with its place as in at-quoted.

# An answer and the directives that make it: $says is one of the sentences below, without a full stop; $certainty: how sure that is.
indexing-because = { $says }: { $places } ({ $certainty }).
# These directives say something else.
indexing-prevails = It prevails over { $places }.
indexing-undefined = No document says which of two opposites applies; the stricter one is assumed.
# Directives that do not count; $fate is one of the clauses at the end of this file.
indexing-without-effect = Without effect: { $places }; { $fate }.
# Instead of directives, where none made the answer.
indexing-nothing = nothing forbids it

# What follows from a $status such as 404, without a full stop.
status-effect = { $effect ->
    [unchanged] The page answers { $status }, so it is as it was when it was fetched before
    [redirected] The page answers { $status }, a redirect, so it is not indexed itself; what it leads to may be
    [unavailable] The page answers { $status }, so it is not indexed for now; if it is in the index, it stays there for some time
   *[not-indexed] The page answers { $status }, so it is not indexed
}
# $says is one of these clauses; $sources: titles of documents.
indexing-status = { $says } ({ $certainty }; { $sources }).

# Lists of directives.
places-next = { $list }; { $next }
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
   *[forbidden] Its description must be its own
}
indexing-embedded = Where other pages embed it, its content may be indexed
# A number of characters, or unlimited, or unstated.
indexing-snippet = { $most ->
    [0] No text may be shown
    [unlimited] As much text as the engine likes may be shown
    [unstated] Nothing is said of how much text may be shown
    [one] At most { $most } character of text may be shown
   *[other] At most { $most } characters of text may be shown
}
indexing-image-preview = { $value ->
    [none] No preview of an image may be shown
    [standard] A preview of an image may have the default size
    [large] A preview of an image may be large
   *[unstated] Nothing is said of previews of images
}
# A number of seconds, or unlimited, or unstated.
indexing-video-preview = { $most ->
    [0] Of a video, at most a static image may be shown
    [unlimited] As much video as the engine likes may be shown
    [unstated] Nothing is said of how much video may be shown
    [one] At most { $most } second of video may be shown
   *[other] At most { $most } seconds of video may be shown
}
# $moment: date and time; $time: how long ago or from now that is, such as “3 days”.
indexing-unavailable = { $timing ->
    [in-force] It must not be shown since { $moment }, { $time } ago
    [pending] It must not be shown from { $moment } on, { $time } from now
   *[unknown] It must not be shown from { $moment } on
}
time-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

# What becomes of a directive, as a clause. “It” is the directive.
fate-decides = it decides
fate-overruled = it counts, but another directive prevails
fate-counts = it counts, beside the questions of the verdict
fate-pending = its moment has not come
fate-needs-noindex = it means something only together with noindex
fate-for-others = it is for other crawlers
fate-doubtful-scope = it is behind a word that is read as a bot’s name but looks like a misspelt directive
fate-retired = the engine no longer reads it
fate-unsupported = the engine does not read it
fate-unknown = nobody says whether the engine reads it
fate-not-in-headers = the engine reads it in meta elements alone
fate-not-in-body = it is in the body, and only the head is sure to be read
fate-in-noscript = it is inside of noscript, which is text to a reader that runs scripts
fate-in-template = it is inside of template, hence no part of the document
fate-http-equiv = no engine is known to read X-Robots-Tag in a meta element
fate-beyond-limit = the engine stops reading before it
fate-invalid-value = its value is missing or wrong
fate-unprocessed = the page’s status means that nothing it says is processed
