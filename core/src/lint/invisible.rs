//! Recognises characters that are invisible or look like other characters.

/// A character that is invisible, or looks like another character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Disguised {
    /// The code point and its Unicode name, for example `U+200B ZERO WIDTH SPACE`.
    pub(crate) name: &'static str,
    /// The character's appearance: nothing, a space, or another character.
    pub(crate) looks_like: &'static str,
}

/// Returns the name and appearance of a character that is invisible or looks like an ASCII character; `None` for any other character.
pub(crate) fn disguised(character: char) -> Option<Disguised> {
    let place = TABLE.binary_search_by_key(&character, |(known, ..)| *known).ok()?;
    TABLE.get(place).map(|&(_, name, looks_like)| Disguised { name, looks_like })
}

/// Returns a text in which every invisible or misleading character is replaced by the text that it looks like.
pub(crate) fn as_it_looks(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for character in text.chars() {
        match disguised(character) {
            Some(Disguised { looks_like, .. }) => plain.push_str(looks_like),
            None => plain.push(character),
        }
    }
    plain
}

/// Invisible and misleading characters, sorted by code point. The letters are Cyrillic and Greek letters that look like Latin letters in
/// most fonts.
const TABLE: &[(char, &str, &str)] = &[
    ('\u{A0}', "U+00A0 NO-BREAK SPACE", " "),
    ('\u{AD}', "U+00AD SOFT HYPHEN", ""),
    ('\u{34F}', "U+034F COMBINING GRAPHEME JOINER", ""),
    ('\u{391}', "U+0391 GREEK CAPITAL LETTER ALPHA", "A"),
    ('\u{392}', "U+0392 GREEK CAPITAL LETTER BETA", "B"),
    ('\u{395}', "U+0395 GREEK CAPITAL LETTER EPSILON", "E"),
    ('\u{39F}', "U+039F GREEK CAPITAL LETTER OMICRON", "O"),
    ('\u{3A1}', "U+03A1 GREEK CAPITAL LETTER RHO", "P"),
    ('\u{3A4}', "U+03A4 GREEK CAPITAL LETTER TAU", "T"),
    ('\u{3BF}', "U+03BF GREEK SMALL LETTER OMICRON", "o"),
    ('\u{405}', "U+0405 CYRILLIC CAPITAL LETTER DZE", "S"),
    ('\u{406}', "U+0406 CYRILLIC CAPITAL LETTER BYELORUSSIAN-UKRAINIAN I", "I"),
    ('\u{410}', "U+0410 CYRILLIC CAPITAL LETTER A", "A"),
    ('\u{412}', "U+0412 CYRILLIC CAPITAL LETTER VE", "B"),
    ('\u{415}', "U+0415 CYRILLIC CAPITAL LETTER IE", "E"),
    ('\u{41A}', "U+041A CYRILLIC CAPITAL LETTER KA", "K"),
    ('\u{41C}', "U+041C CYRILLIC CAPITAL LETTER EM", "M"),
    ('\u{41D}', "U+041D CYRILLIC CAPITAL LETTER EN", "H"),
    ('\u{41E}', "U+041E CYRILLIC CAPITAL LETTER O", "O"),
    ('\u{420}', "U+0420 CYRILLIC CAPITAL LETTER ER", "P"),
    ('\u{421}', "U+0421 CYRILLIC CAPITAL LETTER ES", "C"),
    ('\u{422}', "U+0422 CYRILLIC CAPITAL LETTER TE", "T"),
    ('\u{425}', "U+0425 CYRILLIC CAPITAL LETTER HA", "X"),
    ('\u{430}', "U+0430 CYRILLIC SMALL LETTER A", "a"),
    ('\u{435}', "U+0435 CYRILLIC SMALL LETTER IE", "e"),
    ('\u{43E}', "U+043E CYRILLIC SMALL LETTER O", "o"),
    ('\u{440}', "U+0440 CYRILLIC SMALL LETTER ER", "p"),
    ('\u{441}', "U+0441 CYRILLIC SMALL LETTER ES", "c"),
    ('\u{443}', "U+0443 CYRILLIC SMALL LETTER U", "y"),
    ('\u{445}', "U+0445 CYRILLIC SMALL LETTER HA", "x"),
    ('\u{455}', "U+0455 CYRILLIC SMALL LETTER DZE", "s"),
    ('\u{456}', "U+0456 CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I", "i"),
    ('\u{458}', "U+0458 CYRILLIC SMALL LETTER JE", "j"),
    ('\u{61C}', "U+061C ARABIC LETTER MARK", ""),
    ('\u{115F}', "U+115F HANGUL CHOSEONG FILLER", ""),
    ('\u{1160}', "U+1160 HANGUL JUNGSEONG FILLER", ""),
    ('\u{180E}', "U+180E MONGOLIAN VOWEL SEPARATOR", ""),
    ('\u{2000}', "U+2000 EN QUAD", " "),
    ('\u{2001}', "U+2001 EM QUAD", " "),
    ('\u{2002}', "U+2002 EN SPACE", " "),
    ('\u{2003}', "U+2003 EM SPACE", " "),
    ('\u{2004}', "U+2004 THREE-PER-EM SPACE", " "),
    ('\u{2005}', "U+2005 FOUR-PER-EM SPACE", " "),
    ('\u{2006}', "U+2006 SIX-PER-EM SPACE", " "),
    ('\u{2007}', "U+2007 FIGURE SPACE", " "),
    ('\u{2008}', "U+2008 PUNCTUATION SPACE", " "),
    ('\u{2009}', "U+2009 THIN SPACE", " "),
    ('\u{200A}', "U+200A HAIR SPACE", " "),
    ('\u{200B}', "U+200B ZERO WIDTH SPACE", ""),
    ('\u{200C}', "U+200C ZERO WIDTH NON-JOINER", ""),
    ('\u{200D}', "U+200D ZERO WIDTH JOINER", ""),
    ('\u{200E}', "U+200E LEFT-TO-RIGHT MARK", ""),
    ('\u{200F}', "U+200F RIGHT-TO-LEFT MARK", ""),
    ('\u{2010}', "U+2010 HYPHEN", "-"),
    ('\u{2011}', "U+2011 NON-BREAKING HYPHEN", "-"),
    ('\u{2012}', "U+2012 FIGURE DASH", "-"),
    ('\u{2013}', "U+2013 EN DASH", "-"),
    ('\u{2014}', "U+2014 EM DASH", "-"),
    ('\u{2015}', "U+2015 HORIZONTAL BAR", "-"),
    ('\u{2028}', "U+2028 LINE SEPARATOR", " "),
    ('\u{2029}', "U+2029 PARAGRAPH SEPARATOR", " "),
    ('\u{202A}', "U+202A LEFT-TO-RIGHT EMBEDDING", ""),
    ('\u{202B}', "U+202B RIGHT-TO-LEFT EMBEDDING", ""),
    ('\u{202C}', "U+202C POP DIRECTIONAL FORMATTING", ""),
    ('\u{202D}', "U+202D LEFT-TO-RIGHT OVERRIDE", ""),
    ('\u{202E}', "U+202E RIGHT-TO-LEFT OVERRIDE", ""),
    ('\u{202F}', "U+202F NARROW NO-BREAK SPACE", " "),
    ('\u{2043}', "U+2043 HYPHEN BULLET", "-"),
    ('\u{204E}', "U+204E LOW ASTERISK", "*"),
    ('\u{205F}', "U+205F MEDIUM MATHEMATICAL SPACE", " "),
    ('\u{2060}', "U+2060 WORD JOINER", ""),
    ('\u{2061}', "U+2061 FUNCTION APPLICATION", ""),
    ('\u{2062}', "U+2062 INVISIBLE TIMES", ""),
    ('\u{2063}', "U+2063 INVISIBLE SEPARATOR", ""),
    ('\u{2064}', "U+2064 INVISIBLE PLUS", ""),
    ('\u{2066}', "U+2066 LEFT-TO-RIGHT ISOLATE", ""),
    ('\u{2067}', "U+2067 RIGHT-TO-LEFT ISOLATE", ""),
    ('\u{2068}', "U+2068 FIRST STRONG ISOLATE", ""),
    ('\u{2069}', "U+2069 POP DIRECTIONAL ISOLATE", ""),
    ('\u{2212}', "U+2212 MINUS SIGN", "-"),
    ('\u{2217}', "U+2217 ASTERISK OPERATOR", "*"),
    ('\u{3000}', "U+3000 IDEOGRAPHIC SPACE", " "),
    ('\u{3164}', "U+3164 HANGUL FILLER", ""),
    ('\u{FE0E}', "U+FE0E VARIATION SELECTOR-15", ""),
    ('\u{FE0F}', "U+FE0F VARIATION SELECTOR-16", ""),
    ('\u{FE58}', "U+FE58 SMALL EM DASH", "-"),
    ('\u{FE61}', "U+FE61 SMALL ASTERISK", "*"),
    ('\u{FE63}', "U+FE63 SMALL HYPHEN-MINUS", "-"),
    ('\u{FEFF}', "U+FEFF ZERO WIDTH NO-BREAK SPACE", ""),
    ('\u{FF0A}', "U+FF0A FULLWIDTH ASTERISK", "*"),
    ('\u{FF0D}', "U+FF0D FULLWIDTH HYPHEN-MINUS", "-"),
    ('\u{FF3F}', "U+FF3F FULLWIDTH LOW LINE", "_"),
    ('\u{FFA0}', "U+FFA0 HALFWIDTH HANGUL FILLER", ""),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_its_names_match_their_code_points() {
        assert!(TABLE.is_sorted_by_key(|(character, ..)| *character));
        for (character, name, _) in TABLE {
            assert!(name.starts_with(&format!("U+{:04X} ", u32::from(*character))), "{name}");
        }
    }

    #[test]
    fn replaces_lookalikes_and_removes_invisible_characters() {
        assert_eq!(as_it_looks("Perplexity\u{2011}User\u{200B}"), "Perplexity-User");
        assert_eq!(as_it_looks("\u{A0}Sogou\u{A0}web spider é"), " Sogou web spider é");
        assert_eq!(disguised('-'), None);
    }
}
