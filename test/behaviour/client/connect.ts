import { buildClient } from "@datocms/cma-client-node";
import type { Standin } from "../../../src/index.js";

/** The official client as anybody would build it, but for the address that it calls. */
export function connect(standin: Standin, environment?: string, apiToken = "any-token") {
  return buildClient({
    apiToken,
    baseUrl: `${standin.url}/json-api`,
    ...(environment === undefined ? {} : { environment }),
  });
}
