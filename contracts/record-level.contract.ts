import type { Contract } from "../src/kit/index.js";

/** What a record does with the metadata of an upload is stated, and nothing around the two operations shows it. */
export const recordLevel: Contract = {
  id: "upload-record-level",
  ids: ["U-19"],
  title: "default_field_metadata applies where nothing is specified at record level",
  serialGroup: "attributes",
  needs: [],
  sends: "nothing",
  run: async (kit) =>
    kit.notVerified(["U-19"], "no operation shows records, so the kit cannot see the metadata that they use"),
};

/** Bulk operations would touch what nobody handed the kit, if a target took an identifier for another. */
export const bulkAndRecords: Contract = {
  id: "bulk-and-records",
  ids: ["Q-52", "Q-53"],
  title: "bulk operations have a limit, and uploads that records use are not deleted",
  serialGroup: "attributes",
  needs: [],
  sends: "nothing",
  run: async (kit) => {
    kit.notVerified(["Q-52"], "the kit sends no bulk operations, because it changes only its own uploads");
    kit.notVerified(["Q-53"], "the kit cannot create records that use an upload");
  },
};
