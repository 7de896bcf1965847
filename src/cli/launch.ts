import { readFileSync } from "node:fs";
import { bundlePath, readCache, runBundle, toScript } from "./bundle.js";

/*
 * What `standin` is in the package: it runs the bundle with the code that V8 compiled of it when the package was built. To
 * compile it anew takes a third of the time from start to first response (bench/RESULTS.md); Node has an option for that from
 * 22 on.
 */
const source = readFileSync(bundlePath(__dirname));
runBundle(toScript(source, readCache(__dirname, source)), __dirname);
