import { describe, expect, it } from "vitest";
import { request } from "../../../support/request.js";
import { startListening, startStandin } from "../../../support/standin.js";

describe("/docs", () => {
  it("leads to the documentation, without a token", async () => {
    const { app } = await startStandin();
    const moved = await request(app).get("/docs");
    expect(moved.status).toBe(302);
    expect(moved.headers.location).toBe("docs/");
    const page = await request(app).get("/docs/");
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.text).toContain("Mock and verify two CMS API operations");
  });

  it.each([
    ["rules.html", "text/html; charset=utf-8"],
    ["vp-icons.css", "text/css; charset=utf-8"],
    ["first.js", "text/javascript; charset=utf-8"],
    ["mark.svg", "image/svg+xml"],
    ["rules.md", "text/markdown; charset=utf-8"],
    ["llms.txt", "text/plain; charset=utf-8"],
  ])("serves %s as %s, which nobody takes for another type", async (path, type) => {
    const { app } = await startStandin();
    const { status, headers } = await request(app).get(`/docs/${path}`);
    expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type });
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("lets a page use only its own files, and scripts and styles of its own folder, wherever a proxy puts that", async () => {
    const { app } = await startStandin({ publicUrl: "https://mock.example.com/base/" });
    const policy = (await request(app).get("/docs/rules.html")).headers["content-security-policy"] ?? "";
    const folders = "http://*:*/docs/ https://*:*/docs/ http://*:*/base/docs/ https://*:*/base/docs/";
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy.split(", ")[1]).toBe(`script-src ${folders}; style-src ${folders}`);
  });

  it("has each of its scripts and styles where its pages look for it", async () => {
    const { app } = await startStandin();
    const page = (await request(app).get("/docs/")).text;
    const files = [...page.matchAll(/(?:href|src)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const { status, type } = await request(app).get(`/docs/${file}`);
      expect([file, status, type]).toEqual([file, 200, file.endsWith(".js") ? "text/javascript" : "text/css"]);
    }
  });

  it("lets a page load them below the prefix of a proxy that is trusted, too", async () => {
    const { app } = await startListening({ trustProxy: true });
    const { headers } = await request(app).get("/docs/rules.html").set("X-Forwarded-Prefix", "/team");
    expect(headers["content-security-policy"]).toContain(
      "script-src http://*:*/docs/ https://*:*/docs/ http://*:*/team/docs/",
    );
  });

  it.each([
    "/docs/nope.html",
    "/docs/assets/",
    "/docs/source.sha256",
    "/docs/..%2fpackage.json",
    "/docs/assets/..%2f..%2fcli.js",
    "/docs//rules.html",
  ])("%s is not there", async (path) => {
    const { app } = await startStandin();
    const { status, body } = await request(app).get(path);
    expect({ status, code: body.code }).toEqual({ status: 404, code: "INVALID_ENDPOINT" });
  });

  it("is read, not written", async () => {
    const { app } = await startStandin();
    const { status, headers } = await request(app).post("/docs/");
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });
});
