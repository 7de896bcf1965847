import { describe, expect, it, onTestFinished } from "vitest";
import { Judge } from "../../../soak/judge.js";
import { startReceiver } from "../../../soak/receiver.js";

/** The receiver of the soak, and a call of an update as the server makes it: its status, or null without an answer. */
async function start() {
  const judge = new Judge(() => undefined);
  const receiver = await startReceiver(judge);
  onTestFinished(() => receiver.close());
  const call = async (temper: "steady" | "flaky", sequence: number, retries = 0) => {
    const entity = { id: "u", attributes: { notes: String(sequence) } };
    const body = JSON.stringify({ entity, attempted_auto_retries_count: retries });
    const response = await fetch(receiver.url(temper), { method: "POST", body }).catch(() => undefined);
    return response?.status ?? null;
  };
  return { judge, receiver, call };
}

describe("the soak's receiver of calls", () => {
  it("is content where each event comes to success once, whatever failed before", async () => {
    const { judge, receiver, call } = await start();
    receiver.expect("u", 3);
    expect([await call("steady", 1), await call("steady", 2), await call("steady", 3)]).toEqual([200, 200, 200]);
    // The first of them fails once, the second twice, the third never.
    expect([await call("flaky", 1), await call("flaky", 2), await call("flaky", 3)]).toEqual([null, null, 200]);
    expect([await call("flaky", 2, 1), await call("flaky", 1, 1), await call("flaky", 2, 2)]).toEqual([503, 200, 200]);
    expect([receiver.missing(), judge.breaches]).toEqual([0, []]);
  });

  it("counts what was not called", async () => {
    const { receiver, call } = await start();
    receiver.expect("u", 2);
    await call("steady", 1);
    expect([receiver.missing(), receiver.describeMissing()]).toEqual([
      3,
      "update 2 of 2 of u through steady; update 1 of 2 of u through flaky",
    ]);
  });

  it.each<[string, [number, number][], RegExp]>([
    [
      "a call after its success",
      [
        [1, 0],
        [1, 1],
      ],
      /update 1 of upload u .* came again after its success/,
    ],
    [
      "a call out of order",
      [
        [1, 0],
        [3, 0],
      ],
      /update 3 .* came after that of update 1/,
    ],
  ])("breaks at %s", async (_, calls, sentence) => {
    const { judge, call } = await start();
    for (const [sequence, retries] of calls) await call("steady", sequence, retries);
    expect(judge.breaches).toEqual([expect.stringMatching(sentence)]);
  });
});
