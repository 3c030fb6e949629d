//! Serializes numbers and times as JavaScript numbers.

/// Serializes a time in seconds.
pub(crate) fn seconds<S: serde::Serializer>(
    time: &(impl Copy + Into<Option<std::time::Duration>>),
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(&(*time).into().map(|time| time.as_secs_f64()), serializer)
}

/// Serializes an integer as a float. An integer above JavaScript's largest safe integer may lose precision.
pub(crate) fn float<S: serde::Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*number as f64)
}
