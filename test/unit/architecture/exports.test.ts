import { expect, it } from "vitest";
import { type Source, sourcesIn } from "../../support/sources.js";

/** Published under `exports` in package.json, or run as a program. */
const isEntry = ({ path }: Source) =>
  /^src\/(?:(?:index|types)\.ts|(?:suite|client|browser)\/index\.ts|fixtures\/|site\/theme\/index\.ts)/.test(path);

const namesIn = (list: string) =>
  list
    .split(",")
    .map(
      (name) =>
        name
          .replace(/^\s*(?:type\s+)?/, "")
          .split(/\s+as\s+|:/)[0]
          ?.trim() ?? "",
    )
    .filter((name) => name !== "");

it("no function, class or constant is exported that nothing imports", () => {
  const sources = ["src", "contracts", "test", "bench", "soak"].flatMap(sourcesIn);
  const imported = new Set(
    sources.flatMap(({ code }) =>
      [
        ...code.matchAll(/\b(?:im|ex)port\s+(?:type\s+)?(?:\w+,\s*)?\{([^{}]*)\}\s*from\b/g),
        ...code.matchAll(/\{([^{}]*)\}\s*=\s*await import\(/g),
      ].flatMap(([, list = ""]) => namesIn(list)),
    ),
  );
  const whole = new Set(
    sources
      .flatMap(({ code, imports }) =>
        imports.filter(({ specifier }) => new RegExp(`\\* as \\w+ from "${specifier}"`).test(code)),
      )
      .map(({ path }) => path),
  );
  const dead = sources
    .filter((source) => !isEntry(source) && !whole.has(source.path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/^export\s+(?:async\s+)?(?:abstract\s+)?(?:const|function\*?|class)\s+(\w+)/gm)].flatMap(
        ([, name = ""]) => (imported.has(name) ? [] : [`${path}: ${name}`]),
      ),
    );
  expect(dead).toEqual([]);
});
