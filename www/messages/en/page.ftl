# The frame of the page.

title = robotscope – robots.txt tester for every crawler
# $view is one of the view-… messages.
title-view = { $view } – robotscope
# For search engines and bookmarks.
description = May this bot crawl this page, and which line of robots.txt says so? Test a robots.txt against every known crawler, in your browser.
skip = Skip to the content
views = What robotscope can do
view-page = One page
view-urls = Many URLs
view-compare = Compare
view-generate = Generate
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
page-inputs = What you test
page-results = Results
crawlers = { $count ->
    [one] { $count } crawler
   *[other] { $count } crawlers
}
working = Working …
failed = That could not be done. Try it again, or reload the page.
copy = Copy
copied = Copied.
copy-failed = The browser did not let it be copied; select the text instead.
open-file = Open file
more = { $count ->
    [one] One more
   *[other] { $count } more
}
private = Nothing that you enter leaves your browser.
offline-ready = robotscope works without a network now.
offline-new = There is a new version of robotscope.
offline-use-new = Load it

close = Close
keys = Keyboard shortcuts
keys-where = They work wherever you are not writing.
keys-wanted = Use these keys
key-url = Enter the URL
key-robots = Show robots.txt
key-headers = Show the headers
key-html = Show the HTML
key-filter = Filter the crawlers
key-next = Next finding
key-previous = Previous finding
key-page = One page
key-urls = Many URLs
key-compare = Compare
key-generate = Generate
key-help = Show these keys

# The engine has met a fault of its own.
stopped-title = robotscope has stopped
stopped-texts = The fault is robotscope’s, not yours. What you wrote is still in the panes: you can copy it from there, or download it before you load the page again.
stopped-download = Download my texts
stopped-reload = Load the page again
stopped-afresh = Start again without my texts
stopped-report = Please send this report to whoever gave you this page. It says what happened and contains none of your texts; the text that led here helps if you may share it.
stopped-copy = Copy the report
