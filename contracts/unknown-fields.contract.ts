import type { Contract } from "../src/kit/index.js";
import { ofEachKind, type Subject, subjectOf } from "./steps/subject.js";

/** A typo must not be ignored silently, and fields that only the service sets cannot be set. */
async function refuseUnknown(fixture: Subject): Promise<void> {
  const beside = fixture.spec.kind === "upload" ? { notes: "Beside an unknown field" } : { auto_retry: false };
  const refusals = fixture.refusals(await fixture.known());
  for (const name of ["standin_unknown", "Author", "created_at"]) {
    const options = { error: { code: "INVALID_FORMAT", field: name } } as const;
    for (const patch of [{ [name]: "2020-01-01T00:00:00.000Z" }, { ...beside, [name]: "x" }])
      await refusals.expect({ patch, ids: ["Q-19"], options });
  }
  await refusals.look();
}

export const unknownFields: readonly Contract[] = ofEachKind((spec) => ({
  id: `${spec.kind}-unknown-field`,
  ids: ["Q-19"],
  title: `a field that the spec does not list is refused on ${spec.one}`,
  serialGroup: spec.serialGroup,
  needs: [`own ${spec.kind}`],
  run: async (kit) => refuseUnknown(await subjectOf(kit, spec)),
}));
