import { connect } from "node:net";
import supertest from "supertest";
import { describe, expect, it } from "vitest";
import { flatEnvelope } from "../../src/wire/flat.js";
import { createClient } from "../support/client.js";
import { startStandin } from "../support/standin.js";

const count = (length: number) => Array.from({ length }, (_, index) => index);

interface Sent {
  method: "PUT" | "POST";
  path: string;
  body: object;
}

/** Writes all requests at once on one connection, so that their order of arrival is known, and gives what came back. */
async function pipelined(url: string, list: readonly Sent[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const requests = list.map(({ method, path, body }, index) => {
    const text = JSON.stringify(body);
    const close = index === list.length - 1 ? "Connection: close\r\n" : "";
    const head = `${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer any-token\r\n${close}`;
    return `${head}Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
  });
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  socket.write(requests.join(""));
  let answers = "";
  for await (const text of socket) answers += text;
  return answers;
}

describe("many at once", () => {
  it("200 updates of one upload all take effect, in the order of their arrival", async () => {
    const standin = await startStandin({ jobs: "never" });
    const url = await standin.listen();
    const names = count(200).map((index) => `name-${index}`);
    const answers = await pipelined(
      url,
      names.map((basename) => ({
        ...{ method: "PUT", path: "/uploads/1001", body: { basename, author: `author of ${basename}` } },
      })),
    );
    // Each answer shows the upload as that update left it.
    expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(200);
    expect([...answers.matchAll(/"author":"author of (name-\d+)"/g)].map(([, name]) => name)).toEqual(names);
    // Each rename leaves the path that it made good for ever: none was lost.
    const { files = [], uploads = [] } = standin.state.get();
    const renamed = files.map(({ path }) => path).filter((path) => path.includes("name-"));
    expect(renamed).toEqual(names.map((name) => `/seed/${name}.png`));
    expect(uploads[0]).toMatchObject({ basename: "name-199", author: "author of name-199" });
  });

  it("200 updates of one upload that become jobs all take effect, in the order of their arrival", async () => {
    const standin = await startStandin();
    const url = await standin.listen();
    const sent = await Promise.all(
      count(200).map(async (index) => {
        const basename = `name-${index}`;
        const answer = await supertest(url)
          .put("/uploads/1001")
          .set("Authorization", "Bearer any-token")
          .send({ basename });
        return { id: answer.body.id as string, path: `/seed/${basename}.png`, status: answer.status };
      }),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([202]));
    await standin.clock.advance("300ms");
    const arrived = standin.jobs.list();
    expect(arrived.map(({ status }) => status)).toEqual(Array(200).fill(200));
    const pathOf = new Map(sent.map(({ id, path }) => [id, path]));
    const renamed = standin.state.get().files?.filter(({ path }) => path.includes("name-")) ?? [];
    expect(renamed.map(({ path }) => path)).toEqual(arrived.map(({ id }) => pathOf.get(id)));
  });

  it("an update without a file that follows one with a file waits behind its job", async () => {
    const standin = await startStandin();
    const client = createClient(standin, flatEnvelope);
    const update = (fields: object) => client.send("updateUpload", { id: "1001", fields });
    const [withFile, without] = await Promise.all([update({ path: "/seed/spare.png" }), update({ notes: "after" })]);
    expect([withFile.status, without.status]).toEqual([202, 202]);
    await standin.clock.advance("300ms");
    expect((await client.result(without.jobId)).resource).toMatchObject({ notes: "after", path: "/seed/spare.png" });
  });

  it("1,000 jobs in flight all end", async () => {
    const standin = await startStandin();
    const url = await standin.listen();
    const creation: Sent = { method: "POST", path: "/uploads", body: { path: "/seed/spare.png" } };
    const answers = await pipelined(url, Array(1000).fill(creation));
    expect(answers.match(/HTTP\/1.1 202/g)).toHaveLength(1000);
    expect(standin.jobs.list().filter(({ status }) => status === null)).toHaveLength(1000);
    const ran = await standin.clock.advance("300ms");
    expect(ran).toHaveLength(1000);
    expect(standin.jobs.list().filter(({ status }) => status === 201)).toHaveLength(1000);
    expect(standin.state.get().uploads).toHaveLength(1003);
  });
});
