import type { RequestListener } from "node:http";
import type { Response, Test } from "supertest";
import { assertDocumented } from "./control-document.js";
import { request } from "./request.js";

const check = (test: Test): Test =>
  test.expect((response: Response & { req?: { method: string; path: string } }) => {
    const { method, path } = response.req ?? { method: "", path: "" };
    const { status, type, body } = response;
    assertDocumented({ method, path, status, type, body });
  });

/** As supertest, and each answer of the control interface is held against its document. */
export default function documentedRequest(app: RequestListener) {
  const sent = request(app);
  return {
    get: (path: string) => check(sent.get(path)),
    put: (path: string) => check(sent.put(path)),
    post: (path: string) => check(sent.post(path)),
    delete: (path: string) => check(sent.delete(path)),
  };
}
