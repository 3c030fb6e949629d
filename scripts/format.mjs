/** Formats all source files as the checks require: `npm run format`. */
import { runModule } from "./lib/run.mjs";
import { rustfmt } from "./lib/rustfmt.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

main(async () => {
  await setUp();
  await rustfmt();
  await runModule("@biomejs/biome/bin/biome", ["check", "--write"]);
});
