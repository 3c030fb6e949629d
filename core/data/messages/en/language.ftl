# What an editor says of a robots.txt.

# Whom a line affects. $count: how many crawlers; $crawlers: their names.
affected-binds = { $count ->
    [0] Applies to no known crawler.
    [one] Applies to { $count } known crawler ({ $crawlers }).
   *[other] Applies to { $count } known crawlers ({ $crawlers }).
}
affected-unsure = { $count ->
    [one] Whether { $count } more follows it is not known ({ $crawlers }).
   *[other] Whether { $count } more follow it is not known ({ $crawlers }).
}
affected-disobeyed = { $count ->
    [one] { $count } takes no notice of robots.txt ({ $crawlers }).
   *[other] { $count } take no notice of robots.txt ({ $crawlers }).
}
affected-not-honoured = { $count ->
    [one] { $count } does not honour it ({ $crawlers }).
   *[other] { $count } do not honour it ({ $crawlers }).
}
affected-unread = To { $count } the line does not exist ({ $crawlers }).
# Names that are in no catalogue.
affected-others = It is also for every crawler that no group names.
affected-names = It is also for { $names }.
affected-names-and-others = It is also for { $names }, and for every crawler that no group names.

# What a field is for.
field-about-user-agent = Names a crawler that the group is for. The rules that follow apply to all that are named, until the next group begins.
field-about-disallow = Forbids the paths that the pattern matches, unless a stronger rule allows them.
field-about-allow = Allows the paths that the pattern matches, unless a stronger rule forbids them.
field-about-sitemap = The URL of a sitemap, whole and on any host. It is for everybody, wherever it stands.
field-about-crawl-delay = Asks crawlers to wait so many seconds between two requests. RFC 9309 does not know it, and many crawlers do not either.
field-about-request-rate = Asks crawlers to fetch only so many documents in a time, such as 1/10s. Hardly anybody reads it.
field-about-visit-time = Asks crawlers to come between two times of day. Nobody is known to read it.
field-about-host = Named the main host among mirrors to Yandex, until 2018. Nobody reads it any more.
field-about-clean-param = Names query parameters that do not change the page. Yandex takes URLs that differ only in them for one.
field-about-noindex = Kept paths out of Google’s index until 2019. Nobody reads it any more.
field-about-content-signal = Says what content may be used for: search, input to AI answers, training. It forbids no fetching.
field-about-content-usage = Says what content may be used for, as the IETF drafts it. It forbids no fetching.
field-about-license = The URL of a licence in RSL, for the group or, outside of any, for everybody. It forbids no fetching.
field-about-agentmap = The URL of a catalogue of what agents can use: MCP servers, skills, APIs. It comes from a draft, Agentic Resource Discovery; crawlers of pages do not read it.
field-about-llm-policy = Seen in files; nobody says what it means.
field-about-acap = A field of ACAP, which no search engine reads.
field-about-unused = A name that is known and has no effect here.
field-about-other = Nobody knows this field; readers pass over the line.
# Instead of the name of a field.
field-this = This field
# What an asterisk as the name of a crawler means.
field-everybody = Every crawler that no other group names. Nothing of this group is inherited by crawlers that have their own.

# What a list of completions says beside an entry, in a few words.
completion-field = field
# $operator runs the crawler, or is none; $purpose is one of crawler-for-…
completion-crawler = { $operator ->
    [none] { $purpose }
   *[other] { $operator }: { $purpose }
}
completion-everybody = every other crawler
completion-every-path = every path
completion-path = path of this file
completion-signal = content signal
completion-usage = preference
completion-value = example
completion-code = diagnostic
completion-ignore = silences diagnostics
completion-directive = directive
# $detail is one of these.
completion-used = { $detail }; stands here already

# What stands between the lines, in a few words. $others: whether it applies to all that no group names, too.
hint-binds = { $count ->
    [one] applies to { $count } known crawler
   *[other] applies to { $count } known crawlers
}{ $others ->
    [yes] {" "}and all others
   *[no] {""}
}
# $lines: lines such as 4–5 of other groups; $count: so many groups more.
hint-merged = also lines { $lines }{ $count ->
    [0] {""}
    [one] {" "}and { $count } more group
   *[other] {" "}and { $count } more groups
}
# Lines and ranges of lines in hint-merged.
hint-lines = { $list }, { $next }
hint-passed-over = passed over by { $crawlers }

# What can be done about a diagnostic, whose name is $code.
action-fix-all = Fix all { $count } of { $code }
action-silence = Silence { $code } here

# What a crawler is known to do; $certainty: how sure that is.
crawler-fallback = Without a group of its own it follows that of { $others } ({ $certainty }).
crawler-ignores-wildcard = It ignores the group for * ({ $certainty }).
crawler-crawl-delay = { $support ->
    [yes] It honours Crawl-delay ({ $certainty }).
   *[no] It does not honour Crawl-delay ({ $certainty }).
}
crawler-legacy = It is an older name.
crawler-retired = It is gone.
# What a crawler is for ($purpose), and who runs it.
crawler-is = { $operator ->
    [none] { $purpose }
   *[other] { $purpose }, run by { $operator }
}

crawler-for-search = web search
crawler-for-ads = advertising
crawler-for-ai-training = training of AI models
crawler-for-ai-search = search for AI answers
crawler-for-ai-user-fetch = pages that users of an AI assistant ask for
crawler-for-archive = archiving the web
crawler-for-seo = analysis for site owners
crawler-for-social-preview = previews of shared links
crawler-for-monitoring = monitoring of sites
crawler-for-other = other purposes

# What a content signal says.
content-signal-search = Search (an index and its results, without summaries made by AI) { content-signal-setting }.
content-signal-ai-input = Input to a model that answers { content-signal-setting }.
content-signal-ai-train = Training a model { content-signal-setting }.
content-signal-use = How far the content may be used { content-signal-setting }.
content-signal-unknown = Nobody knows this signal, so it says nothing.
# How these sentences end.
content-signal-setting = { $setting ->
    [yes] is granted
    [no] is refused
    [none] is not stated: there is no such value
   *[stated] is stated
}

# What a preference of Content-Usage says.
content-usage-train-ai = Training a generative model { content-usage-preference }.
content-usage-search = Leading users to the content { content-usage-preference }.
content-usage-unknown = The vocabulary does not know this key, so it says nothing.
# How these sentences end.
content-usage-preference = { $preference ->
    [allowed] is allowed
    [disallowed] is refused
   *[unknown] is not stated: the value is neither y nor n
}
