import type { RequestHandler } from "express";
import { flatEnvelope } from "../../wire/flat.js";
import { Exchange } from "../../api/context.js";
import type { Host } from "../../mock/host.js";
import { toMessage } from "../../mock/live-stream.js";
import { nameOfEnvironment } from "./call.js";

/** Who reads so slowly that this much waits for them is sent away; they come back and read anew. */
const maximumWaitingBytes = 8 * 1024 * 1024;

/** `GET /_standin/stream`: what happens in an environment as it happens, as server-sent events; it outlives resets. */
export function streamEvents(host: Host): RequestHandler {
  return (request, response) => {
    let environment: string;
    try {
      environment = nameOfEnvironment(request);
      const leave = host.live.watch(environment, {
        tell(message) {
          if (response.writableLength > maximumWaitingBytes) response.destroy();
          else response.write(message);
        },
        end: () => response.end(),
      });
      response.on("close", leave);
      // Who closes their side waits for nothing more: unlike other answers, this one has no end that they could wait for.
      request.socket.once("end", () => response.destroy());
    } catch (error) {
      return new Exchange(host, flatEnvelope, request, response).sendThrown(error);
    }
    // A connection of its own, so that a server that closes need not wait for what comes next on it.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", Connection: "close" });
    // Whoever has got this misses nothing that comes after what they read now.
    if (request.method === "HEAD") response.end();
    else response.write(toMessage("hello", { environment }));
  };
}
