# What a crawler does after what came back for robots.txt.

# What came back, as a clause. $status is a number such as 503.
response-status = robots.txt was answered with status { $status }
response-network-failure = the request for robots.txt got no answer

# How it is judged, as a clause, where that says more than what came back ($response).
case-too-long = the text is longer than what must be read
case-too-many-redirects = there were too many redirects
case-redirect = { $response }, a redirect that was not followed
case-invalid-status = { $response }, which is no final status of HTTP

# What follows, as the second half of a sentence whose first half is one of the above.
effect-rules = so its rules apply
effect-rules-first = and only the rules in its first { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
} apply
effect-no-file = which counts as if there were no robots.txt
effect-disallow-all = so nothing but robots.txt may be crawled
effect-last-good-copy = so the last good copy applies
effect-last-good-copy-first = so the first { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
} of the last good copy apply
effect-redirect-target = so what its target answers decides

# The answer. $case and $effect are from above.
availability-answer = { availability-may }: { $case }, { $effect }.
# Several things can be, and the answer is the same, or not.
availability-in-each-case = { availability-may }, in each of these cases: { $response }.
availability-depends = { availability-may }, it depends: { $response }.
availability-may = { $name } { $access ->
    [allowed] may crawl
    [disallowed] may not crawl
   *[unknown] may or may not crawl
} { $path }

# One thing that can be: for whom and when, what came back and what follows ($case, $effect); how sure that is ($certainty), and who says so ($source).
# $from and $until are lengths of time; $copy: whether there is a last good copy of robots.txt; $site: whether the rest of the site answers.
availability-step = For { $name }{ $time ->
    [before] {" "}in the first { $until } without a robots.txt
    [after] {" "}after { $from } without a robots.txt
    [between] {" "}between { $from } and { $until } without a robots.txt
   *[always] {""}
}{ $copy ->
    [exists] , with a last good copy
    [missing] , without a last good copy
   *[any] {""}
}{ $site ->
    [available] , while the rest of the site is available
    [unavailable] , while the rest of the site is unavailable, too
   *[any] {""}
}: { $case }, { $effect }; { $access ->
    [allowed] it may be crawled
    [disallowed] it may not be crawled
   *[unknown] the answer lies in a text that is not at hand
} ({ $certainty }; { $source }).

availability-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
availability-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
