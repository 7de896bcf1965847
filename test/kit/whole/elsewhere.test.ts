import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import type { Binding } from "../../../src/kit/binding/binding.js";
import type { Ports } from "../../../src/kit/http/ports.js";
import { type Flaky, sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { borrowing, verifyAt } from "../../support/kit.js";
import { serveHttp } from "../../support/serve-http.js";

/** Another origin, to which a target leads. */
async function startOther(answer = "{}") {
  const requests: { method: string; path: string; headers: IncomingHttpHeaders }[] = [];
  const url = await serveHttp((request, response) => {
    const { method = "", url: path = "", headers } = request;
    requests.push({ method, path, headers });
    request.resume().on("end", () => response.writeHead(200, { "Content-Type": "application/json" }).end(answer));
  });
  return { url, requests };
}

const job: NonNullable<Binding["job"]> = {
  accepted: [202],
  follow: "Location",
  pending: { status: 404 },
  result: { status: "/status", payload: "/payload" },
};
const binding: Binding = { headers: { "X-Api-Key": "key-of-the-binding" }, job };
const lent = { ...binding, ...borrowing };
const credentials = ["authorization", "x-api-key", "cookie"];

/** Runs contracts on a target that the kit takes for a public one, whatever leads to it. */
async function run(flaky: Flaky, only: string[], how: Binding, address?: string) {
  const { ports } = sleeplessPorts();
  const told: Ports = address === undefined ? ports : { ...ports, lookup: async () => [address] };
  const url = address === undefined ? flaky.url : flaky.url.replace("127.0.0.1", "localhost");
  return verifyAt({ url, token: "the-token" }, { ports: told, only }, how);
}

/** Answers every update of an upload with a job elsewhere. */
const withJobsAt = (flaky: Flaky, location: string) => {
  flaky.script = ({ method, path }) =>
    method === "PUT" && path.startsWith("/uploads/") ? { status: 202, headers: { Location: location } } : undefined;
};

/** Gives out an address elsewhere for the bytes of files. */
const withBytesAt = (flaky: Flaky, url: unknown) => {
  flaky.script = ({ method, path }) =>
    method === "POST" && path === "/upload-requests"
      ? {
          status: 201,
          body: JSON.stringify({
            id: "/1/new.txt",
            type: "upload_request",
            url,
            request_headers: { "X-Signed": "by them" },
          }),
        }
      : undefined;
};

describe("credentials and the binding's headers", () => {
  it("stay with the target where a job is followed elsewhere", async () => {
    const [flaky, other] = [await startFlaky(), await startOther(JSON.stringify({ status: 200, payload: {} }))];
    withJobsAt(flaky, `${other.url}/jobs/1`);
    await run(flaky, ["upload-notes"], lent);
    expect(other.requests.length).toBeGreaterThan(0);
    for (const { headers } of other.requests) for (const name of credentials) expect(headers).not.toHaveProperty(name);
    for (const { headers } of flaky.requests) expect(headers).toHaveProperty("x-api-key", "key-of-the-binding");
  });

  it("stay with the target where the bytes of a file go elsewhere", async () => {
    const [flaky, other] = [await startFlaky(), await startOther()];
    withBytesAt(flaky, `${other.url}/bytes`);
    await run(flaky, ["upload-notes"], binding);
    const [put] = other.requests;
    expect(put).toMatchObject({ method: "PUT", path: "/bytes", headers: { "x-signed": "by them" } });
    for (const name of credentials) expect(put?.headers).not.toHaveProperty(name);
  });

  it.each([
    ["its binding's and its operation's headers", undefined],
    ["what hooks sign requests with", "X-Hooked"],
  ])("stay with the target where the next page of a list is elsewhere: %s", async (_, hooked) => {
    const page = { data: [], next: null };
    const [flaky, other] = [await startFlaky(), await startOther(JSON.stringify(page))];
    flaky.script = ({ method, path }) =>
      method === "GET" && /^\/uploads(\?|$)/.test(path)
        ? { status: 200, body: JSON.stringify({ ...page, next: `${other.url}/uploads?page=2` }) }
        : undefined;
    const next = { next: { pointer: "/next" } };
    const listUploads = { headers: { "X-Files": "key-of-the-operation" }, ...next };
    const hooks: Binding["hooks"] = hooked
      ? { name: "h.mjs", request: ({ request }) => void Object.assign(request.headers, { [hooked]: "signed" }) }
      : undefined;
    const how = { ...lent, operations: { ...lent.operations, listUploads }, ...(hooks ? { hooks } : {}) };
    await run(flaky, ["supporting-operations"], how);
    expect(other.requests.length).toBeGreaterThan(0);
    for (const { headers } of other.requests)
      for (const name of [...credentials, "x-files", "x-hooked"]) expect(headers).not.toHaveProperty(name);
    const asked = flaky.requests.filter(({ path }) => /^\/uploads(\?|$)/.test(path));
    for (const { headers } of asked) expect(headers).toHaveProperty("x-files", "key-of-the-operation");
  });

  it("go where a relative address leads, which is the target", async () => {
    const flaky = await startFlaky({ jobs: "always", jobTime: 0 });
    const { report } = await run(flaky, ["upload-notes"], { ...lent, job: { ...job, id: "/id" } });
    const asked = flaky.requests.filter(({ path }) => path.startsWith("/job-results/"));
    expect(asked.length).toBeGreaterThan(0);
    for (const { headers } of asked) expect(headers).toHaveProperty("authorization", "Bearer the-token");
    expect(report.rules).toMatchObject({ "U-07": "held" });
  });
});

describe("a public target that leads into a private network", () => {
  it.each([
    ["an address of this machine", (port: string) => `http://127.0.0.1:${port}/x`, /127\.0\.0\.1, on this machine/],
    ["the same in disguise", (port: string) => `http://0x7f.1:${port}/x`, /127\.0\.0\.1, on this machine/],
    ["the same as IPv6", (port: string) => `http://[::ffff:127.0.0.1]:${port}/x`, /, on this machine/],
    ["the metadata of a cloud", () => "http://169.254.169.254/latest/meta-data", /, a link-local address/],
    ["a private address", () => "http://10.0.0.7/x", /10\.0\.0\.7, in a private network/],
  ])("by a job, to %s, is not followed, and the rule is not verified", async (_, toUrl, told) => {
    const [flaky, other] = [await startFlaky(), await startOther()];
    withJobsAt(flaky, toUrl(new URL(other.url).port));
    const { report, failures } = await run(flaky, ["upload-notes"], lent, "8.8.8.7");
    expect(failures).toEqual([]);
    expect(other.requests).toEqual([]);
    expect(report.rules["U-07"]).toBe("not-verified");
    const open = report.cases.find(({ ids }) => ids.includes("U-07"));
    expect(open?.because).toMatch(told);
    expect(open?.because).toContain("pass its own address in that network as --target");
  });

  it("for the bytes of a file gets none, and says why there is no upload of the kit's own", async () => {
    const [flaky, other] = [await startFlaky(), await startOther()];
    withBytesAt(flaky, `${other.url}/bytes`);
    const { report, failures } = await run(flaky, ["upload-version", "call-events", "Q-29"], binding, "8.8.8.7");
    expect(failures).toEqual([]);
    expect(other.requests).toEqual([]);
    const open = report.cases.filter(({ verdict }) => verdict === "not-verified").map(({ because }) => because);
    expect(open.join("\n")).toMatch(/127\.0\.0\.1, on this machine/);
  });

  it("by a name that means an address there is found out", async () => {
    const [flaky, other] = [await startFlaky(), await startOther()];
    withJobsAt(flaky, `${other.url.replace("127.0.0.1", "inside.invalid")}/x`);
    const { ports } = sleeplessPorts();
    const lookup = async (host: string) => (host === "inside.invalid" ? ["127.0.0.1"] : ["8.8.8.7"]);
    const url = flaky.url.replace("127.0.0.1", "localhost");
    const { report } = await verifyAt(url, { ports: { ...ports, lookup }, only: ["upload-notes"] }, lent);
    expect(other.requests).toEqual([]);
    expect(report.cases[0]?.because).toContain("inside.invalid (127.0.0.1), on this machine");
  });

  it("of its own is followed there", async () => {
    const [flaky, other] = [await startFlaky(), await startOther(JSON.stringify({ status: 200, payload: {} }))];
    withJobsAt(flaky, `${other.url}/jobs/1`);
    await run(flaky, ["upload-notes"], lent, "10.0.0.7");
    expect(other.requests.length).toBeGreaterThan(0);
  });

  it("is never led to the metadata of a cloud, wherever it is", async () => {
    const flaky = await startFlaky();
    withJobsAt(flaky, "http://169.254.169.254/latest/meta-data");
    const { report } = await run(flaky, ["upload-notes"], lent);
    expect(report.cases[0]?.because).toContain("169.254.169.254, a link-local address");
  });
});

describe("an address for the bytes of a file that is", () => {
  it.each([
    ["no URL", "http://"],
    ["of another scheme", "file:///etc/passwd"],
    ["a script", "javascript:alert(1)"],
    ["not there", null],
  ])("%s is the target's fault, and the kit goes on without", async (_, url) => {
    const flaky = await startFlaky();
    withBytesAt(flaky, url);
    const { report, failures } = await run(flaky, ["supporting-operations", "upload-version"], binding);
    expect(failures).toEqual([]);
    expect(report.assumptions["Q-29"]).toBe("differs");
    const [told] = report.cases.filter(({ because }) => because?.includes("POST /upload-requests"));
    expect(told).toMatchObject({ verdict: "differs", ids: ["Q-29"], because: expect.stringContaining(String(url)) });
  });
});
