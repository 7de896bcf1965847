import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { contracts } from "../../../../contracts/index.js";
import { toTarget } from "../../../../src/kit/binding/defaults.js";
import { loadBinding } from "../../../../src/kit/binding/load-binding.js";
import { verify } from "../../../../src/kit/verify.js";
import { portsOn, summaryOf } from "../../../kit/second-implementation/judge.js";
import { type Switch, startSecondImplementation } from "../../../kit/second-implementation/server.js";
import { change } from "../../../kit/second-implementation/switches/switch.js";
import { type Front, startFront } from "./front.js";
import { envelopes, files, ownNames, rpc } from "./fronts.js";

/** A form of the second implementation on the wire. */
export interface WireRow {
  /** Of the binding's file. */
  name: string;
  front: Front;
  switches?: readonly Switch[];
}

const word = { create: "asset.added", update: "asset.changed", delete: "asset.gone" } as const;

/** Calls say their event in a word of their own, and show the entity with the names of the wire. */
const ownPayload = change("payload", () => ({ event: { type, asset }, hook }) => ({
  what: word[type],
  version: String(hook.payload_api_version),
  asset: { key: asset.id, remark: asset.notes ?? null },
}));

export const wireRows: readonly WireRow[] = [
  { name: "own-names", front: ownNames, switches: [ownPayload] },
  { name: "envelopes", front: envelopes },
  { name: "rpc", front: rpc },
];

const bindingOf = (name: string) => fileURLToPath(new URL(`bindings/${name}.yaml`, import.meta.url));

/** Has the kit verify the second implementation in that form, by the binding's file alone. */
export async function verifyWire({ name, front, switches = [] }: WireRow) {
  const service = await startSecondImplementation({ wire: "documented", switches });
  onTestFinished(() => service.stop());
  const [outside, atFiles] = [await startFront(front), await startFront(files)];
  const variables = { STANDIN_TENANT: "acme-tenant", STANDIN_FILES: atFiles.behind(service.url) };
  const binding = await loadBinding(bindingOf(name), variables);
  const target = toTarget({ url: outside.behind(service.url), patience: 2000, jobTimeout: 2000 }, binding);
  const { report, failures } = await verify(target, contracts, portsOn(service.clock), { calls: "allow" });
  return { service, report, failures, ...summaryOf(report) };
}
