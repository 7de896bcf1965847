import { spawn } from "node:child_process";
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import { freePort } from "../test/support/free-port.js";
import { median } from "./statistics.js";
import { ratio, round, type Section, type Target } from "./table.js";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** From spawn to the end of the first answer, each server in its turn. */
export async function start(resource: string, rounds: number): Promise<{ section: Section; target: Target }> {
  const commands: Record<string, readonly string[]> = {
    "node:http": [path("servers/node-http.js")],
    "bare Express 5": [path("servers/bare-express.js")],
    "standin serve, as packed": [path("../bin/standin.cjs"), "serve", "--port", "0"],
    Prism: [
      path("../node_modules/@stoplight/prism-cli/dist/index.js"),
      "mock",
      path("../openapi.yaml"),
      "--port",
      String(await freePort()),
    ],
  };
  const times = new Map(Object.keys(commands).map((name): [string, number[]] => [name, []]));
  for (let turn = 0; turn < rounds; turn++) {
    for (const [name, command] of Object.entries(commands)) {
      // It takes long, and is not what the target is about.
      if (name !== "Prism" || turn < 3) times.get(name)?.push(await startOnce(command, resource));
    }
  }
  const medians = new Map([...times].map(([name, all]) => [name, median(all)]));
  const bare = Number(medians.get("bare Express 5"));
  const own = Number(medians.get("standin serve, as packed"));
  return {
    section: {
      title: "Start",
      text: "From spawn to the end of the first answer; medians of starts in turn.",
      columns: ["server", "ms", "against bare Express"],
      rows: [...medians].map(([name, time]) => [name, round(time), ratio(time / bare)]),
    },
    target: {
      target: "from spawn to first answer: at most 1.2 × bare Express 5",
      measured: `${round(own)} ms, bare ${round(bare)} ms: ${ratio(own / bare)}`,
      met: own <= 1.2 * bare,
    },
  };
}

function startOnce(command: readonly string[], resource: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, BENCH_RESOURCE: resource },
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    let asked = false;
    child.stdout.on("data", (text) => {
      said += text;
      const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (!url || asked) return;
      asked = true;
      get(`${url}/uploads/1001`, { headers: { authorization: "Bearer bench" }, agent: false }, (response) => {
        response.resume().once("end", () => {
          const time = performance.now() - started;
          child.once("exit", () => resolve(time)).kill("SIGKILL");
        });
      }).once("error", reject);
    });
    child.once("error", reject);
  });
}
