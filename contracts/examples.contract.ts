import { type Contract, type Examples, fieldSchema, type JsonValue, show } from "../src/kit/index.js";
import type { CheckedSpec, Field, Generated } from "./spec/field.js";
import { ofEachKind, type Subject, subjectOf } from "./steps/subject.js";

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
        if (field.generated) await tryValues(fixture, field, field.generated, examples);
        await tryWrongValues(fixture, field, examples);
      }
    },
  };
}

export const exampleContracts: readonly Contract[] = ofEachKind(examplesContract);

async function tryValues(
  fixture: Subject,
  field: Field,
  { openTo, part, put = (value) => value }: Generated,
  examples: Examples,
): Promise<void> {
  const { kit, spec } = fixture;
  const context = fixture.inputs(await fixture.fill());
  const whole = fieldSchema(spec, field.name);
  const schema = part === undefined ? whole : (whole[part] as typeof whole);
  let taken = 0;
  const smallest = await examples.ofSchema(schema, async (value) => {
    const { subject, isBroken } = fixture.inPrivate();
    const sent = put(value, context);
    if (await subject.update({ [field.name]: sent }, { openTo })) taken++;
    return !isBroken();
  });
  if (smallest !== undefined) await fixture.update({ [field.name]: put(smallest, context) }, { openTo });
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
    const { subject, isBroken } = fixture.inPrivate();
    await subject.expectRefused({ [field.name]: value }, [field.rule], { error, before });
    return !isBroken();
  });
  if (smallest === undefined) kit.held([field.rule]);
  else await fixture.expectRefused({ [field.name]: smallest }, [field.rule], { error, before });
}
