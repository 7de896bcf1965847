import type { Environment } from "../mock/environment.js";
import { primaryEnvironment } from "../mock/environment-name.js";
import type { Mock } from "../mock/mock.js";
import type { components } from "../openapi/generated/types.js";

type Schemas = components["schemas"];

/** The creation time of the seed's resources and of the project. */
const createdAt = "2026-01-01T00:00:00.000Z";

/** The project of an environment. The wire completes its hosts. */
export function toSite({ domain: { store }, changedAt }: Environment): Schemas["Site"] {
  return {
    id: store.siteId,
    type: "site",
    name: "Standin",
    domain: null,
    google_maps_api_token: null,
    imgix_host: null,
    internal_domain: null,
    locales: [...store.locales],
    timezone: "Etc/UTC",
    no_index: false,
    favicon: null,
    last_data_change_at: changedAt(),
    require_2fa: false,
    ip_tracking_enabled: false,
    force_use_of_sandbox_environments: false,
    assets_cdn_default_settings: { image: {}, video: {} },
    theme: { type: "monochromatic", hue: null, logo: null },
    global_seo: null,
    account: null,
    owner: { type: "account", id: "312" },
    item_types: [],
    meta: {
      created_at: createdAt,
      draft_mode_default: false,
      improved_timezone_management: true,
      improved_hex_management: true,
      improved_gql_multilocale_fields: true,
      improved_gql_visibility_control: true,
      improved_boolean_fields: true,
      improved_validation_at_publishing: true,
      improved_exposure_of_inline_blocks_in_cda: true,
      improved_items_listing: true,
      milliseconds_in_datetime: true,
      non_localized_focal_points: store.metadata === "field",
      allow_custom_theme: false,
    },
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
