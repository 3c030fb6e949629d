//! Measures the engines' speed and writes it to `speed.json`. Also writes files and URLs for Node.js to `workloads.json`.

use robotscope_benches::{Workloads, folder_and_effort, questions, write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (folder, effort) = folder_and_effort()?;
    let workloads = Workloads::load();
    write(&folder, "workloads.json", &workloads)?;
    write(&folder, "speed.json", &questions(&workloads, effort))
}
