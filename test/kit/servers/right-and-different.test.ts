import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { isObject, type JsonObject } from "../../../src/base/json.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-ports.js";
import { onVersion } from "../mutants/call-faults.js";
import { current, onShow, onUpdate, pretend, reply } from "../mutants/faults.js";
import { type Fault, repeat, startWrongServer } from "../mutants/wrong-server.js";

const only = contracts.filter(({ id }) => id.startsWith("call-")).map(({ id }) => id);
const rulesOfCalls = ["C-01", "C-02", "C-03", "C-04", "C-05"];

/** What a run says of a server that keeps every rule of calls, and is not the mock. */
async function verdictsOn(fault: Fault, isHidden: boolean) {
  const server = await startWrongServer(fault, {}, isHidden);
  const target = toTarget({ url: server.url, jobTimeout: 400 });
  // Tests that run side by side end their servers themselves.
  const { report, failures } = await verify(target, contracts, realPorts, { only }).finally(() => server.close());
  expect(failures).toEqual([]);
  const told = (verdict: string) => report.cases.filter((one) => one.verdict === verdict);
  return {
    broken: told("broken").map(({ id, ids, because }) => [id, ids, because]),
    differs: [...new Set(told("differs").flatMap(({ ids }) => ids))],
    held: rulesOfCalls.filter((id) => report.rules[id] === "held"),
    rules: report.rules,
  };
}

const flat = ({ id, type, attributes }: JsonObject): JsonObject => ({
  id: id ?? null,
  type: type ?? null,
  ...(isObject(attributes) ? attributes : {}),
});

/** Changes the default payload of calls. */
const onPayload = (change: (payload: JsonObject) => unknown): Fault => ({
  outgoing(call) {
    if (call.body.includes('"webhook_call_id"')) call.body = JSON.stringify(change(JSON.parse(call.body)));
  },
});

const template = (change: (text: string) => string): Fault =>
  pretend("webhook", "custom_payload", (value) => (typeof value === "string" ? change(value) : value));

const cases: [string, Fault, differs: string[], isHidden?: boolean][] = [
  ["makes every call twice", { outgoing: repeat }, ["Q-46"]],
  [
    "shows entities in another form",
    onPayload(({ entity, ...rest }) => ({ ...rest, entity: flat(entity as JsonObject) })),
    ["Q-22"],
  ],
  ["shows nothing in its default payload", onPayload(() => ({ ping: true })), ["Q-22"]],
  ["has a list for its default payload", onPayload((payload) => [payload]), ["Q-22"]],
  [
    "leaves tags with spaces as they are",
    template((text) => text.replace("{{ entity_type }}", "{{=<% %>=}}{{ entity_type }}<%={{ }}=%>")),
    ["Q-32"],
  ],
  [
    "has other words for its events",
    {
      ...template((text) => text.replaceAll("{{event_type}}", "updated").replace(/\{\{ ?entity_type ?\}\}/g, "asset")),
      outgoing(call) {
        call.url = call.url.replace("/update/", "/updated/");
      },
    },
    ["Q-07"],
  ],
  [
    "merges headers",
    onUpdate("webhook", async (fields, { id }, inside) => {
      const { headers } = await current(inside, "webhook", id);
      if (isObject(fields.headers) && isObject(headers)) fields.headers = { ...headers, ...fields.headers };
    }),
    [],
    true,
  ],
  [
    "merges headers, and does not show them",
    {
      ...onUpdate("webhook", async (fields, { id }, inside) => {
        const { headers } = await current(inside, "webhook", id);
        if (isObject(fields.headers) && isObject(headers)) fields.headers = { ...headers, ...fields.headers };
      }),
      ...onShow("webhook", (webhook) => {
        delete webhook.headers;
      }),
    },
    ["Q-39"],
    true,
  ],
  [
    "shows names of headers in lower case",
    onShow("webhook", (webhook) => {
      const entries = Object.entries(webhook.headers as JsonObject);
      webhook.headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
    }),
    [],
  ],
  [
    "shows passwords as stars",
    onShow("webhook", (webhook) => {
      if (typeof webhook.http_basic_password === "string") webhook.http_basic_password = "********";
    }),
    [],
  ],
  [
    "takes no empty list of events",
    onUpdate("webhook", ({ events }) => (Array.isArray(events) && events.length === 0 ? reply(422, {}) : undefined)),
    [],
  ],
  [
    "sends the name of the scheme in lower case",
    {
      outgoing(call) {
        const { authorization } = call.headers;
        if (authorization) call.headers.authorization = authorization.replace("Basic", "basic");
      },
    },
    [],
  ],
];

describe.concurrent("a server that is right, and not the mock", () => {
  it.each(cases)(
    "%s",
    async (_, fault, differing, isHidden = false) => {
      const { broken, differs, held } = await verdictsOn(fault, isHidden);
      expect(broken).toEqual([]);
      expect(differs.sort()).toEqual(isHidden ? [...differing].sort() : differing);
      expect(held).toEqual(rulesOfCalls);
    },
    120_000,
  );

  it.each<[string, Fault]>([
    [
      "has another form for each version",
      onVersion((payload, version) => {
        if (version !== "3") payload.entity = flat(payload.entity as JsonObject);
      }),
    ],
    [
      "names the version in its payload",
      onVersion((payload, version) => {
        payload.meta = { api_version: version };
      }),
    ],
  ])("%s, so that C-06 is seen", async (_, fault) => {
    const { broken, rules } = await verdictsOn(fault, false);
    expect(broken).toEqual([]);
    expect(rules["C-06"]).toBe("held");
  });

  it("takes any version, and shows nothing of it, so that C-06 is not seen", async () => {
    const { broken, differs, rules } = await verdictsOn(
      onVersion(() => undefined),
      false,
    );
    expect([broken, differs, rules["C-06"]]).toEqual([[], ["Q-23"], "not-verified"]);
  });
});
