import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { parse } from "yaml";
import { contracts } from "../../../../contracts/index.js";
import { parseJson } from "../../../../src/base/json.js";
import { runVerify, type VerifyFlags } from "../../../../src/cli/verify-run.js";
import { documentOperations } from "../../../../src/kit/binding/defaults.js";
import type { Ports } from "../../../../src/kit/http/ports.js";
import { fakeProcess } from "../../../support/fake-process.js";
import { type Passed, sleeplessPorts, startFlaky } from "../../../support/flaky.js";
import { newFolder } from "../../../support/folder.js";
import { rewriteRecord } from "../../../support/records.js";
import { serveHttp } from "../../../support/serve-http.js";
import { newHook } from "../../second-implementation/behaviour.js";
import { portsOn } from "../../second-implementation/judge.js";
import type { Resource } from "../../second-implementation/model.js";
import { startSecondImplementation } from "../../second-implementation/server.js";

/** A request for a resource, or for all of a kind (without an ID). */
export interface Asked {
  kind: "upload" | "webhook";
  id: string;
  isWrite: boolean;
  /** The fields that it sends. */
  fields: string[];
}

/** What a service does with a request instead of working on it. */
export type Failure = number | { status: number; body: string } | "refuse" | "lose answer" | "hold";

/** A service that is no Standin, where customers work: the rows of all, the requests, and the calls to customers' addresses. */
export interface House {
  url: string;
  /** What cannot be seen in a time that passes only where somebody sleeps. */
  skip: readonly string[];
  /** As in its file. */
  binding: { envelope?: string; operations: Record<string, string | null> };
  ports: Ports;
  /** Is asked about each request. */
  fail: (asked: Asked | undefined) => Failure | undefined;
  asked: Asked[];
  /** The number of calls that customers' webhooks got. */
  calls(): number;
  /** Each row that somebody can read, by kind and ID. */
  rows(): Map<string, string>;
}

/** Whose webhooks are enabled for changes of uploads: those of nobody, or of two customers. */
export interface Customers {
  listening: number;
}

export const named = { upload: "5007", webhook: "7000" };
const uploads = Array.from({ length: 50 }, (_, index) => String(5001 + index));
const webhooks = Array.from({ length: 10 }, (_, index) => String(7000 + index));

const ownBinding = parse(readFileSync(new URL("../../second-implementation/binding.yaml", import.meta.url), "utf8"));

const documentedRoutes = Object.fromEntries(
  Object.entries(documentOperations).map(([name, { method, path }]) => [name, `${method} ${path}`]),
);

/** A receiver of customers. */
async function startReceiver(): Promise<{ url: string; count(): number }> {
  let count = 0;
  const url = await serveHttp((_, response) => {
    count++;
    response.end();
  });
  return { url, count: () => count };
}

const events = [{ entity_type: "upload", event_types: ["create", "update", "delete"] }] as const;

/** What a webhook of customers has. The named one is enabled for nothing, so that a run may use it. */
const hookOf = (index: number, url: string, { listening }: Customers) => ({
  name: `Customer ${index}`,
  url: `${url}/customers/${index}`,
  events: index === 0 ? [] : events,
  enabled: index === 0 || index <= listening,
});

const withoutTimes = (row: object): string => JSON.stringify({ ...row, updated_at: undefined });

/** The mock behind a proxy, which hides that it is a Standin. `isLenient`: it reads `2a92` as 2, in JSON:API. */
async function startMock(customers: Customers, isLenient: boolean): Promise<House> {
  const receiver = await startReceiver();
  const flaky = await startFlaky({
    // A service that casts IDs has numbers, or texts that are none.
    ids: "counted",
    seed: {
      locales: ["en"],
      files: uploads.map((id) => ({ path: `/${id}.txt`, text: `of customer ${id}` })),
      uploads: uploads.map((id) => ({ id, path: `/${id}.txt`, author: `Customer ${id}` })),
      upload_collections: [{ id: "3", label: "Shelf" }],
      webhooks: webhooks.map((id, index) => ({ id, ...hookOf(index, receiver.url, customers) })) as never,
    },
  });
  const time = sleeplessPorts();
  const house: House = {
    url: isLenient ? `${flaky.url}/json-api` : flaky.url,
    skip: ["C-01", "C-02", "C-03", "C-04", "C-05", "C-06", "C-07", "C-08"],
    binding: { operations: { ...documentedRoutes }, ...(isLenient && { envelope: "json-api" as const }) },
    ports: time.ports,
    fail: () => undefined,
    asked: [],
    calls: receiver.count,
    rows() {
      const { uploads: some = [], webhooks: hooks = [] } = flaky.standin.state.get();
      const rows = (kind: string, all: readonly { id: string }[]) =>
        all.map((row) => [`${kind} ${row.id}`, withoutTimes(row)] as const);
      return new Map([...rows("upload", some), ...rows("webhook", hooks)]);
    },
  };
  flaky.script = (request) => {
    if (request.path.includes("/_standin")) return { status: 404 };
    if (isLenient) request.path = request.path.replace(/(\/(?:uploads|webhooks)\/\d+)[^/?]*/, "$1");
    const failure = house.fail(note(house, request));
    if (failure === "hold") setImmediate(() => time.pass(3_600_000));
    return typeof failure === "number" ? { status: failure } : failure;
  };
  return house;
}

function note(house: House, { method, path, body }: Passed): Asked | undefined {
  const [, kind, id = ""] = /\/(upload|webhook)s(?:\/([^/?]+))?$/.exec(path.replace(/\?.*/, "")) ?? [];
  if (kind === undefined) return undefined;
  const sent = parseJson(body) as { data?: { attributes?: object } } | undefined;
  const fields = Object.keys(sent?.data?.attributes ?? sent ?? {});
  const asked = { kind: kind as Asked["kind"], id: decodeURIComponent(id), isWrite: method !== "GET", fields };
  house.asked.push(asked);
  return asked;
}

/** The second implementation, by somebody who has never seen the mock. */
async function startSecond(customers: Customers): Promise<House> {
  const receiver = await startReceiver();
  const service = await startSecondImplementation();
  onTestFinished(() => service.stop());
  const { state, clock } = service;
  const asset = state.upload.get("a-1") as Resource;
  state.upload.clear();
  state.webhook.clear();
  for (const id of uploads) {
    const path = `/in/${id}/${id}.jpg`;
    state.files.set(path, { bytes: Buffer.from(`of customer ${id}`) });
    state.upload.set(id, { ...asset, id, path, basename: id, filename: `${id}.jpg`, content: path });
  }
  for (const [index, id] of webhooks.entries())
    state.webhook.set(id, { ...newHook(id), ...hookOf(index, receiver.url, customers) } as Resource);
  const house: House = {
    url: service.url,
    skip: [],
    binding: { ...ownBinding, fixtures: { collection_id: "c-1", locale: "de" } },
    ports: portsOn(clock),
    fail: () => undefined,
    asked: [],
    calls: receiver.count,
    rows: () =>
      new Map(
        (["upload", "webhook"] as const).flatMap((kind) =>
          Array.from(state[kind], ([id, row]) => [`${kind} ${id}`, withoutTimes(row)] as const),
        ),
      ),
  };
  service.weather = ({ kind, id, operation, fields = {} }) => {
    const asked = kind && { kind, id, isWrite: !/^(get|list)/.test(operation), fields: Object.keys(fields) };
    if (asked) house.asked.push(asked);
    const failure = house.fail(asked);
    if (failure === "refuse" || failure === "hold") return "lost before";
    if (failure === "lose answer") return "lost after";
    const { status, body } = typeof failure === "number" ? { status: failure, body: "{}" } : (failure ?? {});
    return status === undefined ? undefined : { status, headers: { "content-type": "application/json" }, body };
  };
  return house;
}

export const houses: Readonly<Record<string, (customers: Customers) => Promise<House>>> = {
  "a flat service": (customers) => startMock(customers, false),
  "a JSON:API service that casts IDs": (customers) => startMock(customers, true),
  "the second implementation": startSecond,
};

/** Runs `standin verify` at a house. `fake` hears signals. */
export async function verifyHouse(
  house: House,
  flags: Partial<VerifyFlags>,
  runRecord: string,
  fake = fakeProcess(),
): Promise<{ code: number; said: string }> {
  const given = { target: house.url, binding: house.binding, runRecord, concurrency: 4, skip: house.skip, ...flags };
  const code = await runVerify(given, fake.process, { contracts, ports: house.ports });
  return { code, said: fake.written.stderr + fake.written.stdout };
}

/** Makes the records of this process those of one that is dead. */
export async function killRecords(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(".jsonl"))) {
    await rewriteRecord(join(folder, name), (text) => text.replace(/"pid":\d+/, '"pid":2147483646'));
  }
}

/** A house where nothing has happened, and what is different now. */
export async function enter(start: (customers: Customers) => Promise<House>, customers: Customers = { listening: 0 }) {
  const house = await start(customers);
  const before = house.rows();
  const runRecord = await newFolder();
  return {
    house,
    runRecord,
    /** The rows that were changed, deleted or left: the ID of each, and how else one would name it. */
    different(): string[][] {
      const now = house.rows();
      const keys = [...new Set([...before.keys(), ...now.keys()])].filter((key) => before.get(key) !== now.get(key));
      return keys.map((key) => {
        const { id, name, path } = JSON.parse(now.get(key) ?? before.get(key) ?? "{}");
        return [id, name, path].filter((one) => typeof one === "string");
      });
    },
    /** How many writes went to rows of customers that nobody named. */
    touched: (isOurs: (asked: Asked) => boolean) =>
      house.asked.filter((one) => one.isWrite && before.has(`${one.kind} ${one.id}`) && !isOurs(one)).length,
  };
}
