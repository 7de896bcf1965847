import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../../../contracts/index.js";
import { parseBinding } from "../../../../src/kit/binding/binding.js";
import { toTarget } from "../../../../src/kit/binding/defaults.js";
import { verify } from "../../../../src/kit/verify.js";
import { portsOn, summaryOf } from "../../../kit/second-implementation/judge.js";
import { type Switch, startSecondImplementation } from "../../../kit/second-implementation/server.js";

const guide = readFileSync(new URL("../../../../docs/guides/bindings.md", import.meta.url), "utf8");
const [example = ""] = Array.from(guide.matchAll(/```yaml\n([\s\S]*?)```/g), ([, code = ""]) => code);

/** The server that the example describes: it has no jobs, and asks for files elsewhere than it is made to. */
const described: Switch = (service) => {
  const { toReply, routes } = service.wire;
  service.wire.routes = { ...routes, createUploadRequest: "POST /v2/files" };
  service.wire.toReply = (reply, operation) => {
    const { body, ...rest } = toReply(reply, operation);
    const isFile = operation === "createUploadRequest" && reply.resource !== undefined;
    return { ...rest, body: isFile ? { file: reply.resource } : body };
  };
  service.behaviour.needsJob = () => false;
};

/** What the kit says of that server, by a binding alone. */
async function run(binding: string, only: readonly string[], switches: readonly Switch[] = []) {
  const service = await startSecondImplementation({ wire: "own", switches: [described, ...switches] });
  onTestFinished(() => service.stop());
  const target = toTarget({ url: service.url }, parseBinding(binding, "bindings.md"));
  const { report, failures } = await verify(target, contracts, portsOn(service.clock), { only, calls: "allow" });
  return { report, failures, ...summaryOf(report) };
}

it("the kit makes uploads of its own on the server of the guide's example", async () => {
  const shown = new Set<string>();
  const watch: Switch = ({ behaviour }) => {
    const { shown: show } = behaviour;
    behaviour.shown = (kind, one) => {
      if (kind === "upload") shown.add(one.id);
      return show(kind, one);
    };
  };
  const { report, failures, said } = await run(example, ["upload-notes", "upload-errors"], [watch]);
  expect({ failures, said }).toEqual({ failures: [], said: [] });
  expect(report.rules["U-07"]).toBe("held");
  // There was one upload, a-1.
  expect([...shown].filter((id) => id !== "a-1")).not.toEqual([]);
});

it.each([
  ["createUpload", "null", 'since the binding has no createUpload: "1001" cannot be read, name another'],
  ["deleteUpload", "null", "since the binding has no deleteUpload"],
  ["createUploadRequest", "null", "since the binding has no createUploadRequest"],
  ["createUpload", "POST /v2/nowhere", "since POST /v2/nowhere returned 404"],
  ["createUploadRequest", "POST /v2/nowhere", "since POST /v2/nowhere returned 404"],
])("where it makes none, with %s: %s, the report says why", async (name, value, because) => {
  const lines = example.split("\n").map((line) => (line.startsWith(`  ${name}: `) ? `  ${name}: ${value}` : line));
  const { report } = await run(lines.join("\n"), ["upload-errors"]);
  expect(report.cases.find(({ id }) => id === "upload-errors")?.because).toContain(because);
});
