# The answer at the top of the page: the summary and the pinned crawlers, with the words that both use.

summary-no-url = Enter a URL or a path to see who may crawl it.
# $path is a path such as /private/a.
summary-blocked = { $blocked ->
    [0] No crawler is blocked from { $path }.
    [one] { $blocked } of { $total } crawlers is blocked from { $path }.
   *[other] { $blocked } of { $total } crawlers are blocked from { $path }.
}
# Used if no crawler is certainly blocked and some answers depend on $what.
summary-all-depend = Whether { $count } of { $total } crawlers may fetch { $path } depends on { $what }.
# $what: the condition, such as “how long it has been failing”; from the engine.
summary-depends = { $count ->
    [one] { $count } depends on { $what }.
   *[other] { $count } depend on { $what }.
}
# Used if no crawler is certainly blocked and some answers depend on $what.
summary-allowed = { $allowed } of { $total } crawlers may fetch { $path }.
# Used after summary-all-depend.
summary-also-blocked = { $count ->
    [one] { $count } is blocked.
   *[other] { $count } are blocked.
}
# Tokens such as Google-Extended, which exist only for robots.txt. $names: their names.
summary-tokens = { $count ->
    [one] The control token { $names } is disallowed.
   *[other] The control tokens { $names } are disallowed.
}
# Used if robots.txt is unknown. $counts: numbers of crawlers, each with its certainty.
summary-not-indexed-if = Crawlers that may not index it, if they may fetch it: { $counts }.
# $origin: the host of the redirect’s target.
summary-redirects-elsewhere = It redirects to { $origin }, whose robots.txt is not known.
# The first sentence, if no crawler is blocked from the URL itself.
summary-redirect-only = { $count ->
    [one] { $count } of { $total } crawlers is blocked from the redirect target of { $path }.
   *[other] { $count } of { $total } crawlers are blocked from the redirect target of { $path }.
}
summary-redirect = { $count } may not fetch the redirect target.
summary-all-indexed = All may index it.
summary-hidden = { $count ->
    [0] All others may index it.
   *[other] { $count } may fetch it, but not index it.
}
# Used if robots.txt is unknown.
summary-crawling-unknown = Crawling unknown: no robots.txt yet.
# $origin: a host such as www.example.com. The robots.txt was fetched from this host, and the URL has another host.
summary-other-origin = Crawling unknown: this robots.txt is from { $origin }.
summary-use-anyway = Use anyway
# Precedes the answer. The user gave texts for another host or page. $conditions: a list of the following messages.
summary-condition = If { $conditions }:
condition-robots = { $origin } serves this robots.txt
# $page: a page such as example.com/a. $texts: a list of the following messages.
condition-page = { $page } has { $texts }
these-headers = these headers
these-html = this HTML
these-rendered-html = this rendered HTML
# $page: the page from which the texts were fetched. The URL is another page.
summary-other-page = { $texts ->
    [headers] The headers are from { $page }, so they do not count.
    [html] The HTML is from { $page }, so it does not count.
   *[both] The headers and the HTML are from { $page }, so they do not count.
}
# Used if the headers begin with the status 304.
summary-unchanged = Indexing unknown: the status is 304, so the previous version counts.
# $counts: such as “4 documented and 154 assumed”.
summary-hidden-counts = Crawlers that may fetch it, but not index it: { $counts }.
# Crawlers that may fetch the page. Directives or the status forbid them to index it, but it is not documented whether they obey.
summary-assumed = { $count ->
    [one] { $count } is assumed not to index it.
   *[other] { $count } are assumed not to index it.
}
# $effect: what the page’s status causes, from the engine; $counts as above.
summary-status = { $effect } ({ $counts }).
# $names: the crawlers with another effect than that for most crawlers.
summary-status-of = For { $names }: { $effect } ({ $counts }).
# $known: the given text, headers or HTML.
summary-extent = { $known ->
    [headers] Based on the headers only.
   *[html] Based on the HTML only.
}
summary-ignoring = { $count ->
    [one] { $count } ignores robots.txt.
   *[other] { $count } ignore robots.txt.
}
# Fetchers that robots.txt disallows, but that need not obey it.
summary-user-triggered = { $count ->
    [one] { $count } acts for a user and may still fetch it.
   *[other] { $count } act for a user and may still fetch it.
}
summary-indexing-unknown = Indexing unknown: paste headers or HTML.
summary-no-rules = The text has no rules such as “Disallow: /private/”, so everything is allowed.

pins = Pinned crawlers
pin-add = Pin a crawler or a class
pin-add-short = + Pin
pin-remove = Unpin { $name }
pin-this = Pin
# One crawler; $answer is the name of its verdict.
pin-crawler = { $answer ->
    [full] { $name } may crawl and index it.
    [crawl] { $name } may crawl it.
    [hidden] { $name } may crawl it, but not index it.
    [hidden-assumed] { $name } may crawl it. That it does not index it is assumed, not documented.
    [token-disallowed] { $name } is disallowed. It is a control token: other crawlers fetch the page.
    [token-allowed] { $name } is not disallowed. It is a control token: other crawlers fetch the page.
    [unknown] Whether { $name } may crawl it is unknown.
    [unknown-hidden] { $name } may not index it. Whether it may crawl it is unknown.
    [blocked] { $name } may not crawl it.
    [redirect-blocked] { $name } may crawl the URL, but not its redirect target.
    [redirect] { $name } may crawl the URL, but not its redirect target: only the bare URL can appear in results.
    [ignores] { $name } ignores robots.txt.
    [user-triggered] { $name } acts for a user and may fetch it.
   *[url-only] { $name } may not crawl it: only the bare URL can appear in results.
}
# $what as in summary-depends.
pin-depends = Whether { $name } may crawl it depends on { $what }.
# Follows pin-depends if the page forbids indexing.
pin-either-way = Either way, at most the bare URL can newly appear in results.
# Follows the sentence about a crawler. The page has a canonical link to another page.
pin-canonical = Results may show its canonical page instead.
# Follows the sentence about one crawler.
pin-assumed = { $extent ->
    [part] Part of this is assumed, not documented.
   *[all] This is assumed, not documented.
}
pin-class-unknown = Unknown without a robots.txt.
# The crawlers of a class. $names: the blocked crawlers.
pin-class = { $blocked ->
    [0] None of { $total } is blocked.
    [one] { $blocked } of { $total } is blocked: { $names }.
   *[other] { $blocked } of { $total } are blocked: { $names }.
}
# The number of crawlers in a class with the same answer.
pin-tally = { $answer ->
    [blocked] { $count } blocked
    [hidden] { $count } not indexed
    [assumed] { $count } assumed not indexed
    [allowed] { $count } allowed
    [depends] { $count ->
        [one] { $count } depends
       *[other] { $count } depend
    }
   *[others] { $count } other
}

# $line: the number of a line.
place-robots-txt = robots.txt, line { $line }
place-headers = headers, line { $line }
place-html = HTML, line { $line }
place-rendered-html = Rendered HTML, line { $line }

table-unseen = never sees the page’s directives

purpose-search = Search engines
purpose-ai-training = AI training
purpose-ai-search = AI search
purpose-ai-user-fetch = AI assistants, on user request
purpose-ads = Advertising
purpose-social-preview = Link previews
purpose-seo = SEO tools
purpose-archive = Archives
purpose-monitoring = Monitoring
purpose-other = Other

# The badge of crawlers that may not index the page.
answer-not-indexed = Not indexed
# The same, if it is only assumed that the crawlers obey; and if a status such as 503 keeps them from indexing it for now.
answer-not-indexed-assumed = Not indexed (assumed)
answer-not-indexed-for-now = Not indexed for now
answer-not-indexed-for-now-assumed = Not indexed for now (assumed)
# Replaces answer-allowed beside the answer that the crawler may not index the page, and in the stages of an outage.
answer-may-fetch = May fetch it
answer-allowed = Allowed
answer-blocked = Blocked
# A control token such as Google-Extended, which exists only for robots.txt.
answer-disallowed = Disallowed
answer-not-disallowed = Not disallowed
answer-ignores = Ignores robots.txt
answer-user-triggered = May fetch for users
answer-depends = Depends
answer-unknown = Not known

opened-link = Opened from a link.
opened-link-draft = Opened from a link. Your own draft is kept until you change something here.
opened-broken = The link is incomplete or damaged and was not opened. Your texts are still here.
opened-version = The link was made by a newer robotscope and was not opened. Reload the page to update. Your texts are still here.
opened-too-large = The link contains more than this page can show. Your texts are still here.
opened-older = You had another draft before you changed this one.
opened-returned = Previous case saved.
opened-return = Back to my draft
undo = Undo
dismiss = Dismiss

# The description for search engines and bookmarks.
description = May this bot crawl this page, and which line of robots.txt decides? Test a robots.txt against every known crawler, in your browser.
# Badges of a search engine's crawler: how results can show the page.
verdict-shown = In results
verdict-shown-without-text = In results, no text
verdict-canonical-elsewhere = Canonical elsewhere
verdict-without-text = If in results, no text
verdict-url-only = Blocked: URL only
# Whether the crawler may fetch the page depends on an unknown condition. If it may, the page forbids indexing.
verdict-url-at-most = URL at most
