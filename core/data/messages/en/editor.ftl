# Editor texts about a robots.txt.

# The crawlers that a line affects. $count: how many; $crawlers: their names.
affected-binds = { $count ->
    [0] Applies to no known user agent.
    [one] Applies to { $count } known user agent ({ $crawlers }).
   *[other] Applies to { $count } known user agents ({ $crawlers }).
}
affected-unsure = { $count ->
    [one] For { $count } more it is not known ({ $crawlers }).
   *[other] For { $count } more it is not known ({ $crawlers }).
}
affected-disobeyed = { $count ->
    [one] { $count } ignores robots.txt ({ $crawlers }).
   *[other] { $count } ignore robots.txt ({ $crawlers }).
}
affected-not-honoured = { $count ->
    [one] { $count } does not honour it ({ $crawlers }).
   *[other] { $count } do not honour it ({ $crawlers }).
}
affected-unread = Not read by { $count } ({ $crawlers }).
# Names outside the catalogue.
affected-others = It also applies to every crawler that no group names.
affected-names = It also applies to { $names }.
affected-names-and-others = It also applies to { $names }, and to every crawler that no group names.

# The purpose of a field.
field-about-user-agent = Names a crawler that the group applies to. The rules that follow apply to all crawlers named, until the next group begins.
field-about-disallow = Forbids the paths that the pattern matches, unless a stronger rule allows them.
field-about-allow = Allows the paths that the pattern matches, unless a stronger rule forbids them.
field-about-sitemap = The absolute URL of a sitemap, on any host. It applies to all crawlers, whatever group it is in.
field-about-crawl-delay = Asks crawlers to wait this many seconds between requests. It is not part of RFC 9309, and many crawlers ignore it.
field-about-request-rate = Asks crawlers to fetch only so many documents in a given time, such as 1/10s. Hardly any crawler reads it.
field-about-visit-time = Asks crawlers to come only between two times of day. No crawler is known to read it.
field-about-host = Told Yandex the main host among mirrors until 2018. No crawler reads it any more.
field-about-clean-param = Names query parameters that do not change the page. Yandex treats URLs that differ only in these as one.
field-about-noindex = Kept paths out of Google’s index until 2019. No crawler reads it any more.
field-about-content-signal = Says what content may be used for: search, input to AI answers, training. It does not block crawling.
field-about-content-usage = Says what content may be used for, as drafted by the IETF. It does not block crawling.
field-about-license = The URL of an RSL licence, for the group or, outside any group, for all crawlers. It does not block crawling.
field-about-agentmap = The URL of a catalogue of what agents can use: MCP servers, skills, APIs. It comes from a draft, Agentic Resource Discovery; page crawlers do not read it.
field-about-llm-policy = Found in some files, but its meaning is not documented.
field-about-acap = A field of ACAP, which no search engine reads.
field-about-unused = A known field that has no effect here.
field-about-other = Unknown field; crawlers ignore the line.
# Replaces the name of a field.
field-this = This field
# The meaning of an asterisk as the name of a crawler.
field-all-crawlers = Every crawler that no other group names. Crawlers with their own group inherit nothing from this one.

# Short texts beside the entries of a completion list.
completion-field = field
# $operator: the operator of the crawler, or none; $purpose: one of crawler-for-…
completion-crawler = { $operator ->
    [none] { $purpose }
   *[other] { $operator }: { $purpose }
}
completion-all-crawlers = every other crawler
completion-every-path = every path
completion-path = path from this file
completion-signal = content signal
completion-usage = preference
completion-value = example
completion-code = diagnostic
completion-ignore = ignores diagnostics
completion-directive = directive
# Values of $detail.
completion-used = { $detail }; already here

# Short texts shown after a line. $others: whether it also applies to crawlers that no group names.
hint-binds = { $count ->
    [one] applies to { $count } known user agent
   *[other] applies to { $count } known user agents
}{ $others ->
    [yes] {" "}and all others
   *[no] {""}
}
# $lines: lines of other groups, such as 4–5; $count: the number of further groups.
hint-merged = also lines { $lines }{ $count ->
    [0] {""}
    [one] {" "}and { $count } more group
   *[other] {" "}and { $count } more groups
}
hint-passed-over = ignored by { $crawlers }

# Actions for a diagnostic. $code: its name.
action-fix-all = Fix all { $count } ({ $code })
action-silence = Ignore { $code } here

# The known behaviour of a crawler; $certainty: its certainty.
crawler-fallback = Without its own group, it follows the group of { $others } ({ $certainty }).
crawler-ignores-wildcard = It ignores the group for * ({ $certainty }).
crawler-crawl-delay = { $support ->
    [yes] It honours Crawl-delay ({ $certainty }).
   *[no] It does not honour Crawl-delay ({ $certainty }).
}
crawler-legacy = It is an older name.
crawler-retired = It is retired.
# The purpose ($purpose) and operator of a crawler.
crawler-is = { $operator ->
    [none] { $purpose }
   *[other] { $purpose }, run by { $operator }
}
# $crawler: its purpose and operator, as in crawler-is.
crawler-sentence = { $crawler }.

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

# The meaning of a content signal.
content-signal-search = Search (an index and its results, without summaries made by AI) { content-signal-setting }.
content-signal-ai-input = Input to a model that answers { content-signal-setting }.
content-signal-ai-train = Training a model { content-signal-setting }.
content-signal-use = How far the content may be used { content-signal-setting }.
content-signal-unknown = Unknown signal: it has no effect.
# Ends of these sentences.
content-signal-setting = { $setting ->
    [yes] is granted
    [no] is refused
    [none] is not stated: this value does not exist
   *[stated] is stated
}

# The meaning of a preference of Content-Usage.
content-usage-train-ai = Training a generative model { content-usage-preference }.
content-usage-search = Leading users to the content { content-usage-preference }.
content-usage-unknown = Unknown key: it has no effect.
# Ends of these sentences.
content-usage-preference = { $preference ->
    [allowed] is allowed
    [disallowed] is refused
   *[unknown] is not stated: the value is neither y nor n
}
