# The behaviour of a crawler after fetching robots.txt.

# The response, as a clause. $status is a number such as 503.
response-status = robots.txt returned status { $status }
response-network-failure = the request for robots.txt got no response

# The case to which the response ($response) belongs, as a clause, if it adds information. $size and $limit: numbers of bytes.
case-too-long = robots.txt has { $size } bytes, more than the { $limit } that crawlers must read
case-too-many-redirects = there were too many redirects
case-redirect = { $response }, a redirect that was not followed
case-invalid-status = { $response }, which is not a final HTTP status

# The effect, as the second half of a sentence that begins with one of the above.
effect-rules = so its rules apply
effect-rules-first = and only the rules in its first { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
} apply
effect-no-file = which counts as if there were no robots.txt
effect-disallow-all = so nothing but robots.txt may be crawled
effect-last-good-copy = so the last good copy applies
effect-assumed-copy = so the last good copy applies (assumed to be the text given here)
effect-last-good-copy-first = so the first { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
} of the last good copy apply
effect-redirect-target = so the response of its target decides

# The answer. $case and $effect are messages from above.
availability-answer = { availability-may }: { $case }, { $effect }.
# Several possibilities: the answer is the same for each, or depends on one of depends-on-… ($what).
availability-in-each-case = { availability-may } in every case: { $response }.
availability-depends = Whether { $name } may crawl { $path } depends on { $what }: { $response }.
availability-may = { $name } { $access ->
    [allowed] may crawl
    [disallowed] may not crawl
   *[unknown] may or may not crawl
} { $path }

# One possibility: the crawlers and times concerned, the response and its effect ($case, $effect), the certainty ($certainty), and the
# source ($source).
# $from and $until are lengths of time; $copy: whether there is a last good copy of robots.txt; $site: whether the rest of the site answers.
availability-step = For { $name }{ $time ->
    [before] {" "}in the first { $until } of the outage
    [after] {" "}after { $from } of outage
    [between] {" "}between { $from } and { $until } of outage
   *[always] {""}
}{ $copy ->
    [exists] , with a last good copy
    [missing] , without a last good copy
   *[any] {""}
}{ $site ->
    [available] , while the rest of the site is available
    [unavailable] , while the rest of the site is unavailable too
   *[any] {""}
}: { $case }, { $effect }{ $access ->
    [unbound] {""}
    [allowed] ; the path is allowed
    [disallowed] ; the path is blocked
   *[unknown] ; the result depends on a text that is not given
} ({ $certainty }; { $source }).

# Precedes the answer of a crawler that robots.txt does not bind. $rules: the result of its rules, as a sentence; $certainty: its certainty.
unbound-ignores = { $name } ignores robots.txt ({ $certainty }), so no rule stops it from crawling { $path }.
unbound-user-triggered = { $name } may fetch { $path } for a user: robots.txt generally does not apply to such requests ({ $certainty }).
unbound-rules = By the rules alone: { $rules }
# Follows an answer about a long text.
availability-size = robots.txt has { $size } bytes; { $name } reads the first { $limit }, so later rules do not count.

# The fact on which an answer depends, as the end of a sentence.
depends-on-time = how long robots.txt has been failing
depends-on-last-good-copy = whether there is a last good copy
depends-on-rest-of-site = whether the rest of the site responds
depends-on-size = how much of a long robots.txt is read
depends-on-redirect-target = the response of the redirect’s target
depends-on-text = a text that is not given
depends-on-crawler = the crawler’s own choice
