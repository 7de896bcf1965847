// The built mock in a process of its own, with `--expose-gc`; it says over IPC how it is.
import { setImmediate as turn } from "node:timers/promises";
import { createStandin } from "../../../dist/index.js";

const prototypes = [Object, Array, String, Function, Number, Map].map((one) => one.prototype);
const ownNames = () => prototypes.map((one) => Reflect.ownKeys(one).map(String).join());
const atStart = ownNames();

const standin = await createStandin({
  port: 0,
  ...JSON.parse(process.argv[2]),
  log: ({ failure, method, path }) =>
    failure && process.send({ failure: `${method} ${path}: ${failure.error?.stack ?? failure.error}` }),
});

const answers = {
  condition() {
    globalThis.gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return {
      heap: heapUsed + arrayBuffers,
      sockets: process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length,
      polluted: ownNames().some((names, index) => names !== atStart[index]),
    };
  },
  reset() {
    standin.reset();
    return true;
  },
  async settle() {
    // What a request has left to do once it is answered, such as the calls of webhooks.
    await standin.webhookCalls.settle();
    await turn();
    return true;
  },
};

process.on("message", async (what) => process.send({ told: await answers[what]() }));
process.on("disconnect", () => process.exit());
process.send({ url: standin.url });
