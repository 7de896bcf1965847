import {
  type CheckedSpec,
  type Contract,
  type Examples,
  type Field,
  fieldSchema,
  type JsonValue,
  type Kit,
  type StatementId,
  show,
} from "../src/kit/index.js";
import { localeOf } from "./spec/metadata-field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import type { Subject } from "./steps/subject.js";
import { subjectOf } from "./steps/subjects.js";
import { probe } from "./steps/together.js";

/** How a generated value becomes a value to send, and the assumption that a refusal differs from. */
interface Generated {
  openTo: readonly StatementId[];
  /** The schema of a part of the value. `put` inserts the part. */
  part?: "additionalProperties";
  put?(value: JsonValue, kit: Kit, now: Parameters<Field["trials"]>[0]["now"]): JsonValue;
}

const text: Generated = { openTo: ["Q-42"] };

/**
 * The fields whose generated values may be sent. A path, a creator, a collection and events must refer to something
 * that exists.
 */
const generated: Readonly<Record<string, Generated>> = {
  copyright: text,
  author: text,
  notes: text,
  tags: text,
  default_field_metadata: {
    openTo: ["Q-09", "Q-10"],
    part: "additionalProperties",
    put: (value, kit, now) => ({ [localeOf({ kit, now })]: value }),
  },
  name: { openTo: ["Q-42"], put: (value, kit) => `${value} ${kit.unique()}` },
  custom_payload: { openTo: ["Q-40"] },
  headers: { openTo: ["Q-27"] },
  http_basic_user: { openTo: ["Q-28"] },
  http_basic_password: { openTo: ["Q-28"] },
  payload_api_version: { openTo: ["Q-23"] },
};

/** Every field of a kind with generated values, and with generated values of other types. */
function examplesContract(spec: CheckedSpec): Contract {
  const rules = spec.fields.map(({ rule }) => rule);
  return {
    id: `${spec.kind}-examples`,
    ids: [...rules, ...new Set([...spec.updates("notes"), ...spec.keeps])],
    title: `generated values of the fields of ${spec.one} are kept, and generated values of another type are refused`,
    serialGroup: `${spec.kind}-examples`,
    needs: [spec.kind],
    async run(kit) {
      const { examples } = kit;
      if (!examples) {
        kit.notVerified(this.ids, "no values are generated: see --examples");
        return;
      }
      const fixture = await subjectOf(kit, spec);
      for (const field of spec.fields) {
        if (!fixture.mayTouch(field.name)) continue;
        const values = generated[field.name];
        if (values) await tryValues(fixture, field, values, examples);
        await tryWrongValues(fixture, field, examples);
      }
    },
  };
}

export const exampleContracts: readonly Contract[] = [examplesContract(uploadSpec), examplesContract(webhookSpec)];

async function tryValues(
  fixture: Subject,
  field: Field,
  { openTo, part, put = (value) => value }: Generated,
  examples: Examples,
): Promise<void> {
  const { kit, spec } = fixture;
  const now = await fixture.fill();
  const whole = fieldSchema(spec, field.name);
  const schema = part === undefined ? whole : (whole[part] as typeof whole);
  let taken = 0;
  const smallest = await examples.ofSchema(schema, async (value) => {
    const { probing, isBroken } = probe(fixture);
    const sent = put(value, kit, now);
    if (await probing.update({ [field.name]: sent }, { openTo })) taken++;
    return !isBroken();
  });
  if (smallest !== undefined) await fixture.update({ [field.name]: put(smallest, kit, now) }, { openTo });
  else if (taken > 0) kit.held([field.rule, ...spec.updates(field.name)]);
  else kit.notVerified([field.rule], `none of ${examples.count} generated values of /${field.name} was accepted`);
}

async function tryWrongValues(fixture: Subject, field: Field, examples: Examples): Promise<void> {
  const { kit } = fixture;
  const error = { code: "INVALID_FORMAT", field: field.name } as const;
  const before = await fixture.fill();
  // It is open where a value may contain null.
  const isWrong = (value: JsonValue) =>
    !field.isStated(value) && (value === null ? !field.nullable : !show(value).includes("null"));
  const smallest = await examples.wrong(isWrong, async (value) => {
    const { probing, isBroken } = probe(fixture);
    await probing.expectRefused({ [field.name]: value }, [field.rule], { error, before });
    return !isBroken();
  });
  if (smallest === undefined) kit.held([field.rule]);
  else await fixture.expectRefused({ [field.name]: smallest }, [field.rule], { error, before });
}
