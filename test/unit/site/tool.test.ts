import { describe, expect, it } from "vitest";
import { controlRoutes } from "../../../src/openapi/generated/control-routes.js";
import { libraryMembers } from "../../../src/openapi/generated/library-members.js";
import { optionList } from "../../../src/options.js";
import { anchorsOf, pageText, site } from "../../support/site.js";
import { startStandin } from "../../support/standin.js";

type Entry = [kind: string, name: string, address: string, words: string];

/** What the search of the site has. */
const index: Entry[] = JSON.parse((site.get("assets/search-index.js") ?? "").replace(/^.*? = |;\s*$/g, ""));

describe("the reference of the tool", () => {
  it("has every operation of the control interface, with a request", () => {
    const anchors = anchorsOf(pageText("control.html"));
    expect(controlRoutes.map(({ operationId }) => operationId).filter((id) => !anchors.has(id))).toEqual([]);
    expect(pageText("control.html").match(/curl /g)?.length).toBeGreaterThanOrEqual(controlRoutes.length);
  });

  it("has every option, and the flag that sets it", () => {
    for (const { name, flag } of optionList) {
      expect(anchorsOf(pageText("library.html"))).toContain(`option-${name}`);
      const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (flag) expect(anchorsOf(pageText("command-line.html"))).toContain(`serve--${written}`);
    }
  });

  it("has every member of what createStandin gives", async () => {
    const standin = await startStandin();
    const names = new Set(libraryMembers.map(({ name }) => name.split(".")[0]));
    expect(Object.keys(standin).filter((name) => !names.has(name))).toEqual([]);
    for (const { name, text } of libraryMembers) if (name.endsWith("add")) expect(text).not.toBe("");
  });

  it.each([
    ["--port", "command-line.html#serve--port"],
    ["faults", "guide-faults.html"],
    ["cors", "guide-recipe-vite.html"],
    ["proxy", "command-line.html#serve--trust-proxy"],
    ["playwright", "guide-recipe-playwright.html"],
    ["bandwidth", "control.html#addFault"],
    ["release", "control.html#scriptJob"],
    ["seed pull", "guide-seeds.html"],
  ])("is found by %s, at %s", (query, address) => {
    const found = index.filter(([, name, , words]) => `${name} ${words}`.toLowerCase().includes(query));
    expect(found.map(([, , where]) => where)).toContain(address);
  });
});
