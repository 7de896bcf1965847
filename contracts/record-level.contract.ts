import type { Contract } from "../src/kit/index.js";

/** The spec states how records use the metadata of an upload, but no operation shows it. */
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

/** If a target confused IDs, bulk operations would change resources that nobody handed to the kit. */
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
