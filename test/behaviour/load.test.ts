import { connect } from "node:net";
import { describe, expect, it } from "vitest";
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
