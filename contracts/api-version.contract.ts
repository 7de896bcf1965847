import { type Contract, documentOf, told } from "../src/kit/index.js";

/** The JSON:API envelope requires this header. The flat envelope has none. */
export const apiVersion: Contract = {
  id: "api-version",
  ids: ["Q-49"],
  title: "JSON:API refuses every version except 3, and the flat envelope has no version",
  serialGroup: "names",
  needs: ["upload"],
  sends: "reads",
  async run(kit) {
    if (!kit.api.has("getUpload")) {
      kit.notVerified(this.ids, "the target does not support reading uploads");
      return;
    }
    const { id } = kit.borrowed("upload") ?? (await kit.fixture("upload"));
    const headers = { "X-Api-Version": "2" };
    const exchange = await kit.api.call("getUpload", { path: { upload_id: id }, headers });
    const wanted = documentOf(kit.api.target.envelope) === "json-api" ? 422 : 200;
    kit.check(
      ["Q-49"],
      exchange.status === wanted,
      () => `${told(exchange)} with X-Api-Version: 2; Standin returns ${wanted}`,
      {
        exchange,
      },
    );
  },
};
