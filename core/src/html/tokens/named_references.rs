//! The named character references that are decoded.

/// The replacement for each `&name;`, sorted by name: all names of ASCII characters, the names of HTML 4 (Latin-1, Greek, symbols), and the
/// legacy names `COPY` and `REG`.
///
/// DIFFERENCE: the HTML standard has two thousand more names, which are not decoded. Each of these names represents a character outside
/// ASCII. Names of crawlers and directives, directives' values, and commas are ASCII. Text with such a reference is therefore never a
/// directive, decoded or not. The full table would take half of the WebAssembly module's size budget.
#[rustfmt::skip]
pub(in crate::html) static NAMES: [(&str, &str); 296] = [
    ("AElig", "Æ"), ("AMP", "&"), ("Aacute", "Á"), ("Acirc", "Â"), ("Agrave", "À"), ("Alpha", "Α"), ("Aring", "Å"),
    ("Atilde", "Ã"), ("Auml", "Ä"), ("Beta", "Β"), ("COPY", "©"), ("Ccedil", "Ç"), ("Chi", "Χ"), ("Dagger", "‡"),
    ("Delta", "Δ"), ("DiacriticalGrave", "`"), ("ETH", "Ð"), ("Eacute", "É"), ("Ecirc", "Ê"), ("Egrave", "È"),
    ("Epsilon", "Ε"), ("Eta", "Η"), ("Euml", "Ë"), ("GT", ">"), ("Gamma", "Γ"), ("Hat", "^"), ("Iacute", "Í"), ("Icirc", "Î"),
    ("Igrave", "Ì"), ("Iota", "Ι"), ("Iuml", "Ï"), ("Kappa", "Κ"), ("LT", "<"), ("Lambda", "Λ"), ("Mu", "Μ"),
    ("NewLine", "\n"), ("Ntilde", "Ñ"), ("Nu", "Ν"), ("OElig", "Œ"), ("Oacute", "Ó"), ("Ocirc", "Ô"), ("Ograve", "Ò"),
    ("Omega", "Ω"), ("Omicron", "Ο"), ("Oslash", "Ø"), ("Otilde", "Õ"), ("Ouml", "Ö"), ("Phi", "Φ"), ("Pi", "Π"),
    ("Prime", "″"), ("Psi", "Ψ"), ("QUOT", "\""), ("REG", "®"), ("Rho", "Ρ"), ("Scaron", "Š"), ("Sigma", "Σ"), ("THORN", "Þ"),
    ("Tab", "\t"), ("Tau", "Τ"), ("Theta", "Θ"), ("Uacute", "Ú"), ("Ucirc", "Û"), ("Ugrave", "Ù"), ("UnderBar", "_"),
    ("Upsilon", "Υ"), ("Uuml", "Ü"), ("VerticalLine", "|"), ("Xi", "Ξ"), ("Yacute", "Ý"), ("Yuml", "Ÿ"), ("Zeta", "Ζ"),
    ("aacute", "á"), ("acirc", "â"), ("acute", "´"), ("aelig", "æ"), ("agrave", "à"), ("alefsym", "ℵ"), ("alpha", "α"),
    ("amp", "&"), ("and", "∧"), ("ang", "∠"), ("apos", "'"), ("aring", "å"), ("ast", "*"), ("asymp", "≈"), ("atilde", "ã"),
    ("auml", "ä"), ("bdquo", "„"), ("beta", "β"), ("brvbar", "¦"), ("bsol", "\\"), ("bull", "•"), ("cap", "∩"),
    ("ccedil", "ç"), ("cedil", "¸"), ("cent", "¢"), ("chi", "χ"), ("circ", "ˆ"), ("clubs", "♣"), ("colon", ":"),
    ("comma", ","), ("commat", "@"), ("cong", "≅"), ("copy", "©"), ("crarr", "↵"), ("cup", "∪"), ("curren", "¤"),
    ("dArr", "⇓"), ("dagger", "†"), ("darr", "↓"), ("deg", "°"), ("delta", "δ"), ("diams", "♦"), ("divide", "÷"),
    ("dollar", "$"), ("eacute", "é"), ("ecirc", "ê"), ("egrave", "è"), ("empty", "∅"), ("emsp", "\u{2003}"),
    ("ensp", "\u{2002}"), ("epsilon", "ε"), ("equals", "="), ("equiv", "≡"), ("eta", "η"), ("eth", "ð"), ("euml", "ë"),
    ("euro", "€"), ("excl", "!"), ("exist", "∃"), ("fjlig", "fj"), ("fnof", "ƒ"), ("forall", "∀"), ("frac12", "½"),
    ("frac14", "¼"), ("frac34", "¾"), ("frasl", "⁄"), ("gamma", "γ"), ("ge", "≥"), ("grave", "`"), ("gt", ">"), ("hArr", "⇔"),
    ("harr", "↔"), ("hearts", "♥"), ("hellip", "…"), ("iacute", "í"), ("icirc", "î"), ("iexcl", "¡"), ("igrave", "ì"),
    ("image", "ℑ"), ("infin", "∞"), ("int", "∫"), ("iota", "ι"), ("iquest", "¿"), ("isin", "∈"), ("iuml", "ï"),
    ("kappa", "κ"), ("lArr", "⇐"), ("lambda", "λ"), ("lang", "⟨"), ("laquo", "«"), ("larr", "←"), ("lbrace", "{"),
    ("lbrack", "["), ("lceil", "⌈"), ("lcub", "{"), ("ldquo", "“"), ("le", "≤"), ("lfloor", "⌊"), ("lowast", "∗"),
    ("lowbar", "_"), ("loz", "◊"), ("lpar", "("), ("lrm", "\u{200E}"), ("lsaquo", "‹"), ("lsqb", "["), ("lsquo", "‘"),
    ("lt", "<"), ("macr", "¯"), ("mdash", "—"), ("micro", "µ"), ("midast", "*"), ("middot", "·"), ("minus", "−"), ("mu", "μ"),
    ("nabla", "∇"), ("nbsp", "\u{A0}"), ("ndash", "–"), ("ne", "≠"), ("ni", "∋"), ("not", "¬"), ("notin", "∉"), ("nsub", "⊄"),
    ("ntilde", "ñ"), ("nu", "ν"), ("num", "#"), ("oacute", "ó"), ("ocirc", "ô"), ("oelig", "œ"), ("ograve", "ò"),
    ("oline", "‾"), ("omega", "ω"), ("omicron", "ο"), ("oplus", "⊕"), ("or", "∨"), ("ordf", "ª"), ("ordm", "º"),
    ("oslash", "ø"), ("otilde", "õ"), ("otimes", "⊗"), ("ouml", "ö"), ("para", "¶"), ("part", "∂"), ("percnt", "%"),
    ("period", "."), ("permil", "‰"), ("perp", "⊥"), ("phi", "φ"), ("pi", "π"), ("piv", "ϖ"), ("plus", "+"), ("plusmn", "±"),
    ("pound", "£"), ("prime", "′"), ("prod", "∏"), ("prop", "∝"), ("psi", "ψ"), ("quest", "?"), ("quot", "\""), ("rArr", "⇒"),
    ("radic", "√"), ("rang", "⟩"), ("raquo", "»"), ("rarr", "→"), ("rbrace", "}"), ("rbrack", "]"), ("rceil", "⌉"),
    ("rcub", "}"), ("rdquo", "”"), ("real", "ℜ"), ("reg", "®"), ("rfloor", "⌋"), ("rho", "ρ"), ("rlm", "\u{200F}"),
    ("rpar", ")"), ("rsaquo", "›"), ("rsqb", "]"), ("rsquo", "’"), ("sbquo", "‚"), ("scaron", "š"), ("sdot", "⋅"),
    ("sect", "§"), ("semi", ";"), ("shy", "\u{AD}"), ("sigma", "σ"), ("sigmaf", "ς"), ("sim", "∼"), ("sol", "/"),
    ("spades", "♠"), ("sub", "⊂"), ("sube", "⊆"), ("sum", "∑"), ("sup", "⊃"), ("sup1", "¹"), ("sup2", "²"), ("sup3", "³"),
    ("supe", "⊇"), ("szlig", "ß"), ("tau", "τ"), ("there4", "∴"), ("theta", "θ"), ("thetasym", "ϑ"), ("thinsp", "\u{2009}"),
    ("thorn", "þ"), ("tilde", "˜"), ("times", "×"), ("trade", "™"), ("uArr", "⇑"), ("uacute", "ú"), ("uarr", "↑"),
    ("ucirc", "û"), ("ugrave", "ù"), ("uml", "¨"), ("upsih", "ϒ"), ("upsilon", "υ"), ("uuml", "ü"), ("verbar", "|"),
    ("vert", "|"), ("weierp", "℘"), ("xi", "ξ"), ("yacute", "ý"), ("yen", "¥"), ("yuml", "ÿ"), ("zeta", "ζ"),
    ("zwj", "\u{200D}"), ("zwnj", "\u{200C}"),
];
