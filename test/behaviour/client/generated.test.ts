import createClient from "openapi-fetch";
import { expect, it, onTestFinished } from "vitest";
import { createStandin } from "../../../src/index.js";
import type { paths } from "../../../src/openapi/generated/types.js";

it("a client of the generated types compiles strictly, updates an upload and follows the job", async () => {
  const standin = await createStandin({ port: 0, clock: "stepped" });
  onTestFinished(() => standin.close());
  const client = createClient<paths>({ baseUrl: standin.url, headers: { Authorization: "Bearer any" } });
  const params = { path: { upload_id: "1001" } };
  // @ts-expect-error: a name is a text
  const wrong: NonNullable<Parameters<typeof client.PUT<"/uploads/{upload_id}">>[1]>["body"] = { basename: 7 };
  expect(wrong).toBeDefined();

  const updated = await client.PUT("/uploads/{upload_id}", { params, body: { basename: "meadow" } });
  if (updated.data?.type !== "job") throw new Error("It is no job.");
  const job = { params: { path: { job_id: updated.data.id } } };
  expect((await client.GET("/job-results/{job_id}", job)).error?.status).toBe(404);
  await standin.clock.advance("1s");
  expect((await client.GET("/job-results/{job_id}", job)).data?.status).toBe(200);
  expect((await client.GET("/uploads/{upload_id}", { params })).data?.filename).toBe("meadow.png");
});
