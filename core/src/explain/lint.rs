use super::english::{capitalised, shortened};
use super::other_records::record_fault;
use crate::compare::Because;
use crate::lint::{Code, Detail, Diagnostic, Edit, Fix, IgnoreFault, Role};
use crate::robots_txt::RobotsTxt;
use crate::text::Span;

/// A diagnostic in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagnosticWords {
    /// What is wrong.
    pub message: String,
    /// Why it matters, and to whom.
    pub explanation: String,
    /// What each of its labels says.
    pub labels: Vec<&'static str>,
    /// What each of its fixes does.
    pub fixes: Vec<String>,
}

/// Says in English what a diagnostic is about.
///
/// ```
/// use robotscope::lint::Options;
/// use robotscope::{RobotsTxt, explain};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow /private/");
/// let [found] = robots.lint(&Options::default()).try_into().expect("one");
/// let words = explain::diagnostic(&robots, &found);
/// assert_eq!(words.message, "The colon is missing in “Disallow /private/”.");
/// assert_eq!(words.fixes, ["Insert “:”"]);
/// ```
pub fn diagnostic(robots: &RobotsTxt<'_>, diagnostic: &Diagnostic) -> DiagnosticWords {
    let mut message = message(robots, diagnostic);
    if diagnostic.more > 0 {
        message = format!("{message} There are {} more like this.", diagnostic.more);
    }
    DiagnosticWords {
        message,
        explanation: format!("{}{}", why(diagnostic.code), whom(diagnostic)),
        labels: diagnostic.labels.iter().map(|label| role(label.role)).collect(),
        fixes: diagnostic.fixes.iter().map(|fix| title(robots, fix)).collect(),
    }
}

fn message(robots: &RobotsTxt<'_>, diagnostic: &Diagnostic) -> String {
    let text = |span: Span| format!("“{}”", shortened(&String::from_utf8_lossy(robots.slice(span))));
    let what = text(diagnostic.span);
    let first_label = || diagnostic.labels.first().map_or_else(String::new, |label| line(robots, label.span));
    let whom = names(&diagnostic.crawlers);
    match diagnostic.code {
        Code::HtmlDocument => "This is an HTML page and no robots.txt.".to_owned(),
        Code::Utf16 => "The file is in UTF-16; robots.txt must be UTF-8.".to_owned(),
        Code::ByteOrderMark => "A byte order mark stands before the first line.".to_owned(),
        Code::NulByte => "NUL bytes are no text.".to_owned(),
        Code::InvalidUtf8 => "These bytes are not UTF-8.".to_owned(),
        Code::MixedLineEndings => "This line ends in another way than the first one.".to_owned(),
        Code::FileTooLarge => {
            format!("From here on the file is not read: {}.", count(diagnostic, "rule is lost", "rules are lost"))
        }
        Code::LineTooLong => "The line is longer than some readers read; they cut it off.".to_owned(),
        Code::MalformedLine => format!("This is no record: {what}."),
        Code::MissingColon => format!("The colon is missing in {what}."),
        Code::MisspelledField => format!("{what} is misspelled{}.", meant(diagnostic)),
        Code::FieldPrefix => format!("{what} is no field{}.", meant(diagnostic)),
        Code::UnknownField => format!("Nobody knows a field {what}{}.", meant(diagnostic)),
        Code::RetiredField => format!("Nobody reads {what} any more."),
        Code::RuleBeforeGroup => {
            format!("No user-agent line stands before this: {}.", count(diagnostic, "rule is for nobody", "rules are for nobody"))
        }
        Code::EmptyGroup => format!("No rule follows, so the crawlers of {what} may fetch everything."),
        Code::MergedGroups => format!("{what} is in one group with {}: no rule stands between them.", first_label()),
        Code::LostWildcardRules => format!(
            "{what} has a group of its own, so {} of * {} not for it.",
            count(diagnostic, "rule", "rules"),
            if diagnostic.detail == Detail::Count(1) { "is" } else { "are" }
        ),
        Code::RepeatedWildcardGroup => format!("There is a group for * already, on {}.", first_label()),
        Code::RepeatedGroup => format!("There is a group for {what} already, on {}.", first_label()),
        Code::RepeatedAgent => format!("{what} is named already, on {}.", first_label()),
        Code::EmptyAgent => "This user-agent line names nobody.".to_owned(),
        Code::UnmatchableAgent => format!("{what} does not name {whom}{}.", meant(diagnostic)),
        Code::MisspelledCrawler => format!("No known crawler answers to {what}{}.", meant(diagnostic)),
        Code::RetiredCrawler => format!("{what} is a name of the past."),
        Code::DisobedientCrawler => format!("{what} generally takes no notice of robots.txt."),
        Code::BlocksEverything => format!("{what} keeps every crawler that no other group names from the whole site."),
        Code::BlocksSearchEngine => format!("{what} keeps {whom} from the whole site."),
        Code::DeadRule | Code::RedundantRule => dead(robots, diagnostic, &what),
        Code::DuplicateRule => format!("{what} stands on {} already.", first_label()),
        Code::ContradictoryRules => format!("{what} and {} say the opposite of the same paths.", first_label()),
        Code::OrderDependentRule => {
            format!("{what} never decides where the first rule that matches does: {} comes before.", first_label())
        }
        Code::EmptyDisallow => "A disallow rule without a path among other rules.".to_owned(),
        Code::EmptyAllow => "An allow rule without a path has no effect.".to_owned(),
        Code::PatternWithoutSlash => format!("{what} matches nothing: a path begins with a slash."),
        Code::UrlAsPattern => format!("{what} matches nothing: only the path is compared, not the whole URL."),
        Code::SpaceInPattern => format!("White space within the pattern {what}."),
        Code::DollarInside => format!("A dollar sign within a pattern is a character like any other: {what}."),
        Code::TrailingStar => format!("The star at the end of {what} is not needed."),
        Code::RepeatedStar => format!("One star is as good as several: {what}."),
        Code::UnencodedCharacter => format!("{what} is not percent-encoded."),
        Code::BadPercentEscape => format!("{what} is no percent escape."),
        Code::LowerCaseEscape => format!("{what} is an escape in small letters."),
        Code::CaseTrap => format!("{what} and {} differ only in letter case.", first_label()),
        Code::YandexRuleLength => "Yandex reads at most 1,024 characters of a rule.".to_owned(),
        Code::YandexRuleCount => "Yandex reads at most 2,048 rules; this is one more.".to_owned(),
        Code::SensitivePath => format!("{what} tells everybody where to look."),
        Code::SitemapNotAbsolute => format!("The URL of a sitemap must be a whole one: {what}."),
        Code::SitemapScheme => format!("Crawlers of the web do not fetch {what}."),
        Code::DuplicateSitemap => format!("{what} stands on {} already.", first_label()),
        Code::CrawlDelayIgnored => format!("Without effect for {whom}: {what}."),
        Code::RecordBeforeGroup => format!("{what} is for nobody: it belongs into a group."),
        Code::InvalidValue => match diagnostic.detail {
            Detail::Value(field, fault) => format!("The value of {} cannot be read: {}.", field.as_str(), record_fault(fault)),
            _ => "The value cannot be read.".to_owned(),
        },
        Code::UnknownSignal => format!("Nobody knows the content signal {what}."),
        Code::UnknownUsage => format!("Nobody knows the preference {what}."),
        Code::UsageOfBlockedPath => format!("{what} is about content that may not be fetched at all."),
        Code::InvalidIgnore => match diagnostic.detail {
            Detail::Ignore(IgnoreFault::UnknownWord) => format!("{what} is neither “ignore” nor “ignore-file”."),
            Detail::Ignore(IgnoreFault::NoCode) => "No code is named that should be ignored.".to_owned(),
            Detail::Ignore(IgnoreFault::UnknownCode) => format!("There is no code {what}."),
            _ => "No reason is given; write it behind “--”.".to_owned(),
        },
        Code::UselessIgnore => format!("There is nothing here to ignore: {what}."),
    }
}

/// Why something matters, whatever the text.
///
/// ```
/// use robotscope::{explain, lint::Code};
///
/// assert!(explain::why(Code::RuleBeforeGroup).starts_with("Rules belong to the user-agent lines above them"));
/// ```
pub const fn why(code: Code) -> &'static str {
    match code {
        Code::HtmlDocument => {
            "The server answers with a page instead, often its start page or an error page with status 200. Readers find no rules in it, so everything is allowed."
        }
        Code::Utf16 => "RFC 9309 asks for UTF-8. In UTF-16 no reader finds a single rule, so everything is allowed.",
        Code::ByteOrderMark => "Google and others skip it. Some parsers do not, and lose the first line.",
        Code::NulByte => "Google’s parser ends the line there; others take the byte as part of the pattern.",
        Code::InvalidUtf8 => {
            "RFC 9309 asks for UTF-8. Some parsers drop such bytes, some replace them, and some refuse the file."
        }
        Code::MixedLineEndings => {
            "Every reader that follows RFC 9309 takes them all. Older parsers do not know a lone carriage return and read several lines as one."
        }
        Code::FileTooLarge => {
            "A reader need not read more than 500 KiB (RFC 9309, 2.5). Google ignores the rest; for Yandex such a file restricts nothing at all."
        }
        Code::LineTooLong => "Google’s parser reads at most 16,663 bytes of a line and uses the rule that it has then.",
        Code::MalformedLine => {
            "A record is a name, a colon and a value. All readers pass over anything else, so a rule that was meant is lost."
        }
        Code::MissingColon => {
            "Only Google’s parser takes white space for a forgotten colon. To all others the line does not exist."
        }
        Code::MisspelledField => "Only Google’s parser forgives the most frequent typos. To all others the line does not exist.",
        Code::FieldPrefix => "Google’s parser compares only how the name begins, so the line counts there and nowhere else.",
        Code::UnknownField => "Readers pass over fields that they do not know, so the line does nothing.",
        Code::RetiredField => {
            "The line has no effect. What keeps pages out of results is a robots meta element or an X-Robots-Tag header."
        }
        Code::RuleBeforeGroup => "Rules belong to the user-agent lines above them. Without one they are ignored by every reader.",
        Code::EmptyGroup => {
            "A group of its own replaces the rules for everybody, even if it has none. Write an empty “Disallow:” if that is meant."
        }
        Code::MergedGroups => {
            "Blank lines and other records do not end a group; only a rule does. So the rules below are for both. Write an empty “Disallow:” where a group has no rules."
        }
        Code::LostWildcardRules => {
            "A crawler follows the group that names it and no other: nothing is inherited from *. Repeat the rules that are to hold for it, too."
        }
        Code::RepeatedWildcardGroup => {
            "RFC 9309 merges them. Mojeek takes only the first one, Baidu knows only one, and Yandex calls it an error."
        }
        Code::RepeatedGroup => {
            "RFC 9309 merges them, wherever they stand. Mojeek takes only the first one, and people read only one of them."
        }
        Code::RepeatedAgent => "It changes nothing.",
        Code::EmptyAgent => "A user-agent line without a name binds nobody.",
        Code::UnmatchableAgent => "A crawler looks for its product token: a short name without version, brackets or stars.",
        Code::MisspelledCrawler => "A group binds a crawler only if its product token is written exactly, letter case aside.",
        Code::RetiredCrawler => "The crawler is gone or has another name by now. The rules may be missing for its successor.",
        Code::DisobedientCrawler => "Its operator says so, or it was observed. Rules for it keep nothing away; a firewall does.",
        Code::BlocksEverything => {
            "Search engines can no longer read the site. It loses its place in results, and a noindex is never seen."
        }
        Code::BlocksSearchEngine => "The search engine can no longer read the site. If that is meant, all is well.",
        Code::DeadRule => "For all the crawlers that it binds, it never has its way. Something else was probably meant.",
        Code::RedundantRule => "It does no harm: all verdicts are the same without it.",
        Code::DuplicateRule => "It changes nothing.",
        Code::ContradictoryRules => {
            "Where the longest rule decides, allow wins a tie, so the disallow rule does nothing. Where the first one does, the order decides."
        }
        Code::OrderDependentRule => {
            "Most readers take the longest rule that matches, in any order. Some take the first: put the exceptions first, and both agree."
        }
        Code::EmptyDisallow => {
            "By RFC 9309 it has no effect. For Yandex it allows everything, and for readers that take the first rule that matches all that follows is lost."
        }
        Code::EmptyAllow => "Rules without a path are ignored. Write “Allow: /” to allow everything.",
        Code::PatternWithoutSlash => {
            "Patterns are compared with the path of a URL from its first character on, which is a slash."
        }
        Code::UrlAsPattern => "robots.txt is for the host that it lies on; patterns begin with the path.",
        Code::SpaceInPattern => {
            "One line holds one pattern; it is compared with the space in it. Where URLs have a space, they have it as %20."
        }
        Code::DollarInside => "Only at the end of a pattern does it mean the end of the URL.",
        Code::TrailingStar => "A pattern matches everything that begins with it anyway.",
        Code::RepeatedStar => "Each star is one more octet, which makes the rule stronger than it looks.",
        Code::UnencodedCharacter => {
            "Requests hold such characters percent-encoded. RFC 9309 and Google compare them so; Yandex and simpler parsers do not."
        }
        Code::BadPercentEscape => {
            "A percent sign is followed by two hexadecimal digits; a plain one is written %25. Readers differ in what they make of it."
        }
        Code::LowerCaseEscape => "RFC 9309 and Google compare escapes without regard to case. Simpler parsers do not.",
        Code::CaseTrap => "Paths are compared with regard to letter case, so these are two paths with two answers.",
        Code::YandexRuleLength => "Yandex takes longer rules for errors.",
        Code::YandexRuleCount => "Yandex does not read the rules behind its limit.",
        Code::SensitivePath => {
            "Everybody may read robots.txt, and those who search for such files do. Protect them with a password instead."
        }
        Code::SitemapNotAbsolute => "Crawlers need scheme and host; what the URL is relative to is not defined.",
        Code::SitemapScheme => "Sitemaps are fetched by http or https.",
        Code::DuplicateSitemap => "It changes nothing.",
        Code::CrawlDelayIgnored => {
            "Crawl-delay is no part of RFC 9309; each crawler decides whether it knows it. Those that do not know it choose their own pace."
        }
        Code::RecordBeforeGroup => "The record counts for the crawlers of its group, and there is none yet.",
        Code::InvalidValue => "A record whose value cannot be read is ignored.",
        Code::UnknownSignal => "A signal that nobody knows says nothing.",
        Code::UnknownUsage => "A preference that nobody knows says nothing.",
        Code::UsageOfBlockedPath => {
            "Preferences are about content that a crawler may fetch. What is disallowed is not fetched in the first place."
        }
        Code::InvalidIgnore => {
            "A comment that silences has the form “# robotscope: ignore CODE, CODE -- REASON”, or ignore-file for all of the file."
        }
        Code::UselessIgnore => "What was to be silenced is not there any more, or stands in another line.",
    }
}

fn whom(diagnostic: &Diagnostic) -> String {
    if !diagnostic.crawlers.is_empty() {
        return format!(" Concerned: {}.", names(&diagnostic.crawlers));
    }
    let titles: Vec<_> = diagnostic.dialects.iter().map(|dialect| dialect.title().to_owned()).collect();
    if titles.is_empty() { String::new() } else { format!(" Readings that suffer: {}.", names(&titles)) }
}

/// `a`, `a and b`, `a, b, c and 9 more`
fn names(names: &[String]) -> String {
    const SHOWN: usize = 8;
    match names {
        [] => "nobody".to_owned(),
        [name] => name.clone(),
        [first @ .., last] if names.len() <= SHOWN => format!("{} and {last}", first.join(", ")),
        _ => format!("{} and {} more", names.get(..SHOWN).unwrap_or_default().join(", "), names.len() - SHOWN),
    }
}

fn count(diagnostic: &Diagnostic, one: &str, many: &str) -> String {
    match diagnostic.detail {
        Detail::Count(1) => format!("1 {one}"),
        Detail::Count(count) => format!("{count} {many}"),
        _ => many.to_owned(),
    }
}

fn meant(diagnostic: &Diagnostic) -> String {
    match diagnostic.detail {
        Detail::Meant(word) => format!("; “{word}” is probably meant"),
        _ => String::new(),
    }
}

fn dead(robots: &RobotsTxt<'_>, diagnostic: &Diagnostic, what: &str) -> String {
    let by: Vec<_> = diagnostic.labels.iter().map(|label| line(robots, label.span)).collect();
    let by = by.join(" or ");
    match diagnostic.detail {
        Detail::Dead(Because::Overruled) => {
            format!("{what} never decides: wherever it matches, {by} does, too, and is stronger.")
        }
        Detail::Dead(Because::Implied) => format!("{what} changes nothing: without it {by} says the same."),
        Detail::Dead(Because::RobotsTxtItself) => format!("{what} changes nothing: /robots.txt is always allowed."),
        _ => format!("{what} matches nothing: no URL has such a path."),
    }
}

/// `line 3, “Disallow: /a”,`
fn line(robots: &RobotsTxt<'_>, span: Span) -> String {
    let line = robots.lines().partition_point(|line| line.span().start() <= span.start());
    format!("line {line}, “{}”", shortened(&String::from_utf8_lossy(robots.slice(span))))
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::First => "the same stands here",
        Role::Opposite => "this says the opposite",
        Role::Decides => "this rule decides",
        Role::Agent => "this names whom it is for",
        Role::NoDivider => "this does not end the group",
        Role::Lost => "this rule does not count",
    }
}

/// What a fix does, by its edits.
fn title(robots: &RobotsTxt<'_>, fix: &Fix) -> String {
    let [first, more @ ..] = fix.edits.as_slice() else { return String::new() };
    let others = match more.len() {
        0 => String::new(),
        1 => " (and another change)".to_owned(),
        count => format!(" (and {count} more changes)"),
    };
    let Edit { span, replacement } = first;
    let old = String::from_utf8_lossy(robots.slice(*span));
    let title = match (span.is_empty(), replacement.is_empty()) {
        (true, _) => format!("insert {}", quoted(replacement)),
        (_, true) => format!("remove {}", quoted(&old)),
        _ if old.trim().is_empty() && replacement.trim().is_empty() => "replace the line break".to_owned(),
        _ => format!("replace {} by {}", quoted(&old), quoted(replacement)),
    };
    capitalised(&(title + &others))
}

/// `“Disallow:”`, `a line “Disallow:”`
fn quoted(text: &str) -> String {
    match text.trim() {
        "" => "white space".to_owned(),
        words if text.starts_with(['\n', '\r']) => format!("a line “{}”", shortened(words)),
        words => format!("“{}”", shortened(words)),
    }
}
