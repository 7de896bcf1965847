import { namedEnvironment } from "../api/access.js";
import type { Context } from "../api/context.js";
import { sendFile } from "../api/files.js";
import type { Handler } from "../api/handler.js";
import type { Transport } from "../api/transport.js";
import { fromUtf8, joinBytes, toUtf8 } from "../base/text.js";
import { toTimestamp } from "../domain/timestamp.js";
import { type Environment, primaryEnvironment } from "../mock/environment.js";
import { maximumBodyBytes, type Received, receiverResponse, toKept } from "../mock/inbox.js";
import { toMessage } from "../mock/live-stream.js";
import { DomainError } from "../openapi/errors.js";

/** The environment that a control request is for. Addresses that Standin makes name it in the query: nobody sends their headers. */
const controlledEnvironment = ({ url, headers }: Transport): { value: string; valid: boolean } =>
  namedEnvironment(queryOf(url).environment ?? headers["x-environment"]);

/** The query of an address by name; of one that stands twice, the last. */
export const queryOf = (url: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?") + 1) : ""));

/** The environment of a control request. Throws INVALID_ENVIRONMENT for an invalid name. */
export function nameOfEnvironment(request: Transport): string {
  const { value, valid } = controlledEnvironment(request);
  if (valid) return value;
  throw new DomainError("INVALID_ENVIRONMENT", `${JSON.stringify(value)} is not a valid environment name.`);
}

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

/** `GET /_standin/pictures/{upload_id}`: the bytes of an upload for the page, which must not show in the journal. */
export const showPicture: Handler = async (context, { upload_id: id }) => {
  const store = context.mock.environments.storeToRead(nameOfEnvironment(context.request));
  const upload = store.uploads.find(String(id));
  const file = store.files.get(upload.path);
  if (!file) throw new DomainError("NOT_FOUND", `Upload ${upload.id} has no file.`);
  await sendFile(context, file);
};

/** `POST /_standin/receiver/{name}`: a call of a webhook, or whatever somebody sends. */
export const receive: Handler = async (context, { receiver_name: name }) => {
  const { request } = context;
  const { inboxes, clock } = calledEnvironment(context);
  const body = await request
    .readBody(maximumBodyBytes)
    .then(joinBytes, () => toUtf8("(a body that was too large, or cut short)"));
  const { method, url: path } = request;
  // None of those that are there is undefined.
  const headers = request.headers as Received["headers"];
  const received = { at: toTimestamp(clock.now()), method, path, headers, body: fromUtf8(body) };
  const { status, delay } = inboxes.named(String(name)).take(toKept(received));
  if (delay > 0) await context.mock.wait(delay);
  if (status === null) context.disconnect();
  else context.send(status, "application/json", receiverResponse);
};

/** Anybody may call without a token, so that no call makes an environment but the one that every Standin has. Throws NOT_FOUND. */
function calledEnvironment({ mock: { environments }, request }: Context): Environment {
  const { value } = controlledEnvironment(request);
  const open = value === primaryEnvironment ? environments.open(value) : environments.peek(value);
  if (open) return open;
  const detail = `There is no environment ${JSON.stringify(value)}, and a call to a receiver does not create it. Send it another request first.`;
  throw new DomainError("NOT_FOUND", detail);
}
