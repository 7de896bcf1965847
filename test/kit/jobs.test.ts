import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { portsOn } from "./second-implementation/judge.js";
import { startSecondImplementation } from "./second-implementation/server.js";
import { onSend, setting } from "./second-implementation/switches/switch.js";

it("a job that asks to be asked later is not asked before, up to that time", async () => {
  const later = onSend(({ headers: { "retry-after": _, ...headers }, ...reply }, { operation }) => {
    const isPending = operation === "getJobResult" && reply.status === 404;
    return { ...reply, headers: isPending ? { ...headers, "retry-after": "3" } : headers };
  });
  const service = await startSecondImplementation({
    wire: "documented",
    switches: [setting({ jobTime: 8000 }), later],
  });
  onTestFinished(() => service.stop());
  const slept: number[] = [];
  const ports = portsOn(service.clock);
  const sleep = (milliseconds: number) => {
    slept.push(milliseconds);
    return ports.sleep(milliseconds);
  };
  const target = toTarget({ url: service.url, jobTimeout: 60_000 });
  await verify(target, contracts, { ...ports, sleep }, { only: ["upload-basename"] });
  expect(slept).toContain(3000);
  expect(Math.max(...slept)).toBe(3000);
});
