import { createServer, type RequestListener, type Server } from "node:http";
import supertest from "supertest";
import { onTestFinished } from "vitest";

/** The servers of the running test: supertest would listen anew for each request, which takes longer than most answers. */
const servers = new Map<RequestListener, Server>();

/** Supertest for an app, which listens until the test ends. */
export function request(app: RequestListener): ReturnType<typeof supertest> {
  const known = servers.get(app);
  if (known) return supertest(known);
  const server = createServer(app).listen(0, "127.0.0.1");
  servers.set(app, server);
  onTestFinished(() => {
    servers.delete(app);
    server.close();
    server.closeAllConnections();
  });
  return supertest(server);
}
