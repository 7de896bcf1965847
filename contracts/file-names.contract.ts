import { type Contract, isSuccess, type Kit, show, told } from "../src/kit/index.js";
import { askForPath, onePixel } from "./steps/files.js";
import { uploadOf } from "./steps/subject.js";

/** The name of a file in the request for an upload URL, and the properties that come from its bytes. */
export const fileNames: Contract = {
  id: "file-names",
  ids: ["Q-50"],
  title: "names of files become slugs, and pictures are recognized by their bytes",
  serialGroup: "versions",
  starts: "early",
  needs: ["own upload"],
  async run(kit) {
    if (!kit.api.has("createUploadRequest")) {
      kit.notVerified(this.ids, "the target returns no upload URLs for files");
      return;
    }
    await askForSlug(kit);
    await sendPicture(kit);
  },
};

async function askForSlug(kit: Kit): Promise<void> {
  const filename = `Standin Verify ${kit.unique()} Ä.TXT`;
  const { path, exchange } = (await askForPath(kit, filename)) ?? {};
  if (!exchange || !isSuccess(exchange.status))
    return kit.notVerified(["Q-50"], exchange ? told(exchange) : "", exchange);
  const isSlug = typeof path === "string" && /^[a-z0-9._-]+$/.test(path.split("/").at(-1) ?? "");
  kit.check(["Q-50"], isSlug, () => `a file ${show(filename)} gets the path ${show(path)}`, exchange);
}

/** A picture with the file name of a text, as a new version of an upload. */
async function sendPicture(kit: Kit): Promise<void> {
  const upload = await uploadOf(kit);
  const file = await kit.file("upload", `standin-verify-${kit.unique()}.txt`, onePixel(kit));
  if (!file.bytes || !upload.mayTouch("path")) {
    kit.notVerified(["Q-50"], "the kit cannot use its own file as a new version");
    return;
  }
  const outcome = await upload.send({ path: file.path });
  if (!outcome.accepted) return;
  const { mime_type: type } = await upload.read();
  const told = () => `a PNG named .txt has the media type ${show(type)}`;
  if (type !== undefined) kit.check(["Q-50"], type === "image/png", told, upload.lastRead);
}
