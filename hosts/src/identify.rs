//! Identifies crawlers by their User-Agents.

use robotscope::crawlers::identify;

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};
use crate::texts::Sets;

/// `robots_crawler(user_agent)` → `Nullable(String)`: the product token of the crawler in the catalogue that the User-Agent names, or NULL.
/// Identifies each distinct User-Agent once, because logs repeat them.
pub(crate) fn crawler(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    let rows = rows.all(|row| row.string())?;
    let agents = Sets::new(rows.iter().copied());
    let tokens: Vec<_> = agents.all.iter().map(|agent| token(&String::from_utf8_lossy(agent))).collect();
    for set in &agents.of_rows {
        writer.nullable(tokens.get(*set).copied().flatten(), |writer, token| writer.string(token.as_bytes()));
    }
    Ok(())
}

fn token(user_agent: &str) -> Option<&'static str> {
    Some(identify(user_agent)?.product()?.token)
}
