import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PathTree } from "../../../src/api/path-tree.js";

const templates = ["/uploads", "/uploads/{upload_id}", "/webhook_calls/{call_id}/resend", "/webhook_calls/newest"];

function treeOf(paths: readonly string[]): PathTree<string> {
  const tree = new PathTree<string>();
  for (const path of paths) tree.add(path, path);
  return tree;
}

describe("a tree of paths", () => {
  const tree = treeOf(templates);

  it.each([
    ["/uploads", { value: "/uploads", parameters: {} }],
    ["/uploads/1001", { value: "/uploads/{upload_id}", parameters: { upload_id: "1001" } }],
    ["/uploads/a%2Fb%20c", { value: "/uploads/{upload_id}", parameters: { upload_id: "a/b c" } }],
    ["/uploads/{upload_id}", { value: "/uploads/{upload_id}", parameters: { upload_id: "{upload_id}" } }],
    ["/webhook_calls/7/resend", { value: "/webhook_calls/{call_id}/resend", parameters: { call_id: "7" } }],
    ["/webhook_calls/newest", { value: "/webhook_calls/newest", parameters: {} }],
  ])("finds what stands at %s", (path, found) => {
    expect(tree.find(path)).toEqual(found);
  });

  it.each([
    ...["/", "", "/uploads/", "/uploads//", "//uploads", "/Uploads", "/uploads/1/2", "/webhook_calls"],
    ...["/webhook_calls/7"],
    ...["/webhook_calls//resend", "/webhook_calls/7/resend/", "/%75ploads", "/__proto__", "/constructor/1"],
  ])("finds nothing at %j", (path) => {
    expect(tree.find(path)).toBeUndefined();
  });

  it("refuses a parameter that is no encoding of UTF-8", () => {
    expect(() => tree.find("/uploads/%E0%A4%A")).toThrow("Invalid percent-encoding in the path");
  });

  it("gives a parameter back, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (id) => {
        expect(tree.find(`/uploads/${encodeURIComponent(id)}`)?.parameters).toEqual({ upload_id: id });
      }),
      { seed: 1 },
    );
  });
});
