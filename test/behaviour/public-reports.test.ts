import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { documents } from "../../src/openapi/documents.js";
import { startCalled, startStandin } from "../support/delivery.js";
import { describeBoth } from "../support/envelopes.js";
import { startRaw } from "../support/raw-server.js";
import { expectRefused } from "../support/refused.js";

// Bugs of tools of this field and of their users' systems, as small inputs. Each names its report.

const grin = "\u{1F600}";

describeBoth("what is sent stays so, or is refused", (open) => {
  // typia#2046, hey-api#4423: a limit in characters counts what people count.
  it.each([
    ["200 emoji", grin.repeat(200), true],
    ["255 emoji", grin.repeat(255), true],
    ["200 families of seven code points", "👨‍👩‍👧‍👦".repeat(200), true],
    ["255 letters", "a".repeat(255), true],
    ["256 letters", "a".repeat(256), false],
    ["256 emoji", grin.repeat(256), false],
  ])("Q-25 · a tag of %s", async (_, tag, isKept) => {
    const { client } = await open();
    if (isKept) {
      await client.send("updateUpload", { id: "1001", fields: { tags: [tag] } });
      expect(await client.upload("1001")).toMatchObject({ tags: [tag] });
    } else
      await expectRefused(
        client,
        "updateUpload",
        { id: "1001", fields: { tags: [tag] } },
        { code: "INVALID_FIELD", at: ["/tags/0"] },
      );
  });
});

it("a body that starts with a byte order mark is refused by that name (Pode#1604, Jayrock#49)", async () => {
  const { standin } = await startStandin();
  for (const path of ["/uploads/1001", "/_standin/state"]) {
    const headers = { authorization: "Bearer a", "content-type": "application/json" };
    const response = await fetch(standin.url + path, { method: "PUT", headers, body: "\ufeff{}" });
    expect([response.status, (await response.json()).detail]).toEqual([
      400,
      expect.stringContaining("byte order mark"),
    ]);
  }
});

it("Q-40 · credentials in a webhook's URL are sent, and no log shows them (kudu#1022, rundeck#6732)", async () => {
  const { standin, updateUpload, updateWebhook } = await startStandin();
  const receiver = await standin.createReceiver();
  const url = receiver.url.replace("//", "//ada:engine%3A1@");
  expect((await updateWebhook({ url, custom_payload: "{{entity.id}}" })).body.url).toBe(url);
  await updateUpload({ author: "Ada" });
  await updateWebhook({ custom_payload: null, url: url.replace("ada:", "{{event_type}}:") });
  await updateUpload({ author: "Grace" });
  await standin.webhookCalls.settle();
  const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
  expect(receiver.requests.map(({ headers }) => headers.authorization)).toEqual([
    basic("ada:engine:1"),
    basic("update:engine:1"),
  ]);
  for (const { request_url } of standin.webhookCalls.list()) expect(request_url).toBe(receiver.url);
  const journal = await fetch(`${standin.url}/_standin/journal`).then((response) => response.text());
  expect(journal).not.toContain("engine");
});

it("Q-32 · a section of a template that has the first part of a name hides the rest of outer ones (mustache.js#846)", async () => {
  const { standin, updateUpload, updateWebhook } = await startStandin();
  const receiver = await standin.createReceiver();
  const custom_payload =
    "{{#entity}}{{#related_entities}}<{{type}}:{{attributes.author}}>{{/related_entities}}{{/entity}}";
  await updateWebhook({ url: receiver.url, custom_payload });
  await updateUpload({ author: "Ada", upload_collection: { type: "upload_collection", id: "3001" } });
  await standin.webhookCalls.settle();
  expect(receiver.requests[0]?.body).toBe("<upload_collection:>");
});

it("Q-40 · credentials that a template writes into a URL are not sent beside others", async () => {
  const { standin, updateUpload, updateWebhook } = await startStandin();
  const receiver = await standin.createReceiver();
  const url = receiver.url.replace("127.0.0.1", "{{{entity.attributes.author}}}localhost");
  await updateWebhook({ url, http_basic_user: "ada" });
  for (const author of ["a:b@", "%ff@", ""]) await updateUpload({ author });
  await standin.webhookCalls.settle();
  const told = standin.webhookCalls.list().map(({ failure_reason }) => failure_reason);
  expect(told).toEqual([expect.stringContaining("both"), expect.stringContaining("percent-encoding"), null]);
});

const token = { authorization: "Bearer a" };

// vercel/serve#447, ember-cli#8888, s3rver#41: a player asks for parts. findify/s3mock#85, fake-gcs-server#1221: a client for what is new.
it.each([
  [{ range: "bytes=0-3" }, 206, "\x89PNG", "bytes 0-3/1166"],
  [{ range: "bytes=1162-" }, 206, "\xaeB`\x82", "bytes 1162-1165/1166"],
  [{ range: "bytes=-4" }, 206, "\xaeB`\x82", "bytes 1162-1165/1166"],
  [{ range: "bytes=1164-9999" }, 206, "`\x82", "bytes 1164-1165/1166"],
  [{ range: "bytes=1166-" }, 416, "", "bytes */1166"],
  [{ range: "bytes=-0" }, 416, "", "bytes */1166"],
  [{ range: "bytes=3-0" }, 200, 1166, null],
  [{ range: "bytes=0-1,3-4" }, 200, 1166, null],
  [{ range: "bytes=0-3", "if-range": '"of another version"' }, 200, 1166, null],
  [{ "if-none-match": '"x", W/"6fa1fe210a2cefe1c07451d066d5f22e"' }, 304, "", null],
  [{ "if-none-match": '"x"' }, 200, 1166, null],
] as const)("a file answers %j with %i", async (headers, status, body, range) => {
  const { standin } = await startStandin();
  const response = await fetch(`${standin.url}/assets/main/seed/hills.png`, { headers });
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  expect([response.status, typeof body === "number" ? text.length : text]).toEqual([status, body]);
  expect(response.headers.get("content-range")).toBe(range);
  expect(response.headers.get("etag")).toBe('"6fa1fe210a2cefe1c07451d066d5f22e"');
});

it("a read of what a client has says so, until it changes (findify/s3mock#85, fake-gcs-server#1221)", async () => {
  const { standin, updateUpload } = await startStandin();
  const read = (etag: string) => fetch(`${standin.url}/uploads/1001`, { headers: { ...token, "if-none-match": etag } });
  const etag = (await read('"x"')).headers.get("etag") ?? "";
  const again = await read(etag);
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  await updateUpload({ author: "Ada" });
  expect((await read(etag)).status).toBe(200);
});

it("a page reads why a request was refused by its head, and every documented header (bedita#1279, pyeve/eve#467)", async () => {
  const { standin } = await startStandin();
  const headers = { ...token, origin: "http://localhost:3000" };
  const response = await fetch(`${standin.url}/uploads?${"a".repeat(9000)}`, { headers });
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([414, headers.origin]);
  const exposed = (response.headers.get("access-control-expose-headers") ?? "").toLowerCase().split(",");
  const answers = Object.values(documents.flat.components.responses) as { headers?: object }[];
  const documented = new Set(
    answers.flatMap((answer) => Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase())),
  );
  expect([...documented].filter((name) => !exposed.includes(name))).toEqual(["cache-control"]);
});

// http-server#426: of a text in another encoding nothing is said, and the browser finds out itself.
it.each([
  ["é", "utf8", "; charset=utf-8"],
  ["é", "latin1", ""],
  ["é", "utf16le", ""],
  [`${"a".repeat(64 * 1024 - 1)}é`, "utf8", "; charset=utf-8"],
] as const)("a text file in its own encoding is served so (%#)", async (text, encoding, charset) => {
  const file = { path: "/a.txt", base64: Buffer.from(text, encoding).toString("base64") };
  const { standin } = await startStandin({
    seed: { locales: ["en"], files: [file], uploads: [{ id: "1", path: "/a.txt" }] },
  });
  const { headers } = await fetch(`${standin.url}/assets/main/a.txt`);
  expect(headers.get("content-type")).toBe(`text/plain${charset}`);
});

// icinga-notifications#255, traction#1182, memos#4411: copied with what stood behind it.
it.each([
  "http://127.0.0.1/hook ",
  "http://127.0.0.1/hook\n",
  "http://127.0.0.1/ho\tok",
  "http://127.0.0.1/{{entity.id}} ",
])("a webhook's URL of which a call would leave something out is refused: %j", async (url) => {
  const { updateWebhook } = await startStandin();
  const { status, body } = await updateWebhook({ url });
  expect([status, body.errors?.[0]]).toMatchObject([422, { pointer: "/url", code: "VALIDATION_URL" }]);
});

// apisix#9961, savon#85 (compressed), isaacs/github#918 (charset).
it.each([
  ["gzip", gzipSync("café"), "Content-Encoding: gzip"],
  ["Latin-1", Buffer.from("café", "latin1"), "Content-Type: text/plain; charset=iso-8859-1"],
  ["no known charset", Buffer.from("café"), "Content-Type: text/plain; charset=nonsense"],
  ["gzip by its header alone", Buffer.from("café"), "Content-Encoding: gzip"],
])("the log shows a receiver's answer in %s", async (_, body, header) => {
  const { url } = await startRaw((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n${header}\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(body);
  });
  const { standin, updateUpload } = await startCalled({ url });
  await updateUpload({ author: "Ada" });
  await standin.webhookCalls.settle();
  expect(standin.webhookCalls.list()[0]?.response_payload).toBe("café");
});

it("times of a seed are in order, whatever their offset (hevy2garmin#76)", async () => {
  const times = ["2026-01-30T00:30:00+02:00", "2026-01-29T23:00:00Z", "2026-01-29T23:00:00.500Z"];
  const seed = {
    locales: ["en"],
    files: [{ path: "/a.txt", base64: "" }],
    uploads: times.map((created_at, index) => ({ id: String(index), path: "/a.txt", created_at })),
  };
  const { send } = await startStandin({ seed });
  const { body } = await send("get", "/uploads?order_by=_created_at_ASC");
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(["0", "1", "2"]);
  expect(body.data[0].created_at).toBe("2026-01-29T22:30:00.000Z");
});

// mockoon#1840, lensapp/bored#24: refused where it is written, since later nobody catches it.
it.each([99, 1000, 200.5, { headers: { "a b": "x" } }, { headers: { a: "x\ny" } }])(
  "a receiver that cannot answer so is refused: %j",
  async (answer) => {
    const { standin } = await startStandin();
    await expect(standin.createReceiver([200, answer])).rejects.toThrow(TypeError);
  },
);

it("a call with TLS to a receiver without says so (uptime-kuma#1914, dify#1275)", async () => {
  const { standin, updateUpload, receiver, updateWebhook } = await startCalled();
  await updateWebhook({ url: receiver.url.replace("http:", "https:") });
  await updateUpload({ author: "Ada" });
  await standin.webhookCalls.settle();
  expect(standin.webhookCalls.list()[0]?.failure_reason).toMatch(
    /^127\.0\.0\.1:\d+ does not speak TLS\. .* http:\/\/\.$/,
  );
});

// ajv#2297: what JavaScript takes for a number, and nobody else.
it.each([
  "page[offset]=%20",
  "page[offset]=%0A",
  "page[limit]=0x10",
  "page[limit]=Infinity",
  "page[limit]=1e999",
  "filter[fields][size][gt]=%20",
])("a query is refused whose number is none: %s", async (query) => {
  const { send } = await startStandin();
  expect((await send("get", `/uploads?${query}`)).status).toBe(422);
});

it("an origin that no browser names is refused, instead of every page (expressjs/cors#264, rack-cors#30)", async () => {
  await expect(startStandin({ allowOrigin: "https://*.example.com" })).rejects.toThrow('or "*" for all');
});
