import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../contracts/index.js";
import { createStandin } from "../../src/index.js";
import { exitCodeOf } from "../../src/kit/report/exit-code.js";
import { toTarget } from "../../src/kit/target/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { sleeplessPorts } from "../support/flaky.js";

/** The mock behind a proxy that shows nothing of one field, and loses it on the way in where it is told to. */
async function startHiding(field: string, { loses }: { loses: boolean }): Promise<string> {
  const standin = await createStandin({ port: 0, jobs: "never" });
  onTestFinished(() => standin.close());
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    let body = Buffer.concat(chunks).toString();
    if (loses && request.method === "PUT") body = body.replace(new RegExp(`"${field}":"[^"]*",?`), "");
    const { authorization = "", "content-type": type = "" } = request.headers;
    const answer = await fetch(standin.url + request.url, {
      method: request.method ?? "",
      headers: { authorization, "content-type": type },
      ...(body === "" ? {} : { body: body.replace(/,\}$/, "}") }),
    });
    const text = await answer.text();
    const shown = answer.ok ? text.replace(new RegExp(`"${field}":(?:"[^"]*"|null),?`, "g"), "") : text;
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(shown);
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([true, false])("U-05 · a field that nothing shows is not verified (lost: %s)", async (loses) => {
  const url = await startHiding("copyright", { loses });
  const target = toTarget(
    { url },
    {
      operations: { createUpload: null, createWebhook: null },
      fixtures: { upload_id: "1001", webhook_id: "2001" },
    },
  );
  const { report } = await verify(target, contracts, sleeplessPorts().ports, {
    only: ["upload-copyright", "upload-author"],
  });
  expect(report.rules).toMatchObject({ "U-05": "not-verified", "U-06": "held", "U-13": "held" });
  expect(report.assumptions["Q-04"]).toBe("differs");
  const { report: alone } = await verify(target, contracts, sleeplessPorts().ports, { only: ["U-05"] });
  expect(exitCodeOf(alone)).toBe(4);
});

it("U-19 · what a record does with the metadata is never held, since nothing shows it", async () => {
  const url = await startHiding("copyright", { loses: false });
  const { report } = await verify(toTarget({ url }), contracts, sleeplessPorts().ports, { only: ["U-19"] });
  expect(report.rules["U-19"]).toBe("not-verified");
  expect(report.cases.map(({ id, because }) => ({ id, because }))).toEqual([
    { id: "upload-record-level", because: expect.stringContaining("cannot see the metadata") },
  ]);
});
