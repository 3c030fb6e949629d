# Comparison of two versions of a robots.txt.

compare-title = Two versions of a robots.txt
compare-about = Change “After”, or open two files, to see which crawlers gain or lose which paths, and by which rules.
compare-before = Before
compare-after = After
compare-swap = Swap
compare-take = Use the robots.txt from One page
compare-placeholder = Paste a robots.txt here
compare-results = What changes
# Used if both versions are empty.
compare-nothing = Nothing to compare yet: paste a robots.txt into both panes.
# $version: the name of the empty version.
compare-empty = “{ $version }” is empty, so it is compared as a robots.txt without rules, which allows everything.
compare-same = Both versions give every crawler the same answers.
# $losing, $gaining: such as “3 crawlers and all others”, or compare-none.
compare-summary = Paths lost: { $losing }. Paths gained: { $gaining }.
# One purpose of crawlers, such as “AI training”. $changes: a list of the following messages. $total: the number of crawlers that serve this purpose.
compare-of-purpose = { $purpose }: { $changes }
compare-lose = { $count ->
    [one] { $count } of { $total } crawlers loses paths
   *[other] { $count } of { $total } crawlers lose paths
}
compare-gain = { $count ->
    [one] { $count } of { $total } crawlers gains paths
   *[other] { $count } of { $total } crawlers gain paths
}
compare-none = none
# Tokens such as Google-Extended, which exist only for robots.txt. Follows the message crawlers (page.ftl) in a list.
compare-tokens = { $count ->
    [one] { $count } control token
   *[other] { $count } control tokens
}
# Crawlers that ignore robots.txt, or fetch for users.
compare-unbound = Not bound by robots.txt
# Follows the message crawlers (page.ftl) in a list.
compare-ignoring = { $count } not bound by robots.txt
compare-others = all others
compare-now-allowed = Allowed now
compare-now-blocked = Blocked now
compare-left-out = { $count ->
    [one] One more name from the texts was left out.
   *[other] { $count } more names from the texts were left out.
}
compare-incomplete = These changes are certain, but there may be more: the texts are too large to test everything.
compare-what = What is compared
compare-versions = Two versions
compare-two-crawlers = Two crawlers
compare-crawlers-title = Two crawlers, one robots.txt
compare-crawlers-about = Paths that one crawler may fetch and the other may not, under the same robots.txt.
compare-examples = Examples are taken from the “Many URLs” list where possible.
compare-one = First crawler
compare-other = Second crawler
# $one, $other: two crawlers.
compare-crawlers-same = { $one } and { $other } may fetch exactly the same paths.
# $lost: the number of paths that $one may fetch and $other may not. $gained: the opposite.
compare-crawlers-differ = { $lost ->
    [0] { $other } may fetch everything that { $one } may
    [one] { $other } may not fetch what { $one } may, in one case
   *[other] { $other } may not fetch what { $one } may, in { $lost } cases
}; { $gained ->
    [0] nothing the other way round.
    [one] one case is the other way round.
   *[other] { $gained } cases are the other way round.
}
compare-lost = { $one } may, { $other } may not
compare-only = Changes for
compare-only-all = All crawlers
compare-only-none = Nothing changes for this crawler.
compare-unknown = Not in the catalogue
compare-records = Other fields
compare-all-crawlers = For all crawlers
compare-records-more = Not all changes to other fields are shown.
compare-lines = Line by line
compare-lines-more = There are more lines that differ.
compare-lines-too-many = Too many lines differ to list them.
compare-lines-same = { $count ->
    [one] One more line is the same
   *[other] { $count } more lines are the same
}
