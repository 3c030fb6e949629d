/** `npm run format`: brings every source into the form that the checks ask for. */
import { run, runModule } from "./lib/run.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

main(async () => {
  await setUp({ checks: true });
  await run("cargo", ["fmt", "--all"]);
  await run("cargo", ["fmt", "--manifest-path", "benches/Cargo.toml"]);
  await runModule("@biomejs/biome/bin/biome", ["check", "--write"]);
});
