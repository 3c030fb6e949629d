//! Messages for the page view, taken from `www/messages`.

mod ai;
mod aspects;
mod questions;

pub(crate) use ai::{ai_aspect, ai_sentence, ai_signal, ai_stance, ai_support, ai_usage};
pub(crate) use aspects::{Aspect, Aspects, Tone, answer_value, unavailable_after};
pub(crate) use questions::{column, question};
