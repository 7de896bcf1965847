import { createHash } from "node:crypto";
import { once } from "node:events";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished } from "vitest";
import type { StandinOptions } from "../../src/index.js";
import { flatEnvelope } from "../../src/wire/envelope.js";
import { createClient } from "../support/client.js";
import { fetchFile, pathOf } from "../support/files.js";
import * as images from "../support/images.js";
import { request } from "../support/request.js";
import { startStandin } from "../support/standin.js";

const mebibyte = 1024 * 1024;

/** Collects garbage at once. */
setFlagsFromString("--expose-gc");
const expose = runInNewContext("gc") as () => void;

async function withAddress(options: StandinOptions = {}) {
  const standin = await startStandin(options);
  const client = createClient(standin, flatEnvelope);
  const { resource } = await client.send("createUploadRequest", { fields: { filename: "a.bin" } });
  return { standin, client, path: resource.id as string, address: pathOf(resource.url) };
}

/** Sends bytes in pieces, with no length told before. */
async function putChunked(url: string, pieces: number, piece: Buffer): Promise<number | undefined> {
  const sending = httpRequest(url, { method: "PUT" });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  for (let sent = 0; sent < pieces; sent++) {
    if (!sending.write(piece)) await Promise.race([once(sending, "drain"), answered]);
  }
  sending.end();
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}

describe("the size of a file", () => {
  it("Q-25 · exactly 32 MiB are accepted, and served again; one byte more is not", async () => {
    const { standin, client, path, address } = await withAddress();
    const bytes = Buffer.alloc(32 * mebibyte, "0123456789");
    expect((await request(standin.app).put(address).send(bytes)).status).toBe(200);
    const { status, resource } = await client.outcomeOf("createUpload", { fields: { path } });
    const md5 = createHash("md5").update(bytes).digest("hex");
    expect([status, resource.size, resource.md5]).toEqual([201, bytes.length, md5]);
    expect(bytes.equals((await fetchFile(standin.app, resource.url)).body)).toBe(true);
    const { status: refused, body } = await request(standin.app)
      .put(address)
      .send(Buffer.concat([bytes, Buffer.alloc(1)]));
    expect([refused, body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("Q-25 · a file whose length is not told before is counted as it comes", async () => {
    const { standin, address } = await withAddress({ maxFile: "9MiB" });
    const url = (await standin.listen()) + address;
    const before = standin.state.get();
    const piece = Buffer.alloc(mebibyte);
    expect(await putChunked(url, 10, piece)).toBe(413);
    expect(standin.state.get()).toEqual(before);
    expect(await putChunked(url, 9, piece)).toBe(200);
  });
});

describe("a file of more than 8 MiB", () => {
  // A browser has no files, and nobody to keep out.
  it("is on the disk, and not in memory", async () => {
    const { standin, client, path, address } = await withAddress({ maxFile: "12MiB" });
    const bytes = Buffer.alloc(mebibyte, "0123456789");
    const url = (await standin.listen()) + address;
    const held = () => {
      expose();
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    expect(await putChunked(url, 12, bytes)).toBe(200);
    // What the connection held goes when it is closed, some turns later.
    for (let turns = 0; turns < 100 && held() - before > 4 * mebibyte; turns++) await setImmediate();
    expect(held() - before).toBeLessThan(4 * mebibyte);
    const { resource } = await client.outcomeOf("createUpload", { fields: { path } });
    const sent = Buffer.concat(Array(12).fill(bytes));
    expect(resource).toMatchObject({ size: sent.length, md5: createHash("md5").update(sent).digest("hex") });
    expect(sent.equals((await fetchFile(standin.app, resource.url)).body)).toBe(true);
    const file = standin.state.get().files?.find((one) => one.path === path);
    expect(sent.equals(Buffer.from(file?.base64 ?? "", "base64"))).toBe(true);
  });

  it("knows its picture", async () => {
    const { standin, client, path, address } = await withAddress();
    const bytes = Buffer.concat([images.png, Buffer.alloc(9 * mebibyte)]);
    expect((await request(standin.app).put(address).send(bytes)).status).toBe(200);
    const { resource } = await client.outcomeOf("createUpload", { fields: { path } });
    expect([resource.width, resource.height, resource.mime_type]).toEqual([3, 2, "image/png"]);
  });
});

it.each([
  ["100KB", 100_000],
  [7, 7],
] as const)("Q-25 · --max-file %s is the most that is taken", async (maxFile, size) => {
  const { standin, address } = await withAddress({ maxFile });
  const put = (length: number) => request(standin.app).put(address).send(Buffer.alloc(length));
  const refused = await put(size + 1);
  expect([refused.status, refused.body.detail]).toEqual([413, expect.stringContaining(`(${size} bytes)`)]);
  expect((await put(size)).status).toBe(200);
});

describe("the files of deleted uploads", () => {
  it("Q-15 · stay good as a path, but for the oldest where they come to more than a quarter of the memory", async () => {
    const standin = await startStandin({ memory: "64MiB" });
    const client = createClient(standin, flatEnvelope);
    const create = (path: string) => client.outcomeOf("createUpload", { fields: { path } });
    const addAndDelete = async (filename: string): Promise<string> => {
      const { resource } = await client.send("createUploadRequest", { fields: { filename } });
      const path = resource.id as string;
      await request(standin.app)
        .put(pathOf(resource.url))
        .send(Buffer.alloc(4 * mebibyte));
      await client.send("deleteUpload", { id: (await create(path)).resource.id as string });
      return path;
    };
    const first = await addAndDelete("first.bin");
    const second = await addAndDelete("second.bin");
    // A job that waits will need its file, whatever is deleted meanwhile.
    standin.jobs.script({ ends: "released" });
    const job = await client.send("updateUpload", { id: "1001", fields: { path: first } });
    await addAndDelete("third.bin");
    await addAndDelete("fourth.bin");
    const refused = await create(second);
    expect([refused.status, refused.error.violations[0]?.pointer]).toEqual([422, "/path"]);
    standin.jobs.release(job.jobId);
    expect((await client.upload("1001")).path).toBe(first);
    // Nobody has used it yet: it waits for that.
    expect((await create("/seed/spare.png")).status).toBe(201);
  });
});

describe("a PUT that breaks off", () => {
  it("leaves nothing, neither while it lasts nor afterwards, and the address stays good; the server can be closed", async () => {
    const { standin, client, path, address } = await withAddress();
    const before = standin.state.get();
    const url = (await standin.listen()) + address;
    const sending = httpRequest(url, { method: "PUT", headers: { "Content-Length": 100 } });
    sending.on("error", () => undefined);
    const closed = new Promise((resolve) => sending.on("close", resolve));
    await new Promise<void>((resolve) => {
      sending.write("only the half", () => resolve());
    });
    const create = async () => (await client.send("createUpload", { fields: { path } })).status;
    expect(await create()).toBe(422);
    sending.destroy();
    await closed;
    expect(await create()).toBe(422);
    expect(standin.state.get()).toEqual(before);
    expect((await request(standin.app).put(address).send("whole")).status).toBe(200);
    expect(await create()).toBe(202);
    await standin.close();
  });
});

describe("the size of a body", () => {
  it.each([
    ["of 1 MiB is accepted", mebibyte, 200],
    ["of a byte more is refused", mebibyte + 1, 413],
  ])("Q-25 · a JSON body %s", async (_, length, status) => {
    const standin = await startStandin();
    const frame = JSON.stringify({ notes: "" });
    const before = standin.state.get();
    const answer = await request(standin.app)
      .put("/uploads/1001")
      .set({ Authorization: "Bearer any-token", "Content-Type": "application/json" })
      .send(JSON.stringify({ notes: "x".repeat(length - frame.length) }));
    expect(answer.status).toBe(status);
    if (status === 413) {
      expect(answer.body.code).toBe("PAYLOAD_TOO_LARGE");
      expect(standin.state.get()).toEqual(before);
    }
  });
});

it.each([
  ["told before", { "Content-Length": 4 * 1024 * 1024 }],
  ["not told before", {}],
])("Q-25 · a connection goes on after a body that was too large, its length %s", async (_, length) => {
  const standin = await startStandin();
  const url = `${await standin.listen()}/uploads/1001`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const put = async (body: Buffer, headers: object) => {
    const sending = httpRequest(url, {
      agent,
      method: "PUT",
      headers: { ...headers, Authorization: "Bearer any-token" },
    });
    for (let sent = 0; sent < body.length; sent += 65_536) sending.write(body.subarray(sent, sent + 65_536));
    sending.end();
    const [response] = (await once(sending, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    return response.statusCode;
  };
  const type = { "Content-Type": "application/json" };
  expect(await put(Buffer.alloc(4 * 1024 * 1024, " "), { ...type, ...length })).toBe(413);
  expect(await put(Buffer.from("{}"), type)).toBe(200);
});
