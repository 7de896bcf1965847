import { expect, it } from "vitest";
import { createStandin } from "../../../src/index.js";
import request from "../../support/documented-request.js";
import { startStandin } from "../../support/standin.js";

it("the control token is asked for by everything but the page, health and calls of receivers", async () => {
  const { app } = await startStandin({ controlToken: "t0ken" });
  for (const path of ["openapi.json", "clock", "state", "journal", "overview", "stream", "pictures/1001", "x"]) {
    const { status, headers, body } = await request(app).get(`/_standin/${path}`);
    const told = [path, status, headers["www-authenticate"], body.code];
    expect(told).toEqual([path, 401, "Bearer", "INVALID_AUTHORIZATION_HEADER"]);
  }
  expect((await request(app).get("/_standin/receiver/inbox")).status).toBe(401);
  for (const path of ["", "/", "/page/main.js", "/health"])
    expect([path, (await request(app).get(`/_standin${path}`)).status]).toEqual([path, 200]);
  expect((await request(app).get("/uploads/1001").set("Authorization", "Bearer any")).status).toBe(200);
  expect((await request(app).post("/_standin/receiver/inbox")).status).toBe(200);
});

it("it lets those in who have it, and nobody else", async () => {
  const { app } = await startStandin({ controlToken: "t0ken" });
  const reset = async (given: string) =>
    (await request(app).post("/_standin/reset").set("Authorization", given)).status;
  for (const given of ["", "t0ken", "Basic t0ken", "Bearer t0kem", "Bearer t0ken0", "Bearer "])
    expect([given, await reset(given)]).toEqual([given, 401]);
  expect(await reset("Bearer t0ken")).toBe(204);
});

it.each(["0.0.0.0", "::", "192.168.1.7", "example.com"])("it must be there to listen on %s", async (host) => {
  await expect(createStandin({ host })).rejects.toThrow(`Others can reach the control interface at ${host}`);
});

it.each(["127.0.0.1", "127.0.0.9", "::1", "localhost"])("it need not be there to listen on %s", async (host) => {
  await (await createStandin({ host })).close();
});

it.each(["", "two words", "ümlaut"])("it cannot be %j", async (controlToken) => {
  await expect(createStandin({ controlToken })).rejects.toThrow("visible ASCII");
});
