import { readFileSync, writeFileSync } from "node:fs";
import { bundlePath, cachePath, runBundle, sealCache, toScript } from "../cli/bundle.js";

/*
 * Writes down what V8 compiles of the bundle while it serves its first responses: the next start takes it from there. In a
 * process of its own, which serves as `standin serve` does.
 */
const [, , folder = ""] = process.argv;
process.argv = [process.execPath, "standin", "serve", "--port", "0", "--json"];
const source = readFileSync(bundlePath(folder));
const script = toScript(source);

const said = process.stdout.write;
process.stdout.write = ((line: string) => {
  process.stdout.write = said;
  void answerAndKeep(JSON.parse(line).url);
  return true;
}) as typeof said;
runBundle(script, folder);

async function answerAndKeep(url: string): Promise<void> {
  const headers = { authorization: "Bearer build", "content-type": "application/json" };
  await fetch(`${url}/uploads/1001`, { headers });
  await fetch(`${url}/uploads/1001`, { method: "PUT", headers, body: '{"author":"Grace Hopper"}' });
  writeFileSync(cachePath(folder), sealCache(source, script.createCachedData()));
  process.exit(0);
}
