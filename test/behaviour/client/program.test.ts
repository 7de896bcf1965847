import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createStandin } from "../../../src/index.js";
import { runProgram, seen } from "../../support/client-program.js";
import { skipWaits } from "../../support/eager-client.js";
import { newFolder } from "../../support/folder.js";
import * as images from "../../support/images.js";
import { connect } from "./connect.js";

async function start() {
  skipWaits();
  const standin = await createStandin({ jobTime: "1ms", deliver: "loopback", port: 0, metadata: "field" });
  onTestFinished(() => standin.close());
  const localFile = async (name: string, bytes: Uint8Array) => ({
    localPath: join(await newFolder({ [name]: bytes }), name),
  });
  return { standin, client: connect(standin), localFile };
}

it("a program with the official client, unmodified and without a cast, does with assets and webhooks what teams do", async () => {
  const { standin, client, localFile } = await start();
  const receiver = await standin.createReceiver();
  const facts = await runProgram(
    {
      client,
      make: async ({ filename, tags }, tell) =>
        client.uploads.createFromLocalFile({
          ...(await localFile(filename, images.png)),
          tags,
          onProgress: ({ type }) => tell(type),
        }),
      makeFromUrl: async (url, filename) => client.uploads.createFromUrl({ url, filename }),
      replace: async (id, filename) => client.uploads.updateFromLocalFile(id, await localFile(filename, images.jpeg)),
      settled: () => standin.webhookCalls.settle(),
    },
    receiver.url,
  );
  expect(facts).toEqual(seen(images.width, facts));
  expect(receiver.requests).toHaveLength(3);
});
