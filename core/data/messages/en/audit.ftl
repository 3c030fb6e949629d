# Results of other tools for a page. Names of tools, audits and reports stay in English, as the tools write them.
# $outcome: pass, fail, not-applicable, or unknown (the texts do not decide).

audit-robots-txt = { $outcome ->
    [pass] Lighthouse says that robots.txt is valid.
    [fail] Lighthouse says that robots.txt is not valid.
    [not-applicable] Lighthouse does not check robots.txt here: there is none, or it is empty.
   *[unknown] What Lighthouse says of robots.txt is not known: its text or its status is missing.
}
audit-is-crawlable = { $outcome ->
    [pass] Lighthouse says that the page is not blocked from indexing: that takes all of the bots it asks for.
    [fail] Lighthouse says that the page is blocked from indexing.
   *[unknown] Whether Lighthouse says that the page is blocked from indexing is not known from these texts.
}
audit-robots-txt-report = { $outcome ->
    [pass] The robots.txt report of Search Console shows the file as fetched.
    [fail] The robots.txt report of Search Console shows the file as not fetched.
    [not-applicable] The robots.txt report of Search Console shows no file. For Google, that is fine.
   *[unknown] What the robots.txt report of Search Console shows is not known.
}
audit-crawl-allowed = { $outcome ->
    [pass] “Crawl allowed?” in the URL inspection of Search Console: yes.
    [fail] “Crawl allowed?” in the URL inspection of Search Console: no, blocked by robots.txt.
   *[unknown] “Crawl allowed?” in the URL inspection of Search Console: not known from these texts.
}
audit-indexing-allowed = { $outcome ->
    [pass] “Indexing allowed?” in the URL inspection of Search Console: yes.
    [fail] “Indexing allowed?” in the URL inspection of Search Console: no.
    [not-applicable] “Indexing allowed?” in the URL inspection of Search Console: no answer, because Google does not read the page.
   *[unknown] “Indexing allowed?” in the URL inspection of Search Console: not known from these texts.
}
audit-page-indexing = { $outcome ->
    [pass] The page indexing report of Search Console finds no reason in these texts. Whether Google has indexed the page, they do not say.
    [fail] The page indexing report of Search Console gives one of these reasons.
   *[unknown] What the page indexing report of Search Console says is not known from these texts.
}

# $bots: names of bots. The first message is used if the audit passes.
audit-blocked-bots = It warns that { $bots } cannot index it.
audit-ours-blocked = Unlike Lighthouse, robotscope finds that { $bots } cannot fetch or index the page.
audit-ours-open = Unlike Lighthouse, robotscope finds that { $bots } can fetch and index the page.

# The parts that an audit reports. $label: the tool's label.
audit-reason = { $reason ->
    [robots-txt-rule] The rule
    [header] The header
    [meta] The meta element
    [error-status] Lighthouse stops at a page with an error status
    [not-html] Lighthouse stops at a page that is not HTML
    [redirect] Lighthouse follows the redirect and looks at its target
   *[other] “{ $label }”
}
# $what: one of audit-reason; $place: a line, quoted.
audit-remark = { $what }: { $place }.
audit-remark-alone = { $what }.
# $version: a version of Lighthouse, such as 13.1.
audit-until = Lighthouse says so only before version { $version }.
audit-difference-known-record = The line is right: this record is for other readers.
audit-difference-google-reads-it = Google still reads this line.
