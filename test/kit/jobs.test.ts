import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { isObject, type JsonValue } from "../../src/base/json.js";
import { parseBinding } from "../../src/kit/target/binding.js";
import { toTarget } from "../../src/kit/target/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { sleeplessPorts } from "../support/flaky.js";
import { type Call, type Fault, type Reply, startWrongServer } from "./mutants/wrong-server.js";

const only = ["upload-jobs", "upload-basename", "upload-notes"];

async function run(fault: Fault, binding = "", some = only) {
  const server = await startWrongServer(fault, { jobTime: 0 });
  const { ports, slept } = sleeplessPorts();
  try {
    const target = toTarget({ url: server.url, jobTimeout: 400 }, parseBinding(binding, "jobs.yaml"));
    const { report, failures } = await verify(target, contracts, ports, { only: some });
    expect(failures).toEqual([]);
    const broken = report.cases.filter(({ verdict }) => verdict === "broken");
    return { report, slept, broken: broken.map(({ ids, because }) => ({ ids, because })) };
  } finally {
    await server.close();
  }
}

const isUpdate = ({ updates }: Call) => updates === "upload";
const isResult = ({ path }: Call) => path.startsWith("/job-results/");
const statusOf = (body: JsonValue | undefined) => (isObject(body) ? Number(body.status) : 0);

describe("a job that", () => {
  it("is announced with 200, beside regular responses of that status, is followed", async () => {
    const announce = (reply: Reply, call: Call) => {
      if (!isUpdate(call) || reply.status !== 202 || !isObject(reply.body)) return;
      Object.assign(reply, { status: 200, body: { job: { id: reply.body.id ?? null } } });
    };
    const { report, broken } = await run({ respond: announce }, "job: { accepted: [200, 202], id: /job/id }");
    expect(broken).toEqual([]);
    expect(report.rules).toMatchObject({ "U-17": "held", "U-14": "held", "U-07": "held" });
  });

  it("ends with a redirect to the resource is followed there", async () => {
    const redirect = (reply: Reply, call: Call) => {
      const payload = isObject(reply.body) && statusOf(reply.body) < 300 ? reply.body.payload : undefined;
      if (!isResult(call) || reply.status !== 200 || !isObject(payload)) return;
      Object.assign(reply, { status: 303, body: undefined });
      reply.headers.location = `/uploads/${payload.id}`;
    };
    const { report, broken } = await run({ respond: redirect }, "job: { end: 303 }");
    expect(broken).toEqual([]);
    expect(report.rules).toMatchObject({ "U-17": "held", "U-14": "held" });
  });

  it("is a status inside the resource is followed by reading the resource", async () => {
    const working = new Set<string>();
    const inside: Fault = {
      async respond(reply, call, { ask }) {
        if (isUpdate(call) && reply.status < 300) {
          const { body } = await ask("GET", `/uploads/${call.id}`);
          working.add(call.id);
          if (isObject(body)) Object.assign(reply, { status: 200, body: { ...body, state: "working" } });
        } else if (call.method === "GET" && /^\/uploads\/[^/]+$/.test(call.path) && isObject(reply.body)) {
          const isWorking = working.delete(call.path.split("/")[2] ?? "");
          reply.body.state = isWorking ? "working" : "ready";
        }
      },
    };
    const binding = `
job:
  accepted: [200, 202]
  id: /id
  follow: GET /uploads/{job_id}
  pending: { pointer: /state, in: [working] }
  result: { payload: "", ok: { pointer: /state, in: [ready] } }
`;
    const { report, broken } = await run(inside, binding, ["upload-notes"]);
    expect(broken).toEqual([]);
    expect(report.rules).toMatchObject({ "U-07": "held" });
  });

  it("asks to be asked later is not asked before, up to that time", async () => {
    let asked = 0;
    const patient: Fault = {
      respond(reply, call) {
        if (isUpdate(call) && reply.status === 202) delete reply.headers["retry-after"];
        if (!isResult(call) || ++asked > 12) return;
        Object.assign(reply, { status: 404, body: {} });
        reply.headers["retry-after"] = "3";
      },
    };
    const server = await startWrongServer(patient, { jobTime: 0 });
    const { ports, slept } = sleeplessPorts();
    const target = toTarget({ url: server.url, jobTimeout: 60_000 });
    await verify(target, contracts, ports, { only: ["upload-basename"] });
    await server.close();
    expect(slept).toContain(3000);
    expect(Math.max(...slept)).toBe(3000);
  });
});

describe("a job's word is not kept, and U-17 is named, by a job that", () => {
  const told = ({ broken }: Awaited<ReturnType<typeof run>>) =>
    broken.filter(({ ids }) => ids.includes("U-17")).map(({ because }) => because);

  it("says that it failed while its work shows", async () => {
    const found = await run({
      respond(reply, call) {
        if (isResult(call) && isObject(reply.body) && statusOf(reply.body) < 300)
          Object.assign(reply.body, { status: 422, payload: null });
      },
    });
    expect(told(found)).toContainEqual(expect.stringContaining("and yet its work shows: /basename is"));
    expect(told(found)).toContainEqual(expect.stringContaining("and yet the rename was done"));
  });

  it("says that it was done while its work does not show", async () => {
    const found = await run({
      request(call) {
        if (isUpdate(call) && "basename" in call.sent && call.fields) {
          call.fields = {};
          call.headers.prefer = "respond-async";
        }
      },
    });
    expect(told(found)).toContainEqual(expect.stringContaining("and yet the rename was lost"));
  });

  it("is behind another one, and is lost", async () => {
    const found = await run({
      request(call) {
        if (isUpdate(call) && call.sent.notes === "Behind the rename") {
          call.fields = {};
          call.headers.prefer = "respond-async";
        }
      },
    });
    expect(told(found)).toContainEqual(expect.stringContaining("and yet the update behind the rename was lost"));
  });
});
