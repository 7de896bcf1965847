import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../../../contracts/index.js";
import { toTarget } from "../../../../src/kit/target/defaults.js";
import { loadBinding } from "../../../../src/kit/target/load-binding.js";
import type { Ports } from "../../../../src/kit/target/ports.js";
import { verify } from "../../../../src/kit/verify.js";
import { realPorts } from "../../../../src/runtime/kit-ports.js";
import { createStandin } from "../../../../src/standin.js";
import { portsOn, summaryOf } from "../second-implementation/judge.js";
import { type Switch, startSecondImplementation } from "../second-implementation/server.js";
import { change } from "../second-implementation/switches/switch.js";
import { type Front, startFront } from "./front.js";
import { camelCase, entityTags, envelopes, files, ownNames, rpc, sealed } from "./fronts.js";

/** A form of the service on the wire. */
interface WireRow {
  /** The binding's file. */
  name: string;
  front: Front;
  switches?: readonly Switch[];
  only?: readonly string[];
}

const word = { create: "asset.added", update: "asset.changed", delete: "asset.gone" } as const;

/** Calls say their event in a word of their own, and show the entity with the names of the wire. */
const ownPayload = change("payload", () => ({ event: { type, asset }, hook }) => ({
  what: word[type],
  version: String(hook.payload_api_version),
  asset: { key: asset.id, remark: asset.notes ?? null },
}));

const rows: readonly WireRow[] = [
  { name: "own-names", front: ownNames, switches: [ownPayload] },
  { name: "envelopes", front: envelopes },
  { name: "rpc", front: rpc },
  { name: "entity-tags", front: entityTags },
  { name: "hooks", front: sealed, only: ["upload-notes", "upload-basename", "webhook-events", "call-made", "Q-29"] },
];

const bindingOf = (name: string) => fileURLToPath(new URL(`bindings/${name}.yaml`, import.meta.url));

it.each(rows)(
  "a service whose wire is $name is right, by its binding alone",
  async ({ name, front, only = [], switches = [] }) => {
    const service = await startSecondImplementation({ wire: "documented", switches });
    onTestFinished(() => service.stop());
    const [outside, atFiles] = [await startFront(front), await startFront(files)];
    const variables = { STANDIN_TENANT: "acme-tenant", STANDIN_FILES: atFiles.behind(service.url) };
    const binding = await loadBinding(bindingOf(name), variables);
    const target = toTarget({ url: outside.behind(service.url), patience: 2000, jobTimeout: 2000 }, binding);
    const before = JSON.stringify([...service.state.webhook]);
    const { report, failures } = await verify(target, contracts, portsOn(service.clock), { only });
    const { said, differing } = summaryOf(report);
    expect({ failures, said }).toEqual({ failures: [], said: [] });
    const open = Object.keys(report.rules).filter((id) => report.rules[id] !== "held");
    if (only.length === 0) expect({ name, open }).toEqual({ name, open: ["U-19", "C-07"] });
    expect(differing).not.toEqual([]);
    expect(JSON.stringify([...service.state.webhook])).toBe(before);
  },
  60_000,
);

it("a Standin with names in camelCase is right in JSON:API, by its binding alone", async () => {
  const standin = await createStandin({ port: 0, jobTime: 60 });
  onTestFinished(() => standin.close());
  const outside = await startFront(camelCase);
  const target = toTarget(
    { url: `${outside.behind(standin.url)}/json-api` },
    await loadBinding(bindingOf("camel-case"), {}),
  );
  const only = [
    "upload-default-field-metadata",
    "upload-creator",
    "upload-upload-collection",
    "webhook-custom-payload",
    "webhook-events",
    "upload-errors",
  ];
  const ports: Ports = realPorts;
  const { report, failures } = await verify(target, contracts, ports, { only });
  const { said } = summaryOf(report);
  const differences = report.cases.filter(({ verdict }) => verdict === "differs").map(({ because }) => because);
  expect({ failures, said, differences }).toEqual({ failures: [], said: [], differences: [] });
  for (const id of ["U-09", "U-10", "U-11", "W-05", "W-07"]) expect([id, report.rules[id]]).toEqual([id, "held"]);
}, 60_000);
