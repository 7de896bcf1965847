import { describe, expect, it } from "vitest";
import { createStandin, type Standin, type StandinOptions } from "../../../src/index.js";
import { request } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

const token = { Authorization: "Bearer any-token" };
const foreign = "https://evil.example";
const wide = { host: "0.0.0.0", controlToken: "t" };

/** One request of each kind that there is; `PUT` of a file and a form of a page among them. */
const toApi = [
  ...["get /uploads/1001", "put /uploads/1001", "post /json-api/uploads", "delete /webhooks/2001", "post /nope"],
  ...["put /storage/main/any", "get /assets/main/seed/hills.png", "get /openapi.json", "get /docs/"],
  "options /uploads/1001",
];
const toControl = [
  ...["get /_standin", "get /_standin/state", "get /_standin/stream", "get /_standin/health"],
  ...["get /_standin/pictures/1001", "post /_standin/reset", "post /_standin/faults"],
  ...["delete /_standin/environments", "options /_standin/reset"],
];

const start = (options: StandinOptions = {}) => startStandin({ publicUrl: "https://mock.example.com/", ...options });
const corsOf = (headers: Record<string, string>) =>
  Object.keys(headers).filter((name) => name.startsWith("access-control"));
const send = ({ app }: Pick<Standin, "app">, line: string, headers: object) => {
  const [method, path = ""] = line.split(" ");
  return request(app)
    [method as "get"](path)
    .set({ ...token, ...headers });
};
const statusOf = async (standin: Standin, path: string, headers: object) =>
  (await send(standin, `get ${path}`, headers)).status;

/** Every one of them is refused without leave to read, tells what allows it, changes nothing and is in no journal. */
async function expectRefused(standin: Standin, lines: readonly string[], headers: object, mend = /./) {
  const before = standin.state.get();
  for (const line of lines) {
    const one = send(standin, line, { "Content-Type": "text/plain", ...headers }).serialize(String);
    const answer = await one.send(line.startsWith("get") ? undefined : '{"author":"Eve"}');
    expect([line, answer.status, corsOf(answer.headers)]).toEqual([line, 403, []]);
    expect(answer.text).toMatch(/FOREIGN_REQUEST/);
    if (!line.includes("/_standin")) expect(answer.text).toMatch(mend);
  }
  expect(standin.state.get()).toEqual(before);
  expect(() => standin.journal.find({})).toThrow("There was no request");
}

describe("the host of a request", () => {
  it.each([
    ...["localhost", "LOCALHOST:80", "app.localhost:1", "127.0.0.1", "127.1:4010", "[::1]:4010"],
    "mock.example.com:8443",
  ])("may be %s", async (Host) => {
    const standin = await start();
    for (const path of ["/uploads/1001", "/_standin/clock"])
      expect([path, await statusOf(standin, path, { Host })]).toEqual([path, 200]);
  });

  it.each([
    ...["evil.example", "localhost.evil.example:4010", "127.0.0.1.evil.example", "mock.example.com.evil.example"],
    ...["10.0.0.1", "0.0.0.0:4010", "[::2]"],
  ])("may not be %s where it listens on loopback alone: DNS may have been turned to this machine", async (Host) => {
    await expectRefused(await start(), [...toApi, ...toControl], { Host }, /--public-url/);
  });

  it("may be any at the API where it listens on more, and at the control interface the address that is listened on", async () => {
    const standin = await start(wide);
    expect(await statusOf(standin, "/uploads/1001", { Host: "mock.internal:4010" })).toBe(200);
    const headers = { Authorization: "Bearer t" };
    expect(await statusOf(standin, "/_standin/clock", { ...headers, Host: "0.0.0.0:4010" })).toBe(200);
    expect(await statusOf(standin, "/_standin/clock", { ...headers, Host: "mock.internal:4010" })).toBe(403);
    // A call of a webhook comes from anywhere.
    expect((await send(standin, "post /_standin/receiver/inbox", { Host: "other.example" })).status).toBe(200);
  });

  it("may be missing at the API, as in HTTP/1.0", async () => {
    expect(await statusOf(await start(), "/uploads/1001", { Host: "" })).not.toBe(403);
  });
});

describe("a page", () => {
  it.each([
    ...["http://localhost:5173", "https://localhost", "http://app.localhost:3000", "http://127.0.0.1:8080"],
    ...["http://[::1]:1", "https://mock.example.com"],
  ])("of %s may call the API; the control interface is for those of the server itself", async (Origin) => {
    const standin = await start();
    const { status, headers } = await send(standin, "get /uploads/1001", { Origin });
    expect([status, headers["access-control-allow-origin"]]).toEqual([200, Origin]);
    const isOwn = Origin === "https://mock.example.com";
    expect(await statusOf(standin, "/_standin/clock", { Origin })).toBe(isOwn ? 200 : 403);
  });

  it.each([
    ...[foreign, "null", "http://localhost.evil.example", "https://127.0.0.1.evil.example", "http://10.0.0.1:4010"],
    ...["http://mock.example.com", "https://mock.example.com:444", "https://mock.example.com.evil.example"],
    ...["capacitor://localhost", "localhost", "http://evil.example/http://localhost", "http://localhost@evil.example"],
    "*",
  ])("of %s may not, and is told of the flag", async (Origin) => {
    await expectRefused(await start(), [...toApi, ...toControl], { Origin }, /--allow-origin/);
  });

  it("of the server itself may call it, by whatever name it is there", async () => {
    const standin = await start(wide);
    const headers = { Host: "mock.internal:4010", Origin: "http://mock.internal:4010" };
    expect(await statusOf(standin, "/uploads/1001", headers)).toBe(200);
    expect(await statusOf(standin, "/uploads/1001", { ...headers, Origin: "http://mock.internal:4011" })).toBe(403);
    const own = { Host: "localhost:80", Origin: "http://localhost:80" };
    expect((await send(await start(), "post /_standin/reset", own)).status).toBe(204);
  });

  it("is refused in the envelope that it asked for", async () => {
    const { body } = await send(await start(), "get /json-api/uploads/1001", { Origin: foreign });
    expect(body.data[0].attributes).toMatchObject({ code: "FOREIGN_REQUEST" });
  });

  it.each([
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" },
  ])("of another site that names no origin gets nothing of the control interface: %j", async (headers) => {
    await expectRefused(await start(), toControl, headers);
  });

  it.each(["cross-site", "same-site"])(
    "of another site (%s) may follow a link, and write nothing by a form",
    async (site) => {
      const standin = await start();
      const headers = { "sec-fetch-site": site, "sec-fetch-mode": "navigate" };
      const writes = toControl.filter((line) => /^(post|delete)/.test(line));
      await expectRefused(standin, [...writes, "post /_standin/receiver/inbox", "put /storage/main/any"], headers);
      expect(await statusOf(standin, "/_standin", headers)).toBe(200);
    },
  );

  it("gets no leave from the control interface, not for a preflight or a receiver either", async () => {
    const standin = await start();
    const preflight = { Origin: foreign, "Access-Control-Request-Method": "POST" };
    for (const [line, headers] of [
      ...["reset", "receiver/inbox", "nothing"].map((path) => [`options /_standin/${path}`, preflight] as const),
      ["post /_standin/receiver/inbox", { Origin: foreign }],
      ["get /_standin/clock", { Origin: "https://mock.example.com" }],
    ] as const) {
      const answer = await send(standin, line, headers);
      expect([line, corsOf(answer.headers)]).toEqual([line, []]);
      expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });
});

describe("--allow-origin", () => {
  it.each([
    ["https://app.example.com", "https://app.example.com"],
    ["https://App.Example.com:443/", "https://app.example.com"],
    [["http://a.example:1", "http://b.example:2"], "http://b.example:2"],
    ["null", "null"],
    ["capacitor://localhost", "capacitor://localhost"],
    ["*", "https://anybody.example"],
    ["*", "null"],
  ])("%j lets pages of %s call the API, and those that it names the control interface", async (allowOrigin, Origin) => {
    const standin = await start({ allowOrigin });
    const { status, headers } = await send(standin, "get /uploads/1001", { Origin });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...{ "access-control-allow-origin": Origin, "access-control-allow-credentials": "true" },
      vary: expect.stringMatching(/origin/i),
    });
    const isNamed = allowOrigin !== "*" && Origin !== "null";
    expect((await send(standin, "post /_standin/reset", { Origin })).status).toBe(isNamed ? 204 : 403);
    if (allowOrigin !== "*") expect(await statusOf(standin, "/uploads/1001", { Origin: foreign })).toBe(403);
  });

  it.each([
    ...["", "app.example.com", "https://app.example.com/path", "https://app.example.com?a", "https://"],
    ...["https://u@a.example", " "],
  ])("cannot be %j", async (allowOrigin) => {
    const reason = /allowOrigin is ".*"\. .*"https:\/\/app\.example\.com"/;
    await expect(createStandin({ allowOrigin })).rejects.toThrow(reason);
    await expect(createStandin({ allowOrigin: ["*", allowOrigin] })).rejects.toThrow("allowOrigin");
  });
});
