import { compare, type Load, type Rate, send, updateUpload } from "./load.js";
import type { Server } from "./server.js";
import { startOther, startPrism, startStandin } from "./standins.js";
import { ratio, round, type Section, type Target } from "./table.js";

const readUpload: Load = { method: "GET", path: "/uploads/1001" };
const updateWebhook: Load = {
  method: "PUT",
  path: "/webhooks/2002",
  body: { name: "Message", headers: { "X-Team": "web", "X-Stage": "local" }, nested_items_in_payload: true },
};
const updateJsonApi: Load = {
  method: "PUT",
  path: "/json-api/uploads/1001",
  body: { data: { id: "1001", type: "upload", attributes: updateUpload.body } },
};

/** Updates and reads against bare Express, node:http and Prism. */
export async function throughput(
  resource: string,
  rounds: number,
  seconds: number,
): Promise<{ section: Section; targets: Target[] }> {
  const bare = () => startOther("bare Express 5", "bare-express.js", resource);
  const standin = () => startStandin("Standin");
  const loads: { what: string; start: () => Promise<Server>; load: Load }[] = [
    { what: "update of an upload", start: bare, load: updateUpload },
    { what: "update of an upload", start: standin, load: updateUpload },
    { what: "update of an upload, JSON:API", start: standin, load: updateJsonApi },
    {
      what: "update of an upload, with a call of a webhook each",
      start: () => startStandin("Standin, default seed", { quiet: false }),
      load: updateUpload,
    },
    { what: "update of a webhook", start: standin, load: updateWebhook },
    { what: "update of an upload", start: () => startOther("node:http", "node-http.js", resource), load: updateUpload },
    { what: "update of an upload", start: () => startPrism("Prism"), load: updateUpload },
    {
      what: "update of an upload",
      start: () => startPrism("Prism, silent", ["--verboseLevel", "silent"]),
      load: updateUpload,
    },
    { what: "read of an upload", start: bare, load: readUpload },
    { what: "read of an upload", start: standin, load: readUpload },
  ];
  // A process for each: two loads make each other slower by a tenth, and node:http has one alone.
  const entrants: { what: string; server: Server; load: Load }[] = [];
  try {
    for (const { what, start, load } of loads) entrants.push({ what, server: await start(), load });
    const rates = await compare(entrants, rounds, seconds);
    const memories = new Map(entrants.map(({ server }) => [server, server.memory()]));
    return report(entrants, rates, memories);
  } finally {
    for (const { server } of entrants) await server.end();
  }
}

function report(
  entrants: readonly { what: string; server: Server; load: Load }[],
  rates: readonly Rate[],
  memories: ReadonlyMap<Server, number>,
): { section: Section; targets: Target[] } {
  const rateOf = (name: string, load: Load): Rate =>
    rates[entrants.findIndex((one) => one.server.name === name && one.load === load)] as Rate;
  const bare = rateOf("bare Express 5", updateUpload);
  const own = rateOf("Standin", updateUpload);
  const jsonApi = rateOf("Standin", updateJsonApi);
  const against = (other: Rate) => Math.max(own.rate / other.rate, other.cpu / own.cpu);
  const baseOf = (load: Load) => (load.method === "GET" ? rateOf("bare Express 5", readUpload) : bare);
  return {
    section: {
      title: "Throughput and latency",
      text: `32 connections; the server on one core, the load on the other; medians of rounds in turn. Standin with everything on: authentication, validation of request and response, journal, CORS, log, both envelopes. Where the load itself needs its whole core, the processor time that a request takes of the server tells more than the rate.`,
      columns: [
        "server",
        "what",
        "requests/s",
        "against bare Express",
        "processor time each",
        "against bare Express",
        "p99",
        "memory after",
      ],
      rows: entrants.map(({ server, what, load }, index) => {
        const { rate, cpu, p99 } = rates[index] as Rate;
        const base = baseOf(load);
        const memory = `${round(memories.get(server) ?? 0)} MB`;
        return [
          server.name,
          what,
          round(rate),
          ratio(rate / base.rate),
          `${cpu.toFixed(1)} µs`,
          ratio(base.cpu / cpu),
          `${p99} ms`,
          memory,
        ];
      }),
    },
    targets: [
      {
        target: "update of an upload: at least 1.8 × bare Express 5 by processor time",
        measured: ratio(bare.cpu / own.cpu),
        met: bare.cpu / own.cpu >= 1.8,
      },
      {
        target: "update of an upload in JSON:API: at least 1.8 × bare Express 5 by processor time",
        measured: ratio(bare.cpu / jsonApi.cpu),
        met: bare.cpu / jsonApi.cpu >= 1.8,
      },
      ...[
        { name: "Prism", least: 9 },
        { name: "Prism, silent", least: 4 },
      ].map(({ name, least }) => {
        const measured = against(rateOf(name, updateUpload));
        return {
          target: `update of an upload: at least ${least} × ${name}`,
          measured: ratio(measured),
          met: measured >= least,
        };
      }),
      {
        target: "its p99 no worse than bare Express's",
        measured: `${own.p99} ms, bare ${bare.p99} ms`,
        met: own.p99 <= bare.p99,
      },
    ],
  };
}

/** The resource that all servers answer, as Standin itself does. */
export async function readResource(): Promise<string> {
  const standin = await startStandin("Standin");
  try {
    return await (await send(standin, updateUpload)).text();
  } finally {
    await standin.end();
  }
}
