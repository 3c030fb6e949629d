# The words of the browser extension. Verdicts, problems and explanations are messages of the engine.
# scripts/lib/browser-messages.mjs converts this file for browsers. They have no plural forms, so a message is plain text with variables.

# At most 75 characters.
title = robotscope: may crawlers show this page?
# At most 132 characters.
description = May Google, Bing and AI crawlers crawl and show this page? Each answer names the line that decides. No data leaves the browser.

# A badge with the combined verdict for one crawler.
state-shown = shown
state-restricted = restricted
state-not-shown = not shown
state-unknown = unknown
# The combined verdict if it is only assumed which version of the page counts. $state: one of the four messages above.
state-assumed = { $state } (assumed)
# Badges of crawlers that fill no search results.
state-may-crawl = may crawl
state-may-not-crawl = may not crawl
state-ignores = ignores robots.txt
state-user-triggered = acts for a user

try-again = Fetch again
# $reason: the text of an error.
failed = robotscope failed: { $reason }
loading = Fetching the page and its robots.txt …
not-a-page = This is not a web page: robotscope reads pages with http:// or https:// URLs.
no-access = robotscope may not read this tab. Click its icon in the toolbar while the tab is open.

# How the texts were fetched. $time: a time of day.
fetched-without-cookies = Fetched again at { $time } without cookies, as crawlers do.
fetched-with-cookies = Fetched again at { $time } with the browser’s cookies. Crawlers have no cookies, so they may get another page.
fetched-in-tab = The request was sent from inside the page, so a service worker of the site could have answered it.
with-cookies = Fetch with the browser’s cookies
user-agent-note = The request had the browser’s User-Agent. Sites may answer crawlers differently.
# $text: such as “200 OK”.
page-status = Status: { $text }
page-failed = The page could not be fetched again, so its status, headers and HTML are unknown.
# In Firefox, after the previous message.
page-failed-hint = The page may forbid requests from inside it. Switch on “Redirects and icon” in the popup, so that robotscope can send them itself.
# $url: the URL at the end of the redirects.
page-redirected = The server redirects this URL to { $url }. The answers are for that URL.
robots-failed = robots.txt could not be fetched, so crawling is unknown.
# $status: an HTTP status.
robots-status = robots.txt: status { $status }
# In Chromium, after the next message or after “headers-rebuilt”.
headers-hint = Switch on exact headers in the popup to see them as received.
headers-joined = Lines with the same header name arrive joined.
cut-off = The page is longer than 15 MiB: only the beginning was read.
redirects = Redirects
redirects-unseen = The redirects in between are visible after you switch on the icon for this site.
# How the tab arrived at the page, as seen while it loaded.
visit-redirects = Redirects when this tab opened the page

# In Firefox, which joins header lines. $host: a host.
observed = Redirects and icon on { $host }
observed-about = The browser asks for permission to read this site. robotscope then lists redirects, and the icon shows the verdict. Each page load then sends up to four more requests, and more if the page redirects to other sites.
# In Chromium. $host: a host such as www.example.com.
exact-headers = Exact headers and icon on { $host }
exact-about = The browser asks for permission to read this site. robotscope then keeps each header line apart, and the icon shows the verdict. Each page load then sends up to four more requests, and more if the page redirects to other sites.

pin-edit = Choose crawlers
pin-add = Add
pin-crawler = Crawler
# $crawler: the name of a crawler.
pin-remove = Remove { $crawler }
icon-crawler = The icon shows the verdict for
pin-unknown = The catalogue has no crawler with this name.

# $number: the number of a line.
line = line { $number }

# The response headers, as the name of a text.
source-headers = headers
# The HTML of the open page, after scripts ran, as the name of a text.
source-rendered = rendered HTML

rendered = Raw and rendered HTML
rendered-same = The scripts of the page change neither robots directives nor a canonical link in the HTML as served.
rendered-cookies = The HTML and the open page differ only because of the browser’s cookies. No script changed robots directives or canonical links.
rendered-unclear = It is unclear whether scripts made the differences between the HTML and the open page. The browser’s cookies, a change on the server, or the page that the tab showed before could be the cause.
rendered-not-fetched = Unknown: the page could not be fetched again.
rendered-unknown = Unknown: the open page could not be read.
rendered-other-page = Unknown: the server returns another page than the tab shows.
rendered-loading = The page was still loading when it was compared.
# $time: a date and a time of day.
rendered-age = The tab last loaded a page on { $time }. Reload the page if the site or the URL has changed since then.
# $sentence: the verdict if scripts made the differences, in the words of the engine.
unclear-verdict = Unclear whether scripts made the differences between the HTML and the open page. If they did: { $sentence }

copy-markdown = Copy as Markdown
copied = Copied.
not-copied = The browser blocked copying.
open-page = Open in robotscope
open-page-served = The link contains the HTML as served. Changes by scripts are left out.
open-panel = Side panel
too-long = The texts are too long for a link. The link leaves out the HTML.

icon-off = robotscope: click to see which crawlers may show this page
icon-loading = robotscope: fetching …

panel-crawler = Mark lines that decide for
# Beside the headers in the side panel, unless exact headers are on.
headers-rebuilt = The browser does not pass on the order and repetitions of header lines.
text-unknown = unknown
text-empty = The text is empty.
problems = Problems
problems-none = No problems found.
# $number: the number of a line, $title: the description of a fix.
copy-fixed = Copy the text with this fix
fix-look = Look at the result: this fix may change more than you intend.

# Headings of the Markdown report.
report-title = robotscope report
report-date = Date
