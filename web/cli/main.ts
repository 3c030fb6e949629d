import { program } from "./program.ts";
import { run } from "./run.ts";

await run(program(), process.argv);
