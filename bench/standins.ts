import { fileURLToPath } from "node:url";
import { freePort } from "../test/support/free-port.js";
import { headers } from "./load.js";
import { type Server, startServer } from "./server.js";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const cli = path("../dist/cli.js");
const prismCli = path("../node_modules/@stoplight/prism-cli/dist/index.js");

/** `standin serve` as it is packed, with the default seed; `quiet` where no webhook asks for what is measured. */
export async function startStandin(
  name: string,
  { quiet = true, flags = [] as readonly string[] } = {},
): Promise<Server> {
  const server = await startServer(name, [cli, "serve", "--port", "0", ...flags]);
  if (quiet) await fetch(`${server.url}/webhooks/2001`, { method: "DELETE", headers });
  return server;
}

/** One of `bench/servers`, which answers the resource that stands in the file. */
export const startOther = (name: string, file: string, resource: string): Promise<Server> =>
  startServer(name, [path(`servers/${file}`)], { BENCH_RESOURCE: resource });

/** Prism in front of the same document; it takes no port 0. */
export async function startPrism(name: string, flags: readonly string[] = []): Promise<Server> {
  const port = await freePort();
  const command = [prismCli, "mock", path("../openapi.yaml"), "--port", String(port), ...flags];
  // Silent, it does not say that it is ready.
  const starter = `console.log("http://127.0.0.1:${port}");`;
  return startServer(name, ["--import", `data:text/javascript,${starter}`, ...command]).then(untilItAnswers);
}

async function untilItAnswers(server: Server): Promise<Server> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${server.url}/uploads/1001`, { headers }).catch(() => undefined);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${server.name} did not answer within 20 s.`);
}
