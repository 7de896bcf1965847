import { describe, expect } from "vitest";
import { addUpload, newPage, openPage, send, startSite, startStandin, test, widthOf } from "./support.js";

/** What a stored file does if it may: it calls home, resets the mock, and takes the title. */
const attack = (home: string) =>
  `new Image().src = "${home}/ran"; fetch("/_standin/reset", { method: "POST" }); document.title = "taken";`;

const svgOf = (script: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="${script.replaceAll('"', "'")}"><script>${script}</script><rect width="40" height="40"/></svg>`;
const htmlOf = (script: string) =>
  `<!doctype html><title>innocent</title><body onload="${script.replaceAll('"', "'")}"><script>${script}</script><form action="/_standin/reset" method="post"></form>`;

describe("a file that somebody stored", () => {
  test.each([
    ["an SVG", "attack.svg", svgOf],
    ["HTML", "attack.html", htmlOf],
  ])("runs no script where it is opened, in a frame or as a picture: %s", async (_, filename, build) => {
    const standin = await startStandin();
    const site = await startSite();
    const { url } = await addUpload(standin, filename, build(attack(site.url)));
    await send(standin, "PUT", "/uploads/1001", { author: "Still here" });

    const page = await newPage();
    await page.goto(url);
    expect(await page.title()).not.toBe("taken");
    const embedding = `<iframe src="${url}"></iframe><img src="${url}"><object data="${url}"></object>`;
    const other = await startSite({ "/": { type: "text/html", body: embedding } });
    await page.goto(other.url);
    await page.waitForLoadState("networkidle");

    expect(site.asked).toEqual([]);
    expect(standin.state.get().uploads?.[0]?.author).toBe("Still here");
  });

  test("is no part of Standin where its picture is opened from Standin's page", async () => {
    const standin = await startStandin();
    await send(standin, "PUT", "/uploads/1001", { author: "Still here" });
    const script = `fetch("${standin.url}/_standin/reset", { method: "POST" }).finally(() => { document.documentElement.id = "tried"; });`;
    await addUpload(standin, "attack.svg", svgOf(script));
    const page = await newPage();
    await page.goto(`${standin.url}/_standin`);
    const picture = page.getByRole("img", { name: "Picture of attack.svg" });
    await expect.poll(() => widthOf(picture)).toBe(40);
    const opened = await page.context().newPage();
    await opened.goto((await picture.getAttribute("src")) ?? "");
    // Without an initiator it has no policy of the page's, so that it runs; but as nobody.
    await opened.locator("#tried").waitFor();
    expect(await opened.evaluate("origin")).toBe("null");
    expect(standin.state.get().uploads?.find(({ id }) => id === "1001")?.author).toBe("Still here");
  });

  test("gives Standin's page no script, though it comes from the same server", async () => {
    const standin = await startStandin();
    const { url } = await addUpload(standin, "attack.js", "document.title = 'taken'");
    const page = await newPage();
    await page.goto(`${standin.url}/_standin`);
    const load = (path: string) =>
      page.evaluate(`new Promise((done) => {
        const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: "${path}" });
        link.onload = () => done("loaded");
        link.onerror = () => done("refused");
        document.head.append(link);
      })`);
    expect(await load("/_standin/page/main.js")).toBe("loaded");
    expect(await load(new URL(url).pathname)).toBe("refused");
  });

  test("would have run from a site that does not guard it, so that this test can see it", async () => {
    const site = await startSite();
    const careless = await startSite({
      "/attack.svg": { type: "image/svg+xml", body: svgOf(attack(site.url)) },
      "/attack.html": { type: "text/html", body: htmlOf(attack(site.url)) },
    });
    const page = await newPage();
    for (const path of ["/attack.svg", "/attack.html"]) await page.goto(careless.url + path);
    await expect.poll(() => site.asked.length).toBeGreaterThanOrEqual(2);
  });
});

describe("Standin's page", () => {
  test("shows names, texts and templates as text, whatever is in them", async () => {
    const standin = await startStandin();
    const evil = `"><img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;
    await send(standin, "PUT", "/uploads/1001", {
      author: evil,
      tags: [evil],
      default_field_metadata: { en: { title: evil, alt: evil } },
    });
    await send(standin, "PUT", "/webhooks/2001", { name: evil, custom_payload: evil });
    await addUpload(standin, "<b onclick=alert(1)>.svg", svgOf("document.title = 'taken'"));
    await send(standin, "GET", `/uploads/${encodeURIComponent(evil)}`);
    const page = await openPage(standin);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await page.getByRole("heading", { name: `${evil} 2001` }).waitFor();
    expect(await page.locator("main script, main b, main [onerror], main [onclick]").count()).toBe(0);
    expect(await page.title()).toBe("Standin");
  });

  test("has a policy that lets no script in but its own", async () => {
    const standin = await startStandin();
    const page = await newPage();
    const response = await page.goto(`${standin.url}/_standin`);
    const policy = response?.headers()["content-security-policy"] ?? "";
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy.split("; ")).toContain(part);
    }
    // Were there a hole for markup, what came through it would not run.
    await page.evaluate(`try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\\"document.title = 'taken'\\">");
    } catch {}`);
    await page.evaluate(`try {
      document.body.append(Object.assign(document.createElement("script"), { textContent: "document.title = 'taken'" }));
    } catch {}`);
    // A text as code; not with eval, which the debugger lets through for itself.
    await page.evaluate(`new Promise((done) => {
      try { setTimeout("document.title = 'taken'") } catch {}
      setTimeout(done, 20);
    })`);
    expect(await page.title()).toBe("Standin");
  });

  test("is shown in no frame of another site", async () => {
    const standin = await startStandin();
    const site = await startSite({
      "/": { type: "text/html", body: `<iframe src="${standin.url}/_standin"></iframe>` },
    });
    const page = await newPage();
    await page.goto(site.url);
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await page.frames()[1]?.getByText("Uploads").count()).toBe(0);
  });
});

describe("a page of another site", () => {
  test("cannot reset the mock with a fetch, a beacon or an XMLHttpRequest", async () => {
    const standin = await startStandin();
    const site = await startSite();
    await send(standin, "PUT", "/uploads/1001", { author: "Still here" });
    const page = await newPage();
    await page.goto(site.url);
    for (const script of [
      `fetch(target, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" })`,
      `fetch(target, { method: "POST", mode: "no-cors" })`,
      `Promise.resolve(navigator.sendBeacon(target, "{}"))`,
      `new Promise((done) => { const r = new XMLHttpRequest(); r.open("POST", target); r.onloadend = done; r.send("{}"); })`,
    ]) {
      await page.evaluate(
        `(() => { const target = "${standin.url}/_standin/reset"; return ${script}.catch?.(() => undefined); })()`,
      );
      // What it did is over when the mock has answered another of its requests.
      await page.evaluate(
        `fetch("${standin.url}/uploads/1001", { headers: { Authorization: "Bearer any" } }).then((r) => r.text())`,
      );
      expect([script, standin.state.get().uploads?.[0]?.author]).toEqual([script, "Still here"]);
    }
  });

  test("cannot reset the mock with a form", async () => {
    const standin = await startStandin();
    const form = `<form action="${standin.url}/_standin/reset" method="post"><button>Win a prize</button></form>`;
    const site = await startSite({ "/": { type: "text/html", body: form } });
    await send(standin, "PUT", "/uploads/1001", { author: "Still here" });
    const page = await newPage();
    await page.goto(site.url);
    await page.getByRole("button").click();
    await page.getByText("FOREIGN_REQUEST").waitFor();
    expect(standin.state.get().uploads?.[0]?.author).toBe("Still here");
  });

  test("cannot read the control interface", async () => {
    const standin = await startStandin();
    const site = await startSite();
    const page = await newPage();
    await page.goto(site.url);
    for (const path of ["/state", "/journal", "/overview", "/stream", "/health"]) {
      const read = page.evaluate(`fetch("${standin.url}/_standin${path}").then((r) => r.text())`);
      await expect(read).rejects.toThrow("Failed to fetch");
    }
  });
});
