import { depthOf, openFor } from "../api/access.js";
import type { Context } from "../api/context.js";
import type { Handler } from "../api/handler.js";
import { PathTree } from "../api/path-tree.js";
import { type BodyLimit, bodyLimits, isBodyless, readJson } from "../api/read-json.js";
import { refuseMethod, refusePath } from "../api/refuse.js";
import { isObject, type JsonObject, pieceLength, toJsonPieces } from "../base/json.js";
import { toUtf8 } from "../base/text.js";
import { countInSteps } from "../domain/unread.js";
import { createHandle } from "../mock/handle.js";
import type { ControlOperationId } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import { controlRoutes } from "../openapi/generated/control-routes.js";
import { type ControlCall, operations, type StreamId } from "./operations.js";
import { nameOfEnvironment, queryOf, receive, showPicture, streamEvents } from "./streams.js";

interface AnyReply {
  status: number;
  body?: object;
}

const basePath = "/_standin";

/** Every path, with what its methods do. */
type Methods = ReadonlyMap<string, Handler>;

/** The control interface, `/_standin`, as a function of a request. `showPage` sends its page and the page's files. */
export function controlRouter(showPage: Handler): Handler {
  const tree = new PathTree<Methods>();
  const streams: Record<StreamId, Handler> = {
    ...{ showPage, showPageFile: showPage },
    ...{ followStream: streamEvents, showPicture, callReceiver: receive },
  };
  const isStream = (id: ControlOperationId): id is StreamId => id in streams;
  const handlerOf = (id: ControlOperationId) =>
    isStream(id) ? streams[id] : inJson(operations[id], id === "restoreState" ? bodyLimits.state : bodyLimits.json);
  for (const path of new Set(controlRoutes.map((route) => route.path))) {
    const routes = controlRoutes.filter((route) => route.path === path);
    tree.add(
      path === "/" ? basePath : basePath + path,
      new Map(routes.map(({ method, operationId }) => [method.toUpperCase(), handlerOf(operationId)])),
    );
  }
  return (context) => respond(context, tree);
}

function respond(context: Context, tree: PathTree<Methods>): void | Promise<void> {
  const { method, path } = context.request;
  const found = tree.find(path === `${basePath}/` ? basePath : path);
  if (!found) return refusePath(context);
  const handler = found.value.get(method === "HEAD" ? "GET" : method);
  return handler ? handler(context, found.parameters) : refuseMethod(context, [...found.value.keys()]);
}

const inJson =
  (handler: (call: ControlCall) => AnyReply | Promise<AnyReply>, limit: BodyLimit): Handler =>
  async (context, parameters) => {
    const { hold, release } = countInSteps(context.mock.memory);
    try {
      const call = await readCall(context, parameters, limit, hold);
      const { status, body } = await handler(call);
      await context.settle(call.name);
      if (body === undefined) context.sendNothing(status);
      else await sendJson(context, { status, body }, hold);
    } finally {
      // A client that does not read keeps it until then.
      release();
    }
  };

const json = "application/json; charset=utf-8";

/** The bytes of a text in pieces, so that a client that reads slowly keeps few of them. */
function* bytesOf(text: string): Iterable<Uint8Array> {
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + pieceLength;
    // Both halves of a surrogate pair belong into one piece.
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end++;
    yield toUtf8(text.slice(at, end));
  }
}

/** Sends a body, which may be long: it is written in turns with other requests. Nothing of it may change meanwhile. */
async function sendJson(
  context: Context,
  { status, body }: Required<AnyReply>,
  hold: ControlCall["hold"],
): Promise<void> {
  const pieces = toJsonPieces(body);
  let piece = String(pieces.next().value);
  // What is short comes in one, without a turn.
  if (piece.length < pieceLength) return context.sendText(status, json, piece);
  // A piece on its way, the next one, and its bytes. What finds no room is refused before others make theirs.
  let held = 0;
  const holdPiece = () => {
    hold(Math.max(0, 3 * piece.length - held));
    held = Math.max(held, 3 * piece.length);
  };
  holdPiece();
  async function* inTurns() {
    for (;;) {
      await context.mock.wait(0);
      yield* bytesOf(piece);
      const next = pieces.next();
      if (next.done) return;
      piece = next.value;
      holdPiece();
    }
  }
  await context.sendPieces(status, ["Content-Type", json], inTurns());
}

async function readCall(
  context: Context,
  params: Parameters<Handler>[1],
  limit: BodyLimit,
  hold: ControlCall["hold"],
): Promise<ControlCall> {
  const { mock, request } = context;
  const name = nameOfEnvironment(request);
  const open = () => openFor(context, name);
  return {
    mock,
    context,
    name,
    get environment() {
      return open();
    },
    handle: createHandle(name, {
      environments: { ...mock.environments, open },
      platform: mock.platform,
      origin: () => context.origin,
      depth: depthOf(request.headers),
    }),
    params,
    query: queryOf(request.url),
    body: await readObject(context, limit),
    hold,
  };
}

/** The JSON object in the body, or an empty object without a body. */
async function readObject(context: Context, limit: BodyLimit): Promise<JsonObject> {
  const { request } = context;
  if (request.method === "GET" || isBodyless(request.headers)) return {};
  const body = await readJson(context, ["application/json"], limit);
  if (isObject(body)) return body;
  throw new DomainError("INVALID_FORMAT", "The body must be a JSON object.");
}
