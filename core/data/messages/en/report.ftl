# The report of a page for one crawler. $name: the crawler; $reason: the directives that forbid it, each with its place.

# It may not fetch the page.
# $results: none for crawlers that fill no search results.
verdict-unseen = { $name } may not fetch the page{ $results ->
    [none] .
   *[some] : only the bare URL can appear in results.
}
verdict-unseen-redirect = { $name } may fetch the URL, but not the target of its redirect{ $results ->
    [none] .
   *[some] : only the bare URL can appear in results.
}
verdict-unseen-noindex = { $name } may not fetch the page, so it never sees that indexing is forbidden ({ $reason }){ $results ->
    [none] .
   *[some] : the bare URL can still appear in results.
}

# It may not index the page; $visibility: whether it may fetch the page, or unknown.
verdict-noindex = { $visibility ->
    [unknown] { $name } may not index the page, if it may fetch it: { $reason }.
   *[seen] { $name } may not index the page: { $reason }.
}
# As verdict-noindex, but it is not documented whether the crawler obeys these directives.
verdict-noindex-assumed = { $visibility ->
    [unknown] If { $name } may fetch the page, it is only assumed that it does not index it: { $reason }.
   *[seen] It is only assumed that { $name } does not index the page: { $reason }.
}

# It may index the page: until a $moment, a future date (pending), a date compared with no current time (uncompared), or without a limit;
# $visibility: whether it may fetch the page, or unknown; $texts: whether all texts of the page are known, or the answer holds only for the
# known ones; $doubt: a word that may be a misspelled directive instead of a bot’s name, or none; $rendered: directives in the rendered HTML
# that forbid it, each with its place, or none.
verdict-index = { $name } may index the page{ $until ->
    [pending] {" "}until { $moment }
    [uncompared] {" "}until { $moment } (the current time is not given)
   *[forever] {""}
}{ $visibility ->
    [unknown] , if it may fetch it
   *[seen] {""}
}{ $texts ->
    [missing] , as far as known
   *[known] {""}
}{ $doubt ->
    [none] {""}
   *[other] , unless “{ $doubt }” is meant as a directive: as a bot’s name, it limits what follows to that bot
}{ $rendered ->
    [none] {""}
   *[other] , unless it renders the page: { $rendered }
}.

# Neither headers nor HTML are known.
verdict-index-unknown = Whether { $name } may index the page is not known: the response headers and the document are missing.

# A crawler such as Google-Extended, which exists only for robots.txt.
verdict-token = { $name } is a control token: it fetches no pages, so other crawlers read this page.

# The status decides. $status: a number such as 404; $effect: its effect; $certainty: its certainty; $visibility as above.
verdict-status = { $name } { $effect ->
    [unchanged] keeps using what the page said before
    [redirected] does not index the page itself, at most its redirect target
    [unavailable] does not index the page for now
   *[not-indexed] does not index the page
}{ $visibility ->
    [unknown] , if it may fetch it
   *[seen] {""}
}: the status is { $status } ({ $certainty }).
verdict-unseen-status = { $name } may not fetch the page, so it never sees status { $status }{ $results ->
    [none] .
   *[some] : the bare URL can still appear in results.
}

# $texts is a list of the texts below.
verdict-unknown = Unknown, because missing or unreadable: { $texts }.
text-robots-txt = robots.txt
text-headers = the response headers
text-html = the document

# Replaces names.
verdict-no-crawler = no crawler
verdict-all-crawlers = all crawlers

# The position of a part of a text. $line is a number.
at-robots-txt = robots.txt
at-headers = line { $line } of the headers
at-html = line { $line } of the HTML
at-rendered-html = line { $line } of the rendered HTML
# The position of a part, and its $text.
at-quoted = { $place }, “{ $text }”
