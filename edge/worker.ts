import { clientOf, type Environment, settingsOf } from "./environment.ts";
import { askByFetch } from "./platform.ts";
import { createService, type Service } from "./service.ts";

// One for each instance of the worker, so that its cache and its counters are shared by all requests.
let service: Service | undefined;

/** The module worker, for workerd and what is built upon it. */
const worker = {
  fetch(request: Request, environment: Environment): Promise<Response> {
    service ??= createService(askByFetch, settingsOf(environment));
    return service(request, clientOf(environment, (name) => request.headers.get(name)) ?? "everybody");
  },
};

export default worker;
export { LimiterObject } from "./limiter-object.ts";
