//! The page is made in turns, so that none of them keeps a browser busy for long: until all that is seen at first has been made, what
//! index.html shows stays; whatever lies below comes afterwards.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// What has been made of the page, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turn {
    State,
    Header,
    /// The keys and what they do.
    Keys,
    Share,
    Documents,
    Evaluation,
    Inputs,
    Panes,
    Summary,
    Table,
    /// The first rows of the table.
    Rows,
    /// Nothing more is made before it is seen.
    Shown,
    /// What is below the table, and the text panes that are not in view.
    Rest,
}

impl Turn {
    const ALL: [Self; 13] = [
        Self::State,
        Self::Header,
        Self::Keys,
        Self::Share,
        Self::Documents,
        Self::Evaluation,
        Self::Inputs,
        Self::Panes,
        Self::Summary,
        Self::Table,
        Self::Rows,
        Self::Shown,
        Self::Rest,
    ];
}

/// The turn that the page is in; the next one begins when the browser has had time for other things.
#[hook]
pub(crate) fn use_turn() -> Turn {
    let place = use_steps(|_| 1, Turn::ALL.len() - 1);
    Turn::ALL.get(place).copied().unwrap_or(Turn::Rest)
}

/// How many of a table's rows have been made: none at first, and soon all of them.
#[hook]
pub(crate) fn use_growth(total: usize) -> usize {
    use_steps(rows_at_once, total)
}

/// The first rows take less time on a slow telephone than one would notice between two keys. Then as many as there are, for with each step
/// the browser places all rows once more; and never so many that it hears nobody for long.
fn rows_at_once(made: usize) -> usize {
    made.clamp(6, 48)
}

#[hook]
fn use_steps(step: fn(usize) -> usize, last: usize) -> usize {
    let reached = use_state(|| 0);
    let next = reached.clone();
    use_effect_with((*reached, last), move |&(now, last)| {
        let timeout = (now < last).then(|| Timeout::new(0, move || next.set(now + step(now))));
        move || drop(timeout)
    });
    *reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_made_in_few_steps() {
        let steps = std::iter::successors(Some(0), |made| Some(made + rows_at_once(*made)));
        assert_eq!(steps.take_while(|made| *made < 200).collect::<Vec<_>>(), [0, 6, 12, 24, 48, 96, 144, 192]);
    }

    #[test]
    fn turns_are_taken_in_order() {
        assert!(Turn::ALL.is_sorted());
        assert_eq!(Turn::ALL.last(), Some(&Turn::Rest));
    }
}
