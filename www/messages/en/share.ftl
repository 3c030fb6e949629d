# Sharing, keeping, exporting.

share = Share and keep
share-link = Copy link
# $count: how many characters the link has
share-copied = { $count ->
    [one] Copied: a link of { $count } character that holds all of this.
   *[other] Copied: a link of { $count } characters that holds all of this.
}
share-copy-yourself = The browser did not let it be copied. Copy it yourself:
share-link-text = Link
share-long = Browsers open it, but some mail and chat programs cut off links as long as this.
share-new = New
share-private = Draft saved in this browser only
share-not-kept = The browser keeps no draft of this: it does not allow it, or it is too large.
share-list-too-long = The list of “Many URLs” is too long for links and drafts, so they hold all but that.

# Links and drafts

opened-link = This is what the link holds.
opened-link-draft = This is what the link holds. Your own draft is kept until you change something here.
opened-broken = The link is incomplete or damaged, so nothing of it is shown. What you had is still here.
opened-version = The link was made by a newer robotscope, so nothing of it is shown. Reload the page to get that. What you had is still here.
opened-too-large = The link holds more than this page can show. What you had is still here.
opened-older = Before you changed what a link held, there was another draft of yours.
opened-returned = Previous case put aside.
opened-return = Back to my draft
opened-undo = Undo
opened-dismiss = Dismiss

# The report of a page as a file or on paper

export = Export report
export-markdown-copy = Copy as Markdown
export-markdown-save = Save as Markdown
export-json-copy = Copy as JSON
export-json-save = Save as JSON
export-print = Print
export-copied = Copied.
export-not-copied = The browser did not let it be copied; save it instead.
report-title = robotscope report
report-crawlers = Crawlers
report-findings = Also worth knowing
report-crawler = Crawler
report-operator = Operator
report-crawl = Crawl
report-line = Line
report-index = Index
report-follow = Follow links
report-snippet = Snippet, characters
report-image = Image preview
report-video = Video preview, seconds
report-translation = Translation
report-archive = Archive
report-until = Unavailable after
report-allowed = allowed
report-blocked = blocked
report-forbidden = forbidden
report-depends = depends
report-unknown = not known
