# The header and the footer of the page.

title = robotscope – robots.txt tester for every crawler
# $view: one of the messages view-….
title-view = { $view } – robotscope
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
failed = That did not work. Try again, or reload the page.
copy = Copy
copied = Copied.
copy-failed = The browser blocked copying; select the text instead.
open-file = Open file
more = { $count ->
    [one] One more
   *[other] { $count } more
}
private = Nothing you enter leaves your browser.
offline-ready = robotscope now works offline.
offline-new = A new version of robotscope is available.
offline-use-new = Load it

close = Close
keys = Keyboard shortcuts
keys-where = They work when you are not typing.
keys-wanted = Enable keyboard shortcuts
key-url = Enter the URL
key-robots = Show robots.txt
key-headers = Show the headers
key-html = Show the HTML
key-why = Explain the chosen crawler’s answer
key-filter = Filter the crawlers
key-next = Next finding
key-previous = Previous finding
key-help = Show these keys

# Shown when the engine has stopped because of a bug.
stopped-title = robotscope has stopped
stopped-texts = This is a bug in robotscope. Your texts are still in the panes: copy or download them before you reload the page.
stopped-download = Download my texts
stopped-reload = Reload the page
stopped-start-again = Start again without my texts
stopped-report = Please send this report to the owner of this page. It says what happened and contains none of your texts; the text that caused it helps, if you may share it.
stopped-copy = Copy the report
