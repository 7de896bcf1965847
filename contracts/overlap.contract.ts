import { type Contract, changeOf, type JsonObject, type StatementId, show } from "../src/kit/index.js";
import { fieldOf } from "./spec/field.js";
import { readable } from "./steps/habits.js";
import { ofEachKind, type Subject, subjectOf, type TwoValues } from "./steps/subject.js";

/** How many updates are sent at once. */
const atOnce = 20;

/** Updates of different fields that overlap in time all take effect. */
async function overlap(fixture: Subject): Promise<void> {
  const { spec } = fixture;
  const values = await fixture.twoValues(spec.regular, await fixture.fill());
  const names = Object.keys(values);
  const ids = [...new Set([...names.flatMap(spec.updates), ...spec.keeps])];
  if (names.length < 2) {
    fixture.kit.notVerified(ids, `the kit may change fewer than two fields of ${spec.one}`);
    return;
  }
  for (const turn of [0, 1] as const) await updateAtOnce(fixture, values, turn, ids);
}

async function updateAtOnce(
  fixture: Subject,
  values: Readonly<Record<string, TwoValues>>,
  turn: 0 | 1,
  ids: readonly StatementId[],
): Promise<void> {
  const { kit, spec } = fixture;
  const names = Object.keys(values);
  const before = await fixture.read();
  // If there are fewer fields, some are sent more than once with the same value.
  const sent = Array.from({ length: atOnce }, (_, index) => {
    const name = names[index % names.length] as string;
    return { name, value: (values[name] as TwoValues)[turn] };
  });
  const outcomes = await Promise.all(sent.map(({ name, value }) => fixture.send({ [name]: value })));
  const taken = new Set(sent.filter((_, index) => outcomes[index]?.accepted).map(({ name }) => name));
  // A service may refuse a concurrent update and say so. Then the kit sends it again.
  for (const { name, value } of sent) {
    if (!taken.has(name) && (await fixture.send({ [name]: value })).accepted) taken.add(name);
  }
  const after: JsonObject = await fixture.read();
  for (const name of taken) {
    const value = (values[name] as TwoValues)[turn];
    if (!(name in after)) continue;
    const field = fieldOf(spec, name);
    const read = after[name] ?? null;
    const response = outcomes[sent.findIndex((one) => one.name === name)]?.resource?.[name];
    const known = await readable(fixture, field, { sent: value, read, response });
    const isKept = !field.compare(known, read, before[name]).includes(field.rule);
    const because = () =>
      `${atOnce} concurrent updates of different fields were accepted, but the update of /${name} to ${show(value)} was lost: a read shows ${show(after[name])}`;
    const change = changeOf(before, { [name]: value });
    const update = { change, wrong: "lost" } as const;
    kit.check(ids, isKept, because, { exchange: fixture.lastRead, update, readings: ["R-05"] });
  }
}

export const overlaps: readonly Contract[] = ofEachKind((spec) => ({
  id: `${spec.kind}-overlap`,
  ids: spec.keeps,
  title: `twenty updates of ${spec.one} at once, each of one ${spec.kind === "upload" ? "attribute" : "field"}, all take effect`,
  serialGroup: spec.serialGroup,
  requests: 50,
  needs: [spec.kind],
  run: async (kit) => overlap(await subjectOf(kit, spec)),
}));
