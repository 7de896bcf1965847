import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { documents, type EnvelopeName } from "../../../src/openapi/documents.js";
import { newFolder } from "../../support/folder.js";
import { freePort } from "../../support/free-port.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Starts Prism for a document, in front of a target or as a mock; resolves with its URL once it listens. Ended with the test. */
export async function startPrism(envelope: EnvelopeName, upstream?: string): Promise<string> {
  const folder = await newFolder({ "openapi.json": JSON.stringify(documents[envelope]) });
  const port = await freePort();
  const document = join(folder, "openapi.json");
  const how = [
    ...(upstream === undefined ? ["mock", document] : ["proxy", document, upstream]),
    "--port",
    String(port),
  ];
  const args = ["node_modules/@stoplight/prism-cli/dist/index.js", ...how];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => end(child));
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const ended = once(child, "close").then(() => Promise.reject(new Error(`Prism ended: ${said}`)));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", () => said.includes("Prism is listening") && resolve());
  });
  ended.catch(() => undefined);
  await Promise.race([ready, ended]);
  child.stdout.removeAllListeners("data").resume();
  return `http://127.0.0.1:${port}`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "close");
}
