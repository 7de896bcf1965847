/*
 * `npm run bench`: what Standin costs against what one would take instead, in one run. Writes `bench/RESULTS.md`; with
 * `--quick` a shorter run on stdout alone. It wants a machine with two cores that does nothing else.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { growth } from "./growth.js";
import { jobs } from "./jobs.js";
import { leaveFirstCore } from "./server.js";
import { size } from "./size.js";
import { start } from "./start.js";
import { toMarkdown } from "./table.js";
import { readResource, throughput } from "./throughput.js";
import { verify } from "./verify.js";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
const { rounds, seconds, starts } = values.quick
  ? { rounds: 1, seconds: 1, starts: 3 }
  : { rounds: 5, seconds: 3, starts: 15 };

leaveFirstCore();
const folder = await mkdtemp(join(tmpdir(), "standin-bench-"));
const say = (text: string) => process.stderr.write(`${text}\n`);
try {
  const resource = join(folder, "upload.json");
  await writeFile(resource, await readResource());
  say("Start …");
  const started = await start(resource, starts);
  say("Throughput …");
  const loaded = await throughput(resource, rounds, seconds);
  say("Jobs …");
  const polled = await jobs(seconds);
  say("Growth …");
  const grown = growth();
  say("verify …");
  const verified = await verify();
  say("Size …");
  const packed = await size(folder);

  const [cpu] = cpus();
  const head = [
    "# What it costs",
    "",
    `Measured by \`npm run bench\` on ${cpu?.model.trim()}, ${cpus().length} cores, ${process.platform}, Node ${process.versions.node}, with the packages of package-lock.json. Ratios hold from machine to machine, times do not. To repeat it: \`npm ci && npm run bench\`, on a machine that does nothing else; it takes five to ten minutes.`,
  ].join("\n");
  const targets = [...loaded.targets, started.target, ...grown.targets, ...verified.targets];
  const report = toMarkdown(head, targets, [
    loaded.section,
    started.section,
    polled,
    ...grown.sections,
    verified.section,
    packed,
  ]);
  if (values.quick) process.stdout.write(report);
  else await writeFile(fileURLToPath(new URL("RESULTS.md", import.meta.url)), report);
} finally {
  await rm(folder, { recursive: true, force: true });
}
