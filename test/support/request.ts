import { once } from "node:events";
import { Agent, createServer, type RequestListener } from "node:http";
import supertest, { type Test } from "supertest";
import { onTestFinished } from "vitest";

type Client = ReturnType<typeof supertest.agent>;

/** What speaks with the apps of the running test. */
const clients = new Map<RequestListener, Client>();

/** Lets an app listen until the test ends, on connections that last. By itself supertest listens and connects anew for each request. */
export async function listenFor(app: RequestListener): Promise<void> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const connections = new Agent({ keepAlive: true });
  clients.set(
    app,
    supertest.agent(server).use((sent: Test) => void sent.agent(connections)),
  );
  onTestFinished(() => {
    clients.delete(app);
    connections.destroy();
    server.close();
    server.closeAllConnections();
  });
}

/** Supertest for an app that listens. */
export function request(app: RequestListener): Client {
  const client = clients.get(app);
  if (!client) throw new Error("The app does not listen. Await `listenFor(app)` first.");
  return client;
}
