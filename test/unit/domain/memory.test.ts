import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Account, compareEntities, memoryOf } from "../../../src/domain/memory.js";
import { Recent } from "../../../src/domain/recent.js";

describe("what a value takes", () => {
  it("is no less than its text, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(memoryOf(value)).toBeGreaterThanOrEqual(JSON.stringify(value)?.length / 2);
      }),
      { seed: 1 },
    );
  });

  it.each([
    ["small objects", Array.from({ length: 1000 }, () => ({})), 64_000],
    ["numbers", Array(1000).fill(0), 8000],
    ["characters of two bytes", `\u4e00${"x".repeat(999)}`, 2000],
  ])("counts %s by what they take, not by their text", (_, value, least) => {
    expect(memoryOf(value)).toBeGreaterThanOrEqual(least);
  });

  it("of a chain of versions comes to that of the last, and of what is taken away to nothing", () => {
    const version = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.array(fc.jsonValue()) });
    fc.assert(
      fc.property(fc.array(version, { minLength: 1 }), (versions) => {
        let sum = 0;
        let before: object | undefined;
        for (const after of [...versions, undefined]) {
          const { gained, lost } = compareEntities(after, before);
          sum += gained - lost;
          before = after;
          if (after) expect(sum).toBe(compareEntities(after, undefined).gained);
        }
        expect(sum).toBe(0);
      }),
      { seed: 1 },
    );
  });
});

describe("an account", () => {
  const logIn = (account: Account) => {
    const dropped: string[] = [];
    const log = new Recent<{ name: string }>(account, ({ name }) => dropped.push(name));
    return { log, dropped };
  };

  it("lets the oldest go that may, and refuses the rest with what is full and how to free it", () => {
    const whole = new Account(1600);
    const one = whole.open("one");
    const { log, dropped } = logIn(one);
    for (const name of ["a", "b", "c"]) log.add({ name }, 100);
    expect(dropped).toEqual(["a"]);
    one.charge("fault rules", 850);
    expect([dropped, one.used]).toEqual([["a", "b"], 950]);
    expect(() => one.charge("uploads", 200)).toThrow(
      /environment "one" uses 1000 B.*no room for more uploads. Most of it is fault rules.*DELETE \/_standin\/faults/,
    );
    expect(one.take("jobs", 200)).toBe(false);
    one.release("fault rules", 850);
    expect([one.used, whole.used, one.usage]).toEqual([0, 0, {}]);
  });

  it("makes room in the environment that has the most to lose, where all together are full", () => {
    const whole = new Account(1600);
    const [one, two] = [whole.open("one"), whole.open("two")];
    const [first, second] = [logIn(one), logIn(two)];
    first.log.add({ name: "a" }, 200);
    second.log.add({ name: "b" }, 100);
    one.charge("uploads", 700);
    two.charge("uploads", 700);
    expect([first.dropped, second.dropped, whole.used]).toEqual([["a"], [], 1500]);
    expect(() => two.charge("uploads", 250)).toThrow(/All environments together use .*DELETE \/uploads/);
    expect(second.dropped).toEqual(["b"]);
  });

  it("gives everything back when it is closed, and counts nothing that comes later", () => {
    const whole = new Account(1600);
    const one = whole.open("one");
    one.charge("uploads", 500);
    one.close();
    one.charge("uploads", 500);
    one.release("uploads", 200);
    expect([one.used, whole.used, whole.usage]).toEqual([0, 0, {}]);
  });
});
