import { Agent, type Dispatcher } from "undici";
import { headers } from "./load.js";
import type { Server } from "./server.js";
import { startStandin } from "./standins.js";
import { round, type Section } from "./table.js";

/** Updates that are answered with 202, and polled until the job is done: whole stories, side by side. */
export async function jobs(seconds: number): Promise<Section> {
  const server = await startStandin("Standin", { flags: ["--jobs", "always", "--job-time", "0"] });
  const agent = new Agent({ connections: 16 });
  try {
    await stories(server, agent, 1);
    const times = (await stories(server, agent, seconds)).sort((one, other) => one - other);
    const at = (part: number) => `${times[Math.floor(times.length * part)]?.toFixed(1)} ms`;
    return {
      title: "A 202 and its job",
      text: "16 clients at once: `PUT /uploads/1001` with 202, then `GET /job-results/{id}` until it is 200. The job itself takes no time (`--job-time 0`).",
      columns: ["stories/s", "median", "p99"],
      rows: [[round(times.length / seconds), at(0.5), at(0.99)]],
    };
  } finally {
    await agent.close();
    await server.end();
  }
}

async function stories(server: Server, agent: Agent, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async (author: string) => {
    while (performance.now() < end) {
      const start = performance.now();
      const accepted = await ask(agent, server, "PUT", "/uploads/1001", JSON.stringify({ author }));
      const { id } = (await accepted.body.json()) as { id: string };
      for (;;) {
        const result = await ask(agent, server, "GET", `/job-results/${id}`);
        await result.body.dump();
        if (result.statusCode === 200) break;
      }
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, index) => client(`client ${index}`)));
  return times;
}

const ask = (agent: Agent, server: Server, method: Dispatcher.HttpMethod, path: string, body?: string) =>
  agent.request({ origin: server.url, path, method, headers, ...(body === undefined ? {} : { body }) });
