import { clientOf, type Environment, settingsOf } from "./environment.ts";
import { askByFetch } from "./platform.ts";
import { createService, type Service } from "./service.ts";

// All requests to an instance share this service, including its cache and counters.
let service: Service | undefined;

/** The worker module for workerd, and for platforms based on workerd. */
const worker = {
  fetch(request: Request, environment: Environment): Promise<Response> {
    service ??= createService(askByFetch, settingsOf(environment));
    return service(request, clientOf(environment, (name) => request.headers.get(name)) ?? "everyone");
  },
};

export default worker;
export { LimiterObject } from "./limiter-object.ts";
