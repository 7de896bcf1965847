import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/base/redactor.js";
import { cut, cutLater } from "../../../src/base/text.js";
import { contexts, forms, secrets } from "../../support/secret-forms.js";

/** `npm run nightly` tries all; `npm test` a few of each secret and of each form. */
const isWhole = process.env.SECRETS === "all";
const step = isWhole ? 1 : 97;
const names = Object.keys(forms);

/** How many characters of the form a text still shows that was hidden and cut. */
function shownOf(whole: string, form: string, [from, to]: readonly [number, number], hide: (text: string) => string) {
  const shown = hide(cutLater(whole, to, from))
    .replaceAll("[redacted]", "")
    .replaceAll("…", "").length;
  let around = to - from;
  for (let at = whole.indexOf(form); at >= 0; at = whole.indexOf(form, at + form.length))
    around -= Math.max(0, Math.min(at + form.length, to) - Math.max(at, from));
  return shown - around;
}

describe("no eight characters of a secret are shown", () => {
  it.each(secrets.map((secret, index) => [secret, index] as const))(
    "%j, in any form, wherever it is cut",
    (secret, index) => {
      const { hide } = createRedactor([secret]);
      const leaks: string[] = [];
      for (const [at, name] of names.entries()) {
        if ((at + 5 * index) % step !== 0) continue;
        const encode = forms[name] ?? String;
        const form = encode(secret);
        // At either end of each, in this form.
        const most = encode("").length + (15 * form.length) / secret.length;
        for (const context of contexts) {
          const whole = context(form);
          const times = whole.split(form).length - 1;
          // Not one expectation for each: millions of them take longer than what they check.
          const check = (from: number, to: number) => {
            if (shownOf(whole, form, [from, to], hide) >= times * most)
              leaks.push(`${name}, from ${from} to ${to}: ${hide(whole)}`);
          };
          check(0, whole.length);
          const start = whole.indexOf(form);
          for (let end = start + 1; end < whole.length; end += isWhole ? 1 : 1 + Math.floor(form.length / 3)) {
            check(0, end);
            check(end, whole.length);
          }
        }
      }
      expect(leaks).toEqual([]);
    },
  );

  it("of one that another program has cut", () => {
    const { hide } = createRedactor(["s3cr3t-t0ken-9f86d081-and-more"]);
    expect(hide('Unexpected token s, "s3cr3t-t0k"... is not JSON')).toBe(
      'Unexpected token s, "[redacted]"... is not JSON',
    );
    expect(hide("ends with …086d081-and-more, and so on")).toBe("ends with …0[redacted], and so on");
  });
});

describe("what is no secret stays", () => {
  /** Guides, documents, sources and reports: texts as a target, a binding or the kit writes them. */
  const texts = [
    "README.md",
    "openapi.yaml",
    "control.openapi.yaml",
    "CHANGELOG.md",
    "src/kit/report/report.schema.json",
  ]
    .concat(["bindings/strapi.yaml", "docs/decisions/0027-threat-model.md", "package-lock.json", "CONTRIBUTING.md"])
    .flatMap((file) => {
      try {
        return (
          readFileSync(file, "utf8")
            .slice(0, 120_000)
            .match(/.{1,1500}/gs) ?? []
        );
      } catch {
        return [];
      }
    });

  it("in two hundred texts of every kind, whatever the secrets are", () => {
    const usual = [
      "strapi",
      "admin",
      "12345678",
      "a-token-of-a-project",
      "test-token-1",
      "correct horse battery staple",
    ];
    const { hide } = createRedactor([...usual, ...secrets]);
    const own = new Set(secrets);
    expect(texts.length).toBeGreaterThan(200);
    const wrong = texts.filter((text) => hide(text) !== text && ![...own].some((secret) => text.includes(secret)));
    expect(
      wrong.map((text) =>
        hide(text)
          .split("[redacted]")
          .map((one) => one.slice(-30)),
      ),
    ).toEqual([]);
  });

  it("and neither do the marks of a cut", () => {
    expect(cut(cutLater("0123456789", 6, 2))).toBe("…2345…");
    expect(cut(cutLater("0123\ufdd0\ufdd156789", 20))).not.toContain("\ufdd1");
    expect(createRedactor(["a-secret-of-somebody"]).hide(cutLater("0123456789", 6, 2))).toBe("…2345…");
  });
});
