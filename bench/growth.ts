import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onCore } from "./server.js";
import { ratio, round, type Section, type Target } from "./table.js";

interface Row {
  count: number;
  bytes: number;
  update: number;
  rename: number;
  webhook: number;
  list: number;
}

/** What an operation costs at one upload and at a hundred thousand. */
export function growth(): { sections: Section[]; targets: Target[] } {
  const [program = "", ...parameters] = onCore(0, [
    process.execPath,
    "--expose-gc",
    fileURLToPath(new URL("growth-process.js", import.meta.url)),
  ]);
  const { rows, beside, release, journal } = JSON.parse(execFileSync(program, parameters, { encoding: "utf8" })) as {
    rows: Row[];
    beside: number;
    release: number;
    journal: number;
  };
  const first = rows[0] as Row;
  const middle = rows[1] as Row;
  const last = rows.at(-1) as Row;
  const time = (microseconds: number) => `${round(microseconds)} µs`;
  const bytes = last.bytes / 2;
  return {
    sections: [
      {
        title: "As the state grows",
        text: "Time of one request over a socket, its client in the same process, so that the client's own share is in it: what matters is that a column stays as it is. So many uploads, each with a file of its own, and as many webhooks. The list is the last page.",
        columns: ["uploads and webhooks", "update of an upload", "rename", "rename of a webhook", "page of 30"],
        rows: rows.map((row) => [
          round(row.count),
          time(row.update),
          time(row.rename),
          time(row.webhook),
          time(row.list),
        ]),
      },
      {
        title: "With much in flight",
        text: "10,000 jobs that wait, each of its own upload; and the journal after 100,000 requests, of which it keeps 10,000.",
        columns: ["what", "time"],
        rows: [
          ["an update beside 10,000 jobs", time(beside)],
          ["the end of 10,100 jobs, when the clock is advanced", `${round(release)} ms`],
          ["the newest 100 entries of the journal after 100,000 requests", time(journal)],
        ],
      },
    ],
    targets: [
      ...(["update", "rename", "list"] as const).map((what) => ({
        target: `${what === "list" ? "the last page of 30 of 100,000 uploads costs what it does of 1,000" : `${what} of an upload costs the same at 100,000 as at one`} (within 10 %)`,
        measured: ratio(last[what] / (what === "list" ? middle : first)[what]),
        met: last[what] / (what === "list" ? middle : first)[what] <= 1.1,
      })),
      {
        target: "at most 2 KB of memory an upload beyond its file",
        measured: `${round(bytes)} bytes (half of what an upload, its file's entry and a webhook take together)`,
        met: bytes <= 2048,
      },
    ],
  };
}
