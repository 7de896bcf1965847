import { request as send } from "undici";
import { expect, it } from "vitest";
import { judge } from "../../kit/second-implementation/judge.js";
import { wrongRows } from "../../kit/second-implementation/switches/wrong.js";
import { serveHttp } from "../../support/serve-http.js";
import { startPrism } from "./prism-proxy.js";
import { listen, type Violation } from "./violations.js";

/** Passes everything on to the service of the moment: Prism knows one address alone. */
async function startRelay(): Promise<{ url: string; to(url: string): void }> {
  let service = "";
  const url = await serveHttp(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _, connection: __, "content-length": ___, "transfer-encoding": ____, ...headers } = request.headers;
    const reply = await send(service + request.url, {
      method: request.method as "GET",
      headers: headers as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const { connection: _____, "transfer-encoding": ______, "keep-alive": _______, ...kept } = reply.headers;
    response.writeHead(reply.statusCode, kept).end(Buffer.from(await reply.body.arrayBuffer()));
  });
  return {
    url,
    to(url) {
      service = url;
    },
  };
}

/** What Prism has against responses, wherever in which of them: a list of uploads lacks what each one lacks. */
const kindsOf = (found: readonly Violation[]): string[] =>
  found.flatMap(({ status, violations }) =>
    violations
      .filter(({ location }) => location[0] === "response")
      .map(({ message }) => `${status} ${message.replace(/data\.\d+\.?/, "").replace(/ property +(?=[^'])/, " ")}`),
  );

/** A service and Prism for each row, on a machine that does other things too. */
const timeout = 900_000;

it("Prism finds of the wrong servers those alone that the score has, from the same requests as the kit's", {
  timeout,
}, async () => {
  const relay = await startRelay();
  const url = await startPrism("flat", relay.url);
  const found = listen(url);
  const kindsIn = async (options: Parameters<typeof judge>[0]) => {
    found.length = 0;
    const through = (service: string) => {
      relay.to(service);
      return url;
    };
    // What Prism refuses by itself may keep the kit from going on.
    await judge({ wire: "documented", ...options, through }).catch(() => undefined);
    return kindsOf(found);
  };
  const usual = new Set(await kindsIn({}));
  const finds: string[] = [];
  for (const { id, apply, only } of wrongRows) {
    const kinds = await kindsIn({ switches: [apply], only });
    if (kinds.some((kind) => !usual.has(kind))) finds.push(id);
  }
  await expect(`${JSON.stringify(finds, null, 2)}\n`).toMatchFileSnapshot("prism-finds.json");
});
