use robotscope_hosts::row_binary::Writer;
use robotscope_hosts::{FUNCTIONS, answer};

use crate::dice::Dice;
use crate::generate;

/// Checks a data-engine function with generated batches. A valid batch must give an answer for each row, and an invalid batch an error.
pub fn hosts(data: &[u8]) {
    let mut dice = Dice::new(data);
    let function = dice.pick(FUNCTIONS);
    let mut batch = Writer::default();
    let rows = dice.below(4) as u32;
    let file = generate::file(&mut dice);
    for _ in 0..rows {
        let (agent, target) = generate::query(&mut dice, &file);
        let (robots, crawler, url) = (&file.text[..], agent.name().as_bytes(), target.path().as_bytes());
        match function.name {
            "robots_check" => [robots, crawler, url].iter().for_each(|value| batch.string(value)),
            "robots_check_many" => {
                [robots, crawler].iter().for_each(|value| batch.string(value));
                batch.array([url, b"", url].repeat(dice.below(5)).into_iter(), Writer::string);
            }
            "robots_crawl_delay" | "robots_request_rate" => [robots, crawler].iter().for_each(|value| batch.string(value)),
            "robots_availability" => {
                batch.short(dice.below(700) as u16);
                batch.string(crawler);
            }
            "robots_ai_signals" | "robots_check_all" | "robots_compare" => {
                [robots, url].iter().for_each(|value| batch.string(value));
            }
            "page_verdict" => {
                batch.string(url);
                for known in [robots, url, robots, url] {
                    batch.array([known].into_iter().take(dice.below(2)), Writer::string);
                }
                batch.string(crawler);
                let now = i64::from(dice.below(1 << 31) as u32);
                batch.array([now].into_iter().take(dice.below(2)), Writer::long);
            }
            _ => batch.string(robots),
        }
    }
    let batch = batch.finish().expect("memory for a few rows");
    let answers = answer(&function, &batch, rows).expect("an answer");
    // No row may affect another row's answer, so repeating the batch must repeat the answers.
    let repeated = answer(&function, &batch.repeat(5), 5 * rows).expect("an answer");
    assert_eq!(repeated, answers.repeat(5), "{}", function.name);
    assert!(answer(&function, &batch, rows + 1).is_err());
    if rows > 0 {
        assert!(answer(&function, &batch, rows - 1).is_err());
        let cut = dice.place(batch.len());
        assert!(answer(&function, &batch[..cut], rows).is_err());
    }
    // A batch with one changed bit, or of random bytes, must not cause a panic. Both an answer and an error are acceptable.
    let mut wrong = batch;
    if !wrong.is_empty() {
        let at = dice.place(wrong.len());
        wrong[at] ^= 1 << dice.below(8);
    }
    let _ = answer(&function, &wrong, rows);
    let _ = answer(&function, data, u32::MAX);
    let _ = answer(&function, data, rows);
}
