import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { BindingError, parseBinding } from "../../src/kit/binding/binding.js";
import { bindingTemplate } from "../../src/kit/binding/binding-template.js";
import { toTarget } from "../../src/kit/binding/defaults.js";
import { named, show } from "../support/rows.js";

const refusal = (text: string): string => {
  try {
    parseBinding(text, "kit.yaml");
  } catch (error) {
    if (error instanceof BindingError) return error.message;
    throw error;
  }
  return "it was taken";
};

/** As a binding names one. */
const variable = (name: string) => `$${`{${name}}`}`;

const laughs = (word: string, depth: number) =>
  [
    "l0: &l0 lol",
    ...Array.from({ length: depth }, (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(9)}*l${at}]`),
  ]
    .join("\n")
    .concat(`\n${word}: *l${depth}\n`);

describe("a binding", () => {
  it.each([
    ["", "an empty file"],
    [bindingTemplate, "the template, as it is written"],
    [
      bindingTemplate.replace(/^# ?(?=[a-zA-Z]+:| {2})/gm, "").replace(/^ {2}# or, where.*$/gm, ""),
      "the template with everything in it",
    ],
    ['{"envelope": "json-api", "fixtures": {"upload_id": 1001}}', "JSON"],
  ])("is taken: %#", (text) => {
    expect(() => parseBinding(text, "kit.yaml")).not.toThrow();
  });

  const hostile: [string, string][] = [
    [laughs("headers", 9), "kit.yaml:1: Excessive alias count"],
    [`headers: ${"[".repeat(20_000)}`, "kit.yaml:1: "],
    [`headers: ${"[".repeat(2000)}${"]".repeat(2000)}`, "kit.yaml:1: "],
  ];
  const wrong = parse(readFileSync(new URL("wrong-bindings.yaml", import.meta.url), "utf8"));
  const refused = wrong.map(({ binding, reason }: { binding: string; reason: string }) => [binding, reason]);
  const rows = named<[string, string]>([...refused, ...hostile], ([text]) => show(text));
  it.each(rows)("is refused with its line, its pointer and the reason: %s", (_, [text, reason]) => {
    expect(refusal(text)).toContain(reason);
  });

  it("is refused for all that is wrong with it at once, in the order of the text", () => {
    const told = refusal("tokn: {}\nmatch: yes\njob:\n  end: 0\n").split("\n");
    expect(told.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "kit.yaml:1: /tokn",
      "kit.yaml:2: /match",
      "kit.yaml:4: /job/end",
    ]);
  });

  it("has variables of the environment wherever a text is, and keeps all but fixtures secret", () => {
    const text = `headers: { X-A: 'key ${variable("KEY")}' }
fixtures: { locale: '${variable("LOCALE")}' }
id: { in: query, name: id }
route: POST /rpc/${variable("SPACE")}
body: { auth: ['${variable("ACCOUNT")}'] }
token: { format: '${variable("CLIENT")} {token}' }
operations: { listUploads: 'GET /${variable("PAGE")}/uploads' }
`;
    const environment = { KEY: "k-1", LOCALE: "de", SPACE: "s-1", ACCOUNT: "a-1", CLIENT: "c-1", PAGE: "p-1" };
    expect(parseBinding(text, "kit.yaml", environment)).toMatchObject({
      headers: { "X-A": "key k-1" },
      fixtures: { locale: "de" },
      route: "POST /rpc/s-1",
      secrets: ["k-1", "s-1", "a-1", "c-1", "p-1"],
    });
  });

  it("goes after what the user says, and before the document", () => {
    const binding = parseBinding(
      "envelope: json-api\nfixtures: { upload_id: 7 }\noperations: { getUpload: null }\n",
      "kit.yaml",
    );
    const target = toTarget({ url: "http://127.0.0.1:1/", uploadId: "8" }, binding);
    expect(target).toMatchObject({ url: "http://127.0.0.1:1", envelope: "json-api", fixtures: { upload_id: "8" } });
    expect(target.operations.getUpload).toBeNull();
    expect(target.operations.updateUpload).toEqual({ method: "PUT", path: "/uploads/{upload_id}" });
    expect(target.job.id).toBe("/data/id");
  });

  it("has no operation that it leaves out, once it gives one a route: something else may be at the documented one", () => {
    const operationsOf = (text: string) =>
      toTarget({ url: "http://127.0.0.1:1" }, parseBinding(text, "kit.yaml")).operations;
    const bound = operationsOf(
      "operations: { updateUpload: 'PATCH /assets/{upload_id}', getUpload: { headers: { X-A: '1' } } }",
    );
    expect(Object.keys(bound).filter((id) => bound[id as keyof typeof bound])).toEqual(["updateUpload"]);
    const settings = operationsOf("operations: { updateUpload: { headers: { X-A: '1' } }, createUpload: null }");
    expect(Object.values(settings).filter((one) => one === null)).toHaveLength(1);
    const rpc = operationsOf(
      "route: POST /rpc/{operation}\nid: { in: body }\noperations: { updateUpload: POST /assets }",
    );
    expect(rpc.deleteUpload).toMatchObject({ method: "POST", path: "/rpc/deleteUpload" });
  });

  it("says the same thing twice by an alias is taken", () => {
    const { headers, fixtures } = parseBinding(
      "headers: { X-A: &a same, X-B: *a }\nfixtures: { locale: *a }\n",
      "kit.yaml",
    );
    expect({ headers, fixtures }).toEqual({ headers: { "X-A": "same", "X-B": "same" }, fixtures: { locale: "same" } });
  });
});
