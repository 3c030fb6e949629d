# Parts of many sentences.

# A list: $list is the list so far, $next is its next item, and list-last adds the last one.
list-next = { $list }, { $next }
list-last = { $list } and { $next }
# $count further items are not named.
list-rest = { $list } and { $count } more
# Replaces names if there are none.
list-none = nobody
# Joins phrases that may contain commas.
list-next-phrase = { $list }; { $next }

# Consecutive sentences.
sentences = { $list } { $next }

# A quoted line of a file, in a list. $line is its number.
quoted-line = line { $line }, “{ $text }”

# The certainty of a statement.
sure-documented = documented
sure-reported = reported
sure-assumed = assumed

# The operator of a crawler that is not a company by itself.
operator-unknown = unknown operator
operator-any-user = any user
operator-customers = { $company } (its customers)

# A length of time.
time-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
