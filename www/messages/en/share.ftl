# Sharing, saving and exporting.

share = Share and save
share-link = Copy link
# $count: the number of characters in the link.
share-copied = { $count ->
    [one] Link copied (it contains everything, in { $count } character).
   *[other] Link copied (it contains everything, in { $count } characters).
}
share-copy-yourself = The browser blocked copying. Copy it yourself:
share-link-text = Link
share-long = Browsers open it, but some mail and chat programs cut off such long links.
share-new = New
share-private = Changes are saved in this browser only
share-not-kept = No draft is saved: the browser does not allow it, or it is too large.
share-list-too-long = The list in “Many URLs” is too long for links and drafts, so it is left out.
share-too-large = This case is too large to be saved in this browser: copy a link, or save its texts as files.

# The report of a page as a file or on paper.

export = Export report
export-markdown-copy = Copy the answer as Markdown
export-markdown-save = Save the answer as Markdown
export-csv-save = Save the table as CSV
export-json-copy = Copy as JSON
export-json-save = Save as JSON
export-print = Print
export-not-copied = The browser blocked copying; save it instead.
report-title = robotscope report
report-crawlers = Crawlers
report-findings = Other findings
report-count = Number
report-crawl = Crawl
report-blocked = blocked
# The same, if it is only assumed that the crawler obeys.
report-forbidden-assumed = forbidden (assumed)
report-depends = depends
report-unknown = not known

cases = Cases
case-name = Name of this case
cases-others = Other cases
cases-none = There are no other cases yet.
cases-about = The last ten cases are saved, in this browser only.
# A case without name and URL.
case-unnamed = Unnamed
# $name: the name or URL of a case.
case-delete = Delete “{ $name }”
case-deleted = “{ $name }” was deleted.
