import type { CheckedSpec, Contract, StatementId, Trial } from "../src/kit/index.js";
import { hardTexts, longTexts } from "./spec/hard-texts.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import type { Subject } from "./steps/subject.js";
import { subjectOf } from "./steps/subjects.js";
import { updateTogether } from "./steps/together.js";

/** A hard text in every text field. A service may refuse it, but must not store a different text. */
async function setEverywhere(fixture: Subject, text: string, limit?: StatementId): Promise<void> {
  const { kit, spec } = fixture;
  const now = await fixture.known();
  const trials: Record<string, Trial> = {};
  for (const { name, withText, openTo = "Q-42" } of spec.fields) {
    const value = fixture.mayTouch(name) ? withText?.(text, { kit, now, made: fixture.made }) : undefined;
    if (value !== undefined) trials[name] = { value, openTo: [limit ?? openTo] };
  }
  await updateTogether(fixture, trials);
}

function hardTextsOf(spec: CheckedSpec, serialGroup: string): Contract {
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
    serialGroup,
    requests: 60,
    needs: [spec.kind],
    async run(kit) {
      const fixture = await subjectOf(kit, spec);
      await fixture.fill();
      for (const text of hardTexts) await setEverywhere(fixture, text);
      for (const text of longTexts) await setEverywhere(fixture, text, "Q-25");
    },
  };
}

export const uploadTexts = hardTextsOf(uploadSpec, "attributes");
export const webhookTexts = hardTextsOf(webhookSpec, "webhooks");
