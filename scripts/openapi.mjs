/** Rewrites edge/openapi.json from the service's event types: `npm run openapi`. */
import { writeOpenApi } from "../edge/openapi.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

main(async () => {
  await setUp();
  await writeOpenApi();
});
