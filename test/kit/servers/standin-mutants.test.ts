import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import type { JsonObject } from "../../../src/base/json.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { isRule } from "../../../src/kit/run/catalogue.js";
import { verify } from "../../../src/kit/verify.js";
import { type Flaky, sleeplessPorts, startFlaky } from "../../support/flaky.js";
import { verifyAt } from "../../support/kit.js";
import { serveHttp } from "../../support/serve-http.js";
import { standinMutants } from "./standin-mutants.js";

describe("a Standin is caught that", () => {
  it.each(standinMutants.map((one) => [`${one.title} (${one.id})`, one] as const))(
    "%s",
    async (_, { id, only, options, change = (body) => body, call }) => {
      const flaky = await startFlaky(options);
      const relay = call && (await startRelay(call));
      flaky.change = ({ body }) => change(relay ? body.replace("http://127.0.0.1:", relay) : body);
      flaky.shows = asSent();
      // A request and its response give a call that is under way time to arrive.
      const { ports } = sleeplessPorts(() => fetch(`${flaky.url}/_standin`).then((response) => response.text()));
      const { report, failures } = await verifyAt(flaky.url, { ports, only: [only] });
      expect(failures).toEqual([]);
      expect(isRule(id) ? report.rules[id] : report.assumptions[id]).toBe(isRule(id) ? "broken" : "differs");
    },
  );
});

/** Shows a webhook with the settings that were sent for it, whatever the mock was told instead. */
function asSent(): NonNullable<Flaky["shows"]> {
  const settings = new Map<unknown, JsonObject>();
  return (resource, { method, body }) => {
    if (resource.type !== "webhook") return;
    const sent = ["POST", "PUT"].includes(method) ? JSON.parse(body) : {};
    const known = { ...settings.get(resource.id), ...sent };
    settings.set(resource.id, known);
    Object.assign(resource, known);
  };
}

/** Passes webhook calls on with another body; resolves with what takes the place of the receiver's address up to its port. */
async function startRelay(change: (body: string) => string): Promise<string> {
  const relay = await serveHttp(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { "content-type": type = "" } = request.headers;
    const url = `http://127.0.0.1:${request.url?.slice(1)}`;
    const { status } = await fetch(url, { method: "POST", headers: { "content-type": type }, body: change(body) });
    response.writeHead(status).end();
  });
  return `${relay}/`;
}

it("C-08 is not verified where the target's log says that retries are still to come", async () => {
  const flaky = await startFlaky({ isForeign: true, clock: "stepped" });
  const { ports } = sleeplessPorts(async (milliseconds) => {
    const moved = flaky.standin.environment("main").clock.advance(`${milliseconds}ms`);
    // The clock stands still while a call is held: a request and its response give one that is under way time to arrive.
    await Promise.race([moved, fetch(`${flaky.url}/_standin`).then(() => fetch(`${flaky.url}/_standin`))]);
  });
  const target = toTarget({ url: flaky.url, patience: 60_000 });
  const { report, failures } = await verify(target, contracts, ports, { only: ["call-retries"] });
  expect(failures).toEqual([]);
  const because = report.cases.filter(({ verdict }) => verdict === "not-verified").map((one) => one.because);
  expect(report.rules["C-08"]).toBe("not-verified");
  expect(because[0]).toMatch(/^A call that got 500 and then 502 was retried 0 times in 60 s.* the next retry at 20/);
});
