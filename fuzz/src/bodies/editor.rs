use robotscope::editor::{self, edited};
use robotscope::lint::{self, Options};
use robotscope::robots_txt::LineKind;
use robotscope::text::Span;
use robotscope::{RobotsTxt, explain};

use crate::dice::Dice;
use crate::generate;

/// Checks that the editor features work at random positions, even after the end, and return spans inside the text. Formatting must keep the
/// content. A second formatting must change nothing.
pub fn editor(data: &[u8]) {
    let mut dice = Dice::new(data);
    let text = if dice.one_in(3) { generate::any_text(&mut dice) } else { generate::file(&mut dice).text };
    let robots = RobotsTxt::parse(&text);
    assert_answers(&robots, &mut dice);
    assert_usual_form(&robots);
}

fn assert_answers(robots: &RobotsTxt<'_>, dice: &mut Dice<'_>) {
    let text = robots.text();
    let is_inside = |span: Span| span.end() as usize <= text.len();
    let tokens = editor::semantic_tokens(robots, None);
    assert!(tokens.iter().all(|token| is_inside(token.span)));
    assert!(tokens.windows(2).all(|pair| pair[0].span.end() <= pair[1].span.start()), "in order, and none overlaps another");
    editor::symbols(robots).iter().for_each(|symbol| assert!(is_inside(symbol.span)));
    let _ = (editor::folding(robots), editor::inlay_hints(robots, None));
    let found = lint::lint(robots, &Options::default());
    for _ in 0..4 {
        let at = u32::try_from(dice.place(text.len() + 2)).expect("a short text");
        if let Some(hover) = editor::hover(robots, at) {
            assert!(is_inside(hover.span));
            assert!(!explain::hover(&explain::Messages::ENGLISH, robots, &hover).title.is_empty());
        }
        for completion in editor::completions(robots, at) {
            assert!(is_inside(completion.span) && !completion.insert.is_empty(), "{completion:?}");
        }
        let line = robots.line_index().place(at).line;
        let _ = editor::affected(robots, line);
        for action in editor::code_actions(robots, &found, Span::at(at, 3)) {
            assert!(action.fix.edits.iter().all(|edit| is_inside(edit.span)), "{action:?}");
        }
    }
}

fn assert_usual_form(robots: &RobotsTxt<'_>) {
    let once = edited(robots.text(), &editor::formatting(robots, None));
    let formatted = RobotsTxt::parse(&once);
    assert_eq!(contents(robots), contents(&formatted), "{} becomes {}", robots.text().escape_ascii(), once.escape_ascii());
    let twice = edited(&once, &editor::formatting(&formatted, None));
    assert_eq!(twice, once, "{} becomes {}", once.escape_ascii(), twice.escape_ascii());
}

/// Returns the record and the comment of each line that is not blank.
fn contents<'r>(robots: &'r RobotsTxt<'_>) -> Vec<(Option<String>, Option<&'r [u8]>)> {
    let record = |kind| match kind {
        LineKind::Record(record) => Some(format!("{:?}: {}", record.field, robots.slice(record.value).escape_ascii())),
        LineKind::Malformed(span) => Some(robots.slice(span).escape_ascii().to_string()),
        LineKind::Blank | LineKind::Comment => None,
    };
    let lines = robots
        .lines()
        .iter()
        .map(|line| (record(line.kind()), line.comment().map(|comment| robots.slice(comment).trim_ascii_end())));
    lines.filter(|(record, comment)| record.is_some() || comment.is_some()).collect()
}
