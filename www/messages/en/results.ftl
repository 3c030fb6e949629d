# The results beside the answer (answer.ftl): the table and explanations. “Crawl” is the question of robots.txt: may the crawler fetch the
# page? “Index” is the question of the page’s directives: may results list it?

## Problems

problems-none = No problems found
problems-nothing-given = Nothing to check yet
problems-error = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
problems-warning = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
problems-info = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
problems-more = And { $count } more.
# An entry in the list of problems.
problem-severity = { $severity ->
    [error] Error
    [warning] Warning
   *[info] Note
}
# $title: the effect of the fix, such as: Replace “Disalow” with “Disallow”.
problem-fix = Fix: { $title }

## Places in the texts

source-robots-txt = robots.txt
source-headers = Headers
source-html = HTML
source-rendered-html = Rendered HTML
size-bytes = { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}
size-kilobytes = { $count } kB

# Not shown: recognises line numbers in sentences, which become links. The words before a number; the words between two numbers; and the
# words beside them that name the headers, the HTML and the rendered HTML.
line-words = lines|line
line-joins = ,|and
line-sources = of the headers|of the HTML|of the rendered HTML

## The table and its filters

table-title = Crawlers
table-caption = What each crawler may do. Choose a cell to see why.
table-crawler = Crawler
table-own = Your own User-Agent
# In a heading, for the crawlers of a purpose.
table-tally = { $blocked } of { $total } blocked
# Follows table-tally if a filter hides some of the crawlers.
table-tally-shown = { $count } shown
# Follows table-tally. $names: names of crawlers.
table-tally-elsewhere = plus { $names }, listed under another purpose
table-empty = No crawler matches the filter.
table-show-all = Show all crawlers
table-keys = Arrow keys move between cells, Enter explains one.
table-shown = { $count } of { $total } shown.
# Marks crawlers that may fetch the page’s URL, but not the target of its redirect.
group-redirect = redirect target blocked
# Precedes the symbols for certainty-documented, certainty-reported and certainty-assumed.
table-legend = How sure:
table-user-triggered = user-triggered
table-user-triggered-why = Fetches what a user asks for; robots.txt generally does not apply to it
table-token = control token
table-token-why = Fetches nothing: it only controls what other crawlers’ pages may be used for
table-legacy = legacy
table-retired = retired

filter-text = Filter
filter-text-example = Name or operator
filter-operator = Operator
filter-operator-all = All operators
filter-purpose = Purpose
filter-purpose-all = All purposes
filter-rows = Rows shown
filter-verdict = Verdict
layout = Show crawlers as
layout-groups = Groups
layout-table = Table
filter-all = All
filter-blocked = Blocked
filter-allowed = Allowed
# Crawlers that may fetch the page but not index it.
filter-hidden = Not indexed
filter-differing = Only those that differ
filter-differing-why = Crawlers with at least one verdict that most crawlers do not get. AI signals do not count.

# The line of the cursor; an argument of the following sentences.
line-of-text = { $source ->
    [robots-txt] Line { $line } of robots.txt
    [headers] Line { $line } of the headers
    [rendered-html] Line { $line } of the rendered HTML
   *[html] Line { $line } of the HTML
}
# $decides: the number of crawlers for which the line decides. $binds: the number of others to which it applies.
line-decides = { $decides ->
    [one] { $line } decides for { $decides } user agent.
   *[other] { $line } decides for { $decides } user agents.
}
line-binds = { $binds ->
    [one] { $line } applies to { $binds } user agent but does not decide.
   *[other] { $line } applies to { $binds } user agents but does not decide.
}
line-decides-and-binds = { $decides ->
    [one] { $line } decides for { $decides } user agent and applies to { $binds } more.
   *[other] { $line } decides for { $decides } user agents and applies to { $binds } more.
}
line-hint = Click a line to see which crawlers it affects.
line-only = Show only these
line-mark-decides = this line decides
line-mark-binds = this line applies to it

# Heads of columns, as short as possible.
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
question-ai-use = AI use

# Heads of columns in the CSV file.
csv-index = Index
csv-follow = Follow links
csv-snippet = Snippet, characters
csv-image-preview = Image preview
csv-video-preview = Video preview, seconds
csv-translation = Translation
csv-archive = Archive

# Rarer questions, in the list of all answers.
asked-image-index = Index images
asked-foreign-description = Description from elsewhere
asked-embedded = Index where embedded
asked-unavailable-after = Unavailable after

# Reasons why no line decides.
rule-line = Line { $line }
rule-no-url = No URL
rule-no-robots = No robots.txt yet
# $what: as in summary-depends.
rule-depends = Depends on { $what }
rule-each = The same in every case
rule-no-file = As if there were no robots.txt
rule-too-long = robots.txt is too long: treated as missing
rule-disallow-all = As if everything were disallowed
rule-redirect = The redirect’s target decides
rule-last-copy = The last good copy decides
rule-itself = robots.txt is always allowed
rule-ignores-wildcard = Ignores the * group
rule-no-group = No group for it
rule-no-match = No rule matches
# The crawler reads only the beginning of a long robots.txt.
rule-beyond = No rule in the first { $limit } of { $size } bytes

# Degrees of certainty.
certainty-documented = documented
certainty-reported = reported
certainty-assumed = assumed

## Answers of the page’s directives

aspect-allowed = allowed
aspect-forbidden = forbidden
# The page’s status, such as 503, forbids indexing for now.
aspect-not-for-now = not for now
aspect-unknown = not known: no headers or HTML given
aspect-unchanged = not known: the status is 304, so the previous version counts
aspect-unseen = { $answer }, but the crawler does not see it
aspect-tentative = { $known ->
    [headers] { $answer }, based on the headers only
   *[html] { $answer }, based on the HTML only
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
    [pending] { $moment } (in the future)
    [over] { $moment } (in the past)
   *[unknown] { $moment } (no current date given)
}

## The summary of robots.txt

plain-title = In plain words
plain-all = All crawlers
plain-others = All other crawlers
plain-path = “{ $path }”
plain-lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
# $names: the crawlers of a group. $paths, $allowed: lists of plain-path. $lines: plain-lines.
plain-group = { $what ->
    [nothing] { $names }: everything is blocked ({ $lines }).
    [only] { $names } may crawl only { $allowed } ({ $lines }).
    [but] { $names } may crawl everything except { $paths } ({ $lines }).
    [except] { $names } may crawl everything except { $paths }; still allowed: { $allowed } ({ $lines }).
   *[everything] { $names } may crawl everything ({ $lines }).
}
plain-unknown = No robots.txt yet.
# $status: an HTTP status, or “No answer”.
plain-not-applied = robots.txt status: { $status }. No crawler uses the rules of this text.
plain-some = robots.txt status: { $status }. { $count } of { $total } crawlers can still use this text.
# Follows plain-some and precedes the summary of the text.
plain-with-success = With status 200, the text means:
# Follows the groups if one is for all crawlers. $list: a list of the messages plain-exempt-….
plain-exceptions = Exceptions: { $list }.
plain-exempt-precedence = { $count ->
    [one] { $count } crawler ranks Allow and Disallow differently
   *[other] { $count } crawlers rank Allow and Disallow differently
}
plain-exempt-wildcard = { $count ->
    [one] { $count } ignores the group for *
   *[other] { $count } ignore the group for *
}
plain-exempt-ignoring = { $count ->
    [one] { $count } ignores robots.txt
   *[other] { $count } ignore robots.txt
}
plain-exempt-user-triggered = { $count ->
    [one] { $count } acts for users
   *[other] { $count } act for users
}
plain-no-rules = There are no rules: everything is allowed.
plain-more = { $count ->
    [one] And { $count } more group.
   *[other] And { $count } more groups.
}
plain-sitemaps = { $count ->
    [one] There is { $count } sitemap ({ $lines }).
   *[other] There are { $count } sitemaps ({ $lines }).
}

## AI

ai-title = AI
ai-matrix = What each operator’s crawlers may do with the page for AI. For a control token, only its group in robots.txt counts: other crawlers fetch the page.
ai-no-crawler = no such crawler
# Directives such as nosnippet forbid this use.
ai-not-used = Not used
ai-none = The texts say nothing about AI use of the page.
ai-about = What the texts say about AI use of the page. Apart from the rules of robots.txt, these signals never change a verdict.
ai-count = { $count ->
    [one] { $count } signal
   *[other] { $count } signals
}
ai-column-signal = Signal
ai-column-use = Use
ai-column-says = Preference
ai-column-honoured = Honoured
ai-terms = terms:
ai-overruled-by = overruled by { $signal }
ai-no-signal = no signal
# A signal about a usage, in a cell or a list.
ai-sentence = { $visibility ->
    [unseen] { $signal }, { $usage }: { $stance } (unseen).
   *[seen] { $signal }, { $usage }: { $stance }.
}
ai-and-more = { $sentences } And { $count } more.

support-yes = yes
support-no = no
support-unknown = not known

signal-product-token = Group for a product token
signal-wildcard-group = Group for *
signal-training-preference = Group for the training preference (draft)
signal-content-signal = Content-Signal
signal-content-signal-header = Content-Signal in the headers
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
usage-ai-input = AI answers
usage-ai-training = AI training
usage-ai = AI
usage-images-for-ai = images for AI
usage-text-and-data-mining = text and data mining
usage-any = anything

stance-allowed = allowed
stance-disallowed = disallowed
stance-snippet-alone = URL, title and snippet only
stance-immediate = immediate
stance-reference = reference
stance-licensed = under terms
stance-reserved = reserved
stance-not-reserved = not reserved
stance-conflicting = conflicting

## The explanation of all answers for a crawler

detail-not-in-catalogue = Not in the catalogue: read according to RFC 9309.
detail-all = Everything about { $name }
detail-unseen = unseen

# The explanation of one answer.
why-title = Why: { $name }
why-nothing-chosen = Choose a crawler to see why it gets its answer.
why-no-robots = No robots.txt yet: paste one to see the answer.
why-no-url = Enter a URL above to see the answer.
why-made-by = Decided by:
why-prevails = Overrides:
why-default = No directive for { $name } covers this, so the default applies.
why-default-unseen = No directive for { $name } covers this.
why-unseen = { $name } may not fetch the page, so it does not see the directive, which has no effect.
why-contradictory = Conflict: the directives contradict each other, and it is not documented which one applies.
why-settled = No other directive could change this.
why-tentative = { $known ->
    [headers] No HTML is given; it could change this.
    [html] No headers are given; they could change this.
   *[none] No headers or HTML are given; they could change this.
}
why-ai-beside = AI signals never change a verdict.
why-ai-overruled = Another signal overrides it: { $signal }.
why-ai-honoured = { $support ->
    [yes] It honours this
    [no] It does not honour this
   *[unknown] It is not known whether it honours this
}
why-sources = References
why-source-rfc9309-agents = RFC 9309, section 2.2.1: which group applies to a crawler
why-source-rfc9309-rules = RFC 9309, section 2.2.2: which rule decides
why-source-rfc9309-patterns = RFC 9309, section 2.2.3: special characters in patterns
why-source-rfc9309-unavailable = RFC 9309, section 2.3.1.3: when robots.txt is unavailable
why-source-rfc9309-unreachable = RFC 9309, section 2.3.1.4: when robots.txt is unreachable
why-source-rfc9309-redirects = RFC 9309, section 2.3.1.2: redirects of robots.txt
why-source-rfc9309-caching = RFC 9309, section 2.4: copies of robots.txt that crawlers keep
why-source-google-robots-txt = Google: how it reads robots.txt
why-source-google-robots-meta = Google: robots meta tag and X-Robots-Tag
why-source-bing-robots-meta = Bing: supported robots meta tags
why-source-html-meta = HTML standard: the meta element
why-source-operator = { $operator }: about its crawlers
why-source-content-signals = Content Signals: the policy
why-source-aipref-attach = IETF draft: Content-Usage
why-source-tdm-rep = W3C community report: TDM Reservation Protocol
why-source-rsl-standard = RSL: the standard
# For screen readers, after links that open a new tab.
why-new-tab = (opens a new tab)

facts-title = What is known about { $name }
facts-reads-like = Reads robots.txt like
facts-answers-to = Obeys groups for
facts-in-pages = Names in meta tags
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
# $day: the day on which the sources were read, such as 2026-11-22.
facts-read = (read on { $day })
facts-read-more = Read more
# A list in which each item applies only if the previous one fails.
facts-then = { $list }, then { $next }
# $names: names of fields such as Crawl-delay.
records-title = Other fields: { $names }
records-unknown = not known whether it is honoured
# $names: names of crawlers.
records-honoured-by = Honoured by { $names }.

# Of $total other dialects, $count give another answer.
readings-count = Other dialects: { $count } of { $total } differ
readings-same = All other dialects give the same answer.
readings-caption = How other dialects answer
readings-reader = Dialect
readings-answer = Answer
readings-line = Line
readings-because = Why it differs
readings-like-this = the same answer

indexing-title = Indexing
indexing-prevails-over = overrides
indexing-others = Other directives
indexing-readings = Other dialects of the directives
indexing-no-readings = No other dialect changes an answer.
indexing-reads-like = Reads directives like { $dialect }

## The search preview

preview-title = Search result preview
preview-hidden = The page is not listed.
preview-hidden-for-now = The page is not listed for now. If it is in the index, it stays there for some time.
preview-hidden-assumed = The page is assumed not to be listed; that is not documented.
preview-url-only = At most the URL, without a snippet, if other pages link to it.
preview-listed = The page is listed.
# The page has a canonical link to another page.
preview-canonical = { $certainty ->
    [assumed] The page or its canonical page is listed. That the canonical page may replace it is assumed, not documented.
   *[documented] The page is listed, or its canonical page instead.
}
preview-listed-until = The page is listed, until { $moment }.
preview-depends = Whether the page is listed depends on crawling.
preview-depends-until = Whether the page is listed depends on crawling, and only until { $moment }.
preview-unknown = { $known ->
    [unchanged] Whether the page is listed is not known: the status is 304, so the previous version counts.
   *[none] Whether the page is listed is not known: no headers or HTML given.
}
preview-tentative = { $known ->
    [headers] The page is listed, based on the headers only.
   *[html] The page is listed, based on the HTML only.
}
preview-snippet = Snippet: { $limit }.
preview-image = Image preview: { $limit }.
preview-video = Video preview: { $limit }.
preview-video-static = Video preview: a static image at most.
preview-translation = Translation: { $permission }.
preview-archive = Archived copy: { $permission }.
preview-picture = Illustration only; engines choose and shorten titles and texts in their own way.
# $texts: a list of the names of texts.
preview-missing = Unknown: { $texts }. What is in it can change this preview.
preview-no-title = Title of the page
preview-title-unknown = Title unknown: no HTML given
preview-no-text = The page’s text, or a description that the engine finds. Paste the HTML to see it here.
preview-no-snippet = No text is shown.
preview-nothing-known = No information is available for this page.
preview-image-large = large image
preview-image-standard = small image
preview-until = until { $moment }

## Audits that simulate other tools on the same texts

tools-title = What other tools say
tools-about = What Lighthouse and Google Search Console report for these texts, in their own terms. Both can see more: scripts, redirects, and what Google knows about the page.
tools-more = { $count ->
    [one] One more is not shown.
   *[other] { $count } more are not shown.
}
