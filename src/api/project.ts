import { valueAt } from "../base/json-pointer.js";
import { type Environment, primaryEnvironment } from "../mock/environment.js";
import type { Mock } from "../mock/mock.js";
import { documents } from "../openapi/documents.js";
import type { components } from "../openapi/generated/types.js";

type Schemas = components["schemas"];

/** The settings that no seed has, as the document shows them. */
const settings = valueAt(documents.flat, "/components/responses/Site/content/application~1json/examples/project/value");

/** The project of an environment. The wire completes its hosts. */
export function toSite({ domain: { store }, changedAt }: Environment): Schemas["Site"] {
  // A test holds the examples of the document against their schemas.
  const site = settings as Schemas["Site"];
  return {
    ...site,
    id: store.siteId,
    locales: [...store.locales],
    last_data_change_at: changedAt(),
    meta: { ...site.meta, non_localized_focal_points: store.metadata === "field" },
  };
}

/** The used environments, the primary one first. */
export function toEnvironments({ environments }: Mock): Schemas["ProjectEnvironment"][] {
  const others = environments.list().filter(({ name }) => name !== primaryEnvironment);
  return [environments.open(primaryEnvironment), ...others].map(({ name, openedAt, changedAt }) => ({
    id: name,
    type: "environment",
    meta: {
      status: "ready",
      read_only_mode: false,
      created_at: openedAt,
      last_data_change_at: changedAt(),
      primary: name === primaryEnvironment,
      // Each environment is created from the seed.
      forked_from: null,
    },
  }));
}
