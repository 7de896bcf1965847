import type { Handler } from "../api/handler.js";
import { toMessage } from "../mock/live-stream.js";
import { nameOfEnvironment } from "./call.js";

/** Who reads so slowly that this much waits for them is sent away; they come back and read anew. */
const maximumWaitingBytes = 2 * 1024 * 1024;

/** `GET /_standin/stream`: what happens in an environment as it happens, as server-sent events; it outlives resets. */
export const streamEvents: Handler = (context) => {
  const { live, memory } = context.mock;
  const environment = nameOfEnvironment(context.request);
  /** How much of what waits for this client is counted. */
  let counted = 0;
  const settle = (waiting: number): boolean => {
    const hasRoom = memory.take("live streams", waiting - counted);
    if (hasRoom) counted = waiting;
    return hasRoom;
  };
  const leave = live.subscribe(environment, {
    tell(message) {
      stream.write(message);
      if (stream.waitingBytes > maximumWaitingBytes || !settle(stream.waitingBytes)) stream.destroy();
    },
    end: () => stream.end(),
  });
  context.setHeader("Cache-Control", "no-store");
  const stream = context.openStream("text/event-stream");
  stream.onDrain(() => settle(0));
  stream.onClose(() => {
    leave();
    settle(0);
  });
  // Whoever has got this misses nothing that comes after what they read now.
  if (context.request.method === "HEAD") stream.end();
  else stream.write(toMessage("hello", { environment }));
};
