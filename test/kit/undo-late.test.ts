import { readdir, utimes } from "node:fs/promises";
import { expect, it } from "vitest";
import { isSame, type JsonObject, type JsonValue } from "../../src/base/json.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { undo } from "../../src/kit/undo.js";
import { apiOf } from "../support/api.js";
import { sleeplessPorts } from "../support/flaky.js";
import { startLeft } from "../support/records.js";
import { listenFor } from "../support/request.js";

const upload = { kind: "upload", id: "1001" };

it("restores again what a change without a response did after the first look", async () => {
  const { service, folder } = await startLeft((record) =>
    record.changes(upload, { author: "Ada Lovelace" }, { author: "Ada" }).ready(),
  );
  const before = await service.snapshot();
  const { ports } = sleeplessPorts();
  const sleep = async (milliseconds: number) => {
    await ports.sleep(milliseconds);
    if (milliseconds > 1000) await service.put("/uploads/1001", { author: "Ada" });
  };
  const done = undo(toTarget({ url: service.url }), { ...ports, sleep }, { folder, onWait: () => undefined });
  expect(await done).toEqual({ done: ["upload 1001 is as it was."], left: [] });
  expect(await service.snapshot()).toBe(before);
  expect(await readdir(folder)).toEqual([".gitignore"]);
});

it.each([null, "", "[]"])("restores what it emptied where reads leave out what is empty: %s", async (empty) => {
  const [field, was, sent] = empty === "[]" ? (["tags", ["press"], []] as const) : (["author", "Jo", empty] as const);
  const { service, folder, undo } = await startLeft((record) =>
    record.changes(upload, { [field]: was } as JsonObject, { [field]: sent } as JsonObject).ready(),
  );
  await service.put("/uploads/1001", { [field]: was });
  const before = await service.snapshot();
  await service.put("/uploads/1001", { [field]: sent });
  service.shows = (resource) => {
    if (isSame(resource[field] ?? null, sent as unknown as JsonValue)) delete resource[field];
  };
  expect((await undo()).left).toEqual([]);
  service.shows = undefined;
  expect(await service.snapshot()).toBe(before);
  expect(await readdir(folder)).toEqual([".gitignore"]);
});

it.each([true, false])(
  "takes a row without a name for another's only where reads name its own: %s",
  async (isNamed) => {
    const { service, folder, undo } = await startLeft(async (record) => {
      await record.creates("webhook", "name", "Standin aaaaaaaaaaaa", "aaaaaaaaaaaa").ready();
      if (isNamed) await record.creates("webhook", "name", "Standin 0123456789ab", "0123456789ab").ready();
    });
    const before = await service.snapshot();
    await listenFor(service.standin.app);
    const credentials = { http_basic_user: null, http_basic_password: null };
    const settings = { url: "http://127.0.0.1:1/", events: [], headers: {}, custom_payload: null, ...credentials };
    if (isNamed) await apiOf(service.standin)("post", "/webhooks", { ...settings, name: "Standin 0123456789ab" });
    service.shows = (resource) => {
      if (!String(resource.name).startsWith("Standin ")) delete resource.name;
    };
    const { left } = await undo();
    // What the first look has found and read shows that the others have no name.
    expect(left).toEqual(isNamed ? [] : [expect.stringContaining("does not show the name of webhook")]);
    service.shows = undefined;
    expect(await service.snapshot()).toBe(before);
    expect(await readdir(folder)).toEqual(isNamed ? [".gitignore"] : [".gitignore", "killed.jsonl"]);
  },
);

it.each([
  [500, 1500],
  [5000, 0],
])("lets a request of a run that was killed %i ms ago come to its end", async (ago, wait) => {
  const { service, folder, path } = await startLeft((record) =>
    record.changes(upload, { author: "Ada Lovelace" }, { author: "Ada" }).ready(),
  );
  const { ports } = sleeplessPorts();
  const killed = new Date(ports.now() - ago);
  await utimes(path, killed, killed);
  const slept: [milliseconds: number, requests: number][] = [];
  const sleep = async (milliseconds: number) => {
    slept.push([milliseconds, service.requests.length]);
    await ports.sleep(milliseconds);
  };
  await undo(toTarget({ url: service.url }), { ...ports, sleep }, { folder, onWait: () => undefined });
  expect(slept.find(([, requests]) => requests === 0)?.[0]).toBe(wait);
});
