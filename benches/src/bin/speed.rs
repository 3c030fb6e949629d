//! Measures the engines' speed and writes it to `speed.json`. Also writes files and URLs for Node.js to `workloads.json`.

use robotscope_benches::{Workloads, benchmarks, folder_and_sampling, write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (folder, sampling) = folder_and_sampling()?;
    let workloads = Workloads::load();
    write(&folder, "workloads.json", &workloads)?;
    write(&folder, "speed.json", &benchmarks(&workloads, sampling))
}
