import type { CheckedSpec, Kit } from "../../src/kit/index.js";
import { uploadSpec } from "../spec/upload-fields.js";
import { webhookSpec } from "../spec/webhook-fields.js";
import { Subject } from "./subject.js";

/** The resource of a kind that the serial group may change. Throws an UnavailableError. */
export const subjectOf = async (kit: Kit, spec: CheckedSpec): Promise<Subject> =>
  new Subject(kit, spec, await kit.fixture(spec.kind));

export const uploadOf = (kit: Kit): Promise<Subject> => subjectOf(kit, uploadSpec);

export const webhookOf = (kit: Kit): Promise<Subject> => subjectOf(kit, webhookSpec);
