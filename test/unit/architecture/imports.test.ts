import { describe, expect, it } from "vitest";
import { type Source, sourcesIn } from "../../support/sources.js";

/**
 * Which rooms of `src` a room may import, besides itself; the order is that of the floors. `type X` allows types alone. The
 * files that stand in `src` itself are the composition root.
 */
const arrows: Record<string, readonly string[]> = {
  base: [],
  runtime: ["base"],
  openapi: ["base"],
  wire: ["base", "openapi"],
  domain: ["base", "openapi"],
  seed: ["base", "openapi", "domain"],
  delivery: ["base", "openapi", "wire", "domain", "type runtime"],
  mock: ["base", "runtime", "openapi", "wire", "domain", "seed", "delivery"],
  api: ["base", "runtime", "openapi", "wire", "domain", "mock"],
  control: ["base", "openapi", "wire", "domain", "seed", "mock", "api"],
  http: ["base", "openapi", "wire", "domain", "mock", "api", "control"],
  root: ["base", "runtime", "openapi", "domain", "seed", "delivery", "mock", "http"],
  browser: ["base", "runtime", "seed", "delivery", "domain", "mock", "api", "control", "root"],
  // It runs in a browser: of what is below it knows types alone.
  client: ["base", "type openapi", "type mock"],
  fixtures: ["base", "client/index", "root"],
  kit: ["base", "openapi", "wire"],
  site: ["base", "openapi", "wire"],
  contracts: ["kit/index"],
  observe: ["base", "kit", "contracts"],
  suite: ["root", "base", "runtime", "seed", "kit", "contracts"],
  cli: ["root", "suite", "base", "runtime", "openapi", "seed", "kit", "site", "observe", "contracts", "type mock"],
  build: ["base", "cli", "site", "contracts"],
  // It previews payloads as the server renders them; of the server's own document it knows types alone.
  console: ["base", "domain", "type openapi"],
};

/** Packages that some rooms alone may know. */
const packages: Record<string, string | readonly string[]> = {
  express: "http",
  commander: "cli",
  "openapi-fetch": "client",
  pino: "cli",
  "pino-pretty": "cli",
  ajv: ["openapi", "kit"],
  "ajv-formats": "openapi",
  "image-size": "domain",
  // What a template means, and how an example of one is shown.
  mustache: ["domain", "site"],
  // What waits, in the order of its time or of its turn.
  tinyqueue: ["runtime", "kit"],
  // The documentation is built with them, and nothing that serves needs them.
  vitepress: ["site", "build"],
  vue: "site",
  shiki: "site",
  preact: "console",
  "preact/hooks": "console",
  "@preact/signals": "console",
  minisearch: "site",
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
    .filter((one): one is typeof one & { path: string } => /\.tsx?$/.test(one.path ?? ""))
    .filter((one) => {
      const to = partOf(one.path);
      const isDoor = one.path === `src/${to}/index.ts` && allowed.includes(`${to}/index`);
      return to !== from && !allowed.includes(to) && !isDoor && !(one.typeOnly && allowed.includes(`type ${to}`));
    })
    .map((one) => `${path} imports ${one.typeOnly ? "types of " : ""}${one.path}`);
}

const sources = [...sourcesIn("src"), ...sourcesIn("contracts")];

describe("imports", () => {
  it("run along the arrows", () => {
    expect(sources.flatMap(breaches)).toEqual([]);
    // So many are seen.
    expect(sources.flatMap(({ imports }) => imports).filter(({ path }) => path).length).toBeGreaterThan(1500);
  });

  it("of a package stay in the part that knows it", () => {
    const strays = sources.flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ specifier, typeOnly }) =>
            !typeOnly && specifier in packages && ![packages[specifier]].flat().includes(partOf(path)),
        )
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );
    expect(strays).toEqual([]);
  });

  it("never make a circle, of types neither", () => {
    const targets = new Map(sources.map(({ path, imports }) => [path, imports.map((one) => one.path ?? "")]));
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
