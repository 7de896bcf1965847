import { type Contract, type Exchange, isSuccess, type Kit, show, told } from "../src/kit/index.js";

/** Order, search and filters of the list of uploads, as published. */
export const uploadLists: Contract = {
  id: "upload-lists",
  ids: ["Q-48"],
  title:
    "the list of uploads has the newest first, can be ordered and searched, and treats unknown parameters as its envelope does",
  serialGroup: "names",
  needs: ["own upload"],
  // It creates and deletes uploads.
  starts: "after calls",
  async run(kit) {
    if (!kit.api.has("listUploads")) {
      kit.notVerified(this.ids, "the target does not support listing uploads");
      return;
    }
    // The group's own upload is older.
    const [older, newer] = [await kit.fixture("upload"), await kit.another("upload")];
    const own = { "filter[ids]": `${older.id},${newer.id}` };
    await expectIds(kit, own, [newer.id, older.id], "the newest uploads come first without an order");
    await expectIds(
      kit,
      { ...own, order_by: "_created_at_ASC" },
      [older.id, newer.id],
      "the oldest uploads were requested first",
    );
    const { path, basename } = newer.copy;
    if (typeof path === "string" && typeof basename === "string") {
      await expectIds(kit, { "filter[fields][path][eq]": path }, [newer.id], `the upload at ${path} was requested`);
      await expectIds(kit, { "filter[query]": basename }, [newer.id], `uploads with ${basename} were searched for`);
    }
    const unknown = await kit.api.call("listUploads", { query: { "standin[unknown]": "1" } });
    const isIgnored = kit.api.target.envelope === "json-api";
    const wanted = () =>
      `${told(unknown)} with an unknown parameter, which ${isIgnored ? "is ignored" : "is refused with 422"}`;
    kit.check(["Q-48"], isIgnored ? isSuccess(unknown.status) : unknown.status === 422, wanted, unknown);
  },
};

async function expectIds(
  kit: Kit,
  query: Record<string, string>,
  wanted: readonly string[],
  what: string,
): Promise<void> {
  const exchange = await kit.api.call("listUploads", { query });
  const ids = idsIn(kit, exchange);
  const isWanted = ids?.join() === wanted.join();
  kit.check(["Q-48"], isWanted, () => `${what}, but the list has ${show(ids ?? null)}, not ${show([...wanted])}`, {
    exchange,
  });
}

function idsIn({ api }: Kit, { status, json }: Exchange): string[] | undefined {
  return isSuccess(status) ? api.codec.decodeList(json)?.map(({ id }) => String(id)) : undefined;
}
