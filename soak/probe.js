// Loaded into the server under test with `--import`: tells over IPC how much memory it needs, and how late its loop is.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on("message", () => {
  const { rss } = process.memoryUsage();
  // What the first collection finishes is taken by the second.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  process.send({ rss, heap: heapUsed + arrayBuffers, p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6 });
  delay.reset();
});
// It is the server's own connections that keep it alive.
process.channel.unref();
