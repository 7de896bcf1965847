import type { CheckedSpec, Kit } from "../../src/kit/index.js";
import { uploadSpec } from "../fields/upload-fields.js";
import { webhookSpec } from "../fields/webhook-fields.js";
import { CheckedFixture } from "./checked-fixture.js";

/** The resource of a kind that the serial group may change. Throws an UnavailableError. */
export const checkedResource = async (kit: Kit, spec: CheckedSpec): Promise<CheckedFixture> =>
  new CheckedFixture(kit, spec, await kit.fixture(spec.kind));

/** The upload that the serial group may change. Throws an UnavailableError. */
export const checkedUpload = (kit: Kit): Promise<CheckedFixture> => checkedResource(kit, uploadSpec);

/** The webhook that the serial group may change. Throws an UnavailableError. */
export const checkedWebhook = (kit: Kit): Promise<CheckedFixture> => checkedResource(kit, webhookSpec);
