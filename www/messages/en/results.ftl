# What the crawlers may do: summary, table, explanations.
# “Crawl” is robots.txt’s question (may it fetch the page?), “index” that of the page’s directives (may it be listed?).

## The summary

summary-no-url = Enter a URL or a path to see who may crawl it.
# $path is a path such as /private/a.
summary-blocked = { $blocked ->
    [0] No crawler is blocked from { $path }.
    [one] { $blocked } of { $total } crawlers is blocked from { $path }.
   *[other] { $blocked } of { $total } crawlers are blocked from { $path }.
}
# Where no crawler is blocked for sure, and $what decides of some.
summary-all-depend = Whether { $count } of { $total } crawlers may fetch { $path } depends on { $what }.
# $what: on what it depends, such as “how long it has been failing”; from the engine.
summary-depends = { $count ->
    [one] { $count } depends on { $what }.
   *[other] { $count } depend on { $what }.
}
summary-hidden = { $count ->
    [0] All others may index it.
    [one] { $count } may fetch it, but not index it.
   *[other] { $count } may fetch it, but not index it.
}
# $known: which of headers and HTML is given.
summary-extent = { $known ->
    [headers] That is as far as the headers tell.
   *[html] That is as far as the HTML tells.
}
summary-ignoring = { $count ->
    [one] { $count } ignores robots.txt.
   *[other] { $count } ignore robots.txt.
}
# Fetchers that robots.txt forbids the page, and to which it does not apply.
summary-user-triggered = { $count ->
    [one] { $count } acts for a user and may fetch it all the same.
   *[other] { $count } act for a user and may fetch it all the same.
}
# What the great search engines do. $names: one or two of their crawlers; $count: how many.
summary-engines = { $listing ->
    [full] { $names } may crawl and index it.
    [crawl] { $names } may crawl it.
    [hidden] { $names } may crawl it, but not index it.
   *[url-only] { $names } may not crawl it: only the bare URL can appear in results.
}
summary-two = { $one } and { $two }
summary-indexing-unknown = Indexing unknown: paste headers or HTML.
summary-no-rules = No line of the text is a rule such as “Disallow: /private/”, so nothing is forbidden.

## Findings

findings-title = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
}
findings-more = { $count } more
findings-unnamed = { $count ->
    [one] And { $count } more finding.
   *[other] And { $count } more findings.
}

## Places in the texts

source-robots-txt = robots.txt
source-headers = Headers
source-html = HTML
size-bytes = { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}
size-kilobytes = { $count } kB

# $line is a line’s number.
place-robots-txt = robots.txt, line { $line }
place-headers = headers, line { $line }
place-html = HTML, line { $line }

## The table and what it shows

table-title = Crawlers
table-caption = What each crawler may do. Choose a cell to see why.
table-crawler = Crawler
table-own = Your own User-Agent
# In a heading: of the crawlers of a purpose.
table-tally = { $blocked } of { $total } blocked
# Behind that, where a filter hides some of them.
table-tally-shown = { $count } shown
table-empty = No crawler fits the filter.
table-show-all = Show all crawlers
table-keys = Arrow keys lead from cell to cell, Enter explains one.
table-shown = { $count ->
    [one] { $count } of { $total } crawlers is shown.
   *[other] { $count } of { $total } crawlers are shown.
}
table-unseen = page directives not seen
# Before the signs of certainty-documented, certainty-reported and certainty-assumed.
table-legend = How sure:
table-user-triggered = user-triggered
table-user-triggered-why = Fetches what a user asks for; robots.txt generally does not apply to it
table-legacy = legacy
table-retired = retired

filter-text = Filter
filter-text-example = Name or operator
filter-operator = Operator
filter-operator-all = All operators
filter-purpose = Purpose
filter-purpose-all = All purposes
filter-own = Your own User-Agent
filter-rows = Rows shown
filter-all = All
filter-blocked = Blocked
filter-allowed = Allowed
# May fetch the page, and may not index it.
filter-hidden = Not indexed
filter-differing = Only those that differ
filter-differing-why = Crawlers with at least one verdict that most crawlers do not get. What is said of AI is no verdict.

# The line in which the cursor is, in one of the texts; an argument of the sentences that follow.
line-of-text = { $source ->
    [robots-txt] Line { $line } of robots.txt
    [headers] Line { $line } of the headers
   *[html] Line { $line } of the HTML
}
# $decides, $binds: for how many crawlers it decides, and for how many others it is.
line-decides = { $decides ->
    [one] { $line } decides for { $decides } crawler.
   *[other] { $line } decides for { $decides } crawlers.
}
line-binds = { $binds ->
    [one] { $line } is for { $binds } crawler, and does not decide.
   *[other] { $line } is for { $binds } crawlers, and does not decide.
}
line-decides-and-binds = { $decides ->
    [one] { $line } decides for { $decides } crawler, and is for { $binds } more.
   *[other] { $line } decides for { $decides } crawlers, and is for { $binds } more.
}
line-hint = Click a line to see who it affects.
line-only = Show only these
line-mark-decides = this line decides
line-mark-binds = this line is for it

# Heads of columns, as short as can be.
column-crawl = Crawl
column-index = Index
column-follow = Follow
column-snippet = Snippet
column-image-preview = Image
column-video-preview = Video
column-translation = Transl.
column-archive = Archive
column-ai-use = AI use

question-crawl = May it fetch the page?
question-index = May it show the page in results?
question-follow = May it follow the page’s links?
question-snippet = How many characters of the page’s text may it show?
question-image-preview = Maximum image preview size
question-video-preview = How many seconds of the page’s videos may it show?
question-translation = May it offer a translation?
question-archive = May it offer a copy?
question-ai-use = What is said of its kind of use for AI?

# Rarer questions, in the list of all answers.
asked-image-index = Index images
asked-foreign-description = Description from elsewhere
asked-embedded = Index where embedded
asked-unavailable-after = Unavailable after

purpose-search = Search engines
purpose-ai-training = AI training
purpose-ai-search = AI search
purpose-ai-user-fetch = AI assistants, on a user’s request
purpose-ads = Advertising
purpose-social-preview = Link previews
purpose-seo = SEO tools
purpose-archive = Archives
purpose-monitoring = Monitoring
purpose-other = Other

answer-allowed = Allowed
answer-blocked = Blocked
answer-ignores = Ignores robots.txt
answer-user-triggered = May fetch for users
answer-depends = Depends
answer-unknown = Not known

# Why no line decides.
rule-line = Line { $line }
rule-no-url = No URL
# $what: as in summary-depends.
rule-depends = Depends on { $what }
rule-each = The same in every case
rule-no-file = As if there were no robots.txt
rule-too-long = robots.txt is too long: as if there were none
rule-disallow-all = As if everything were disallowed
rule-redirect = The redirect’s target decides
rule-last-copy = The last good copy decides
rule-itself = robots.txt is always allowed
rule-ignores-wildcard = Ignores the * group
rule-no-group = No group for it
rule-no-match = No rule matches
# A crawler reads no more of a long robots.txt.
rule-beyond = No rule in the first { $limit } of { $size } bytes

# How sure we are.
certainty-documented = documented
certainty-reported = reported
certainty-assumed = assumed

## Answers of the page’s directives

aspect-allowed = allowed
aspect-forbidden = forbidden
aspect-unknown = not known: neither headers nor HTML are given
aspect-unchanged = not known: the status is 304, so what the page said before counts
aspect-unseen = { $answer }, but the crawler does not see it
aspect-tentative = { $known ->
    [headers] { $answer }, as far as the headers tell
   *[html] { $answer }, as far as the HTML tells
}
limit-unstated = no limit stated
limit-unlimited = no limit
limit-none = none
limit-characters = { $count ->
    [one] at most { $count } character
   *[other] at most { $count } characters
}
limit-seconds = { $count ->
    [one] at most { $count } second
   *[other] at most { $count } seconds
}
image-standard = standard
image-large = large
# For a narrow column.
sign-standard = std.
sign-large = large
unavailable-after = { $timing ->
    [pending] { $moment }, which has not come
    [over] { $moment }, which is over
   *[unknown] { $moment }, and the date of today is not given
}

## AI

ai-title = AI signals
ai-none = The texts say nothing about the use of the page for AI.
ai-about = What the texts say about the use of the page for AI, beside the verdicts and never a part of them.
ai-count = { $count ->
    [one] { $count } signal
   *[other] { $count } signals
}
ai-caption = AI signals: { $purpose }
ai-column-signal = Signal
ai-column-use = Use
ai-column-says = Says
ai-column-honoured = Honoured
ai-column-crawlers = Crawlers
ai-terms = terms:
ai-overruled-by = overruled by { $signal }
ai-all-crawlers = all { $count }
ai-nothing-said = nothing is said
# What a signal says, in a cell or a list.
ai-sentence = { $visibility ->
    [unseen] { $signal }, { $usage }: { $stance } (unseen).
   *[seen] { $signal }, { $usage }: { $stance }.
}
ai-said-and-more = { $said } And { $count } more.

support-yes = yes
support-no = no
support-unknown = not known

signal-product-token = Group for a product token
signal-wildcard-group = Group for *
signal-content-signal = Content-Signal
signal-content-usage = Content-Usage in robots.txt
signal-content-usage-header = Content-Usage in the headers
signal-tdm-reservation-meta = tdm-reservation in the HTML
signal-tdm-reservation-header = tdm-reservation in the headers
signal-license-script = Licence in the HTML
signal-license-element = Link to a licence in the HTML
signal-license-header = Link to a licence in the headers
signal-license-record = License in robots.txt
signal-noai = noai
signal-noimageai = noimageai
signal-noml = noml
signal-nosnippet = nosnippet
signal-max-snippet = max-snippet
signal-noarchive = noarchive
signal-nocache = nocache

usage-search = search
usage-ai-input = answers of AI
usage-ai-training = training AI
usage-ai = AI
usage-images-for-ai = images for AI
usage-text-and-data-mining = text and data mining
usage-any = anything

stance-allowed = allowed
stance-disallowed = disallowed
stance-snippet-alone = URL, title and snippet alone
stance-immediate = immediate
stance-reference = reference
stance-licensed = under terms
stance-reserved = reserved
stance-not-reserved = not reserved
stance-conflicting = conflicting

## The row that is open

detail-not-in-catalogue = Not in the catalogue: read as RFC 9309 says.
detail-all = Everything about { $name }
detail-unseen = unseen

# One question, explained step by step.
why-no-url = Without a URL nobody can tell. Enter one above.
why-made-by = This makes the answer:
why-prevails = It prevails over:
why-default = No directive for { $name } speaks of it, so the default holds.
why-default-unseen = No directive for { $name } speaks of it.
why-unseen = { $name } may not fetch the page, so it does not see the directive, and the answer has no effect.
why-contradictory = Opposites are written; how they combine is not defined.
why-settled = No other directive could change that.
why-tentative = { $known ->
    [headers] The HTML is not given; it could change that.
    [html] The headers are not given; they could change that.
   *[none] Neither headers nor HTML are given; they could change that.
}
why-ai-beside = Signals about AI stand beside the verdicts and never change one.
why-ai-overruled = Another signal takes its place: { $signal }.
why-ai-honoured = { $support ->
    [yes] It honours that
    [no] It does not honour that
   *[unknown] Whether it honours that is not known
}
why-sources = To be read about it
why-source-rfc9309-agents = RFC 9309, section 2.2.1: which group is for a crawler
why-source-rfc9309-rules = RFC 9309, section 2.2.2: which rule decides
why-source-rfc9309-patterns = RFC 9309, section 2.2.3: special characters in patterns
why-source-rfc9309-unavailable = RFC 9309, section 2.3.1.3: when robots.txt is unavailable
why-source-rfc9309-unreachable = RFC 9309, section 2.3.1.4: when robots.txt is unreachable
why-source-rfc9309-redirects = RFC 9309, section 2.3.1.2: redirects of robots.txt
why-source-google-robots-txt = Google: how it reads robots.txt
why-source-google-robots-meta = Google: robots meta element and X-Robots-Tag
why-source-bing-robots-meta = Bing: robots meta elements that it supports
why-source-html-meta = HTML standard: the meta element
why-source-operator = { $operator }: about its crawlers
why-source-content-signals = Content Signals: the policy
why-source-aipref-attach = IETF draft: Content-Usage
why-source-tdm-rep = W3C community report: TDM Reservation Protocol
why-source-rsl-standard = RSL: the standard
# For screen readers, behind links that open a tab of their own.
why-new-tab = (opens a new tab)

facts-title = What is known of { $name }
facts-reads-like = Reads like
facts-answers-to = Answers to
facts-in-pages = In pages
facts-wildcard = Group for *
facts-wildcard-obeys = obeyed when no group names it
facts-wildcard-ignores = ignored
facts-wildcard-unknown = not known
facts-crawl-delay = Crawl-delay
facts-crawl-delay-yes = honoured
facts-crawl-delay-no = not honoured
facts-crawl-delay-unknown = not known
facts-user-agent = User-Agent
facts-source = Source
# $day: the day on which the sources were read, as 2026-11-22
facts-read = (read on { $day })
facts-read-more = Read more
# A list in which each comes only if the one before it fails.
facts-then = { $list }, then { $next }

readings-title = Other readings
readings-same = All other readers of robots.txt would give the same answer.
readings-caption = How other readers of robots.txt would answer
readings-reader = Reader
readings-answer = Answer
readings-line = Line
readings-because = Why it differs
readings-like-this = the same answer

indexing-title = Indexing
indexing-prevails-over = prevails over
indexing-others = Directives that make none of these answers
indexing-readings = Other readings of the directives
indexing-no-readings = No other reading of them would change an answer.
indexing-reads-like = Reads directives like { $dialect }

## The search preview

preview-title = What a searcher will see
preview-hidden = The page is not listed.
preview-url-only = At most the URL, without a snippet, if other pages link to it.
preview-listed = The page is listed.
preview-listed-until = The page is listed, until { $moment }.
preview-depends = Whether the page is listed depends on the crawl.
preview-depends-until = Whether the page is listed depends on the crawl; it ends on { $moment }.
preview-snippet = Snippet: { $limit }.
preview-image = Image preview: { $limit }.
preview-video = Video preview: { $limit }.
preview-video-static = Video preview: a static image at most.
preview-translation = Translation: { $permission }.
preview-archive = Archived copy: { $permission }.
preview-picture = A picture of the result; engines choose and shorten titles and texts in their own ways.
preview-no-title = Title of the page
preview-no-text = The page’s text, or a description that the engine finds. Give the HTML to see it here.
preview-no-snippet = No text is shown.
preview-nothing-known = No information about this page is shown.
preview-image-large = large image
preview-image-standard = small image
preview-until = until { $moment }
