# Parts of many sentences.

# A list: $list is the list so far, $next is its next item, and list-last adds the last one.
list-next = { $list }, { $next }
list-last = { $list } and { $next }
# $count further items are not named.
list-rest = { $list } and { $count } more
# Replaces names if there are none.
list-none = nobody

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
