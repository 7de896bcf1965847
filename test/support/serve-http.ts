import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { request as send } from "undici";
import { onTestFinished } from "vitest";

/** Serves on a free port until the test ends; resolves with the URL. */
export async function serveHttp(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends a request on to a URL, with this body; resolves with the response, but for what is of its connection. */
export async function passOn({ method, headers: came }: IncomingMessage, url: string, body: string | Buffer) {
  const { connection: _, "content-length": __, host: ___, "transfer-encoding": ____, ...headers } = came;
  const reply = await send(url, {
    method: method as "GET",
    headers: headers as Record<string, string>,
    body: body.length > 0 ? body : null,
  });
  const {
    connection: _kept,
    "content-length": _size,
    "transfer-encoding": _how,
    "keep-alive": _alive,
    ...kept
  } = reply.headers;
  return { status: reply.statusCode, headers: kept, body: Buffer.from(await reply.body.arrayBuffer()) };
}
