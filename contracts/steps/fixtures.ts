import type { Kit } from "../../src/kit/index.js";
import { uploadSpec } from "../fields/upload-fields.js";
import { webhookSpec } from "../fields/webhook-fields.js";
import { CheckedFixture } from "./checked-fixture.js";

/** The upload that the serial group may change. Throws an UnavailableError. */
export const checkedUpload = async (kit: Kit): Promise<CheckedFixture> =>
  new CheckedFixture(kit, uploadSpec, await kit.upload());

/** The webhook that the serial group may change. Throws an UnavailableError. */
export const checkedWebhook = async (kit: Kit): Promise<CheckedFixture> =>
  new CheckedFixture(kit, webhookSpec, await kit.webhook());
