import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { flatEnvelope } from "../../../src/wire/flat.js";
import { createClient } from "../../support/client.js";
import { fetchFile, storeFile } from "../../support/files.js";
import { startStandin } from "../../support/standin.js";
import { apiOf, controlOf } from "./support.js";

/** A state that a seed has a hard time with: renames, versions that kept their url, files without uploads, collections in each other. */
async function makeHardState(standin: Standin): Promise<void> {
  const api = apiOf(standin);
  const client = createClient(standin, flatEnvelope);
  const store = (name: string, text: string) => storeFile(standin.app, client, Buffer.from(text), { filename: name });
  await api("put", "/uploads/1001", { basename: "meadow", author: null, tags: [], copyright: "©" });
  await api("put", "/uploads/1002", { basename: "renamed" });
  await api("put", "/uploads/1002", { basename: "renamed-again" });
  await api("put", "/uploads/1003?replace_strategy=keep_url", { path: await store("other.txt", "kept url") });
  await api("post", "/uploads", {
    path: await store("fourth.json", "{}"),
    default_field_metadata: { it: { title: "Quattro", custom_data: { a: "1" } } },
  });
  await api("put", "/uploads/1001", { path: await store("fifth.bin", "\u0000\u0001bytes"), basename: "named" });
  await store("unused.txt", "nobody's");
  const { body: parent } = await api("post", "/upload-collections", { label: "Above" });
  await api("put", "/upload-collections/3001", {
    label: "Below",
    parent: { type: "upload_collection", id: parent.id },
  });
  await api("put", "/webhooks/2001", {
    headers: { "X-A": "1" },
    http_basic_user: "u",
    http_basic_password: "p",
    enabled: false,
    auto_retry: false,
  });
  await api("delete", "/webhooks/2002");
  await api("put", "/uploads/1002", { upload_collection: null });
}

/** What the API shows of an environment, and the bytes at every url. */
async function shown(standin: Standin) {
  const api = apiOf(standin);
  const lists = await Promise.all(["/uploads", "/webhooks", "/upload-collections"].map((path) => api("get", path)));
  const uploads = lists[0]?.body.data as { url: string }[];
  const files = await Promise.all(uploads.map(({ url }) => fetchFile(standin.app, url)));
  return {
    lists: lists.map(({ body }) => body),
    files: files.map(({ status, body, type }) => [status, type, body.toString()]),
  };
}

describe("a snapshot of the state", () => {
  it("makes the same state again when it is put back, here or in another server; files, renames and kept urls included", async () => {
    const [standin, other] = [await startStandin({ jobs: "never" }), await startStandin()];
    await makeHardState(standin);
    const snapshot = (await controlOf(standin)("get", "/state")).body;
    const before = await shown(standin);
    await apiOf(standin)("delete", "/uploads/1001");
    for (const one of [standin, other]) {
      const control = controlOf(one);
      expect((await control("put", "/state", snapshot)).status).toBe(204);
      expect((await control("get", "/state")).body).toEqual(snapshot);
      expect(await shown(one)).toEqual(before);
      expect(one.state.get()).toEqual(snapshot);
    }
  });

  it("can be worked on as the state that it is of", async () => {
    const standin = await startStandin({ jobs: "never" });
    await makeHardState(standin);
    standin.state.put(standin.state.get());
    const api = apiOf(standin);
    expect((await api("put", "/uploads/1002", { basename: "third-name" })).body.filename).toBe("third-name.txt");
    expect((await api("put", "/uploads/1003", { path: "/seed/mark.svg" })).body.filename).toBe("mark.svg");
  });

  it("that is wrong is refused with the place of what is wrong, and changes nothing", async () => {
    const standin = await startStandin();
    const before = standin.state.get();
    const { status, body } = await controlOf(standin)("put", "/state", {
      locales: ["en"],
      uploads: [{ id: "1", path: "/none" }],
    });
    expect([status, body.code, body.errors[0].pointer]).toEqual([422, "INVALID_FORMAT", "/uploads/0/path"]);
    expect(() => standin.state.put({ locales: [] as string[], uploads: [{ id: "1", path: "/none" }] })).toThrow();
    expect(standin.state.get()).toEqual(before);
  });
});
