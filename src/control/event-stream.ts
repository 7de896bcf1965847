import type { Handler } from "../api/handler.js";
import { toMessage } from "../mock/live-stream.js";
import { nameOfEnvironment } from "./call.js";

/** Who reads so slowly that this much waits for them is sent away; they come back and read anew. */
const maximumWaitingBytes = 8 * 1024 * 1024;

/** `GET /_standin/stream`: what happens in an environment as it happens, as server-sent events; it outlives resets. */
export const streamEvents: Handler = (context) => {
  const environment = nameOfEnvironment(context.request);
  const leave = context.mock.live.subscribe(environment, {
    tell(message) {
      if (stream.waitingBytes > maximumWaitingBytes) stream.destroy();
      else stream.write(message);
    },
    end: () => stream.end(),
  });
  context.setHeader("Cache-Control", "no-store");
  const stream = context.openStream("text/event-stream");
  stream.onClose(leave);
  // Whoever has got this misses nothing that comes after what they read now.
  if (context.request.method === "HEAD") stream.end();
  else stream.write(toMessage("hello", { environment }));
};
