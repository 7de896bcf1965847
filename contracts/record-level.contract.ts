import type { Contract } from "../src/kit/index.js";

/** What a record does with the metadata of an upload is stated, and nothing around the two operations shows it. */
export const recordLevel: Contract = {
  id: "upload-record-level",
  ids: ["U-19"],
  title: "default_field_metadata applies where nothing is specified at record level",
  serialGroup: "attributes",
  needs: [],
  reads: true,
  unseen: true,
  run: async (kit) =>
    kit.notVerified(
      ["U-19"],
      "nothing around the two operations shows records, so that what applies to them cannot be seen",
    ),
};
