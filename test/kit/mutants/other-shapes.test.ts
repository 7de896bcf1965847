import { request as send } from "undici";
import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-ports.js";
import { type Outgoing, startWrongServer } from "./wrong-server.js";

/** What a run says of a server whose calls are changed on their way. */
async function reportOf(outgoing: (call: Outgoing) => unknown, only: readonly string[]) {
  const server = await startWrongServer({ outgoing });
  try {
    const target = toTarget({ url: server.url, jobTimeout: 400 });
    return (await verify(target, contracts, realPorts, { only })).report;
  } finally {
    await server.close();
  }
}

const isDefault = ({ body }: Outgoing) => body.includes('"webhook_call_id"');

/** The default payload in another shape, which the specification leaves open. */
const shapes: [string, (payload: Record<string, unknown>) => string, string[]][] = [
  ["thin", ({ event_type, entity }) => JSON.stringify({ event_type, id: (entity as { id: string }).id }), ["C-06"]],
  [
    "with the entity under another name",
    ({ entity, ...rest }) => JSON.stringify({ ...rest, record: entity }),
    ["C-06"],
  ],
  ["that is no JSON", ({ event_type }) => `<event type="${event_type}"/>`, ["C-05", "C-06"]],
];

describe.concurrent("what the specification leaves open breaks no rule", () => {
  it.each(shapes)("Q-22 · a default payload %s differs", async (_, toBody, unseen) => {
    const { rules, assumptions } = await reportOf(
      (call) => {
        if (isDefault(call)) call.body = toBody(JSON.parse(call.body));
      },
      ["call-default-payload"],
    );
    expect(assumptions["Q-22"]).toBe("differs");
    expect(Object.keys(rules).filter((id) => rules[id] === "broken")).toEqual([]);
    for (const id of unseen) expect(rules[id]).toBe("not-verified");
  });

  it("a call that is made twice is not taken for the next one", async () => {
    const { rules } = await reportOf(
      async ({ url, headers: { host: _, "content-length": __, connection: ___, ...headers }, body }) => {
        await (await send(url, { method: "POST", headers, body })).body.dump();
      },
      ["call-made", "call-credentials", "call-template"],
    );
    expect(rules).toMatchObject({ "C-02": "held", "C-03": "held", "C-04": "held" });
  });
});
