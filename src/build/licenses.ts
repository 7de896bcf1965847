import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";

/** The licences of all packages of which there is code in a bundle, as they want it, with their names and versions. */
export async function licensesOf(root: string, metafiles: readonly Metafile[]): Promise<string> {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const folders = new Set(inputs.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]));
  const texts = await Promise.all(
    [...folders]
      .filter((folder) => folder !== undefined)
      .sort()
      .map((folder) => licenseOf(join(root, folder))),
  );
  return `The bundles of Standin hold code of these packages.\n\n${texts.join("\n\n")}\n`;
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? `Licence: ${license}` : (await readFile(join(folder, file), "utf8")).trim();
  return `${name} ${version}\n${"-".repeat(`${name} ${version}`.length)}\n${text}`;
}
