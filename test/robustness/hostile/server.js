// The built mock in a process of its own, with `--expose-gc`; it says over IPC how it is.
import { createStandin } from "../../../dist/index.js";

const prototypes = [Object, Array, String, Function, Number, Map].map((one) => one.prototype);
const ownNames = () => prototypes.map((one) => Reflect.ownKeys(one).map(String).join());
const atStart = ownNames();

const standin = await createStandin({
  port: 0,
  log: ({ failure, method, path }) =>
    failure && process.send({ failure: `${method} ${path}: ${failure.error?.stack ?? failure.error}` }),
});

process.on("message", () => {
  globalThis.gc();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  process.send({
    told: {
      heap: heapUsed + arrayBuffers,
      rss,
      sockets: process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length,
      polluted: ownNames().some((names, index) => names !== atStart[index]),
    },
  });
});
process.on("disconnect", () => process.exit());
process.send({ url: standin.url });
