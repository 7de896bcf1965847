import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/target/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { realPorts } from "../../src/runtime/kit-ports.js";
import { coerce, onShow, onUpdate, reply } from "./mutants/faults.js";
import { type Fault, startWrongServer } from "./mutants/wrong-server.js";

const wrong: [string, Fault][] = [
  [
    "refuses two fields at once",
    onUpdate("upload", (fields) => (Object.keys(fields).length === 2 ? reply(422, {}) : undefined)),
  ],
  ["makes texts of tags", coerce("upload", "tags", (value) => (Array.isArray(value) ? value.map(String) : value))],
  [
    "fails with 500 on what it does not know",
    onUpdate("webhook", (fields) => (fields.headers === null ? reply(500) : undefined)),
  ],
  [
    "does not show the password",
    onShow("webhook", (webhook) => {
      delete webhook.http_basic_password;
    }),
  ],
];

describe.concurrent("what is borrowed is restored byte for byte on a server that", () => {
  it.each(wrong)(
    "%s",
    async (_, fault) => {
      const server = await startWrongServer(fault);
      const read = async () => {
        const paths = ["/uploads", "/webhooks"];
        const answers = paths.map((path) => fetch(server.url + path, { headers: { Authorization: "Bearer reader" } }));
        const texts = (await Promise.all(answers)).map((answer) => answer.text());
        return (await Promise.all(texts)).map((text) => text.replace(/"updated_at":"[^"]*"/g, ""));
      };
      try {
        const before = await read();
        const binding = { operations: { createUpload: null, createWebhook: null } };
        const only = [
          "upload-tags",
          "upload-kinds",
          "upload-basename",
          "webhook-headers",
          "webhook-http-basic-password",
          "call-made",
        ];
        const { failures } = await verify(toTarget({ url: server.url }, binding), contracts, realPorts, { only });
        expect(failures).toEqual([]);
        expect(await read()).toEqual(before);
      } finally {
        await server.close();
      }
    },
    30_000,
  );
});
