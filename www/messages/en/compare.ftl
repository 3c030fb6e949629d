# Two versions of a robots.txt.

compare-title = Two versions of a robots.txt
compare-about = Change the text on the right, or open two files: robotscope says which crawlers gain or lose which paths, and by which rules.
compare-before = Before
compare-after = After
compare-swap = Swap
compare-take = Take that of “One page”
compare-placeholder = Paste a robots.txt here
compare-results = What changes
compare-same = Both say the same to every crawler.
# $losing, $gaining: how many crawlers may no longer, or may newly fetch something
compare-summary = { $losing ->
    [0] No crawler loses anything
    [one] { $losing } crawler may no longer fetch something
   *[other] { $losing } crawlers may no longer fetch something
}; { $gaining ->
    [0] none gains anything.
    [one] { $gaining } may fetch something new.
   *[other] { $gaining } may fetch something new.
}
compare-crawlers = { $count ->
    [one] For one crawler
   *[other] For { $count } crawlers alike
}
compare-others = all others
compare-now-allowed = Allowed now
compare-now-blocked = Blocked now
compare-left-out = { $count ->
    [one] One more name that the texts address was left out.
   *[other] { $count } more names that the texts address were left out.
}
compare-incomplete = These changes are certain, but there may be more: the texts are too large to try everything.
