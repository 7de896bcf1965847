import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { addressOn, serve } from "../../support/served.js";

const text = "x".repeat(900_000);
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** A server with its defaults, in a process that has half a gigabyte. */
async function start() {
  const { child } = serve(
    ["ignore", "pipe", "inherit"],
    ["--json", "--rate-limit", "--log", "off"],
    ["--max-old-space-size=512"],
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const url = await addressOn(child.stdout);
  let count = 0;
  /** Each has a token of its own, so that the rate limit is in nobody's way. */
  const ask = (method: string, path: string, body?: Buffer, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const own = { authorization: `Bearer ${count++}`, ...(body ? { "content-type": "application/json" } : {}) };
      const sending = request(url + path, { method, agent, headers: { ...own, ...headers } }, (response) => {
        let said = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          if (said.length < 10_000) said += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text: said }));
      });
      sending.on("error", reject).end(body);
    });
  /** The statuses of so many requests, eight at a time. */
  const many = async (times: number, one: (index: number) => ReturnType<typeof ask>) => {
    const statuses: Record<number, number> = {};
    let next = 0;
    const lane = async () => {
      for (let index = next++; index < times; index = next++) {
        const { status } = await one(index);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    return statuses;
  };
  return { child, url, ask, many };
}

type Server = Awaited<ReturnType<typeof start>>;

const environment = (index: number) => ({ "x-environment": `e${index}` });

/** Each would take more than half a gigabyte; the second says whether something is refused, or the oldest goes. */
const attacks: [string, boolean, (server: Server) => Promise<object>][] = [
  [
    "bodies of many small objects",
    true,
    ({ ask, many }) => {
      const objects = Array.from({ length: 24_000 }, (_, index) => ({ [`a${index}`]: 0 }));
      const body = json({ path: "/x", status: 500, body: objects });
      return many(60, () => ask("POST", "/_standin/faults", body));
    },
  ],
  [
    "journals of 40 environments",
    false,
    ({ ask, many }) => many(600, (index) => ask("PUT", "/uploads/no", json({ notes: text }), environment(index % 40))),
  ],
  [
    "inboxes of 50 environments",
    false,
    ({ ask, many }) =>
      many(600, (index) => ask("POST", `/_standin/receiver/r${index}?environment=e${index % 50}`, json(text))),
  ],
  [
    "streams that nobody reads",
    false,
    async ({ url, ask, many }) => {
      const sockets = openMany(url, 60, "GET /_standin/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
      const statuses = await many(60, (index) => ask("PUT", "/uploads/1001", json({ notes: index + text })));
      for (const socket of sockets) socket.destroy();
      return statuses;
    },
  ],
  [
    "bodies that arrive slowly",
    true,
    async ({ url, ask }) => {
      const head =
        "PUT /uploads/1001 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer a\r\nContent-Type: application/json\r\n";
      const sockets = openMany(url, 700, `${head}Content-Length: 1000000\r\n\r\n${text}`);
      return fillBeside(sockets, ask);
    },
  ],
  [
    "files that are never whole",
    true,
    async ({ url, ask }) => {
      const address = async () =>
        new URL(JSON.parse((await ask("POST", "/upload-requests", json({ filename: "a" }))).text).url).pathname;
      const path = await address();
      const sockets = openMany(
        url,
        60,
        `PUT ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n\r\n${text.repeat(8)}`,
      );
      return fillBeside(sockets, ask);
    },
  ],
];

/** Stores what is large beside connections that hold memory, until it is refused; then they end. */
async function fillBeside(sockets: readonly Socket[], ask: Server["ask"]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let turn = 0; turn < 2000 && !statuses[507]; turn++) {
    const body = json({ name: "f", filter: { query: text }, shared: true });
    const { status } = await ask("POST", "/upload-filters", body);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  for (const socket of sockets) socket.destroy();
  await ask("GET", "/uploads/1001");
  return statuses;
}

function openMany(url: string, count: number, bytes: string): Socket[] {
  const { port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
    socket.pause().write(bytes);
    return socket;
  });
}

it("a server with its defaults stays within half a gigabyte, whatever it is sent", async () => {
  const server = await start();
  for (const [name, isRefused, attack] of attacks) {
    const statuses = await attack(server);
    expect({ name, isRefused: "507" in statuses }, JSON.stringify(statuses)).toEqual({ name, isRefused });
    // Everything can be looked at, one after the other.
    for (const path of ["/_standin/overview", "/_standin/journal", "/_standin/state", "/webhook_calls", "/uploads"])
      expect([200, 507]).toContain((await server.ask("GET", path)).status);
    await server.ask("POST", "/_standin/reset", json({ all: true }));
    expect((await server.ask("PUT", "/uploads/1001", json({ author: name }))).status).toBe(200);
  }
  expect(server.child.exitCode).toBeNull();
}, 300_000);
