/** `npm run openapi` rewrites edge/openapi.json from the types of the service's events. */
import { writeOpenApi } from "../edge/openapi.mjs";
import { main } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

main(async () => {
  await setUp();
  await writeOpenApi();
});
