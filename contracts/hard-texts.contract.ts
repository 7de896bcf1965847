import type { Contract, JsonObject, StatementId } from "../src/kit/index.js";
import type { Trial } from "./spec/field.js";
import { hardTexts, longTexts } from "./spec/hard-texts.js";
import { ofEachKind, type Subject, subjectOf } from "./steps/subject.js";

/**
 * A hard text in every text field. A service may refuse it, but must not store a different text. `now` is the resource before;
 * resolves with the resource after.
 */
async function setEverywhere(
  fixture: Subject,
  now: JsonObject,
  text: string,
  limit?: StatementId,
): Promise<JsonObject> {
  const trials: Record<string, Trial> = {};
  for (const { name, withText, openTo = "Q-42" } of fixture.spec.fields) {
    const value = fixture.mayTouch(name) ? withText?.(text, fixture.inputs(now)) : undefined;
    if (value !== undefined) trials[name] = { value, openTo: [limit ?? openTo] };
  }
  return (await updateTogether(fixture, trials, now)) ?? fixture.known();
}

export const hardTextContracts: readonly Contract[] = ofEachKind((spec) => {
  const fields = spec.fields.filter(({ withText }) => withText);
  return {
    id: `${spec.kind}-texts`,
    ids: [
      ...fields.map(({ rule }) => rule),
      ...spec.updates(""),
      ...new Set(fields.map(({ openTo = "Q-42" }) => openTo)),
      "Q-25",
    ],
    title: `every text of ${spec.one} is stored exactly as sent, or refused`,
    serialGroup: spec.serialGroup,
    requests: 60,
    needs: [spec.kind],
    async run(kit) {
      const fixture = await subjectOf(kit, spec);
      let now = await fixture.fill();
      for (const text of hardTexts) now = await setEverywhere(fixture, now, text);
      for (const text of longTexts) now = await setEverywhere(fixture, now, text, "Q-25");
    },
  };
});

/**
 * Sets several fields in one update. If it is refused or a value comes back changed, sets each field alone to find the
 * cause. Resolves with the resource if it shows all of them.
 */
async function updateTogether(
  subject: Subject,
  trials: Readonly<Record<string, Trial>>,
  before: JsonObject,
): Promise<JsonObject | undefined> {
  const patch: JsonObject = Object.fromEntries(Object.entries(trials).map(([name, { value }]) => [name, value]));
  const open: readonly StatementId[] = Object.values(trials).flatMap(({ openTo = [] }) => openTo);
  const together = subject.inPrivate();
  const applied = await together.subject.update(patch, { openTo: open, before });
  if (applied && !together.isBroken()) {
    together.tell();
    return applied.after;
  }
  let wasKept = true;
  for (const [name, { value, openTo }] of Object.entries(trials)) {
    const alone = subject.inPrivate();
    await alone.subject.update({ [name]: value }, { openTo });
    alone.tell();
    wasKept &&= !alone.isBroken();
  }
  // Each value was kept alone, so the combination loses something.
  if (applied && wasKept) await subject.update(patch, { openTo: open, also: [subject.spec.optional] });
  return undefined;
}
