import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { judge } from "../../kit/second-implementation/judge.js";
import { wrongRows } from "../../kit/second-implementation/switches/wrong.js";
import { passOn, serveHttp } from "../../support/serve-http.js";
import { startPrism } from "./prism-proxy.js";
import { listen, type Violation } from "./violations.js";

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
  // Prism knows one address alone: what it passes on goes to the service of the moment.
  let target = "";
  const relay = await serveHttp(async (request, response) => {
    const reply = await passOn(request, target + request.url, await buffer(request));
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  const url = await startPrism("flat", relay);
  const found = listen(url);
  const kindsIn = async (options: Parameters<typeof judge>[0]) => {
    found.length = 0;
    const through = (service: string) => {
      target = service;
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
