//! Makes generated example paths readable.

/// The word that replaces a star.
const WORD: &[u8] = b"page";

/// Returns readable variants of an example path, most readable first. Each run of filler bytes represents a star. A word replaces each run
/// inside the path; a run at the end is removed or replaced by a word.
pub(super) fn paths(example: &[u8], filler: u8) -> Vec<Vec<u8>> {
    let end = example.iter().rposition(|byte| *byte != filler).map_or(0, |last| last + 1);
    let (body, tail) = example.split_at_checked(end).unwrap_or((example, &[]));
    let mut path = Vec::with_capacity(example.len() + 2 * WORD.len());
    for run in body.chunk_by(|one, next| (*one == filler) == (*next == filler)) {
        path.extend_from_slice(if run.first() == Some(&filler) { WORD } else { run });
    }
    if tail.is_empty() {
        return vec![path];
    }
    let slash: &[u8] = if path.ends_with(b"/") { b"" } else { b"/" };
    let longer = [path.as_slice(), slash, WORD].concat();
    let glued = [path.as_slice(), WORD].concat();
    vec![path, longer, glued]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readable_paths_contain_words_in_place_of_stars() {
        let read = |example: &str| {
            paths(example.as_bytes(), b'y').into_iter().map(|path| String::from_utf8(path).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(read("/shop/y"), ["/shop/", "/shop/page", "/shop/page"]);
        assert_eq!(read("/foody"), ["/food", "/food/page", "/foodpage"]);
        assert_eq!(read("/y.pdf"), ["/page.pdf"]);
        assert_eq!(read("/a/yy/b?y"), ["/a/page/b?", "/a/page/b?/page", "/a/page/b?page"]);
        assert_eq!(read("/"), ["/"]);
    }
}
