import { describe, expect, it, vi } from "vitest";
import { atOnce } from "../../../src/base/steps.js";
import { deleteCollection } from "../../../src/domain/collections.js";
import type { Domain } from "../../../src/domain/domain.js";
import { Account } from "../../../src/domain/memory.js";
import { copyStore, type Store } from "../../../src/domain/store/store.js";
import { createTag, listTags } from "../../../src/domain/tags.js";
import { listUploads } from "../../../src/domain/upload-list.js";
import { newVersion } from "../../../src/domain/upload-version.js";
import { deleteUpload } from "../../../src/domain/uploads.js";
import { nodePlatform } from "../../../src/runtime/node-platform.js";
import { prepareSeed } from "../../../src/seed/seed.js";

const collection = { type: "upload_collection" as const, id: "3001" };

/** A store with so many uploads of one file, and what a request does to it. */
function createDomain(count: number) {
  const seed = {
    locales: ["en"],
    files: [{ path: "/a.txt", text: "a" }],
    upload_collections: [{ id: "3001", label: "All" }],
    uploads: Array.from({ length: count }, (_, index) => ({
      ...{ id: `u${index}`, path: "/a.txt", tags: ["all", `t${index}`] },
      upload_collection: index % 2 === 0 ? collection : null,
    })),
  };
  const store = copyStore(prepareSeed(seed, nodePlatform)(), new Account());
  const domain = { store, platform: nodePlatform, clock: { now: () => 0 }, bus: { publish: () => undefined } };
  return { store, domain: domain as unknown as Domain };
}

/** How many uploads something looks at, at most. */
function looksOf({ uploads }: Store, act: () => void): number {
  const one = vi.spyOn(uploads, "get");
  const all = vi.spyOn(uploads, "values");
  act();
  return one.mock.calls.length + all.mock.calls.length * uploads.size;
}

describe("the indexes of the uploads", () => {
  it("say whom an address belongs to, however many have it", () => {
    const { store } = createDomain(1000);
    const add = () => newVersion(store, "", "new", { path: "/a.txt", creator: { type: "account", id: "1" } });
    expect(looksOf(store, add)).toBe(0);
    expect(store.uploads.hasOtherOwner("/a.txt", "u1")).toBe(true);
  });

  it("name the uploads of a collection that is deleted", () => {
    const { store, domain } = createDomain(1000);
    for (let index = 0; index < 1000; index += 2) if (index > 4) deleteUpload(domain, `u${index}`);
    expect(looksOf(store, () => deleteCollection(domain, "3001"))).toBeLessThan(20);
    expect([...store.uploads.values()].filter((upload) => upload.upload_collection)).toEqual([]);
  });

  it("name the tags that uploads have, each while one has it", () => {
    const { store, domain } = createDomain(3);
    const names = () => atOnce(listTags(domain, {})).page.map(({ name }) => name);
    expect(looksOf(store, () => createTag(domain, { name: "new" }))).toBe(0);
    expect(names()).toEqual(["all", "new", "t0", "t1", "t2"]);
    expect(() => createTag(domain, { name: "t1" })).toThrow("the tag exists");
    deleteUpload(domain, "u1");
    expect(names()).toEqual(["all", "new", "t0", "t2"]);
  });

  it("belong to each store that began with the same", () => {
    const seed = prepareSeed(
      { locales: ["en"], files: [{ path: "/a.txt", text: "a" }], uploads: [{ id: "1", path: "/a.txt" }] },
      nodePlatform,
    );
    const [one, other] = [copyStore(seed(), new Account()), copyStore(seed(), new Account())];
    expect(one.uploads.get("1")).toBe(other.uploads.get("1"));
    deleteUpload({ ...createDomain(0).domain, store: one }, "1");
    expect([one, other, seed()].map(({ uploads }) => uploads.isAddress("/a.txt"))).toEqual([false, true, true]);
    expect([one, other].map(({ memory }) => memory.usage.uploads ?? 0)).toEqual([0, seed().memory.usage.uploads]);
  });
});

describe("a list that is made in steps", () => {
  it("has the uploads that there were at its start, and is kept only if they are still those", () => {
    const { store, domain } = createDomain(3);
    const list = () => listUploads(store, { "filter[query]": "all" });
    const first = list();
    first.next();
    deleteUpload(domain, "u1");
    expect(atOnce(first).total).toBe(3);
    expect(atOnce(list()).total).toBe(2);
    expect(looksOf(store, () => atOnce(list()))).toBe(0);
  });
});
