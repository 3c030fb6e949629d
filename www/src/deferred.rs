//! Hooks that split a long render into short tasks, so that the browser can handle input in between.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Returns `false` in the first render and `true` afterwards. Components use this to defer parts that are initially out of view.
#[hook]
pub(crate) fn use_deferred() -> bool {
    use_steps(|_| 1, 1) == 1
}

/// Returns how many of `total` rows to render: none at first, and all after a few renders.
#[hook]
pub(crate) fn use_batches(total: usize) -> usize {
    use_steps(batch, total)
}

/// Returns the size of the next batch: six rows at first, then as many as are already rendered, up to 48. A slow phone renders six rows in
/// less than 100 ms and 48 rows in about 200 ms. Batches grow because the browser lays out all rows again after each batch.
fn batch(rendered: usize) -> usize {
    rendered.clamp(6, 48)
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
    fn renders_200_rows_in_eight_batches() {
        let rendered = std::iter::successors(Some(0), |rendered| Some(rendered + batch(*rendered)));
        assert_eq!(rendered.take_while(|rendered| *rendered < 200).collect::<Vec<_>>(), [0, 6, 12, 24, 48, 96, 144, 192]);
    }
}
