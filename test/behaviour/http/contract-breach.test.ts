import { expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { describeBoth } from "../../support/envelopes.js";
import { request } from "../../support/request.js";

const sent = (standin: Standin, method: "put" | "get", path: string) =>
  request(standin.app)[method](path).set({ Authorization: "Bearer any-token", "X-Api-Version": "3" });

/** No request can put such a value into the state; what the journal holds is the upload itself. */
async function corruptUpload(standin: Standin): Promise<void> {
  await sent(standin, "put", "/uploads/1001").send({ author: null });
  Object.assign(standin.journal.find({ operation: "updateUpload" }).changes[0]?.after ?? {}, { size: "large" });
}

describeBoth("a breach of our own contract", (open, envelope) => {
  it("becomes a 500 that names the operation, the pointer and what is wrong there", async () => {
    const { standin } = await open();
    await corruptUpload(standin);
    const answer = await sent(standin, "get", `${envelope.basePath}/uploads/1001`);
    const pointer = envelope.name === "flat" ? "/size" : "/data/attributes/size";
    expect([answer.status, answer.type]).toEqual([500, envelope.errorMediaType]);
    const { code, detail, errors } =
      envelope.name === "flat"
        ? answer.body
        : { ...answer.body.data[0].attributes, ...answer.body.data[0].attributes.details, detail: answer.text };
    expect(code).toBe("CONTRACT_BREACH");
    expect(detail).toContain("getUpload with status 200");
    expect(errors).toMatchObject([{ pointer, code: "VALIDATION_TYPE" }]);
  });
});
