import { readFileSync } from "node:fs";
import { cachePath, readBundle, runBundle } from "./bundle.js";

/*
 * What `standin` is in the package: it runs the bundle with the code that V8 compiled of it when the package was built. To
 * compile it anew takes a third of the time from start to first answer (bench/RESULTS.md); Node has an option for that from
 * 22 on.
 */
runBundle(readBundle(__dirname, readCache()), __dirname);

/** Another version of Node has none, and compiles. */
function readCache(): Buffer | undefined {
  try {
    return readFileSync(cachePath(__dirname));
  } catch {
    return undefined;
  }
}
