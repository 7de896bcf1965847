import { describe, expect, it } from "vitest";
import { type Source, sourcesIn } from "../../support/sources.js";

/**
 * Which parts of `src` a part may import, besides itself. `type X` allows types alone. Any part may import
 * `base`, which knows nothing of the rest. The files that stand in `src` itself are the composition root.
 */
const arrows: Record<string, readonly string[]> = {
  base: [],
  openapi: [],
  runtime: [],
  domain: ["type openapi"],
  wire: ["openapi", "domain"],
  delivery: ["base", "domain", "wire", "openapi", "type runtime"],
  seed: ["domain", "openapi"],
  http: ["base", "domain", "wire", "openapi", "runtime"],
  verify: ["base", "openapi", "wire"],
  docs: ["openapi", "wire"],
  contracts: ["verify", "openapi", "base"],
  root: ["base", "http", "domain", "delivery", "wire", "openapi", "runtime", "seed"],
  build: ["cli"],
  cli: ["base", "root", "verify", "docs", "contracts", "openapi", "seed", "runtime", "type http"],
};

/** Packages that one part alone may know. */
const packages: Record<string, string> = {
  express: "http",
  cors: "http",
  commander: "cli",
  pino: "cli",
  "pino-pretty": "cli",
  ajv: "openapi",
  "ajv-formats": "openapi",
  "image-size": "domain",
  tinyqueue: "runtime",
};

const partOf = (path: string): string => {
  const [top = "", next = ""] = path.split("/");
  if (top === "contracts") return "contracts";
  return next.endsWith(".ts") ? "root" : next;
};

function breaches({ path, imports }: Source): string[] {
  const from = partOf(path);
  const allowed = arrows[from];
  if (!allowed) return [`${path} is of no known part`];
  return imports
    .filter((one): one is typeof one & { path: string } => one.path?.endsWith(".ts") === true)
    .filter((one) => {
      const to = partOf(one.path);
      return to !== from && to !== "base" && !allowed.includes(to) && !(one.typeOnly && allowed.includes(`type ${to}`));
    })
    .map((one) => `${path} imports ${one.typeOnly ? "types of " : ""}${one.path}`);
}

const sources = [...sourcesIn("src"), ...sourcesIn("contracts")];

describe("imports", () => {
  it("run along the arrows", () => {
    expect(sources.flatMap(breaches)).toEqual([]);
  });

  it("are seen by this test, in every form", () => {
    const found = (path: string) => sources.find((source) => source.path === path)?.imports ?? [];
    expect(found("src/standin.ts")).toContainEqual({
      ...{ specifier: "./http/app.js", path: "src/http/app.ts", typeOnly: false },
    });
    expect(found("src/domain/entities.ts")).toEqual([
      { specifier: "../openapi/generated/types.js", path: "src/openapi/generated/types.ts", typeOnly: true },
    ]);
    expect(found("src/cli/logger.ts").map(({ specifier }) => specifier)).toContain("pino-pretty");
    expect(
      breaches({
        path: "src/domain/a.ts",
        text: "",
        code: "",
        imports: [{ specifier: "../http/app.js", path: "src/http/app.ts", typeOnly: true }],
      }),
    ).toEqual(["src/domain/a.ts imports types of src/http/app.ts"]);
  });

  it("of a package stay in the part that knows it", () => {
    const strays = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, typeOnly }) => !typeOnly && specifier in packages && packages[specifier] !== partOf(path))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );
    expect(strays).toEqual([]);
  });

  it("never make a circle", () => {
    const targets = new Map(
      sources.map(({ path, imports }) => [
        path,
        imports.filter(({ typeOnly }) => !typeOnly).map((one) => one.path ?? ""),
      ]),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const walk = (path: string, trail: string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
      else if (!done.has(path)) {
        for (const target of targets.get(path) ?? []) walk(target, [...trail, path]);
        done.add(path);
      }
    };
    for (const path of targets.keys()) walk(path, []);
    expect(circles).toEqual([]);
  });
});
